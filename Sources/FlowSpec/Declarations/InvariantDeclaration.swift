/// Something that holds in every state that the user and the app can bring about, as written.
public struct InvariantDeclaration: Sendable {
    /// The invariant's name.
    public var name: Located<String>
    /// The characters of the whole invariant, its name included.
    public var range: SourceRange
    /// Why it must hold.
    public var documentation: String?
    /// What holds.
    public var form: Form

    /// What holds.
    public enum Form: Sendable {
        /// The stack of a flow always looks like this.
        case always(stack: Located<String>, ScreenExpression)
        /// The stack of a flow never looks like this.
        case never(stack: Located<String>, ScreenExpression)
        /// The stack of a flow has at most so many screens.
        case maxDepth(stack: Located<String>, Int)
        /// While something is on top, nothing is left of these.
        case after(Located<String>, absent: [Located<String>])
        /// A screen can be reached in every state.
        case reach(Located<String>)
        /// Wherever the first screen stands, the second is below it on its stack.
        case above(Located<String>, below: Located<String>)
        /// Wherever the second screen stands, the first is below it on its stack.
        case below(Located<String>, above: Located<String>)
    }
}
