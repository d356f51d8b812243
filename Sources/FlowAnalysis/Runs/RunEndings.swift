import FlowGraph

extension Goal {
    /// The moves with which a run must end.
    var tail: [Move] { if case .ending(let moves, _) = self { moves } else { [] } }
}

extension [Replay.Step] {
    /// Whether each of the steps leads to another state.
    func changesState(from state: State) -> Bool {
        var state = state
        return allSatisfy { step in
            defer { state = step.state }
            return step.state != state
        }
    }
}

extension Machine {
    /// Takes moves from a state so that something holds of it and them; nil where that isn't
    /// possible, or takes more ways than a run is looked for.
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
