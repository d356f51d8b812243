/// A regular expression over the screens of a stack, bottom first, as written.
public indirect enum ScreenExpression: Sendable {
    /// The name of a screen or flow: `screen`, `flow.screen` or `flow`.
    case name(Located<String>)
    /// Any one screen: `.`.
    case anyScreen
    /// Any run of screens, also of none: `...`.
    case anyRun
    /// One after the other, upwards.
    case sequence([ScreenExpression])
    /// One of them: `|`.
    case choice([ScreenExpression])
    /// Any number of times, also none: `*`.
    case zeroOrMore(ScreenExpression)
    /// Once or more often: `+`.
    case oneOrMore(ScreenExpression)
    /// Once or not at all: `?`.
    case optional(ScreenExpression)

    /// How many characters an expression may have; what is made of it is bounded by its length.
    static let longest = 1000
    /// How deep parentheses may be nested.
    static let deepest = 50

    /// A pattern of JSON Schema for these texts. How parentheses are paired it can't say.
    static let pattern: String = {
        let space = "[ \\t\\r\\n]*"
        let word = "[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*)?(?![A-Za-z0-9_])"
        let dots = "(?<!\\.)\\.\\.\\.(?!\\.)|(?<![A-Za-z0-9_.])\\.(?![A-Za-z0-9_.])"
        let mark = "(?:\(space)[*+?])?"
        let item = "(?:\\(\(space))*(?:\(word)|\(dots))\(mark)(?:\(space)\\)\(mark))*"
        return "\(space)\(item)(?:(?:\(space)\\|)?\(space)\(item))*\(space)"
    }()
}

/// What is wrong with a text that should be a regular expression over screens.
struct ExpressionProblem: Error {
    /// What was found and what to do.
    var message: String
    /// The bytes that it is about.
    var bytes: Range<Int>
}
