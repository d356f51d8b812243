import FlowGraph

/// The machine of a program with one state, for tests that read as a user's walk.
struct Walk {
    let machine: Machine
    var state: State
    var observations: [Observation] = []

    init(_ text: String) throws {
        machine = Machine(try linkedProgram(text))
        state = machine.initial
    }

    var program: Program { machine.program }

    /// The state on one line.
    var description: String { state.description(in: program) }

    /// The state with all tabs of the tab bars.
    var all: String { state.description(in: program, showingAllTabs: true) }

    /// Takes a transition of the screen on top by its name, or a system move; gives the state, or the fault.
    mutating func callAsFunction(_ word: String) throws -> String {
        let move = try move(word)
        guard machine.moves(in: state).contains(move) else {
            return "impossible"
        }
        switch machine.apply(move, to: state) {
        case .settled(let next, let observations):
            state = next
            self.observations = observations
            return description
        case .fault(let fault):
            return "\(fault.kind.rawValue) at step \(fault.step)"
        }
    }

    /// What left in the last move, such as `checkout by back`.
    var left: [String] {
        observations.map { observation in
            switch observation {
            case .abandon(.flow(let flow), let cause): "\(program[flow].name.value) by \(cause)"
            case .abandon(.screen(let screen), let cause): "\(program[screen].name.value) by \(cause)"
            }
        }
    }

    private func move(_ word: String) throws -> Move {
        let parts = word.split(separator: " ").map(String.init)
        switch (parts.first, parts.count > 1 ? parts[1] : "") {
        case ("<", ""): return .back
        case ("<", let count): return .backMenu(Int(count) ?? 0)
        case ("v", _): return .swipeDown
        case ("tap", let tab):
            for (index, flow) in program.flows.enumerated() {
                if case .tabs(let tabs, _) = flow.kind, let place = tabs.firstIndex(where: { "\(flow.name.value).\($0.name.value)" == tab })
                {
                    return .tap(FlowID(index: index), tab: place)
                }
            }
            throw Unknown(move: word)
        default:
            let transitions = state.topScreen.map { program[$0].transitions } ?? []
            guard let transition = transitions.first(where: { program[$0].name.value == word }) else {
                throw Unknown(move: word)
            }
            return .transition(transition)
        }
    }

    /// A move that the test's program doesn't have.
    struct Unknown: Error {
        var move: String
    }
}
