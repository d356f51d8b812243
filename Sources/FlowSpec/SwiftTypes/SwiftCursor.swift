/// A position in Swift text, for the parsers of types and literals. Only spaces separate words.
struct SwiftCursor {
    let bytes: [UInt8]
    var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the byte at a distance; `nil` at the end.
    func peek(_ ahead: Int = 0) -> UInt8? {
        offset + ahead < bytes.count ? bytes[offset + ahead] : nil
    }

    mutating func skipSpaces() {
        while peek() == UInt8(ascii: " ") {
            offset += 1
        }
    }

    /// Consumes a token such as `->` if it is next, after spaces.
    mutating func take(_ mark: StaticString) -> Bool {
        skipSpaces()
        let length = mark.utf8CodeUnitCount
        guard offset + length <= bytes.count else {
            return false
        }
        for index in 0..<length where bytes[offset + index] != mark.utf8Start[index] {
            return false
        }
        offset += length
        return true
    }

    /// Consumes a required token.
    mutating func expect(_ mark: StaticString) throws(SwiftSyntaxError) {
        guard take(mark) else {
            throw SwiftSyntaxError(message: "expected '\(mark)'", offset: offset)
        }
    }

    /// Returns the next word, after spaces, without consuming it; empty if there is none.
    mutating func peekWord() -> String {
        skipSpaces()
        var end = offset
        while end < bytes.count, isWord(bytes[end]), end > offset || !isDigit(bytes[end]) {
            end += 1
        }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    /// Consumes a word if it is next.
    mutating func takeWord(_ word: String) -> Bool {
        guard peekWord() == word else {
            return false
        }
        offset += word.utf8.count
        return true
    }

    /// Returns true if only spaces remain.
    mutating func isAtEnd() -> Bool {
        skipSpaces()
        return offset == bytes.count
    }
}

func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

func isLetter(_ byte: UInt8) -> Bool {
    isLowercase(byte) || isUppercase(byte)
}

func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

private func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
}
