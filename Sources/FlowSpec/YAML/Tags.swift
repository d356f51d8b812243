private let corePrefix = "tag:yaml.org,2002:"

extension TreeBuilder {
    /// Interprets a scalar according to its tag, or reports the tag.
    mutating func applyTag(_ tag: String, to scalar: inout Node.Scalar, written: Range<Int>?, from start: SourcePosition) {
        let plain = Node.Scalar(text: scalar.text, isPlain: true)
        let agrees: Bool
        switch tag.hasPrefix(corePrefix) ? String(tag.dropFirst(corePrefix.count)) : "" {
        case "str":
            scalar.isPlain = false
            return
        case "int": agrees = plain.integer != nil
        case "float": agrees = plain.number != nil
        case "bool": agrees = plain.boolean != nil
        case "null": agrees = plain.isNull
        case "map", "seq": agrees = false
        default:
            reportUnknownTag(tag, written: written, from: start)
            return
        }
        if agrees {
            scalar = plain
        } else {
            reportDisagreement(tag, with: quoted(scalar.text), written: written, from: start)
        }
    }

    /// Reports the tag of a list or mapping unless it is `allowed`.
    mutating func checkTag(_ tag: String, allowed: String, written: Range<Int>?, from start: SourcePosition) {
        if tag == corePrefix + allowed { return }
        if ["str", "int", "float", "bool", "null", "map", "seq"].contains(where: { tag == corePrefix + $0 }) {
            reportDisagreement(tag, with: allowed == "map" ? "a mapping" : "a list", written: written, from: start)
        } else {
            reportUnknownTag(tag, written: written, from: start)
        }
    }

    private mutating func reportUnknownTag(_ tag: String, written: Range<Int>?, from start: SourcePosition) {
        let name = tag.count > 1 ? String(tag.dropFirst()) : "…"
        let text = "write \(quoted("{ not: \(name) }")) to negate a guard, or put the string in quotes"
        let remedy = tag.hasPrefix("!") && !tag.hasPrefix("!!") ? text : "remove it"
        let message = "FlowSpec doesn't support the tag \(shown(tag)); \(remedy)"
        diagnostics.report(.yamlUnsupported, message, at: range(of: written, from: start))
    }

    private mutating func reportDisagreement(_ tag: String, with value: String, written: Range<Int>?, from start: SourcePosition) {
        let message = "the tag \(shown(tag)) doesn't fit \(value); remove it or change the value"
        diagnostics.report(.yamlUnsupported, message, at: range(of: written, from: start))
    }

    private func shown(_ tag: String) -> String {
        quoted(tag.hasPrefix(corePrefix) ? "!!" + tag.dropFirst(corePrefix.count) : tag)
    }

    private func range(of written: Range<Int>?, from start: SourcePosition) -> SourceRange {
        guard let written else {
            return SourceRange(source: source, start: start, end: start)
        }
        let first = cursor.probe(offset: written.lowerBound)
        return SourceRange(source: source, start: first, end: cursor.probe(offset: written.upperBound))
    }
}
