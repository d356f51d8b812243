import FlowDiagnostics

/// A transition as it was written.
public struct TransitionDeclaration: Sendable {
    /// The transition's name: the Swift method that the screen calls.
    public var name: Located<String>
    /// The steps, of which there may be none.
    public var steps: [StepDeclaration]

    /// Makes a transition's content.
    public init(name: Located<String>, steps: [StepDeclaration]) {
        self.name = name
        self.steps = steps
    }
}

/// A step as it was written.
public struct StepDeclaration: Sendable {
    /// What the step does.
    public var action: Action
    /// Whether it is animated where it is seen.
    public var isAnimated = true
    /// Rules that the step is excused from.
    public var excuses: [ExcuseDeclaration] = []
    /// Whether what stands beside its key couldn't be read as a whole, so that arguments or handlers which it seems to lack may be there.
    public var isPartial = false
    /// The characters of the whole step.
    public var range: SourceRange

    /// What a step does, with names that aren't looked up yet.
    public indirect enum Action: Sendable {
        /// Puts a screen, or the screens of a stack flow, on the stack.
        case push(StartSiteDeclaration)
        /// Replaces the top screen.
        case replace(TargetDeclaration)
        /// Replaces the flow's screens, bottom first. The arguments serve all targets by name.
        case setStack([TargetDeclaration], arguments: [ArgumentDeclaration])
        /// Takes screens off the top; at least one.
        case pop(Int)
        /// Takes screens off until the named one is on top. The arguments are those of the screen that `else: push` makes.
        case popTo(Located<String>, else: Located<Fallback>?, arguments: [ArgumentDeclaration])
        /// Goes back to the flow's first screen.
        case popToRoot
        /// Shows another tab; the name may be `flow.tab`. `stack` is what then stands above the tab's root.
        case select(Located<String>, reset: Bool, stack: [TargetDeclaration]?, arguments: [ArgumentDeclaration])
        /// Shows another child of a switch flow; the name may be `flow.child`. The site's name is the child's.
        case switchTo(StartSiteDeclaration, reset: Bool)
        /// Shows a flow or screen over the active layer.
        case present(StartSiteDeclaration)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
        /// Ends the flow with a result; without a name, with that of the transition or of the child's result.
        case finish(Located<String>?, arguments: [ArgumentDeclaration])
        /// Shows an alert.
        case alert(AlertDeclaration)
        /// Calls the app.
        case perform(Located<String>, arguments: [ArgumentDeclaration], handlers: [HandlerDeclaration])
        /// Chooses by a guard.
        case choose(ConditionDeclaration, then: [StepDeclaration], else: [StepDeclaration])
        /// In `otherwise`: does what the guard held back.
        case resume
    }

    /// What `popTo` does where the screen isn't there.
    public enum Fallback: String, Sendable, CaseIterable {
        /// Pushes the screen.
        case push
        /// Goes back to the flow's first screen.
        case root
        /// Stays.
        case stay
    }

    /// Makes a step.
    public init(_ action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }
}

/// A screen or flow as a step names it.
public struct TargetDeclaration: Sendable {
    /// The name.
    public var name: Located<String>
    /// Whether it was written as a screen's or a flow's, `{ screen: name }`; nil where either may be meant.
    public var kind: Kind?
    /// What it is made with.
    public var arguments: [ArgumentDeclaration]

    /// What a name is said to be.
    public enum Kind: Sendable {
        /// `{ screen: name }`
        case screen
        /// `{ flow: name }`
        case flow
    }

    /// Names a target.
    public init(name: Located<String>, kind: Kind? = nil, arguments: [ArgumentDeclaration] = []) {
        self.name = name
        self.kind = kind
        self.arguments = arguments
    }
}

/// A step that starts a flow or shows a screen, with all that may be said of it there.
public struct StartSiteDeclaration: Sendable {
    /// The screen, flow or child.
    public var target: TargetDeclaration
    /// What the flow begins with instead of its own start.
    public var start: Located<String>?
    /// What stands above the flow's first screen from the beginning.
    public var stack: [TargetDeclaration]?
    /// What happens when the flow ends; nil without `on`.
    public var handlers: [HandlerDeclaration]?
    /// How it is presented here.
    public var presentation: PresentationDeclaration?
    /// The parameter that supplies what a popover comes from, without the `$`.
    public var anchor: Located<String>?

    /// Starts or shows a target.
    public init(target: TargetDeclaration) {
        self.target = target
    }
}

/// An alert as it was written.
public struct AlertDeclaration: Sendable {
    /// The title.
    public var title: Located<TextDeclaration>?
    /// The text below it.
    public var message: Located<TextDeclaration>?
    /// Whether it is an action sheet.
    public var isActionSheet = false
    /// The parameter that supplies what an action sheet comes from on iPad.
    public var anchor: Located<String>?
    /// The buttons.
    public var actions: [Action] = []

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name.
        public var name: Located<String>
        /// The button's text; nil for the name in words.
        public var title: Located<TextDeclaration>?
        /// What the button stands for.
        public var style: Style
        /// What a tap does.
        public var steps: [StepDeclaration]

        /// What a button stands for.
        public enum Style: String, Sendable, CaseIterable {
            /// An action like others.
            case `default`
            /// The way out.
            case cancel
            /// An action that destroys something.
            case destructive
        }

        /// Makes a button.
        public init(name: Located<String>, title: Located<TextDeclaration>? = nil, style: Style = .default, steps: [StepDeclaration] = []) {
            self.name = name
            self.title = title
            self.style = style
            self.steps = steps
        }
    }

    /// Makes an empty alert.
    public init() {}
}
