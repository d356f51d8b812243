/// A condition for every state that the user and the app can reach, as declared in a spec.
public struct InvariantDeclaration: Sendable {
    /// The invariant's name.
    public var name: Located<String>
    /// The characters of the whole invariant, with its name.
    public var range: SourceRange
    /// The reason for the invariant.
    public var documentation: String?
    /// The condition.
    public var form: Form

    /// The condition of an invariant.
    public enum Form: Sendable {
        /// The stack of a flow always matches an expression.
        case always(stack: Located<String>, ScreenExpression)
        /// The stack of a flow never matches an expression.
        case never(stack: Located<String>, ScreenExpression)
        /// The stack of a flow has at most this many screens.
        case maxDepth(stack: Located<String>, Int)
        /// While a screen or flow is on top, certain screens and flows are absent.
        case after(Located<String>, absent: [Located<String>])
        /// After a global transition, only certain screens and flows remain.
        case leaves([Located<String>], transition: Located<String>)
        /// A screen is reachable, from every state or from a screen, with at most some actions.
        case reach(Located<String>, from: Located<String>?, within: Int?, excludesGestures: Bool)
        /// Both widths lead to the same screens from every state, with exceptions.
        case folds(except: [Located<String>])
        /// Before a screen is on top, another is, since the start or since a third was on top.
        case via(Located<String>, screen: Located<String>, since: Located<String>?)
        /// If the first screen is on a stack, the second is below it.
        case above(Located<String>, below: Located<String>)
        /// If the second screen is on a stack, the first is below it.
        case below(Located<String>, above: Located<String>)
    }
}
