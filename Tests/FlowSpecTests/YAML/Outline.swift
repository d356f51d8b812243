import FlowSpec
import TestSupport

/// The nodes and findings of a text.
struct Reading {
    var node: Node?
    var findings: [Diagnostic]
    var text: MarkedText

    init(_ text: String) {
        self.init(MarkedText(text))
    }

    init(bytes: [UInt8]) {
        self.init(MarkedText(bytes: bytes))
    }

    private init(_ text: MarkedText) {
        var diagnostics = Diagnostics()
        node = parseYAML(Source(path: "test.flow.yaml", bytes: text.bytes), id: sampleID, into: &diagnostics)
        findings = diagnostics.sorted
        self.text = text
    }

    /// The findings, as ``MarkedText`` shows them.
    var lines: [String] { text.lines(for: findings) }

    /// One line for each node, with its range and the characters in it.
    var outline: String {
        guard let node else { return "none" }
        var lines: [String] = []
        list(node, label: "", indent: "", into: &lines)
        return lines.joined(separator: "\n")
    }

    private func list(_ node: Node, label: String, indent: String, into lines: inout [String]) {
        let place = describe(node.range) + (node.anchor.map { " from " + describe($0) } ?? "")
        switch node.content {
        case .scalar(let scalar):
            lines.append(
                "\(indent)\(label)\(scalar.isPlain ? "plain" : "quoted") '\(escaped(scalar.text))' \(place) \(escaped(slice(node.range)))")
        case .sequence(let items):
            lines.append("\(indent)\(label)list \(place) \(escaped(slice(node.range)))")
            for item in items {
                list(item, label: "- ", indent: indent + "  ", into: &lines)
            }
        case .mapping(let pairs):
            lines.append("\(indent)\(label)mapping \(place) \(escaped(slice(node.range)))")
            for pair in pairs {
                let key = "\(escaped(pair.key.value)) \(describe(pair.key.range)): "
                list(pair.value, label: key, indent: indent + "  ", into: &lines)
            }
        }
    }

    private func slice(_ range: SourceRange) -> String {
        String(decoding: text.bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    }
}
