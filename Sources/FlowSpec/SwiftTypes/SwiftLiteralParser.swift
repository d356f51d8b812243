/// Parses numbers, plain strings, Booleans, `nil`, `.member`, and arrays and dictionaries of these.
struct SwiftLiteralParser {
    var cursor: SwiftCursor
    private var depth = 0

    private static let limit = 32

    init(at cursor: SwiftCursor) {
        self.cursor = cursor
    }

    /// Parses a literal that extends to the end of the text.
    mutating func wholeLiteral() throws(SwiftSyntaxError) -> SwiftLiteral {
        let literal = try literal()
        guard cursor.isAtEnd() else {
            throw error("unexpected characters after the literal; write one literal, without operators and calls")
        }
        return literal
    }

    private mutating func literal() throws(SwiftSyntaxError) -> SwiftLiteral {
        guard depth < Self.limit else {
            throw error("the default is nested too deeply")
        }
        depth += 1
        defer { depth -= 1 }
        if cursor.take("[") {
            return try collection()
        }
        if cursor.take("\"") {
            return .string(try string())
        }
        if cursor.take(".") {
            return .member(try member())
        }
        let isNegative = cursor.take("-")
        if let next = cursor.peek(), isDigit(next) {
            return try number(isNegative: isNegative)
        }
        for (word, literal) in [("true", SwiftLiteral.boolean(true)), ("false", .boolean(false)), ("nil", .null)]
        where !isNegative && cursor.takeWord(word) {
            return literal
        }
        throw error("expected a literal: a number, a string, true, false, nil, .case, [] or [:]")
    }

    private mutating func member() throws(SwiftSyntaxError) -> String {
        let word = cursor.peek() == UInt8(ascii: " ") ? "" : cursor.peekWord()
        guard !word.isEmpty, word != "_", !wordsAfterDot.contains(word) else {
            throw error("expected the name of a case after '.'")
        }
        cursor.offset += word.utf8.count
        return word
    }

    private mutating func collection() throws(SwiftSyntaxError) -> SwiftLiteral {
        if cursor.take(":") {
            try cursor.expect("]")
            return .dictionary([])
        }
        var elements: [SwiftLiteral] = []
        var entries: [SwiftLiteral.Entry] = []
        var keys: Set<String> = []
        while !cursor.take("]") {
            if !elements.isEmpty || !entries.isEmpty {
                try cursor.expect(",")
                if cursor.take("]") {
                    break
                }
            }
            let start = cursor.offset
            let element = try literal()
            let hasValue = cursor.take(":")
            guard elements.isEmpty || !hasValue, entries.isEmpty || hasValue else {
                throw SwiftSyntaxError(message: "a literal can't mix elements and pairs", offset: start)
            }
            if hasValue {
                // Swift compiles such a literal, but it stops the app at run time.
                guard keys.insert(element.identity).inserted else {
                    throw SwiftSyntaxError(message: "the dictionary has the key \(element) twice", offset: start)
                }
                entries.append(SwiftLiteral.Entry(key: element, value: try literal()))
            } else {
                elements.append(element)
            }
        }
        return entries.isEmpty ? .array(elements) : .dictionary(entries)
    }

    // MARK: Numbers

    private mutating func number(isNegative: Bool) throws(SwiftSyntaxError) -> SwiftLiteral {
        let start = cursor.offset
        let bases: [UInt8: UInt64] = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2]
        var base: UInt64 = 10
        if cursor.peek() == UInt8(ascii: "0"), let letter = cursor.peek(1), let special = bases[letter] {
            base = special
            cursor.offset += 2
        }
        let magnitude = try digits(base: base)
        var isFloat = false
        if base == 10, cursor.peek() == UInt8(ascii: "."), let next = cursor.peek(1), isDigit(next) {
            cursor.offset += 1
            _ = try digits(base: 10)
            isFloat = true
        }
        if base == 10, cursor.peek() == UInt8(ascii: "e") || cursor.peek() == UInt8(ascii: "E") {
            cursor.offset += 1
            if cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "+") {
                cursor.offset += 1
            }
            _ = try digits(base: 10)
            isFloat = true
        }
        if let next = cursor.peek(), isLetter(next) || isDigit(next) {
            throw error("unexpected characters after the number")
        }
        let text = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
        return isFloat ? .float(text: (isNegative ? "-" : "") + text) : .integer(text: text, magnitude: magnitude, isNegative: isNegative)
    }

    /// Consumes digits, and `_` after the first. Returns their value; `nil` beyond 64 bits.
    private mutating func digits(base: UInt64) throws(SwiftSyntaxError) -> UInt64? {
        guard let first = cursor.peek(), let value = Self.value(of: first, base: base) else {
            throw error("expected a digit")
        }
        var total: UInt64? = value
        cursor.offset += 1
        while let next = cursor.peek() {
            guard next != UInt8(ascii: "_") else {
                cursor.offset += 1
                continue
            }
            guard let digit = Self.value(of: next, base: base) else {
                break
            }
            let (product, productOverflows) = (total ?? 0).multipliedReportingOverflow(by: base)
            let (sum, sumOverflows) = product.addingReportingOverflow(digit)
            total = total == nil || productOverflows || sumOverflows ? nil : sum
            cursor.offset += 1
        }
        return total
    }

    private static func value(of byte: UInt8, base: UInt64) -> UInt64? {
        let digit: UInt64
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt64(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = UInt64(byte - UInt8(ascii: "A")) + 10
        default: return nil
        }
        return digit < base ? digit : nil
    }

    // MARK: Strings

    /// Consumes a string up to the closing quote, and resolves its escapes.
    private mutating func string() throws(SwiftSyntaxError) -> String {
        var result: [UInt8] = []
        while let byte = cursor.peek() {
            switch byte {
            case UInt8(ascii: "\""):
                cursor.offset += 1
                return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                cursor.offset += 1
                result += try escape().utf8
            case 0..<0x20, 0x7F:
                throw error("a string can't contain line breaks or control characters; write an escape")
            default:
                result.append(byte)
                cursor.offset += 1
            }
        }
        throw error("the string's closing quote is missing")
    }

    private mutating func escape() throws(SwiftSyntaxError) -> String {
        let simple: [UInt8: String] = [
            UInt8(ascii: "0"): "\0", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
            UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'", UInt8(ascii: "\\"): "\\",
        ]
        guard let byte = cursor.peek() else {
            throw error("expected an escape after '\\'")
        }
        if let text = simple[byte] {
            cursor.offset += 1
            return text
        }
        guard byte == UInt8(ascii: "u"), cursor.peek(1) == UInt8(ascii: "{") else {
            throw SwiftSyntaxError(
                message: byte == UInt8(ascii: "(") ? "a default can't have interpolation" : "the escape isn't valid in Swift",
                offset: cursor.offset - 1)
        }
        cursor.offset += 2
        let start = cursor.offset
        let value = try digits(base: 16)
        let isClosed = cursor.peek() == UInt8(ascii: "}") && cursor.offset - start <= 8
        guard isClosed, let value, let code = UInt32(exactly: value), let scalar = Unicode.Scalar(code) else {
            throw SwiftSyntaxError(message: "the escape isn't a Unicode scalar", offset: start)
        }
        cursor.offset += 1
        return String(scalar)
    }

    private func error(_ message: String) -> SwiftSyntaxError {
        SwiftSyntaxError(message: message, offset: cursor.offset)
    }
}
