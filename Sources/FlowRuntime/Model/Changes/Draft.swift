/// A change that is being worked out: what each step of a transition does to the scene's state,
/// before anything is done on screen.
///
/// The steps are those of the abstract machine. The first fault ends the change: the steps that
/// follow do nothing and the draft is dropped.
@MainActor
final class Draft {
    /// The transition's name, for reports.
    let name: String
    let navigator: Navigator
    private(set) var fault: Fault?
    var state: SceneState
    /// What is shown when everything else is in place.
    var alert: Alert?
    /// What the own steps work on; once it has left, or another tab hides it, what is on top then.
    private(set) var own: Activation
    /// What `finish` and `dismiss` work on where that isn't the same: the container whose own steps
    /// these are.
    private(set) var container: Activation?
    /// The screen whose transition this is; in a handler the one whose transition has started the
    /// flow.
    weak var caller: Slot?
    /// How the hosted flow ends, if it does.
    private(set) var hostedEnd: HostedEnd?
    /// Whether the steps of a handler have taken the place of the rest of the list.
    private var isReplaced = false
    /// The coordinators whose steps are taken. They may have no other keeper until the change is
    /// made.
    private var coordinators: [Coordinator] = []

    init(_ navigator: Navigator, name: String) {
        self.navigator = navigator
        self.name = name
        state = SceneState(of: navigator)
        own = state.activationOnTop
    }

    /// Whether steps are still taken.
    var goesOn: Bool { fault == nil && !isReplaced }

    /// Keeps a coordinator until the change is made.
    func keep(_ coordinator: Coordinator) {
        coordinators.append(coordinator)
    }

    /// Works out one step, unless an earlier one has failed.
    func step(_ body: () -> Fault?) {
        guard goesOn else { return }
        fault = body()
        if !state.contains(own) { own = state.activationOnTop }
        if let container, !state.contains(container) { self.container = nil }
    }

    /// Takes a handler's steps in place of the rest of the list, for the activation then on top or
    /// for a container.
    func goOn(in container: Activation? = nil, with steps: (@MainActor (Draft) -> Void)?) {
        guard goesOn, let steps else { return }
        own = state.activationOnTop
        self.container = container
        steps(self)
        isReplaced = true
    }

    /// The hosted flow ends. The rest of the step list is skipped.
    func end(_ end: HostedEnd) {
        hostedEnd = end
        isReplaced = true
    }

    /// What stands on a stack begins anew, and what the steps belong to has left with it.
    func beginAnew(on stack: NavigationStack) {
        if own.stack === stack { own = Activation(layer: own.layer, place: .none) }
    }

    /// Begins anew with what is on top: a link's steps belong to that.
    func beginAgain() {
        own = state.activationOnTop
        container = nil
    }

    /// Continues in the flow that an alert or a question interrupted, if it is still there.
    func resume(_ own: AnyObject?, in container: AnyObject?) {
        if let own = state.activation(of: own) { self.own = own }
        self.container = state.activation(of: container)
    }

    /// Takes what a starter has for a flow's end: a container's own steps where it is one that
    /// shows in the top layer.
    func act(for starter: Coordinator, caller: Slot?) {
        self.caller = caller
        let containers = state.path(in: state.layers.last).filter(\.isContainer).compactMap(\.coordinator)
        if let container = containers.last(where: { $0.flowName == starter.flowName }) { act(in: container) }
    }

    /// Takes the own steps of a container in the top layer.
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

    /// Replaces the own activation's screens and all above them; the first of the new ones carries
    /// the mark on.
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

    /// Takes the top screen off; where a flow leaves with it, its starter's steps take the place of
    /// the rest.
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

    /// Ends the change's own flow, an external one, without a result: off the stack if it was
    /// pushed, otherwise with the layer that it fills.
    func leave(animated: Bool) {
        if own.mark != nil { return pop(animated: animated) }
        guard case .single? = own.layer?.content else { return step { .dismissAtBase } }
        dismiss(animated: animated)
    }

    /// Pops `count` screens, which must all be of the own activation, on top, and above its first.
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

    /// Whether a screen is in the own activation.
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
