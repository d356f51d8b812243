import FlowGraph
import PushdownSystems

/// The result of a search for a path to a screen.
public enum Way: Sendable {
    /// A shortest path, unless the run says otherwise. It begins in a state of the app, possibly
    /// not the start state.
    case found(Replay)
    /// No path exists: the screen is never on top, from any state.
    case never
    /// No path exists from the given state. `states` is the number of all states after it; `nil` if
    /// the analysis decided it without a search.
    case none(states: Int?)
    /// No path of up to `actions` actions exists; `states` states were visited.
    case unknown(actions: Int, states: Int)
}

extension Analysis {
    /// The default effort of a search: about the number of screens and containers, counted again in
    /// each state.
    public static let searchEffort = 3_000_000

    /// Finds the shortest path that puts a screen on top after the app's start.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - searchEffort: the effort, if a search is needed.
    /// - Returns: the path, or the reason why there is none.
    public func way(to screen: ScreenID, searchEffort: Int = searchEffort) -> Way {
        let nodes = nodes(of: screen)
        guard !nodes.isEmpty || isCut else { return .never }
        var replayer = Replayer(self, sharedBy: nodes.count)
        let bound = isCut ? 0 : nodes.first.map { distances.start[$0] } ?? 0
        for node in nodes {
            let goal = Goal.state { $0.topScreen == screen }
            if let replay = replayer.replay(WitnessPath(analysis: self).actions(to: node), to: goal, atLeast: bound) {
                return .found(settled(replay))
            }
        }
        // The analysis considers it possible, but the machine couldn't replay it.
        return StateSearch(machine: machine, effort: Effort(searchEffort)).way { $0.topScreen == screen }
    }

    /// Finds the shortest path that puts a screen on top from a state.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - state: the state.
    ///   - searchEffort: the effort, if a search is needed.
    /// - Returns: the path, or the reason why there is none.
    public func way(to screen: ScreenID, from state: State, searchEffort: Int = searchEffort) -> Way {
        guard isCut || screenDistances[screen.index] != nil else { return .never }
        if let top = state.topScreen, let node = nodes(of: top).first, isOutOfReach(screen, from: state, at: node) {
            return .none(states: nil)
        }
        return StateSearch(machine: machine, from: state, effort: Effort(searchEffort)).way { $0.topScreen == screen }
    }

    /// The reachable nodes with a screen on top, nearest first.
    private func nodes(of screen: ScreenID) -> [NodeID] {
        let nodes = system.saturation.resting.pairs.map(\.1).filter { node in
            distances.start[node] != Distances.unknown && system.symbol(at: node).screen == screen
        }
        return nodes.sorted { (distances.start[$0], $0) < (distances.start[$1], $1) }
    }

    /// Removes the last action's fault from a run: the run ends in a state, not in a fault.
    private func settled(_ replay: Replay) -> Replay {
        var replay = replay
        if let last = replay.steps.indices.last { replay.steps[last].fault = nil }
        return replay
    }
}

extension StateSearch {
    /// The path to the nearest state in which a condition is true.
    consuming func way(until holds: (State) -> Bool) -> Way {
        if let replay = run(until: holds) { return .found(replay) }
        return isComplete ? .none(states: count) : .unknown(actions: depth, states: count)
    }
}
