/// A way into the app from outside, as it was written.
public struct DeepLinkDeclaration: Sendable {
    /// The link's name.
    public var name: Located<String>
    /// What the link means.
    public var documentation: String?
    /// The URLs that open it.
    public var patterns: [Located<URLPattern>] = []
    /// The declared parameters; nil where they are the placeholders of the URLs.
    public var parameters: [Parameter]?
    /// What it opens.
    public var destination: Destination
    /// What becomes of presented layers; nil where nothing is said.
    public var whenModal: Located<WhenModal>?
    /// Whether it is a transition of the app, which no URL opens and whose parameters follow from
    /// its steps.
    public var isTransition = false
    /// Rules from which the link is excused.
    var excuses: [ExcuseDeclaration] = []
    /// Whether patterns or parameters of it couldn't be read.
    public var isPartial = false

    /// What a link opens.
    public enum Destination: Sendable {
        /// The shortest stack with a screen on top; the name is `flow.screen`.
        case to(Located<String>)
        /// What some steps lead to, which are taken in a flow or else in the root.
        case open([StepDeclaration], in: Located<String>?)
        /// What couldn't be read.
        case missing
    }

    /// What becomes of the presented layers.
    public enum WhenModal: String, CaseIterable, Sendable {
        /// They leave.
        case dismiss
        /// They stay.
        case over
        /// The link does nothing.
        case refuse
    }

    /// Makes a link's content.
    init(name: Located<String>, destination: Destination) {
        self.name = name
        self.destination = destination
    }

    /// Makes a transition of the app.
    ///
    /// - Parameter transition: its name and its steps, which are the root's.
    public init(_ transition: TransitionDeclaration) {
        self.init(name: transition.name, destination: .open(transition.steps, in: nil))
        isTransition = true
    }
}
