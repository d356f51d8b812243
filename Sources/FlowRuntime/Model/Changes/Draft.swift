/// A change in progress: the effect of each step of a transition on the scene's state, before
/// anything changes on screen.
///
/// The steps are the abstract machine's. The first fault ends the change: later steps do nothing
/// and the draft is dropped.
@MainActor
final class Draft {
    /// The transition's name, for reports.
    let name: String
    let navigator: Navigator
    private(set) var fault: Fault?
    var state: SceneState
    /// The alert to show after everything else is in place.
    var alert: Alert?
    /// The activation that the own steps work on. If it leaves or another tab hides it, the topmost
    /// activation replaces it.
    private(set) var own: Activation
    /// The container whose own steps these are: `finish` and `dismiss` work on it, not on `own`.
    private(set) var container: Activation?
    /// The screen that triggered this transition; in a handler, the screen that started the flow.
    weak var caller: Slot?
    private(set) var hostedEnd: HostedEnd?
    /// The user's answers to questions about unsaved work that this change removes.
    var consent: Consent?
    /// True if the steps only show whether they would remove unsaved work. No effect runs.
    var isTrial = false
    /// True if the user makes the change, not a transition.
    var isByUser = false
    /// The number of effects so far. Counted only if screens can have unsaved work.
    var effects = 0
    /// Called after the change is made.
    var then: (@MainActor () -> Void)?
    /// True if a handler's steps have replaced the remaining steps.
    private var isReplaced = false
    /// The coordinators whose steps run. Possibly nothing else retains them until the change is
    /// made.
    private var coordinators: [Coordinator] = []

    init(_ navigator: Navigator, name: String) {
        self.navigator = navigator
        self.name = name
        state = SceneState(of: navigator)
        own = state.activationOnTop
    }

    /// True if steps still run.
    var continues: Bool { fault == nil && !isReplaced }

    /// Retains a coordinator until the change is made.
    func keep(_ coordinator: Coordinator) {
        coordinators.append(coordinator)
    }

    /// Computes one step, unless an earlier one has failed.
    func step(_ body: () -> Fault?) {
        guard continues else { return }
        fault = body()
        if !state.contains(own) { own = state.activationOnTop }
        if let container, !state.contains(container) { self.container = nil }
    }

    /// Runs a handler's steps instead of the remaining steps, for the topmost activation or for a
    /// container.
    func goOn(in container: Activation? = nil, with steps: (@MainActor (Draft) -> Void)?) {
        guard continues, let steps else { return }
        own = state.activationOnTop
        self.container = container
        steps(self)
        isReplaced = true
    }

    /// Ends the hosted flow. Skips the remaining steps.
    func end(_ end: HostedEnd) {
        hostedEnd = end
        skipRest()
    }

    /// Skips the remaining steps.
    func skipRest() {
        isReplaced = true
    }

    /// Handles a stack's reset: if the own activation was on the stack, it has left.
    func didReset(_ stack: NavigationStack) {
        if own.stack === stack { own = Activation(layer: own.layer, place: .none) }
    }

    /// Restarts with the topmost activation, to which a link's steps belong.
    func beginAgain() {
        own = state.activationOnTop
        container = nil
    }

    /// Continues in the flow that an alert or a question interrupted, if the flow still exists.
    func resume(_ own: AnyObject?, in container: AnyObject?) {
        if let own = state.activation(of: own) { self.own = own }
        self.container = state.activation(of: container)
    }

    /// Prepares the steps for a flow's end. If `parent` is a visible container in the top layer,
    /// they are the container's own.
    func act(for parent: Coordinator, caller: Slot?) {
        self.caller = caller
        let containers = state.path(in: state.layers.last).filter(\.isContainer).compactMap(\.coordinator)
        if let container = containers.last(where: { $0.flowName == parent.flowName }) { act(in: container) }
    }

    /// Makes the following steps the own steps of a container in the top layer.
    func act(in container: Coordinator) {
        self.container = Activation(layer: state.layers.last, place: .container(container))
    }
}

