/// A transition as written, or named steps.
public struct TransitionDeclaration: Sendable {
    /// The name; a transition's is the Swift method that the screen calls.
    public var name: Located<String>
    /// The steps, of which there may be none.
    public var steps: [StepDeclaration]
}

/// A step as it was written.
public struct StepDeclaration: Sendable {
    /// What the step does.
    public var action: Action
    /// Whether it is animated where it is seen, with the characters of the key; nil without
    /// `animated`, when it is.
    public var animated: (key: SourceRange, flag: Located<Flag>)?
    /// Rules that the step is excused from.
    var excuses: [ExcuseDeclaration] = []
    /// Whether what stands beside its key couldn't be read as a whole, so that arguments or
    /// handlers which it seems to lack may be there.
    public var isPartial = false
    /// The characters of the whole step.
    public var range: SourceRange

    /// Whether something is so, as it is written.
    public enum Flag: Hashable, Sendable {
        /// `true` or `false`.
        case literal(Bool)
        /// The name of a value that says it, without the `$`.
        case name(String)
    }

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
        /// Takes screens off until the named one is on top. The arguments are those of the screen
        /// that `else: push` makes.
        case popTo(Located<String>, else: Located<Fallback>?, arguments: [ArgumentDeclaration])
        /// Goes back to the flow's first screen.
        case popToRoot
        /// Shows another tab; the name may be `flow.tab`. `stack` is what then stands above the
        /// tab's root.
        case select(Located<String>, reset: Bool, stack: [TargetDeclaration]?, arguments: [ArgumentDeclaration])
        /// Shows another child of a switch flow; the name may be `flow.child`. The site's name is
        /// the child's.
        case switchTo(StartSiteDeclaration, reset: Bool)
        /// Shows a flow or screen over the active layer.
        case present(StartSiteDeclaration)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
        /// Ends the flow with a result; without a name, with that of the transition or of the
        /// child's result.
        case finish(Located<String>?, arguments: [ArgumentDeclaration])
        /// Shows an alert.
        case alert(AlertDeclaration)
        /// Calls the app.
        case perform(Located<String>, arguments: [ArgumentDeclaration], handlers: [HandlerDeclaration])
        /// Chooses by a guard.
        case choose(ConditionDeclaration, then: [StepDeclaration], else: [StepDeclaration])
        /// Runs the steps of another transition, or named steps, with arguments.
        case take(Located<String>, arguments: [ArgumentDeclaration])
        /// Starts a flow over, as its `start` says; without a name, the flow that the step belongs
        /// to.
        case restart(Located<String>?)
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
    ///
    /// - Parameters:
    ///   - action: what the step does.
    ///   - range: the characters of the whole step.
    public init(_ action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }
}

extension StepDeclaration.Action {
    /// The word that the step begins with.
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

    /// The target of `push`, `present` and `switch`, with its start; nil for other steps.
    public var startSite: StartSiteDeclaration? {
        switch self {
        case .push(let site), .present(let site), .switchTo(let site, _): site
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .dismiss, .dismissAll, .finish, .alert, .perform, .choose, .take,
            .restart, .resume:
            nil
        }
    }

    /// Calls a function with each list of steps inside the step.
    ///
    /// - Parameter body: takes each list, without looking into its steps.
    public func forEachList(_ body: ([StepDeclaration]) -> Void) {
        switch self {
        case .push(let site), .present(let site), .switchTo(let site, _): site.handlers?.forEach { body($0.steps) }
        case .alert(let alert): alert.actions.forEach { body($0.steps) }
        case .perform(_, _, let handlers): handlers.forEach { body($0.steps) }
        case .choose(_, let then, let otherwise):
            body(then)
            body(otherwise)
        case .replace, .setStack, .pop, .popTo, .popToRoot, .select, .dismiss, .dismissAll, .finish, .take, .restart, .resume:
            break
        }
    }

    /// The one screen or flow that the step puts somewhere.
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
