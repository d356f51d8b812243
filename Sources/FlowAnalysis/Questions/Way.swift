import FlowGraph

/// What is known of the ways to a screen.
public enum Way: Sendable {
    /// A shortest one. It begins in a state of the app, which needn't be the one in which the app starts.
    case found(Replay)
    /// There is none: the screen is never on top, wherever one begins.
    case never
    /// There is none from where it was looked for: none of all the states that can be reached from there, so many, has the screen on top.
    case none(states: Int)
    /// There is none of so many actions; so many states were looked at.
    case unknown(actions: Int, states: Int)
}

extension Analysis {
    /// How many states are looked at where nothing but looking answers.
    public static let stateLimit = 200_000

    /// The fewest actions after the app's start that put a screen on top.
    public func way(to screen: ScreenID, stateLimit: Int = stateLimit) -> Way {
        let nodes = system.idle.filter { node in
            node >= 0 && distances.start[node] != Distances.unknown
                && system.symbol(at: node).screen == screen
        }
        guard !nodes.isEmpty || isCut else { return .never }
        let route = Route(analysis: self)
        for node in nodes.sorted(by: { (distances.start[$0], $0) < (distances.start[$1], $1) }) {
            let goal = Goal.state { $0.topScreen == screen }
            if let replay = machine.replay(route.actions(to: node), to: goal) { return .found(settled(replay)) }
        }
        // The analysis takes it for possible, and the machine couldn't follow.
        return machine.search(from: machine.initialStates.map { ($0.choices, $0.state) }, limit: stateLimit) { $0.topScreen == screen }
    }

    /// The fewest actions in a state that put a screen on top.
    public func way(to screen: ScreenID, from state: State, stateLimit: Int = stateLimit) -> Way {
        guard isCut || screenDistances[screen.index] != nil else { return .never }
        return machine.search(from: [([], state)], limit: stateLimit) { $0.topScreen == screen }
    }

    /// A run that is over where its last action has led to: what couldn't be taken after that isn't its end.
    private func settled(_ replay: Replay) -> Replay {
        var replay = replay
        if let last = replay.steps.indices.last { replay.steps[last].fault = nil }
        return replay
    }
}

extension Machine {
    /// Looks for the nearest state in which something holds.
    func search(from starts: [(choices: [Choice], state: State)], limit: Int, until holds: (State) -> Bool) -> Way {
        var search = StateSearch(machine: self, from: starts)
        if let replay = search.run(limit: limit, until: holds) { return .found(replay) }
        return search.isComplete ? .none(states: search.count) : .unknown(actions: search.depth, states: search.count)
    }
}
