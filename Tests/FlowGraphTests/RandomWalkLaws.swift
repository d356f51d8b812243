@testable import FlowGraph

/// Laws of every state and every move.
struct Laws {
    let machine: Machine

    private var program: Program { machine.program }

    // MARK: States

    /// The first problem of a state.
    func problem(in state: State) -> String? {
        // An entry flow has ended.
        if state.layers.isEmpty, program.flows.contains(where: { $0.entry != nil }) { return nil }
        guard let base = state.layers.first, program.starts.contains(where: { $0.target == base.origin }), base.site == nil else {
            return "the window's layer is missing"
        }
        for layer in state.layers {
            if let problem = problem(in: layer.content, of: layer.origin) { return problem }
        }
        for layer in state.layers.dropFirst() {
            guard let site = layer.site, program[site].target == layer.origin else { return "a layer's site presents something else" }
        }
        return state.depth > 0 ? nil : "nothing is on top"
    }

    private func problem(in content: Content, of target: Target) -> String? {
        switch (content, target) {
        case (.single(nil, let screen), .screen(let expected)):
            return screen == expected ? nil : "a bare screen is another"
        case (.single(let flow?, let screen), .flow(let expected)):
            guard flow == expected, case .single = program[flow].kind else { return "a single flow is another" }
            return program[flow].screens.contains(screen) ? nil : "a single flow shows a screen of another"
        case (.nav(let flow, let slots), .flow(let expected)):
            guard flow == expected, case .stack = program[flow].kind else { return "a stack is another flow's" }
            guard let first = slots.first else { return "a stack is empty" }
            for case let mark? in slots.map(\.mark) {
                guard let site = mark.site else { continue }
                guard program[site].target == .flow(mark.flow) else { return "a mark's site starts something else" }
            }
            return first.mark == nil ? nil : "a stack's first slot is marked"
        case (.tabs(let flow, let selected, let children), .flow(let expected)):
            let tabs = program[flow].tabs
            guard flow == expected, tabs.count == children.count else { return "a tab bar is another flow's" }
            guard children.indices.contains(selected), tabs[selected].use != nil else { return "no tab is selected" }
            return zip(children, tabs).lazy.compactMap { problem(in: $0, of: $1) }.first
        case (.switch(let flow, let child, let content), .flow(let expected)):
            guard flow == expected, program[flow].children.indices.contains(child) else { return "a container is another flow's" }
            return problem(in: content, of: program[flow].children[child].use.target)
        default:
            return "a layer, tab or child holds something else than it was made for"
        }
    }

    private func problem(in content: Content, of tab: Tab) -> String? {
        guard let use = tab.use else { return content == .action ? nil : "a tab that acts holds something" }
        return problem(in: content, of: use.target)
    }

    /// A state with only the parts that its description shows.
    func withoutSites(_ state: State) -> State {
        State(layers: state.layers.map { Layer(origin: $0.origin, content: withoutSites($0.content)) })
    }

    private func withoutSites(_ content: Content) -> Content {
        switch content {
        case .nav(let flow, let slots): .nav(flow, slots.map { Slot($0.screen, mark: $0.mark.map { Mark(flow: $0.flow) }) })
        case .tabs(let flow, let selected, let children): .tabs(flow, selected: selected, children.map(withoutSites))
        case .switch(let flow, let child, let content): .switch(flow, child: child, withoutSites(content))
        case .single, .action: content
        }
    }

    // MARK: Equivalent moves

    /// Moves of the whole program, most of which aren't possible.
    private func imaginable(in state: State) -> [Move] {
        let taps = program.flows.indices.flatMap { flow in
            program.flows[flow].tabs.indices.map { Move.tap(FlowID(index: flow), tab: $0) } + [.tap(FlowID(index: flow), tab: -1)]
        }
        return program.transitions.indices.map { .transition(TransitionID(index: $0)) } + [.back, .swipeDown]
            + (0...state.depth + 1).map(Move.backMenu) + taps + (0...machine.program.links.count).map { Move.link(LinkID(index: $0)) }
    }

    func agreement(in state: State) -> String? {
        let moves = machine.moves(in: state)
        if let move = imaginable(in: state).first(where: { machine.isPossible($0, in: state) != moves.contains($0) }) {
            return "\(move) is possible, and none of the moves, or the other way round"
        }
        guard moves.contains(.back) else {
            return result(.back, state) == state ? nil : "back does something where it isn't possible"
        }
        let back = result(.back, state)
        // Back from the first screen of an entry flow ends it. The menu has the flow's own screens.
        if back?.layers.isEmpty == true { return nil }
        guard back == result(.backMenu(1), state) else { return "back and the back menu disagree" }
        let pop = moves.first { if case .transition(let id) = $0 { program[id].name.value == "pop" } else { false } }
        if let pop, let popped = result(pop, state), popped != back { return "back and pop disagree" }
        let leaves = state.top?.content.activeSlots.suffix(2) ?? []
        if leaves.allSatisfy({ $0.mark == nil }), let back, machine.moves(in: back).contains(.backMenu(1)) {
            guard result(.backMenu(1), back) == result(.backMenu(2), state) else { return "one and one aren't two in the back menu" }
        }
        return nil
    }

