/// A deep link, or a global transition, as declared in a spec.
public struct DeepLinkDeclaration: Sendable {
    /// The link's name.
    public var name: Located<String>
    /// The description of the link.
    public var documentation: String?
    /// The URLs that open the link.
    public var patterns: [Located<URLPattern>] = []
    /// The declared parameters; `nil` if the placeholders of the URLs declare them.
    public var parameters: [Parameter]?
    /// The destination.
    public var destination: Destination
    /// The handling of presented layers; `nil` if not specified.
    public var whenModal: Located<WhenModal>?
    /// The value of `keep`; `nil` if not specified.
    public var keep: Located<Bool>?
    /// True for a global transition. No URL opens it, and its parameters follow from its steps.
    public var isTransition = false
    /// The rules suppressed for the link.
    var suppressions: [SuppressionDeclaration] = []
    /// True if patterns or parameters of the link couldn't be read.
    public var isPartial = false

    /// The destination of a link.
    public enum Destination: Sendable {
        /// The shortest stack with a screen on top. The name is `flow.screen`.
        case to(Located<String>)
        /// The result of steps that run in a flow, or in the root flow if `in` is `nil`.
        case open([StepDeclaration], in: Located<String>?)
        /// A destination that couldn't be read.
        case missing
    }

    /// The handling of presented layers when a link opens.
    public enum WhenModal: String, CaseIterable, Sendable {
        /// Dismisses them.
        case dismiss
        /// Leaves them below the link's destination.
        case over
        /// Ignores the link.
        case refuse
    }

    init(name: Located<String>, destination: Destination) {
        self.name = name
        self.destination = destination
    }

    /// Creates a global transition.
    ///
    /// - Parameter transition: the name, and the steps, which run in the root flow.
    public init(_ transition: TransitionDeclaration) {
        self.init(name: transition.name, destination: .open(transition.steps, in: nil))
        isTransition = true
    }
}
