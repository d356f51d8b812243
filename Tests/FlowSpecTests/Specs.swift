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

/// Reads a spec with one value, at a path of keys such as `flows.home.screens`. Locations without
/// markers count a line for the version and one for each key, and the indentation.
func read(_ text: String, at path: String) -> (file: SpecFile?, findings: [String]) {
    let keys = path.split(separator: ".")
    let heads = keys.indices.map { String(repeating: "  ", count: $0) + "\(keys[$0]):" }
    let indent = String(repeating: "  ", count: keys.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
    return read((["flowspec: 1"] + heads + lines).joined(separator: "\n"))
}
