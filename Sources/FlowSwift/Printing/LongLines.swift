/// Breaks lines wider than ``Printer/width`` in the usual style.
extension Printer {
    /// Prints code on one line if it fits. Otherwise prints the items of its last brackets, or the
    /// parts of a composition, on separate lines.
    ///
    /// Brackets are found by counting them, so code with string literals isn't broken.
    ///
    /// - Parameter tail: the text after it on the last line, such as a comma.
    mutating func code(_ text: String, _ tail: String = "") {
        let whole = text + tail
        if fits(whole) || text.utf8.contains(UInt8(ascii: "\"")) { return line(whole) }
        if let group = BracketGroup(endOf: text) {
            line(group.head)
            indented { printer in
                for (index, item) in group.items.enumerated() {
                    printer.code(item, index == group.items.count - 1 ? "" : ",")
                }
            }
            return line(group.end + tail)
        }
        let parts = text.split(separator: " & ")
        line(parts[0] + (parts.count == 1 ? tail : ""))
        indented { printer in
            for (index, part) in parts.enumerated().dropFirst() {
                printer.line("& " + part + (index == parts.count - 1 ? tail : ""))
            }
        }
    }

    /// Prints a paragraph of a documentation comment, wrapped.
    ///
    /// - Parameter text: the text without slashes; if empty, an empty comment line is printed.
    mutating func wrapped(_ text: String) {
        let isShort = line { line in
            line.add(text.isEmpty ? "///" : "/// ")
            line.add(text)
        }
        if isShort { return }
        var row = "///"
        for word in text.split(separator: " ") {
            if row != "///", !fits("\(row) \(word)") {
                line(row)
                row = "///"
            }
            row += " " + word
        }
        line(row)
    }
}

/// The brackets at the end of an expression, with the text before them and their items.
private struct BracketGroup {
    /// The expression up to the opening brackets, inclusive.
    let head: String
    let items: [String]
    /// The closing brackets.
    let end: String

    /// Returns nil if the expression doesn't end in brackets. Nested brackets that are the only
    /// item, or a list as the last item, are part of the group.
    init?(endOf text: String) {
        let bytes = Array(text.utf8)
        var end = bytes.count
        var start = bytes.count
        var items: [Range<Int>] = []
        while let group = BracketGroup.last(in: bytes[..<end]), items.count < 2 || group.isList {
            // Inner brackets must be part of the last item.
            guard items.last.map({ $0.contains(group.open) }) ?? true else { break }
            end -= 1
            start = group.open + 1
            items = group.items
        }
        guard !items.isEmpty else { return nil }
        func part(_ range: Range<Int>) -> String {
            String(decoding: bytes[range], as: UTF8.self)
        }
        head = part(0..<start)
        self.items = items.map(part)
        self.end = part(end..<bytes.count)
    }

    /// The brackets that the last byte closes: the opening index, whether they are a list's, and
    /// the ranges of their items.
    private static func last(in bytes: ArraySlice<UInt8>) -> (open: Int, isList: Bool, items: [Range<Int>])? {
        guard let close = bytes.last, close == UInt8(ascii: ")") || close == UInt8(ascii: "]") else { return nil }
        let end = bytes.endIndex - 1
        var depth = 0
        var items: [Range<Int>] = []
        var itemEnd = end
        for index in bytes.indices.reversed() {
            switch bytes[index] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth -= 1
                guard depth == 0 else { continue }
                if index + 1 < itemEnd { items.append((index + 1)..<itemEnd) }
                return (index, bytes[index] == UInt8(ascii: "["), items.reversed())
            case UInt8(ascii: ",") where depth == 1:
                items.append((index + 2)..<itemEnd)
                itemEnd = index
            default:
                break
            }
        }
        return nil
    }
}
