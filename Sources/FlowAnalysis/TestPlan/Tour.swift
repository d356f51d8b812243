import FlowGraph

/// Few launches of the app that together perform every transition.
public struct Tour: Sendable {
    /// The runs, each from a launch.
    public internal(set) var launches: [Replay] = []
    /// The number of performed transitions: a tour has at least as many actions.
    public internal(set) var transitions = 0
    /// The planned transitions that no launch performs.
    public internal(set) var missed: Set<TestTarget> = []
    /// The number of actions in all launches.
    public var actions: Int { launches.reduce(0) { $0 + $1.steps.count } }
}

extension Analysis {
    /// Plans a tour: it always continues with the nearest transition that it hasn't performed, and
    /// launches the app again if none is near.
    ///
    /// - Parameters:
    ///   - plan: the plan whose tests perform the transitions.
    ///   - filter: returns the branches that can follow a run in one launch; `nil` if the tour
    ///     can't contain the run.
    public func tour(
        of plan: TestPlan, continuing filter: (Replay) -> ((State, Move, WalkBranch) -> Bool)? = { _ in { $2.isPredictable } }
    ) -> Tour {
        var planner = TourPlanner(Machine(program.withoutDeepLinks), plan)
        return planner.planned(filter)
    }
}

private struct TourPlanner {
    private let machine: Machine
    private let plan: TestPlan
    private var open: Set<TestTarget>
    private var tour = Tour()

    /// The runs of one search, and the layers and slots in front that distinguish states.
    private static let limit = 10_000
    private static let depth = 2

    init(_ machine: Machine, _ plan: TestPlan) {
        (self.machine, self.plan) = (machine, plan)
        open = Set(plan.tests.flatMap(\.targets).filter { if case .transition = $0 { true } else { false } })
    }

    mutating func planned(_ filter: (Replay) -> ((State, Move, WalkBranch) -> Bool)?) -> Tour {
        let all = open.count
        // A launch that no search finds begins with the test of a transition.
        for test in plan.tests.reversed() where test.tested == 1 && test.targets.contains(where: open.contains) {
            guard let follows = filter(test.run) else { continue }
            var run = test.run
            cover(run)
            while let path = nearest(from: run.end, follows) { follow(path, in: &run) }
            tour.launches.append(run)
        }
        (tour.transitions, tour.missed) = (all - open.count, open)
        return tour
    }

    private func nearest(from state: State, _ follows: @escaping (State, Move, WalkBranch) -> Bool) -> [WalkMove]? {
        guard !open.isEmpty else { return nil }
        var search = WalkSearch(machine, depth: Self.depth, limit: Self.limit)
        search.follows = follows
        return search.path(from: state) { state, move, _ in
            guard case .transition(let id) = move, let screen = state.topScreen else { return false }
            return open.contains(.transition(id, screen))
        }
    }

    private mutating func follow(_ path: [WalkMove], in run: inout Replay) {
        for moved in path {
            guard let branch = machine.walkBranches(of: moved.move, in: run.end).first(where: { $0.choices == moved.choices }) else {
                return
            }
            cover(moved.move, in: run.end)
            run = run.followed(by: moved.move, branch)
        }
    }

    private mutating func cover(_ run: Replay) {
        var state = run.start
        for step in run.steps {
            cover(step.move, in: state)
            state = step.state
        }
    }

    private mutating func cover(_ move: Move, in state: State) {
        if case .transition(let id) = move, let screen = state.topScreen { open.remove(.transition(id, screen)) }
    }
}
