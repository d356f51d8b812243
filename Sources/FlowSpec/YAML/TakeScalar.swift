extension TreeBuilder {
    /// Adds a scalar as a key or value.
    mutating func takeScalar(_ scalar: Event.Scalar, _ properties: Event.Properties, _ event: Event) throws {
        let first = cursor.move(toCharacter: event.start)
        let last = cursor.move(toCharacter: event.end)
        var range = SourceRange(source: source, start: first, end: last)
        var written: Range<Int>?
        if !properties.isEmpty {
            let scan = PropertyScan(cursor.bytes, from: first.offset, limit: last.offset)
            written = scan.tag
            range.start = cursor.probe(offset: scan.content)
        }
        if scalar.style == .block {
            range.end = cursor.probe(offset: endOfBlock(range.start.offset..<last.offset, isEmpty: scalar.text.isEmpty))
        }
        try count(1, levels: 0, at: range)
        var value = Node.Scalar(text: scalar.text, isPlain: scalar.style == .plain)
        if let tag = properties.tag {
            applyTag(tag, to: &value, written: written, from: first)
        }
        if value.isPlain, let message = foreignBeginning(of: value.text) {
            diagnostics.report(.yamlSyntax, message, at: range)
            hasForeignCharacters = true
        }
        let node = Node(.scalar(value), range: range)
        if let anchor = properties.anchor {
            anchors[anchor] = .value(Anchor.Value(node: node, nodes: 1, height: 0))
        }
        add(node, range: range)
    }

    /// Returns the message for a text that begins with a typographic quote or space; `nil` for
    /// other texts. Guillemets are ordinary characters.
    private func foreignBeginning(of text: String) -> String? {
        // Nearly all texts begin with an ASCII letter.
        guard let byte = text.utf8.first, byte >= 0x80, let first = text.first else { return nil }
        if first == "\u{A0}" || first == "\u{3000}" {
            let name = first == "\u{A0}" ? "a no-break space (U+00A0)" : "a wide space (U+3000)"
            return "\(name) isn't a YAML space and would become part of the string; write an ordinary space"
        }
        guard "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{201A}".contains(first) else { return nil }
        return
            "\(quoted(String(first))) isn't a YAML quote and would become part of the string; write \" instead, or put the whole string in such quotes"
    }

    /// Returns the end of a block scalar's content, without trailing line breaks.
    private func endOfBlock(_ range: Range<Int>, isEmpty: Bool) -> Int {
        let bytes = cursor.bytes
        if isEmpty {
            // Without content, only the indicators remain, such as `|` or `>-`.
            return bytes[range].firstIndex { !"|>+-0123456789".utf8.contains($0) } ?? range.upperBound
        }
        return (bytes[range].lastIndex { !" \t\r\n".utf8.contains($0) } ?? range.lowerBound) + 1
    }
}
