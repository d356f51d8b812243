import FlowGraph

/// A screen in another flow's activation.
struct Foreign: Hashable {
    var screen: ScreenID
    var child: FlowID
}

extension Exploration {
    /// The distance of the first state with a flow on a stack.
    func first(_ flow: FlowID) -> Int? {
        zip(states, distances).first { state, _ in
            state.layers.contains { layer in
                guard case .nav(let own, let slots) = layer.content.active else { return false }
                return own == flow || slots.contains { $0.mark?.flow == flow }
            }
        }?.1
    }
}

extension Regex {
    func over(_ screens: [ScreenID]) -> Regex {
        switch self {
        case .oneOf(let named): .oneOf(Set(named.map { screens[$0.index] }))
        case .anyScreen: .anyScreen
        case .sequence(let parts): .sequence(parts.map { $0.over(screens) })
        case .choice(let parts): .choice(parts.map { $0.over(screens) })
        case .zeroOrMore(let part): .zeroOrMore(part.over(screens))
        case .oneOrMore(let part): .oneOrMore(part.over(screens))
        case .optional(let part): .optional(part.over(screens))
        }
    }
}

extension FlowGraph.Content {
    /// The flows that were pushed, in all tabs.
    var pushed: [FlowID] {
        switch self {
        case .nav(_, let slots): slots.compactMap { $0.mark?.flow }
        case .tabs(_, _, let children): children.flatMap(\.pushed)
        case .switch(_, _, let child): child.pushed
        case .single, .action: []
        }
    }
}

extension State {
    /// The flows that were presented or pushed, in all tabs.
    var startedFlows: [FlowID] {
        layers.dropFirst().compactMap { if case .flow(let flow) = $0.origin { flow } else { nil } } + layers.flatMap(\.content.pushed)
    }

    func count(of flow: FlowID) -> Int { startedFlows.count { $0 == flow } }

    /// The active stacks and the flows around them, computed only from contents.
    var shown: [(flows: Set<FlowID>, slots: [Slot])] {
        layers.map { layer in
            var flows: Set<FlowID> = []
            var content = layer.content
            while true {
                switch content {
                case .tabs(let flow, let selected, let children):
                    flows.insert(flow)
                    content = children[selected]
                case .switch(let flow, _, let child):
                    flows.insert(flow)
                    content = child
                default: return (flows, content.activeSlots)
                }
            }
        }
    }

    func breaks(_ form: Invariant.Form, _ program: Program) -> Bool {
        switch form {
        case .above(let screen, let other):
            return shown.contains { _, slots in
                slots.indices.contains { place in
                    program.means(screen, slots[place].screen) && !slots[..<place].contains { program.means(other, $0.screen) }
                }
            }
        case .after(let target, let absent):
            guard hasOnTop(target, program) else { return false }
            return absent.contains { has($0, program) }
        default: return false
        }
    }

    func hasOnTop(_ target: Target, _ program: Program) -> Bool {
        guard let (flows, slots) = shown.last, let top = slots.last?.screen else { return false }
        switch target {
        case .screen(let screen): return program.means(screen, top)
        case .flow(let flow): return flows.contains(flow) || program[top].flow == flow
        }
    }

    func has(_ target: Target, _ program: Program) -> Bool {
        shown.contains { flows, slots in
            switch target {
            case .screen(let screen): slots.contains { program.means(screen, $0.screen) }
            case .flow(let flow): flows.contains(flow) || slots.contains { program[$0.screen].flow == flow }
            }
        }
    }

    /// The screens in another flow's activation, except the first screen.
    func foreign(in program: Program) -> Set<Foreign> {
        var found: Set<Foreign> = []
        for case .nav(let own, let slots) in layers.map(\.content.active) {
            var flow = own
            for (index, slot) in slots.enumerated() {
                flow = slot.mark?.flow ?? flow
                if index > 0, slot.mark == nil, program[slot.screen].flow != flow {
                    found.insert(Foreign(screen: slot.screen, child: flow))
                }
            }
        }
        return found
    }

    /// True if a screen and another one with its view controller are on a stack.
    func hasTwo(_ screen: ScreenID, _ program: Program) -> Bool {
        shown.contains { stack in
            stack.slots.firstIndex { $0.screen == screen }.map { below in
                stack.slots[(below + 1)...].contains { program.areAlike($0.screen, screen) }
            } ?? false
        }
    }

    func canReturn(to screen: ScreenID, _ program: Program) -> Bool {
        guard let slots = shown.last?.slots, let top = slots.last, program[top.screen].attributes.allowsBack else { return false }
        return slots.dropLast().contains { $0.screen == screen }
    }
}
