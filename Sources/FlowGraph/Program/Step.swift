import FlowDiagnostics
import FlowSpec

/// A step with its names looked up, and its place.
public struct Step: Sendable {
    /// What the step does.
    public var action: Action
    /// Whether it is animated where it is seen.
    public var isAnimated = true
    /// The characters of the whole step.
    public var range: SourceRange

    /// What a step does.
    public indirect enum Action: Sendable {
        /// Puts a screen on the stack, or the screens that a stack flow begins with. A flow's site has its handlers.
        case push(Use, SiteID?)
        /// Replaces the top screen.
        case replace(Use)
        /// Replaces the own activation's screens, bottom first; the first is a screen.
        case setStack([Use])
        /// Takes screens off the top; at least one.
        case pop(Int)
        /// Takes screens off until the screen is on top.
        case popTo(ScreenID, else: Fallback?)
        /// Goes back to the activation's first screen.
        case popToRoot
        /// Shows the tab at an index of a tabs flow; `stack` is what then stands above the tab's root, `[]` for a reset to the root, nil to leave it.
        case select(FlowID, tab: Int, stack: [Use]?)
        /// Shows the child at an index of a switch flow. `use` says how it is made where the step says more than its name: it then begins anew. What `use`
        /// doesn't give, the child's own use gives, in its flow's scope.
        case switchTo(FlowID, child: Int, use: Use?, reset: Bool)
        /// Shows a flow or screen over the active layer. `anchor` is the method's parameter that a popover comes from.
        case present(Use, SiteID, anchor: String?)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
        /// Ends the activation of the flow with its result at an index.
        case finish(FlowID, result: Int, arguments: [Argument])
        /// Shows an alert.
        case alert(Alert)
        /// Calls the app. With handlers, one for each result, it waits for the answer.
        case perform(EffectID, arguments: [Argument], handlers: [Handler])
        /// Chooses by a guard; `isRequirement` where the first is the target's step and the second its `otherwise`.
        case choose(Condition, then: [Step], else: [Step], isRequirement: Bool)
    }

    /// What `popTo` does where the screen isn't there.
    public enum Fallback: Sendable {
        /// Pushes the screen.
        case push(Use)
        /// Goes back to the activation's first screen.
        case root
        /// Stays.
        case stay
    }
}

/// A screen or flow where it is made: how it begins and what it is made with.
public struct Use: Sendable {
    /// The screen or flow.
    public var target: Target
    /// The index of the screen, tab or child that the flow begins with instead of its own start.
    public var start: Int?
    /// What stands above a stack flow's first screen from the beginning.
    public var stack: [Use] = []
    /// The values for what is made: of a screen for its parameters, of a flow for ``Program/parameters(of:start:)``, in that order. A parameter that is
    /// left out has its default.
    public var arguments: [Argument] = []
    /// Where its name stands.
    public var range: SourceRange

    /// Makes a use.
    public init(_ target: Target, start: Int? = nil, stack: [Use] = [], arguments: [Argument] = [], range: SourceRange) {
        self.target = target
        self.start = start
        self.stack = stack
        self.arguments = arguments
        self.range = range
    }
}

/// A value that is given to a parameter.
public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var name: String
    /// The value.
    public var value: Value

    /// Gives a parameter a value.
    public init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A value, by where it comes from.
public enum Value: Hashable, Sendable {
    /// A parameter of the transition's method.
    case method(String)
    /// A parameter of the screen that takes the transition.
    case screen(String)
    /// A parameter of the flow whose steps these are.
    case flow(String)
    /// A value of the result or answer that is being handled, the innermost of that name.
    case result(String)
    /// A Swift literal.
    case literal(String)
}

/// A text that is shown.
public enum Text: Hashable, Sendable {
    /// The text as it is written.
    case literal(String)
    /// A value.
    case value(Value)
}

/// A guard as it is asked.
public struct Condition: Hashable, Sendable {
    /// The guard.
    public var asked: GuardID
    /// What it is asked with.
    public var arguments: [Argument]

    /// Asks a guard.
    public init(_ asked: GuardID, arguments: [Argument] = []) {
        self.asked = asked
        self.arguments = arguments
    }
}

/// What happens when a flow ends with a result, or when the app answers with it.
public struct Handler: Sendable {
    /// The index of the result among the flow's or the effect's.
    public var result: Int
    /// The steps, of which there may be none.
    public var steps: [Step]

    /// Makes a handler.
    public init(result: Int, steps: [Step]) {
        self.result = result
        self.steps = steps
    }
}

/// A place that starts a flow on a stack or in a layer, or presents a bare screen.
public struct Site: Sendable {
    /// What is started or presented.
    public var target: Target
    /// The flow whose steps the handlers are.
    public var owner: FlowID
    /// What happens at each result of the flow, in the order of its results.
    public var handlers: [Handler]
    /// What happens when it leaves without a result; nil where nothing was said, `[]` where nothing shall happen.
    public var dismissed: [Step]?
    /// How it is presented: as the step says, else the target. Of a push it has no meaning.
    public var presentation: Presentation
    /// Whether the step gives the presentation.
    public var hasOwnPresentation: Bool
    /// Where the site stands.
    public var range: SourceRange
}

/// An alert.
public struct Alert: Sendable {
    /// The title.
    public var title: Text?
    /// The text below it.
    public var message: Text?
    /// Whether it is an action sheet.
    public var isActionSheet: Bool
    /// The method's parameter that an action sheet comes from on iPad.
    public var anchor: String?
    /// The buttons.
    public var actions: [Action]

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name in the spec.
        public var name: String
        /// The button's text.
        public var title: Text
        /// What the button stands for.
        public var style: AlertDeclaration.Action.Style
        /// What a tap does.
        public var steps: [Step]
    }
}
