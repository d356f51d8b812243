/// A regular expression over the screens of a stack, bottom first, as written.
public indirect enum ScreenExpression: Sendable {
    /// The name of a screen or flow: `screen`, `flow.screen` or `flow`.
    case name(Located<String>)
    /// A single screen: `.`.
    case anyScreen
    /// Any number of screens, including none: `...`.
    case anyRun
    /// Adjacent expressions, from bottom to top.
    case sequence([ScreenExpression])
    /// Alternatives: `|`.
    case choice([ScreenExpression])
    /// Any number of repetitions, including none: `*`.
    case zeroOrMore(ScreenExpression)
    /// One or more repetitions: `+`.
    case oneOrMore(ScreenExpression)
    /// Zero or one occurrence: `?`.
    case optional(ScreenExpression)

    /// The maximum length of an expression, which bounds everything built from it.
    static let longest = 1000
    /// The maximum nesting depth of parentheses.
    static let deepest = 50

    /// A JSON Schema pattern for expressions. It can't check that parentheses are balanced.
    static let pattern: String = {
        let space = "[ \\t\\r\\n]*"
        let word = "[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*)?(?![A-Za-z0-9_])"
        let dots = "(?<!\\.)\\.\\.\\.(?!\\.)|(?<![A-Za-z0-9_.])\\.(?![A-Za-z0-9_.])"
        let mark = "(?:\(space)[*+?])?"
        let item = "(?:\\(\(space))*(?:\(word)|\(dots))\(mark)(?:\(space)\\)\(mark))*"
        return "\(space)\(item)(?:(?:\(space)\\|)?\(space)\(item))*\(space)"
    }()
}

/// A mistake in a regular expression over screens.
struct ExpressionProblem: Error {
    /// The problem and the fix.
    var message: String
    /// The bytes of the mistake.
    var bytes: Range<Int>
}
