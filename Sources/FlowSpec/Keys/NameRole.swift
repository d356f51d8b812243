/// The kind of element that a name refers to.
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
    /// A screen, tab or child, depending on the flow's kind.
    case start = "screen, tab or child"
    /// A transition.
    case transition
    /// A parameter.
    case parameter
    /// A screen of the current flow, or otherwise a flow.
    case target = "screen or flow"
    /// A screen of any flow, as `flow.screen`.
    case otherScreen = "screen, as 'flow.screen'"
    /// A screen of any flow, as `flow.screen`, or a flow.
    case screenOrFlow = "flow, or of a screen as 'flow.screen'"
    /// A type of the app.
    case type
    /// A case or static member of a type.
    case member = "case or static member"
    /// Reusable steps.
    case steps = "list of steps"
    /// A transition or reusable steps.
    case stepsOrTransition = "transition or list of steps"
    /// A set of transitions.
    case transitionSet = "set of transitions"
    /// A guard.
    case `guard`
    /// An effect.
    case effect
    /// A result of a flow, or an answer to an effect.
    case result
    /// An action of an alert.
    case action
    /// A deep link.
    case deepLink = "deep link"
    /// An invariant.
    case invariant
    /// An argument, by its parameter's name.
    case argument
    /// A handler, by its result's name.
    case handler
    /// A rule with an adjustable severity.
    case rule

    /// `a` or `an`.
    var article: String {
        switch self {
        case .app, .effect, .action, .invariant, .argument: "an"
        default: "a"
        }
    }

    /// The plural.
    var plural: String {
        switch self {
        case .child: "children"
        case .steps: "lists of steps"
        case .transitionSet: "sets of transitions"
        default: "\(rawValue)s"
        }
    }

    /// True if a mapping with such names declares them, which requires valid Swift names. Other
    /// roles refer to existing declarations.
    public var isDeclared: Bool {
        switch self {
        case .argument, .handler, .rule: false
        default: true
        }
    }
}
