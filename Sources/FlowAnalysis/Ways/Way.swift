import FlowGraph
import PushdownSystems

/// What is known of the ways to a screen.
public enum Way: Sendable {
    /// A shortest one, unless the run says otherwise. It begins in a state of the app, which
    /// needn't be the one in which the app starts.
    case found(Replay)
    /// There is none: the screen is never on top, wherever one begins.
    case never
    /// There is none from where it was looked for: the screen is never on top after that. So many
    /// states were looked at, which are all; nil where the analysis says so without looking.
    case none(states: Int?)
    /// There is none of so many actions; so many states were looked at.
    case unknown(actions: Int, states: Int)
}

extension Analysis {
    /// How much is looked at where nothing but looking answers: about so many screens and
    /// containers, counted in each state anew.
    public static let searchEffort = 3_000_000

    /// The fewest actions after the app's start that put a screen on top.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - searchEffort: how much is looked at where nothing but looking answers.
    /// - Returns: what is known of the ways.
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
        // The analysis takes it for possible, and the machine couldn't follow.
        return StateSearch(machine: machine, effort: Effort(searchEffort)).way { $0.topScreen == screen }
    }

    /// The fewest actions in a state that put a screen on top.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - state: the state.
    ///   - searchEffort: how much is looked at where nothing but looking answers.
    /// - Returns: what is known of the ways.
    public func way(to screen: ScreenID, from state: State, searchEffort: Int = searchEffort) -> Way {
        guard isCut || screenDistances[screen.index] != nil else { return .never }
        if let top = state.topScreen, let node = nodes(of: top).first, isOutOfReach(screen, from: state, at: node) {
            return .none(states: nil)
        }
        return StateSearch(machine: machine, from: state, effort: Effort(searchEffort)).way { $0.topScreen == screen }
    }

    /// The nodes with a screen on top that can be reached, nearest first.
    private func nodes(of screen: ScreenID) -> [NodeID] {
        let nodes = system.saturation.resting.pairs.map(\.1).filter { node in
            distances.start[node] != Distances.unknown && system.symbol(at: node).screen == screen
        }
        return nodes.sorted { (distances.start[$0], $0) < (distances.start[$1], $1) }
    }

    /// A run that is over where its last action has led to: what couldn't be taken after that isn't
    /// its end.
    private func settled(_ replay: Replay) -> Replay {
        var replay = replay
        if let last = replay.steps.indices.last { replay.steps[last].fault = nil }
        return replay
    }
}

extension StateSearch {
    /// The way to the nearest state in which something holds.
    consuming func way(until holds: (State) -> Bool) -> Way {
        if let replay = run(until: holds) { return .found(replay) }
        return isComplete ? .none(states: count) : .unknown(actions: depth, states: count)
    }
}
