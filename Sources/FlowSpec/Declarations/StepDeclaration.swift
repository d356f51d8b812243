/// A transition or reusable steps as declared in a spec.
public struct TransitionDeclaration: Sendable {
    /// The name. A transition's name is also the Swift method that the screen calls.
    public var name: Located<String>
    /// The steps, possibly none.
    public var steps: [StepDeclaration]
    /// The name of the set that it comes from; `nil` if its screen or flow declares it.
    public var set: String?
}

/// Transitions that screens and flows share, as declared in a spec.
public struct TransitionSetDeclaration: Sendable {
    /// The set's name.
    public var name: Located<String>
    /// The transitions. Each contains the set's name.
    public var transitions: [TransitionDeclaration]
}

/// A step as declared in a spec.
public struct StepDeclaration: Sendable {
    /// The action of the step.
    public var action: Action
    /// The value of `animated` and the characters of its key; `nil` means true.
    public var animated: (key: SourceRange, flag: Located<Flag>)?
    /// The rules suppressed for the step.
    var suppressions: [SuppressionDeclaration] = []
    /// True if other keys couldn't be read, so missing arguments or handlers might exist.
    public var isPartial = false
    /// The characters of the whole step.
    public var range: SourceRange

    /// A Boolean value as written in a spec.
    public enum Flag: Hashable, Sendable {
        /// `true` or `false`.
        case literal(Bool)
        /// The name of a Boolean value, without the `$`.
        case name(String)
    }

    /// The action of a step, with unresolved names.
    public indirect enum Action: Sendable {
        /// Pushes a screen, or the screens of a stack flow.
        case push(StartSiteDeclaration)
        /// Replaces the top screen.
        case replace(TargetDeclaration)
        /// Replaces the flow's screens, bottom first. All targets share the arguments by name.
        case setStack([TargetDeclaration], arguments: [ArgumentDeclaration])
        /// Removes this many screens from the top, at least one.
        case pop(Int)
        /// Removes screens until the named one is on top. The arguments are for `else: push`.
        case popTo(Located<String>, else: Located<Fallback>?, arguments: [ArgumentDeclaration])
        /// Goes back to the flow's first screen.
        case popToRoot
        /// Selects another tab; the name can be `flow.tab`. `stack` is above the tab's root.
        case select(Located<String>, reset: Bool, stack: [TargetDeclaration]?, arguments: [ArgumentDeclaration])
        /// Shows another child of a switch flow. The site's target is `child` or `flow.child`.
        case switchTo(StartSiteDeclaration, reset: Bool)
        /// Presents a flow or screen over the active layer.
        case present(StartSiteDeclaration)
        /// Dismisses the presented layer that contains the flow.
        case dismiss
        /// Dismisses all presented layers.
        case dismissAll
        /// Ends the flow with a result; `nil` for the result with the transition's name or the
        /// child's result.
        case finish(Located<String>?, arguments: [ArgumentDeclaration])
        case alert(AlertDeclaration)
        /// Calls an effect of the app.
        case perform(Located<String>, arguments: [ArgumentDeclaration], handlers: [HandlerDeclaration])
        /// Runs one of two lists of steps, depending on a condition.
        case choose(ConditionDeclaration, then: [StepDeclaration], else: [StepDeclaration])
        /// Runs the steps of another transition, or reusable steps, with arguments.
        case take(Located<String>, arguments: [ArgumentDeclaration])
        /// Restarts a flow at its `start`; `nil` for the flow that contains the step. If `keep` is
        /// true, a switch flow's child that is already visible stays.
        case restart(Located<String>?, keep: Located<Bool>?)
        /// In `otherwise`: performs the action that the guard blocked.
        case resume
    }

    /// The alternative of `popTo` if the screen isn't on the stack.
    public enum Fallback: String, Sendable, CaseIterable {
        /// Pushes the screen.
        case push
        /// Goes back to the flow's first screen.
        case root
        /// Does nothing.
        case stay
    }

    /// Creates a step.
    public init(_ action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }
}

extension StepDeclaration.Action {
    /// The keyword of the step.
    public var keyword: StepKeyword {
        switch self {
        case .push: .push
        case .replace: .replace
        case .setStack: .setStack
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .select: .select
        case .switchTo: .switch
        case .present: .present
        case .dismiss: .dismiss
        case .dismissAll: .dismissAll
        case .finish: .finish
        case .alert: .alert
        case .perform: .perform
        case .choose: .if
        case .take: .take
        case .restart: .restart
        case .resume: .resume
        }
    }

    /// The target of `push`, `present` and `switch`, with its start; `nil` for other steps.
    public var startSite: StartSiteDeclaration? {
        switch self {
        case .push(let site), .present(let site), .switchTo(let site, _): site
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .dismiss, .dismissAll, .finish, .alert, .perform, .choose, .take,
            .restart, .resume:
            nil
        }
    }

    /// Calls a function for each list of steps directly inside the step.
    ///
    /// - Parameter body: the function, which receives each list.
    public func forEachList(_ body: ([StepDeclaration]) -> Void) {
        switch self {
        case .push(let site), .present(let site), .switchTo(let site, _):
            site.handlers?.forEach { body($0.steps) }
            if let otherwise = site.otherwise { body(otherwise) }
        case .alert(let alert): alert.actions.forEach { body($0.steps) }
        case .perform(_, _, let handlers): handlers.forEach { body($0.steps) }
        case .choose(_, let then, let otherwise):
            body(then)
            body(otherwise)
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .dismiss, .dismissAll, .finish, .take, .restart, .resume:
            break
        }
    }

    /// The target of `push`, `present` and `replace`; `nil` for other steps.
    public var shownTarget: TargetDeclaration? {
        switch self {
        case .push(let site), .present(let site): site.target
        case .replace(let target): target
        case .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish, .alert, .perform, .choose, .take,
            .restart, .resume:
            nil
        }
    }
}
