/// A JSON value with ordered keys, for deterministic output.
public indirect enum JSON: Sendable {
    /// `null`
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A finite number, possibly with a fraction.
    case number(Double)
    /// A string.
    case string(String)
    /// Values in order.
    case array([JSON])
    /// Values by key, in order.
    case object([(key: String, value: JSON)])

    /// Creates an array of strings.
    public static func strings(_ texts: [String]) -> JSON {
        .array(texts.map(JSON.string))
    }

    /// Creates an object from the pairs with a value.
    ///
    /// - Parameter pairs: the keys with their values, in order; a pair without a value is left out.
    public static func object(where pairs: [(String, JSON?)]) -> JSON {
        .object(pairs.compactMap { key, value in value.map { (key, $0) } })
    }

    /// The pairs of an object; empty for other values.
    var pairs: [(key: String, value: JSON)] {
        if case .object(let pairs) = self { pairs } else { [] }
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// Creates an object without the keys whose value is `nil`.
    public init(dictionaryLiteral elements: (String, JSON?)...) {
        self = .object(where: elements)
    }
}

extension JSON {
    /// Appends the keys of another object.
    ///
    /// - Parameters:
    ///   - left: an object; other values are returned unchanged.
    ///   - right: the object to append; other values are ignored.
    /// - Returns: an object with the keys of both.
    public static func + (left: JSON, right: JSON) -> JSON {
        guard case .object(let first) = left, case .object(let second) = right else { return left }
        return .object(first + second)
    }

    /// The value as text, which ends with a line feed. A value that fits on a line is on one line.
    public var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The value as UTF-8, which ends with a line feed. A value that fits on a line is on one line.
    public var bytes: [UInt8] {
        var printer = JSONPrinter()
        printer.print(self, indent: 0, column: 0)
        return printer.bytes + [UInt8(ascii: "\n")]
    }

    /// The value as UTF-8 on one line, without a line feed.
    public var line: [UInt8] {
        var printer = JSONPrinter()
        printer.printOnLine(self)
        return printer.bytes
    }
}

private struct JSONPrinter {
    var bytes: [UInt8] = []
    private let lineLength = 120

    /// Prints a value at a column of a line with an indentation.
    mutating func print(_ value: JSON, indent: Int, column: Int) {
        var room = lineLength - column
        take(value, from: &room)
        guard room < 0 else { return printOnLine(value) }
        switch value {
        case .null, .boolean, .integer, .number, .string: printOnLine(value)
        case .array(let items):
            printLines(items, between: "[", "]", indent: indent) { $0.print($1, indent: indent + 2, column: indent + 2) }
        case .object(let pairs):
            printLines(pairs, between: "{", "}", indent: indent) { printer, pair in
                let start = printer.bytes.count
                printer.printKey(pair.key)
                printer.print(pair.value, indent: indent + 2, column: indent + 2 + printer.bytes.count - start)
            }
        }
    }

    private mutating func printLines<Item>(
        _ items: [Item], between open: String, _ close: String, indent: Int, print: (inout Self, Item) -> Void
    ) {
        append(open)
        for (index, item) in items.enumerated() {
            append(index == 0 ? "\n" : ",\n")
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent + 2))
            print(&self, item)
        }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        append(close)
    }

    /// Subtracts the width of a value on one line from the room. Stops if no room is left.
    private func take(_ value: JSON, from room: inout Int) {
        switch value {
        case .null: room -= 4
        case .boolean(let value): room -= value ? 4 : 5
        case .integer(let number): room -= String(number).utf8.count
        case .number(let number): room -= number.description.utf8.count
        case .string(let text): room -= text.utf8.count + 2
        case .array(let items):
            room -= 2
            for item in items where room >= 0 {
                room -= 2
                take(item, from: &room)
            }
        case .object(let pairs):
            room -= 4
            for pair in pairs where room >= 0 {
                room -= pair.key.utf8.count + 6
                take(pair.value, from: &room)
            }
        }
    }

    mutating func printOnLine(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let number): append(String(number))
        case .number(let number): append(number.description)
        case .string(let text): printText(text)
        case .array(let items):
            append("[")
            for (index, item) in items.enumerated() {
                if index > 0 { append(", ") }
                printOnLine(item)
            }
            append("]")
        case .object(let pairs):
            append(pairs.isEmpty ? "{" : "{ ")
            for (index, pair) in pairs.enumerated() {
                if index > 0 { append(", ") }
                printKey(pair.key)
                printOnLine(pair.value)
            }
            append(pairs.isEmpty ? "}" : " }")
        }
    }

    private mutating func printKey(_ key: String) {
        printText(key)
        append(": ")
    }

    private mutating func printText(_ text: String) {
        append("\"", replacingInvisible(in: backslashed(text), with: escape), "\"")
    }

    /// Returns the UTF-16 escapes of a character.
    private func escape(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\n" { return "\\n" }
        return scalar.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private mutating func append(_ texts: String...) {
        for text in texts { bytes.append(contentsOf: text.utf8) }
    }
}
