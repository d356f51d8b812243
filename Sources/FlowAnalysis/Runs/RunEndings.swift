import FlowGraph

extension Goal {
    /// The moves with which a run must end.
    var tail: [Move] { if case .ending(let moves, _) = self { moves } else { [] } }
}

extension [Replay.Step] {
    /// True if each step leads to another state.
    func changesState(from state: State) -> Bool {
        var state = state
        return allSatisfy { step in
            defer { state = step.state }
            return step.state != state
        }
    }
}

extension Machine {
    /// Performs moves from a state until a condition on them is true at the end; `nil` if that
    /// isn't possible or needs too much effort.
    func ending(
        by moves: ArraySlice<Move>, from state: State, after steps: [Replay.Step] = [], _ effort: inout Effort,
        _ holds: (State, [Replay.Step]) -> Bool
    ) -> [Replay.Step]? {
        guard let move = moves.first else { return holds(state, steps) ? steps : nil }
        let current = steps.last?.state ?? state
        var next: [Replay.Step] = []
        forEachStep(by: move, from: current, &effort) { step in
            next.append(step)
            return true
        }
        for step in next.filter({ $0.fault == nil }) + next.filter({ $0.fault != nil }) {
            if let found = ending(by: moves.dropFirst(), from: state, after: steps + [step], &effort, holds) { return found }
        }
        return nil
    }
}
