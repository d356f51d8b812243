/// What a name is the name of.
public enum NameRole: String, Sendable {
    /// The app.
    case app
    /// A flow.
    case flow
    /// A screen.
    case screen
    /// A tab.
    case tab
    /// A child of a switch flow.
    case child
    /// A screen, a tab or a child, as the flow's kind asks for.
    case start = "screen, tab or child"
    /// A transition.
    case transition
    /// A parameter.
    case parameter
    /// A screen of the same flow, else a flow.
    case target = "screen or flow"
    /// A screen of any flow, as `flow.screen`.
    case otherScreen = "screen, as 'flow.screen'"
    /// A screen of any flow, as `flow.screen`, or a flow.
    case screenOrFlow = "flow, or of a screen as 'flow.screen'"
    /// A type of the app's Swift.
    case type
    /// A case or a static member of a type.
    case member = "case or static member"
    /// Named steps.
    case steps = "list of steps"
    /// A transition or named steps.
    case stepsOrTransition = "transition or list of steps"
    /// A guard.
    case `guard`
    /// An effect.
    case effect
    /// A result of a flow, or an answer of an effect.
    case result
    /// An action of an alert.
    case action
    /// A way into the app from outside.
    case deepLink = "deep link"
    /// Something that holds in every state.
    case invariant
    /// A value for a parameter, by the parameter's name.
    case argument
    /// What happens at a result, by the result's name.
    case handler
    /// A rule that the program may give another severity, or be excused from.
    case rule

    /// `a` or `an`.
    var article: String {
        switch self {
        case .app, .effect, .action, .invariant, .argument: "an"
        default: "a"
        }
    }

    /// Many of them.
    var plural: String {
        switch self {
        case .child: "children"
        case .steps: "lists of steps"
        default: "\(rawValue)s"
        }
    }

    /// Whether a mapping by such names declares them, so that they must be names in Swift. The
    /// others only say what was declared elsewhere.
    public var isDeclared: Bool {
        switch self {
        case .argument, .handler, .rule: false
        default: true
        }
    }
}
