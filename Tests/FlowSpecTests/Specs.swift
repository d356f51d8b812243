import FlowSpec
import TestSupport

/// Reads a spec text. Keycap digits mark locations; each finding is one line.
func read(_ text: String) -> (file: SpecFile?, findings: [String]) {
    let marked = MarkedText(text)
    var diagnostics = Diagnostics()
    let source = SourceID(index: 0)
    let node = parseYAML(Source(path: "test.flow.yaml", bytes: marked.bytes), id: source, into: &diagnostics)
    let file = node.flatMap { readSpec($0, source: source, into: &diagnostics) }
    return (file, marked.lines(for: diagnostics.sorted))
}