// MARK: - Steps on the active stack

extension Draft {
    func push(_ slot: Slot, animated: Bool) {
        step {
            guard let stack = state.activeStack else { return .noStack }
            var slots = state.slots(of: stack)
            slots.append(slot)
            state.set(slots, on: stack, animated: animated)
            return nil
        }
    }

    func push(animated: Bool, _ pushed: (NavigationStack) -> [Slot]) {
        step {
            guard let stack = state.activeStack else { return .noStack }
            state.set(state.slots(of: stack) + pushed(stack), on: stack, animated: animated)
            return nil
        }
    }

    func replace(with slot: Slot, animated: Bool) {
        step {
            guard let stack = state.activeStack else { return .noStack }
            var slots = state.slots(of: stack)
            slot.mark = slots.popLast()?.mark
            state.set(slots + [slot], on: stack, animated: animated)
            return nil
        }
    }

    /// Replaces the own activation's screens and everything above them. The first new screen gets
    /// the mark.
    func setStack(animated: Bool, _ items: (NavigationStack) -> [Slot]) {
        step {
            guard let stack = own.stack else { return .noStack }
            let kept = state.slots(of: stack)[..<state.range(of: own, on: stack).lowerBound]
            let new = items(stack)
            new.first?.mark = own.mark
            state.set(kept + new, on: stack, animated: animated)
            return nil
        }
    }

    /// Pops the top screen. If a flow leaves with it, the flow's `dismissed` handler replaces the
    /// remaining steps.
    func pop(animated: Bool) {
        var left: Mark?
        step {
            guard let stack = state.activeStack, case let slots = state.slots(of: stack), slots.count > (stack.isHosted ? 0 : 1) else {
                return .popAtRoot
            }
            left = slots.last?.mark
            state.set(slots.dropLast(), on: stack, animated: animated)
            return nil
        }
        goOn(with: left?.handlers.dismissed)
    }

    /// Ends the change's own external flow without a result. Pops it if it was pushed; otherwise
    /// dismisses its layer.
    func leave(animated: Bool) {
        if own.mark != nil { return pop(animated: animated) }
        guard case .single? = own.layer?.content else { return step { .dismissAtBase } }
        dismiss(animated: animated)
    }

    /// Pops `count` screens. All must belong to the own activation, above its first screen, and be
    /// on top.
    func pop(_ count: Int, animated: Bool) {
        guard count > 1 else { return pop(animated: animated) }
        step {
            guard let stack = own.stack, stack === state.activeStack else { return .popAtRoot }
            let slots = state.slots(of: stack)
            let range = state.range(of: own, on: stack)
            guard range.upperBound == slots.count, range.count > count else { return .popAtRoot }
            state.set(slots.dropLast(count), on: stack, animated: animated)
            return nil
        }
    }

    func popTo(_ screen: ScreenName, animated: Bool) {
        step {
            guard let stack = own.stack else {
                // A bare screen counts as a stack of one.
                return isOn(screen) ? nil : .popToMissing
            }
            guard let index = lastIndex(of: screen, on: stack) else { return .popToMissing }
            state.set(state.slots(of: stack)[...index], on: stack, animated: animated)
            return nil
        }
    }

    /// True if the own activation has a screen.
    func isOn(_ screen: ScreenName) -> Bool {
        if let stack = own.stack { return lastIndex(of: screen, on: stack) != nil }
        return switch own.place {
        case .single(let slot), .screen(let slot): slot.screen.qualifiedName == screen
        case .marked, .base, .container, .none: false
        }
    }

    private func lastIndex(of screen: ScreenName, on stack: NavigationStack) -> Int? {
        state.slots(of: stack)[state.range(of: own, on: stack)].lastIndex { $0.screen.qualifiedName == screen }
    }

    func popToRoot(animated: Bool) {
        step {
            guard let stack = own.stack else { return nil }
            state.set(state.slots(of: stack)[...state.range(of: own, on: stack).lowerBound], on: stack, animated: animated)
            return nil
        }
    }
}
