import FlowSpec

/// Something that holds in every state that the user and the app can bring about.
public struct Invariant: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// The characters of the whole invariant, its name included.
    var range: SourceRange
    /// Why it must hold.
    public var documentation: String?
    /// What holds.
    public var form: Form

    /// What holds. The **stack** of a flow is what stands from the flow's first screen up to the
    /// top of its navigation stack: its own screens, and those of flows that were pushed above
    /// them.
    public enum Form: Hashable, Sendable {
        /// The stack of a flow is always a word of the expression, bottom first.
        case always(stack: FlowID, Regex)
        /// The stack of a flow is never a word of the expression.
        case never(stack: FlowID, Regex)
        /// The stack of a flow has at most so many screens.
        case maxDepth(stack: FlowID, Int)
        /// A screen can be reached from every state.
        case reach(ScreenID)
        /// Whenever the top screen is this one, or one of this flow, nothing of the others stands
        /// in the active stacks.
        case after(Target, absent: [Target])
        /// Wherever the first screen stands, the second is somewhere below it on the same stack.
        case above(ScreenID, ScreenID)
        /// Wherever the second screen stands, the first is somewhere below it on the same stack.
        case below(ScreenID, ScreenID)
    }
}

/// A regular expression over screens.
public indirect enum Regex: Hashable, Sendable {
    /// One of some screens.
    case oneOf(Set<ScreenID>)
    /// Any one screen of the program.
    case anyScreen
    /// One after the other; nothing at all where there are none.
    case sequence([Regex])
    /// One of them; not even the empty word where there are none.
    case choice([Regex])
    /// Any number of times, also none.
    case zeroOrMore(Regex)
    /// Once or more often.
    case oneOrMore(Regex)
    /// Once or not at all.
    case optional(Regex)
}
