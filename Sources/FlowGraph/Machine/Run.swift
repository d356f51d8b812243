/// One move while it changes a state: an atomic change, of which only the end is seen.
struct Run {
    let machine: Machine
    var state: State
    var observations: [Observation] = []
    private var own: Activation?

    /// Where a list of steps belongs: its layer, and on the layer's active stack the slot with which its flow begins.
    private struct Activation {
        var layer: Int
        var base: Int
    }

    init(machine: Machine, state: State) {
        self.machine = machine
        self.state = state
    }

    private var topLayer: Int { state.layers.count - 1 }

    // MARK: Steps

    /// Takes a transition's steps from left to right; gives the fault of the one that couldn't be taken.
    mutating func take(_ steps: [Step]) -> Fault? {
        own = activationOnTop()
        for (index, step) in steps.enumerated() {
            if let kind = take(step.action, at: index) {
                return Fault(kind, step: index)
            }
        }
        return nil
    }

    private mutating func take(_ action: Step.Action, at index: Int) -> Fault.Kind? {
        let cause = Observation.Cause.step(index)
        switch action {
        case .push(let target):
            let slots = machine.slots(of: target)
            return change(topLayer) { $0 += slots } ? nil : .noStack
        case .replace(let screen):
            return change(topLayer) { $0[$0.count - 1].screen = screen } ? nil : .noStack
        case .setStack(let targets):
            return setStack(targets, cause: cause)
        case .pop(1):
            guard state.depth > 1 else {
                return .popAtRoot
            }
            drop(1, cause: cause)
        case .pop(let count):
            return pop(count, cause: cause)
        case .popTo(let screen):
            return popTo(screen, cause: cause)
        case .popToRoot:
            if let own {
                cut(to: own.base + 1, cause: cause)
            }
        case .select(let flow, let tab, let stack):
            return select(flow, tab: tab, stack: stack, cause: cause)
        case .present(let target):
            state.layers.append(machine.layer(of: target))
        case .dismiss:
            guard let own, own.layer >= 1 else {
                return .dismissAtBase
            }
            dropLayers(from: own.layer, cause: cause)
        case .dismissAll:
            dropLayers(from: 1, cause: cause)
        }
        return nil
    }

    private mutating func setStack(_ targets: [Target], cause: Observation.Cause) -> Fault.Kind? {
        var slots = targets.flatMap(machine.slots)
        guard let own, case .nav(_, let old) = state.layers[own.layer].content.active, old.indices.contains(own.base), !slots.isEmpty else {
            return .noStack
        }
        slots[0].mark = old[own.base].mark
        // The own activation stays; those above it leave.
        observe(old[(own.base + 1)...], cause: cause)
        _ = change(own.layer) { $0.replaceSubrange(own.base..., with: slots) }
        return nil
    }

    private mutating func pop(_ count: Int, cause: Observation.Cause) -> Fault.Kind? {
        guard let own, own.layer == topLayer, let slots = slots(of: own), slots.end == state.depth, slots.end - own.base > count else {
            return .popAtRoot
        }
        drop(count, cause: cause)
        return nil
    }

    private mutating func popTo(_ screen: ScreenID, cause: Observation.Cause) -> Fault.Kind? {
        guard let own, let slots = slots(of: own),
            let place = slots.all[own.base..<slots.end].lastIndex(where: { $0.screen == screen })
        else {
            return .popToMissing
        }
        cut(to: place + 1, cause: cause)
        return nil
    }

    private mutating func select(_ flow: FlowID, tab: Int, stack: [Target]?, cause: Observation.Cause) -> Fault.Kind? {
        let machine = machine
        var fresh: Content?
        if let stack, machine.tabs(of: flow).indices.contains(tab) {
            var content = machine.beginning(of: machine.tabs(of: flow)[tab].content)
            if case .nav(let child, let slots) = content {
                content = .nav(child, slots + stack.flatMap(machine.slots))
            }
            fresh = content
        }
        let left: Content?? = state.layers[topLayer].content.changeTabs(of: flow) { selected, children in
            guard children.indices.contains(tab) else {
                return nil
            }
            let old = children[tab]
            selected = tab
            if let fresh {
                children[tab] = fresh
            }
            return old
        }
        guard let left else {
            return .selectWithoutTabs
        }
        // What may follow in the list asks for the stack on top only, so that the own activation may have left with the tab's old content.
        if fresh != nil, let left {
            observations += left.marks.map { .abandon(.flow($0), cause) }
        }
        return nil
    }

    // MARK: What a system move and a step have in common

    /// Takes slots off the active stack of the top layer, always keeping the first.
    mutating func drop(_ count: Int, cause: Observation.Cause) {
        cut(layer: topLayer, to: max(1, state.depth - max(count, 0)), cause: cause)
    }

    /// Takes presented layers away, from the top down.
    mutating func dropLayers(from first: Int, cause: Observation.Cause) {
        guard first >= 1, first < state.layers.count else {
            return
        }
        for layer in state.layers[first...].reversed() {
            observations += layer.content.marks.map { .abandon(.flow($0), cause) }
            observations.append(.abandon(layer.origin, cause))
        }
        state.layers.removeSubrange(first...)
        if let own, own.layer >= first {
            self.own = activationOnTop()
        }
    }

    /// A tap on a tab: another one is shown, the selected one goes back to its first slot.
    mutating func tap(_ flow: FlowID, tab: Int) {
        let isReselected = state.layers[topLayer].content.changeTabs(of: flow) { selected, children in
            guard children.indices.contains(tab), selected == tab else {
                selected = children.indices.contains(tab) ? tab : selected
                return false
            }
            if case .nav = children[tab] { return true } else { return false }
        }
        if isReselected == true {
            cut(layer: topLayer, to: 1, cause: .reselect)
        }
    }

    private mutating func cut(to count: Int, cause: Observation.Cause) {
        if let own {
            cut(layer: own.layer, to: count, cause: cause)
        }
    }

    /// Keeps so many slots of the active stack of a layer.
    private mutating func cut(layer: Int, to count: Int, cause: Observation.Cause) {
        guard case .nav(_, let slots) = state.layers[layer].content.active, count >= 1, count < slots.count else {
            return
        }
        observe(slots[count...], cause: cause)
        _ = change(layer) { $0.removeSubrange(count...) }
        if let own, own.layer == layer, own.base >= count {
            self.own = activationOnTop()
        }
    }

    /// Changes the active stack of a layer in its place; false where it is a bare screen.
    private mutating func change(_ layer: Int, _ change: (inout [Slot]) -> Void) -> Bool {
        state.layers[layer].content.changeActive { content in
            guard case .nav(let flow, var slots) = content else {
                return false
            }
            content = .nav(flow, [])
            change(&slots)
            content = .nav(flow, slots)
            return true
        }
    }

    private mutating func observe(_ slots: ArraySlice<Slot>, cause: Observation.Cause) {
        for case let mark? in slots.reversed().map(\.mark) {
            observations.append(.abandon(.flow(mark.flow), cause))
        }
    }

    // MARK: Activations

    private func activationOnTop() -> Activation {
        let slots = state.layers[topLayer].content.activeSlots
        return Activation(layer: topLayer, base: slots.lastIndex { $0.mark != nil } ?? 0)
    }

    /// The slots of the stack on which an activation stands, and the end of the activation among them.
    private func slots(of own: Activation) -> (all: [Slot], end: Int)? {
        let slots = state.layers[own.layer].content.activeSlots
        guard slots.indices.contains(own.base) else {
            return nil
        }
        return (slots, slots[(own.base + 1)...].firstIndex { $0.mark != nil } ?? slots.count)
    }
}
