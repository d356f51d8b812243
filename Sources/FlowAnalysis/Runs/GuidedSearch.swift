import FlowGraph
import PushdownSystems

/// Looks for a run of the machine that ends in a goal, near a given run. The analysis considers the
/// given run possible, but the machine can't perform it. If the analysis has merged different
/// states, a run needs other actions before or between the given ones.
///
/// It is a best-first search (A*; Hart, Nilsson and Raphael 1968). The estimate of the remaining
/// cost is the number of given actions that weren't performed yet.
struct GuidedSearch {
    private let machine: Machine
    private let actions: [Move]
    private let goal: Goal
    private(set) var effort: Effort
    private var visits: [Visit] = []
    private var seen: Set<Place> = []
    private var queue = BucketQueue<Int>()
    private var found: (visit: Int, last: Replay.Step?)?

    private struct Visit {
        var previous: Int
        var step: Replay.Step
        /// The number of actions that led to it, and of given actions among them.
        var depth: Int
        var taken: Int
    }

    private struct Place: Hashable {
        var state: State
        var taken: Int
    }

    init(_ machine: Machine, near actions: [Move], to goal: Goal, effort: Effort) {
        self.machine = machine
        self.actions = actions
        self.goal = goal
        self.effort = effort
    }

    /// Returns the run; `nil` if none is found with the effort.
    mutating func run() -> Replay? {
        machine.forEachInitialState { choices, state in
            add(Visit(previous: -1, step: Replay.Step(move: .back, choices: choices, state: state), depth: 0, taken: 0))
            return !effort.isSpent && found == nil
        }
        while found == nil, !effort.isSpent, let (_, number) = queue.next() { visit(number) }
        return found.map(replay)
    }

    private mutating func add(_ visit: Visit) {
        effort.spend(on: visit.step.choices, visit.step.state)
        guard seen.insert(Place(state: visit.step.state, taken: visit.taken)).inserted else { return }
        visits.append(visit)
        if case .state(let holds) = goal, holds(visit.step.state) { found = (visits.count - 1, nil) }
        queue.add(visits.count - 1, at: visit.depth + actions.count - visit.taken)
    }

    private mutating func visit(_ number: Int) {
        let (machine, visit) = (machine, visits[number])
        for move in machine.moves(in: visit.step.state) where found == nil {
            let isNext = visit.taken < actions.count && actions[visit.taken] == move
            machine.forEachOutcome(of: move, in: visit.step.state) { branch in
                take(branch, by: move, from: number, taken: visit.taken + (isNext ? 1 : 0))
                return !effort.isSpent && found == nil
            }
        }
    }

    private mutating func take(_ branch: Branch, by move: Move, from number: Int, taken: Int) {
        let step = Replay.Step(move, branch, from: visits[number].step.state)
        if case .fault(let kind, let range) = goal, step.fault == Fault(kind, at: range) { found = (number, step) }
        add(Visit(previous: number, step: step, depth: visits[number].depth + 1, taken: taken))
    }

    private func replay(_ found: (visit: Int, last: Replay.Step?)) -> Replay {
        var steps = [found.last].compactMap(\.self)
        var visit = visits[found.visit]
        while visit.previous >= 0 {
            steps.append(visit.step)
            visit = visits[visit.previous]
        }
        return Replay(startChoices: visit.step.choices, start: visit.step.state, steps: steps.reversed())
    }
}
