import FlowGraph
import PushdownSystems

/// Shortens runs, for all callers that show runs.
extension Replayer {
    /// Returns a shorter run, if there is one. This is the nearest run if all states at its
    /// distance are known; otherwise the run without its unnecessary actions. If there is no run
    /// yet, it looks for one near some actions.
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

    /// The run without the actions between two equal states: failures, and actions that others
    /// undo.
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

    /// The goal for the part of a run before its given last moves, if there are any.
    private func lead(to goal: Goal, _ meter: Meter) -> Goal {
        guard case .ending(let moves, let holds) = goal else { return goal }
        return .state { [machine] in machine.ending(by: moves[...], from: $0, &meter.effort, holds) != nil }
    }

    /// Adds the given last moves to a run, if there are any.
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

/// The remaining effort of closures that visit states.
private final class Meter {
    var effort: Effort
    private let allowed: Int

    init(_ effort: Effort) {
        self.effort = effort
        allowed = effort.left
    }

    var spent: Int { allowed - effort.left }
}