    /// The state after a move with the first of all choices; `nil` if it fails.
    private func result(_ move: Move, _ state: State) -> State? {
        if case .settled(let next, _) = machine.apply(move, to: state, choosing: { _ in 0 }) { next } else { nil }
    }

    // MARK: One move

    func problem(of move: Move, _ choices: [Choice], _ outcome: Outcome, in state: State) -> String? {
        let branches = machine.outcomes(of: move, in: state)
        guard branches.contains(Branch(choices: choices, outcome: outcome)) || branches.count == Machine.branchLimit else {
            return "the outcome isn't among all outcomes"
        }
        guard Set(branches.map(\.choices)).count == branches.count else { return "choices are looked at twice" }
        guard case .settled(let next, let observations) = outcome else {
            switch move {
            case .transition, .tap, .link: return nil
            case .back, .backMenu, .swipeDown: return "a gesture faults"
            }
        }
        // An entry flow that has ended leaves no layers, and the flows in it aren't named.
        if next.layers.isEmpty { return nil }
        return balance(move, from: state, to: next, observations) ?? frozen(move, from: state, to: next, observations)
    }

    /// The flows before a move and the flows it started equal the flows after it and the flows that
    /// left.
    private func balance(_ move: Move, from old: State, to new: State, _ observations: [Observation]) -> String? {
        guard let made = steps(of: move, observations).flatMap({ made(by: $0) }) else { return nil }
        let left = observations.count { if case .abandon = $0 { true } else { false } }
        return count(old) + made == count(new) + left ? nil : "a flow got lost or left twice"
    }

    /// Lower layers and unselected tabs don't change unless a step names them.
    private func frozen(_ move: Move, from old: State, to new: State, _ observations: [Observation]) -> String? {
        if case .tap = move { return nil }
        if case .swipeDown = move {
            let isHandled = observations.contains { if case .handled = $0 { true } else { false } }
            return isHandled || new.layers == Array(old.layers.dropLast()) ? nil : "a swipe down changes what is below"
        }
        guard let steps = steps(of: move, observations), steps.allSatisfy({ isLocal($0.action) }) else { return nil }
        return frame(old) == frame(new) ? nil : "something frozen has changed"
    }

    /// A state without the slots of the stack on top.
    private func frame(_ state: State) -> State {
        var state = state
        let last = state.layers.count - 1
        state.layers[last].content = frame(state.layers[last].content)
        return state
    }

    private func frame(_ content: Content) -> Content {
        switch content {
        case .nav(let flow, _): return .nav(flow, [])
        case .tabs(let flow, let selected, var children):
            children[selected] = frame(children[selected])
            return .tabs(flow, selected: selected, children)
        case .switch(let flow, let child, let content): return .switch(flow, child: child, frame(content))
        case .single, .action: return content
        }
    }

    /// The steps that a move performed; `nil` if handlers performed others.
    private func steps(of move: Move, _ observations: [Observation]) -> [Step]? {
        guard !observations.contains(where: { if case .abandon = $0 { false } else if case .perform = $0 { false } else { true } }) else {
            return nil
        }
        if case .transition(let id) = move { return program[id].steps }
        if case .tap(let flow, let tab) = move, program[flow].tabs[tab].use == nil { return program[flow].tabs[tab].steps }
        // A link dismisses layers and restarts flows before its steps. Global transitions don't.
        if case .link(let link) = move { return program[link].isTransition ? program[link].steps : nil }
        return []
    }

    private func isLocal(_ action: Step.Action) -> Bool {
        switch action {
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot: true
        case .perform(_, _, _, let handlers): handlers.isEmpty
        case .select, .switchTo, .present, .dismiss, .dismissAll, .finish, .alert, .choose: false
        }
    }

    /// The number of flows and layers that some steps create; `nil` if that depends on choices.
    private func made(by steps: [Step]) -> Int? {
        var count = 0
        for step in steps {
            switch step.action {
            case .push(let use, _), .replace(let use): count += made([use])
            case .present(let use, _, _): count += 1 + made(use.stack)
            case .setStack(let uses): count += made(uses)
            case .select(_, _, _, let stack): count += made(stack ?? [])
            case .switchTo, .finish, .alert, .choose: return nil
            case .perform(_, _, _, let handlers): if !handlers.isEmpty { return nil }
            case .pop, .popTo, .popToRoot, .dismiss, .dismissAll: break
            }
        }
        return count
    }

    private func made(_ uses: [Use]) -> Int {
        uses.map { use in
            if case .flow = use.target { 1 + made(use.stack) } else { 0 }
        }.reduce(0, +)
    }

    private func count(_ state: State) -> Int {
        state.layers.count + state.layers.map { count($0.content) }.reduce(0, +)
    }

    private func count(_ content: Content) -> Int {
        switch content {
        case .nav(_, let slots): slots.count { $0.mark != nil }
        case .tabs(_, _, let children): children.map(count).reduce(0, +)
        case .switch(_, _, let content): count(content)
        case .single, .action: 0
        }
    }
}
