/// A token of a regular expression over screens.
struct ExpressionToken {
    var kind: Kind
    /// The bytes of the token in the text.
    var bytes: Range<Int>

    enum Kind: Equatable {
        case name(String)
        case anyScreen, anyRun
        case star, plus, question
        case bar, open, close
    }

    /// True if it repeats the expression before it.
    var isRepetition: Bool {
        kind == .star || kind == .plus || kind == .question
    }
}

/// Splits a regular expression over screens into tokens.
func expressionTokens(of text: String) throws(ExpressionProblem) -> [ExpressionToken] {
    let letters = Array(text.utf8)
    var tokens: [ExpressionToken] = []
    var index = 0
    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
        letters[start...].firstIndex { !isPart($0) } ?? letters.count
    }
    while index < letters.count {
        let start = index
        let kind: ExpressionToken.Kind
        index += 1
        switch letters[start] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
        case UInt8(ascii: "*"): kind = .star
        case UInt8(ascii: "+"): kind = .plus
        case UInt8(ascii: "?"): kind = .question
        case UInt8(ascii: "|"): kind = .bar
        case UInt8(ascii: "("): kind = .open
        case UInt8(ascii: ")"): kind = .close
        case UInt8(ascii: "."):
            index = end(from: start) { $0 == UInt8(ascii: ".") }
            let touches = [start - 1, index].contains { letters.indices.contains($0) && isNamePart(letters[$0]) }
            kind = try dots(start..<index, touchesName: touches)
        case let letter where isNamePart(letter):
            index = end(from: start, while: isNamePart)
            // A single dot between two names is part of a qualified name.
            if index + 1 < letters.count, letters[index] == UInt8(ascii: "."), isNamePart(letters[index + 1]) {
                index = end(from: index + 1, while: isNamePart)
            }
            kind = .name(String(decoding: letters[start..<index], as: UTF8.self))
            try checkName(letters[start..<index])
        default:
            throw strayCharacter(at: start, in: text)
        }
        tokens.append(ExpressionToken(kind: kind, bytes: start..<index))
    }
    return tokens
}

private func isNamePart(_ letter: UInt8) -> Bool {
    isLetter(letter) || isDigit(letter) || letter == UInt8(ascii: "_")
}

private func dots(_ bytes: Range<Int>, touchesName: Bool) throws(ExpressionProblem) -> ExpressionToken.Kind {
    switch bytes.count {
    case 3: return .anyRun
    case 1 where !touchesName: return .anyScreen
    case 1:
        let message = "'.' is next to a name but isn't part of 'flow.screen'; put spaces around it to match any screen"
        throw ExpressionProblem(message: message, bytes: bytes)
    default:
        let found = quoted(String(repeating: ".", count: bytes.count))
        throw ExpressionProblem(
            message: "\(found) isn't valid in an expression; write '.' for any screen, or '...' for any number of screens", bytes: bytes)
    }
}

private func checkName(_ letters: ArraySlice<UInt8>) throws(ExpressionProblem) {
    for part in letters.split(separator: UInt8(ascii: ".")) {
        if let first = part.first, !isLetter(first) {
            let message =
                "\(quoted(String(decoding: part, as: UTF8.self))) can't be the name of a screen or flow: it must begin with a letter"
            throw ExpressionProblem(message: message, bytes: part.startIndex..<part.endIndex)
        }
    }
}

private func strayCharacter(at start: Int, in text: String) -> ExpressionProblem {
    let scalar = text.unicodeScalars[text.utf8.index(text.utf8.startIndex, offsetBy: start)]
    let hint =
        scalar == ","
        ? "separate screens with spaces"
        : "use names, '.', '...', '*', '+', '?', '|' and parentheses"
    let message = "\(quoted(String(Character(scalar)))) isn't allowed in a regular expression over screens; \(hint)"
    return ExpressionProblem(message: message, bytes: start..<(start + scalar.utf8.count))
}
