import FlowDiagnostics
import FlowRules
import URLPatterns

extension Linker {
    /// Reports URLs that more than one pattern matches where neither is more specific, and patterns
    /// that match nothing which others don't match before them.
    mutating func checkLinkPatterns() {
    }
}
