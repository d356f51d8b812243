extension ScreenExpression {
    /// Reads a regular expression over screens. `locate` gives the place of some bytes of the text.
    static func parse(_ text: String, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let length = text.utf8.count
        guard length <= longest else {
            let message =
                "this has \(length) characters, and a regular expression over screens may have \(longest); make several invariants of it"
            throw ExpressionProblem(message: message, bytes: 0..<length)
        }
        let tokens = try expressionTokens(of: text)
        guard !tokens.isEmpty else {
            throw ExpressionProblem(message: "this is empty; write the screens of the stack, bottom first", bytes: 0..<length)
        }
        var parser = ScreenExpressionParser(tokens: tokens)
        let expression = try parser.choice(depth: 0, locate: locate)
        if let token = parser.next {
            throw ExpressionProblem(message: "')' closes no parenthesis; leave it out, or add '('", bytes: token.bytes)
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

    /// Sequences with `|` between them.
    mutating func choice(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        var parts = [try sequence(depth: depth, after: nil, locate: locate)]
        while let bar = next, bar.kind == .bar {
            index += 1
            parts.append(try sequence(depth: depth, after: bar, locate: locate))
        }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    /// What stands side by side, at least one; `bar` is the `|` before it.
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
            throw ExpressionProblem(message: "nothing follows '|'; where a part may be missing, put '?' after it", bytes: bar.bytes)
        }
        guard let token = next else {
            // An opening parenthesis at the end, which whoever opened it reports.
            return .sequence([])
        }
        let message =
            token.kind == .bar
            ? "nothing stands before '|'; where a part may be missing, put '?' after it"
            : depth > 0 ? "nothing stands in these parentheses; leave them out" : "')' closes no parenthesis; leave it out, or add '('"
        throw ExpressionProblem(message: message, bytes: token.bytes)
    }

    /// One thing, perhaps with `*`, `+` or `?` after it.
    private mutating func repeated(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let expression = try single(depth: depth, locate: locate)
        guard let mark = next, mark.isRepetition else {
            return expression
        }
        index += 1
        if let second = next, second.isRepetition {
            throw ExpressionProblem(message: "one of '*', '+' and '?' is enough; leave this one out", bytes: second.bytes)
        }
        switch mark.kind {
        case .star: return .zeroOrMore(expression)
        case .plus: return .oneOrMore(expression)
        default: return .optional(expression)
        }
    }

    /// A name, dots or parentheses.
    private mutating func single(depth: Int, locate: (Range<Int>) -> SourceRange) throws(ExpressionProblem) -> ScreenExpression {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .name(let name): return .name(Located(name, at: locate(token.bytes)))
        case .anyScreen: return .anyScreen
        case .anyRun: return .anyRun
        case .open: return try inParentheses(opened: token, depth: depth + 1, locate: locate)
        case .star, .plus, .question, .bar, .close:
            let message = "nothing stands before this for it to repeat; any run of screens is '...', any one screen '.'"
            throw ExpressionProblem(message: message, bytes: token.bytes)
        }
    }

    private mutating func inParentheses(
        opened: ExpressionToken, depth: Int, locate: (Range<Int>) -> SourceRange
    ) throws(ExpressionProblem) -> ScreenExpression {
        guard depth <= ScreenExpression.deepest else {
            let message = "parentheses are nested more than \(ScreenExpression.deepest) levels deep here; nest them less"
            throw ExpressionProblem(message: message, bytes: opened.bytes)
        }
        let expression = try choice(depth: depth, locate: locate)
        guard let close = next, close.kind == .close else {
            throw ExpressionProblem(message: "this parenthesis is never closed; add ')'", bytes: opened.bytes)
        }
        index += 1
        return expression
    }
}
