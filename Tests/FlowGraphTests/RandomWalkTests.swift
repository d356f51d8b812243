import FlowGraph
import Testing

/// What holds in every program, on random walks through random ones.
@Suite struct RandomWalkTests {
    private static let programs = 200
    private static let moves = 60

    @Test func `random walks through random programs`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("random walks: seed \(seed)")
        var settled = 0
        var faults = 0
        for number in 0..<Self.programs {
            var random = Seeded(seed: seed &+ UInt64(number))
            var generator = RandomProgram(random: random)
            let text = generator.text()
            let (program, findings) = linked([text])
            let linkedProgram = try #require(program, "seed \(seed), program \(number): \(findings)\n\(text)")
            let walk = RandomWalk(machine: Machine(linkedProgram), moves: Self.moves)
            let result = walk.run(&random)
            try #require(result.problem == nil, "seed \(seed), program \(number): \(result.problem ?? "")\n\(text)")
            settled += result.settled
            faults += result.faults
        }
        #expect(settled > 1_000, "walks get somewhere")
        #expect(faults > 0)
    }
}

/// One walk, with the laws that every state and move keeps.
private struct RandomWalk {
    let machine: Machine
    let moves: Int

    func run(_ random: inout Seeded) -> (settled: Int, faults: Int, problem: String?) {
        var state = machine.initial
        var seen: [String: State] = [:]
        var settled = 0
        var faults = 0
        for _ in 0..<moves {
            let text = state.description(in: machine.program, showingAllTabs: true)
            if let problem = problem(in: state) ?? agreement(in: state) {
                return (settled, faults, "\(problem) in \(text)")
            }
            if let other = seen.updateValue(state, forKey: text), other != state {
                return (settled, faults, "two states are described as \(text)")
            }
            let possible = machine.moves(in: state)
            guard Set(possible).count == possible.count else {
                return (settled, faults, "a move is listed twice in \(text)")
            }
            let move = random.pick(possible)
            switch machine.apply(move, to: state) {
            case .settled(let next, let observations):
                if let problem = balance(move, from: state, to: next, observations) {
                    return (settled, faults, "\(problem) after \(move) in \(text)")
                }
                state = next
                settled += 1
            case .fault:
                guard case .transition = move else {
                    return (settled, faults, "\(move) faults in \(text)")
                }
                faults += 1
            }
        }
        return (settled, faults, nil)
    }

    /// What is wrong with a state by itself.
    private func problem(in state: State) -> String? {
        guard let base = state.layers.first, base.origin == .flow(machine.program.root) else {
            return "the window's layer is missing"
        }
        for layer in state.layers {
            if let problem = problem(in: layer.content, of: layer.origin) {
                return problem
            }
        }
        return nil
    }

    private func problem(in content: Content, of target: Target) -> String? {
        switch (content, target) {
        case (.single(let screen), .screen(let expected)):
            return screen == expected ? nil : "a bare screen is another"
        case (.nav(let flow, let slots), .flow(let expected)):
            guard flow == expected, case .stack = machine.program[flow].kind else {
                return "a stack is another flow's"
            }
            guard let first = slots.first else {
                return "a stack is empty"
            }
            return first.mark == nil ? nil : "a stack's first slot is marked"
        case (.tabs(let flow, let selected, let children), .flow(let expected)):
            guard flow == expected, case .tabs(let tabs, _) = machine.program[flow].kind, tabs.count == children.count else {
                return "a tab bar is another flow's"
            }
            guard children.indices.contains(selected) else {
                return "no tab is selected"
            }
            return zip(children, tabs).lazy.compactMap { problem(in: $0, of: $1.content) }.first
        default:
            return "a layer or tab holds something else than it was made for"
        }
    }

    /// What is wrong with moves that should lead to the same.
    private func agreement(in state: State) -> String? {
        let depth = state.depth
        guard depth > 1 else {
            return machine.apply(.back, to: state) == .settled(state, []) ? nil : "back does something at the root"
        }
        let back = result(.back, state)
        guard back == result(.backMenu(1), state) else {
            return "back and the back menu disagree"
        }
        if let screen = state.topScreen,
            let pop = machine.program[screen].transitions.first(where: { machine.program[$0].name.value == "pop" })
        {
            guard result(.transition(pop), state) == back else {
                return "back and pop disagree"
            }
        }
        if depth > 2, let back {
            guard result(.backMenu(1), back) == result(.backMenu(2), state) else {
                return "one and one aren't two in the back menu"
            }
        }
        return nil
    }

    private func result(_ move: Move, _ state: State) -> State? {
        if case .settled(let next, _) = machine.apply(move, to: state) { next } else { nil }
    }

    /// Flows that stand and those that were made are those that stand afterwards and those that left.
    private func balance(_ move: Move, from old: State, to new: State, _ observations: [Observation]) -> String? {
        var made = 0
        if case .transition(let id) = move {
            made = machine.program[id].steps.map { flowsMade(by: $0.action) }.reduce(0, +)
        }
        return count(old) + made == count(new) + observations.count ? nil : "a flow got lost or left twice"
    }

    private func flowsMade(by action: Step.Action) -> Int {
        func flows(_ targets: [Target]) -> Int {
            targets.count { if case .flow = $0 { true } else { false } }
        }
        switch action {
        case .push(let target): return flows([target])
        case .setStack(let targets): return flows(targets)
        case .select(_, _, let stack): return flows(stack ?? [])
        case .present: return 1
        default: return 0
        }
    }

    private func count(_ state: State) -> Int {
        state.layers.count + state.layers.map { count($0.content) }.reduce(0, +)
    }

    private func count(_ content: Content) -> Int {
        switch content {
        case .nav(_, let slots): slots.count { $0.mark != nil }
        case .tabs(_, _, let children): children.map(count).reduce(0, +)
        case .single: 0
        }
    }
}
