/// The part of a layer that belongs to one start of a flow. A transition's own steps work on it.
@MainActor
struct Activation {
    /// The layer that it is in; `nil` for the window's content.
    let layer: Layer?
    let place: Place

    enum Place {
        /// The slots from a pushed flow's mark on.
        case marked(Mark, NavigationStack)
        /// The slots of the flow whose container the stack is.
        case base(NavigationStack)
        case single(Slot)
        case screen(Slot)
        /// The container whose own steps handle a result, or whose action tab was tapped.
        case container(Coordinator)
        case none
    }

    var mark: Mark? {
        if case .marked(let mark, _) = place { mark } else { nil }
    }

    /// The object that identifies it.
    var identity: AnyObject? {
        switch place {
        case .marked(let mark, _): mark
        case .base(let stack): stack
        case .single(let slot), .screen(let slot): slot
        case .container(let coordinator): coordinator
        case .none: nil
        }
    }

    /// The stack that has its slots.
    var stack: NavigationStack? {
        switch place {
        case .marked(_, let stack), .base(let stack): stack
        case .single, .screen, .container, .none: nil
        }
    }
}

extension SceneState {
    /// The activation of the screen on top.
    var activationOnTop: Activation {
        let place: Activation.Place =
            switch active {
            case .stack(let stack): topMark(on: stack).map { .marked($0, stack) } ?? .base(stack)
            case .single(let slot): .single(slot)
            case .screen(let slot): .screen(slot)
            case .tabs, .child, .action, nil: .none
            }
        return Activation(layer: layers.last, place: place)
    }

    private func topMark(on stack: NavigationStack) -> Mark? {
        for slot in slots(of: stack).reversed() {
            if let mark = slot.mark { return mark }
        }
        return nil
    }

    /// True if an activation is visible, or covered only by layers.
    func contains(_ activation: Activation) -> Bool {
        self.activation(of: activation.identity) != nil
    }

    /// Returns the activation identified by an object, if it is visible or covered only by layers.
    func activation(of identity: AnyObject?) -> Activation? {
        guard let identity else { return nil }
        if let place = place(of: identity, inLayer: nil) { return Activation(layer: nil, place: place) }
        for layer in layers.reversed() {
            if let place = place(of: identity, inLayer: layer) { return Activation(layer: layer, place: place) }
        }
        return nil
    }

    private func place(of identity: AnyObject, inLayer layer: Layer?) -> Activation.Place? {
        var next = outermost(in: layer)
        while let content = next {
            if let place = place(of: identity, in: content) { return place }
            next = shown(in: content)
        }
        return nil
    }

    private func place(of identity: AnyObject, in content: FlowContent) -> Activation.Place? {
        switch content {
        case .stack(let stack):
            if stack === identity { return .base(stack) }
            for slot in slots(of: stack).reversed() {
                if let mark = slot.mark, mark === identity { return .marked(mark, stack) }
            }
            return nil
        case .tabs, .child: return content.coordinator.flatMap { $0 === identity ? .container($0) : nil }
        case .single(let slot): return slot === identity ? .single(slot) : nil
        case .screen(let slot): return slot === identity ? .screen(slot) : nil
        case .action: return nil
        }
    }

    /// An activation's part of its stack: from its first slot up to the next flow's.
    func range(of activation: Activation, on stack: NavigationStack) -> Range<Int> {
        let slots = slots(of: stack)
        let start = activation.mark.flatMap { mark in slots.firstIndex { $0.mark === mark } } ?? 0
        let end = slots.indices.dropFirst(start + 1).first { slots[$0].mark != nil } ?? slots.endIndex
        return start..<end
    }

    /// The container directly around a coordinator's visible content in a layer; `nil` if the
    /// content fills the layer.
    func container(around coordinator: Coordinator, in layer: Layer?) -> FlowContent? {
        let path = path(in: layer)
        guard let index = path.firstIndex(where: { $0.coordinator === coordinator }), index > 0 else { return nil }
        return path[index - 1]
    }
}
