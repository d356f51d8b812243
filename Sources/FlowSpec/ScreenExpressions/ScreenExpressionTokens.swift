/// A part of a regular expression over screens that can't be taken apart.
struct ExpressionToken {
    var kind: Kind
    /// Where it stands in the text.
    var bytes: Range<Int>

    enum Kind: Equatable {
        case name(String)
        case anyScreen, anyRun
        case star, plus, question
        case bar, open, close
    }

    /// Whether it says how often what stands before it is there.
    var isRepetition: Bool {
        kind == .star || kind == .plus || kind == .question
    }
}

/// The parts of a regular expression over screens.
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
            // One dot between two names belongs to them.
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
        let message = "this dot belongs to no name: a screen of another flow is 'flow.screen'; any one screen is '.' with spaces around it"
        throw ExpressionProblem(message: message, bytes: bytes)
    default:
        let found = quoted(String(repeating: ".", count: bytes.count))
        throw ExpressionProblem(message: "\(found) means nothing; any one screen is '.', any run of screens '...'", bytes: bytes)
    }
}

private func checkName(_ letters: ArraySlice<UInt8>) throws(ExpressionProblem) {
    for part in letters.split(separator: UInt8(ascii: ".")) {
        if let first = part.first, !isLetter(first) {
            let message =
                "\(quoted(String(decoding: part, as: UTF8.self))) can't be the name of a screen or flow: it doesn't begin with a letter"
            throw ExpressionProblem(message: message, bytes: part.startIndex..<part.endIndex)
        }
    }
}

private func strayCharacter(at start: Int, in text: String) -> ExpressionProblem {
    let scalar = text.unicodeScalars[text.utf8.index(text.utf8.startIndex, offsetBy: start)]
    let hint =
        scalar == ","
        ? "screens that follow each other have a space between them"
        : "it has names, '.', '...', '*', '+', '?', '|' and parentheses"
    let message = "\(quoted(String(Character(scalar)))) can't stand in a regular expression over screens; \(hint)"
    return ExpressionProblem(message: message, bytes: start..<(start + scalar.utf8.count))
}
