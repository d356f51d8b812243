import FlowAnalysis
import FlowSpec

extension Analysis {
    /// The analysis's findings in source order.
    var reportedFindings: [Diagnostic] {
        var diagnostics = Diagnostics()
        report(into: &diagnostics)
        return diagnostics.sorted
    }
}

/// A spec of the app 'Shop' with these flows, which start in the first column. Locations without
/// markers count the four lines before them, and the indentation.
func specText(root: String = "home", flows: String) -> String {
    let lines = flows.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return specText(root: root, "flows:\n" + lines.joined(separator: "\n"))
}

/// A spec of the app 'Shop', after the lines that every spec of an app starts with. Locations
/// without markers count these three lines.
func specText(root: String = "home", _ text: String) -> String {
    "flowspec: 1\napp: Shop\nroot: \(root)\n\(text)"
}
