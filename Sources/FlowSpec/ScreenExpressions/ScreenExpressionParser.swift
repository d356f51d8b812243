extension ScreenExpression {
    /// Parses a regular expression over screens. `locate` returns the location of some bytes.
    static func parse(_ text: String, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let length = text.utf8.count
        guard length <= longest else {
            let message =
                "the expression has \(length) characters, but the maximum is \(longest); split it into several invariants"
            throw ExpressionProblem(message: message, bytes: 0..<length)
        }
        let tokens = try expressionTokens(of: text)
        guard !tokens.isEmpty else {
            throw ExpressionProblem(message: "the expression is empty; write the screens of the stack, bottom first", bytes: 0..<length)
        }
        var parser = ScreenExpressionParser(tokens: tokens)
        let expression = try parser.choice(depth: 0, locate: locate)
        if let token = parser.next {
            throw ExpressionProblem(message: "')' has no matching '('; remove it or add '('", bytes: token.bytes)
        }
        return expression
    }
}

private struct ScreenExpressionParser {
    let tokens: [ExpressionToken]
    private var index = 0

    init(tokens: [ExpressionToken]) {
        self.tokens = tokens
    }

    var next: ExpressionToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// Parses sequences with `|` between them.
    mutating func choice(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        var parts = [try sequence(depth: depth, after: nil, locate: locate)]
        while let bar = next, bar.kind == .bar {
            index += 1
            parts.append(try sequence(depth: depth, after: bar, locate: locate))
        }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    /// Parses one or more adjacent expressions; `bar` is the `|` before them.
    private mutating func sequence(
        depth: Int, after bar: ExpressionToken?, locate: (Range<Int>) -> SourceRange
    ) throws(ExpressionProblem) -> ScreenExpression {
        var parts: [ScreenExpression] = []
        while let token = next, token.kind != .bar, token.kind != .close {
            parts.append(try repeated(depth: depth, locate: locate))
        }
        guard parts.isEmpty else {
            return parts.count == 1 ? parts[0] : .sequence(parts)
        }
        if let bar {
            throw ExpressionProblem(message: "nothing follows '|'; to make a part optional, put '?' after it", bytes: bar.bytes)
        }
        guard let token = next else {
            // The text ends after an opening parenthesis, which the caller reports.
            return .sequence([])
        }
        let message =
            token.kind == .bar
            ? "nothing precedes '|'; to make a part optional, put '?' after it"
            : depth > 0 ? "the parentheses are empty; remove them" : "')' has no matching '('; remove it or add '('"
        throw ExpressionProblem(message: message, bytes: token.bytes)
    }

    /// Parses a single expression, optionally with `*`, `+` or `?` after it.
    private mutating func repeated(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let expression = try single(depth: depth, locate: locate)
        guard let mark = next, mark.isRepetition else {
            return expression
        }
        index += 1
        if let second = next, second.isRepetition {
            throw ExpressionProblem(message: "only one of '*', '+' and '?' can follow a part; remove the others", bytes: second.bytes)
        }
        switch mark.kind {
        case .star: return .zeroOrMore(expression)
        case .plus: return .oneOrMore(expression)
        default: return .optional(expression)
        }
    }

    /// Parses a name, dots or parentheses.
    private mutating func single(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .name(let name): return .name(Located(name, at: locate(token.bytes)))
        case .anyScreen: return .anyScreen
        case .anyRun: return .anyRun
        case .open: return try inParentheses(opened: token, depth: depth + 1, locate: locate)
        case .star, .plus, .question, .bar, .close:
            let message = "'*', '+' or '?' has nothing to repeat; write '...' for any number of screens, or '.' for any screen"
            throw ExpressionProblem(message: message, bytes: token.bytes)
        }
    }

    private mutating func inParentheses(
        opened: ExpressionToken, depth: Int, locate: (Range<Int>) -> SourceRange
    ) throws(ExpressionProblem) -> ScreenExpression {
        guard depth <= ScreenExpression.deepest else {
            let message = "parentheses are nested more than \(ScreenExpression.deepest) levels deep; simplify the expression"
            throw ExpressionProblem(message: message, bytes: opened.bytes)
        }
        let expression = try choice(depth: depth, locate: locate)
        guard let close = next, close.kind == .close else {
            throw ExpressionProblem(message: "'(' is never closed; add ')'", bytes: opened.bytes)
        }
        index += 1
        return expression
    }
}
