import FlowGraph
import PushdownSystems

/// Makes runs shorter, in one place for all that shows runs.
extension Replayer {
    /// A shorter run than one, if there is any: the nearest one where the states as near as that
    /// are known; else one without actions that it doesn't need. Where there is no run yet, one is
    /// looked for near some actions.
    mutating func shorten(_ made: Replay?, near actions: [Action], to goal: Goal, atLeast bound: Int) -> Replay? {
        let made = made.map { straightened($0, to: goal) }
        let tail = goal.tail
        let meter = Meter(effort)
        let most = made.map { $0.steps.count - tail.count } ?? Int.max
        var (nearer, isKnown) = analysis.nearest.run(to: lead(to: goal, meter), before: most, &effort)
        effort.spend(meter.spent)
        if let nearer, let run = ended(nearer, in: goal, isShortest: !meter.effort.isSpent) { return run }
        guard var run = made ?? search(near: actions, to: goal) else { return nil }
        isKnown = isKnown && !meter.effort.isSpent
        var index = 0
        while !isKnown, index < run.steps.count - max(tail.count, 1) {
            var moves = run.steps.map { Action(move: $0.move) }
            moves.remove(at: index)
            if let shorter = make(moves, to: goal) {
                (run, index) = (straightened(shorter, to: goal), 0)
            } else {
                index += 1
            }
        }
        run.isShortest = isKnown || run.steps.count <= bound
        return run
    }

    /// Looks for another run that ends in the goal.
    private mutating func search(near actions: [Action], to goal: Goal) -> Replay? {
        let allowed = Effort(min(Self.searchEffort, effort.left))
        let moves = actions.dropLast(goal.tail.count).map(\.move)
        let meter = Meter(allowed)
        var search = GuidedSearch(machine, near: moves, to: lead(to: goal, meter), effort: allowed)
        let found = search.run()
        effort.spend(allowed.left - search.effort.left + meter.spent)
        return found.flatMap { ended($0, in: goal, isShortest: false) }.map { straightened($0, to: goal) }
    }

    /// The run without the actions between two states that are the same: what fails, and what is
    /// taken back.
    private func straightened(_ run: Replay, to goal: Goal) -> Replay {
        var kept = run
        let count: Int
        switch goal {
        case .state: count = run.steps.count
        case .fault: count = run.steps.count - 1
        case .ending(let moves, _): count = run.steps.count - moves.count
        }
        kept.steps = []
        var (index, state) = (0, run.start)
        while index < run.steps.count {
            if let last = run.steps[index..<max(index, count)].lastIndex(where: { $0.state == state }) {
                index = last + 1
                continue
            }
            kept.steps.append(run.steps[index])
            state = run.steps[index].state
            index += 1
        }
        return kept
    }

    /// What a run must come to before its last moves, where these are given.
    private func lead(to goal: Goal, _ meter: Meter) -> Goal {
        guard case .ending(let moves, let holds) = goal else { return goal }
        return .state { [machine] in machine.ending(by: moves[...], from: $0, &meter.effort, holds) != nil }
    }

    /// A run with its last moves, where these are given.
    private func ended(_ run: Replay, in goal: Goal, isShortest: Bool) -> Replay? {
        guard case .ending(let moves, let holds) = goal else { return run }
        var effort = Effort(allowed)
        guard let steps = machine.ending(by: moves[...], from: run.end, &effort, holds) else { return nil }
        var run = run
        run.steps += steps
        run.isShortest = run.isShortest && isShortest
        return run
    }
}

/// What functions that look at states have left.
private final class Meter {
    var effort: Effort
    private let allowed: Int

    init(_ effort: Effort) {
        self.effort = effort
        allowed = effort.left
    }

    var spent: Int { allowed - effort.left }
}
