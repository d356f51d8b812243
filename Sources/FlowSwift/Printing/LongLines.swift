/// Lines that would be wider than ``Printer/width`` are broken as a person would break them.
extension Printer {
    /// Prints code on one line, or where that would be too long, the items of its last brackets or
    /// the parts of a composition a line each.
    ///
    /// What stands in brackets is found by counting them, so that code with string literals stays
    /// as it is.
    ///
    /// - Parameter tail: what stands on the last line after it, such as a comma.
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

    /// Prints a text of a documentation comment, on as many lines as it needs.
    ///
    /// - Parameter text: the text without slashes; an empty one is an empty comment line.
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

/// The brackets that end an expression, with what stands before and in them.
private struct BracketGroup {
    /// The expression up to and with the opening brackets.
    let head: String
    let items: [String]
    /// The closing brackets.
    let end: String

    /// Nil where the expression doesn't end in brackets. Those that hold nothing but others, or
    /// others last that are a list, open and close with these.
    init?(endOf text: String) {
        let bytes = Array(text.utf8)
        var end = bytes.count
        var start = bytes.count
        var items: [Range<Int>] = []
        while let group = BracketGroup.last(in: bytes[..<end]), items.count < 2 || group.isList {
            // Brackets further in end in the last item.
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

    /// The brackets that the last byte closes: where they open, whether they are a list's, and the
    /// ranges of their items.
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
