import FlowGraph

/// Few launches of the app that together perform every transition, and more if wanted.
public struct Tour: Sendable {
    /// The targets of a tour.
    public enum Criterion: String, CaseIterable, Sendable {
        /// Each transition on each screen.
        case transitions
        /// Transitions, and each return after one that pushes or presents.
        case returns
        /// Transitions, and each transition directly after each other one that it can follow.
        case pairs
    }

    /// The criterion.
    public internal(set) var criterion: Criterion
    /// The runs, each from a launch.
    public internal(set) var launches: [Replay] = []
    /// The number of targets that the launches cover.
    public internal(set) var covered = 0
    /// The targets that no launch covers.
    public internal(set) var missed: Set<TestTarget> = []
    /// A number of actions. No tour that covers the same targets has fewer.
    public internal(set) var bound = 0
    /// The number of actions in all launches.
    public var actions: Int { launches.reduce(0) { $0 + $1.steps.count } }
}

extension Analysis {
    /// Plans a tour: it always continues with the nearest target that it hasn't covered, and
    /// launches the app again if none is near.
    ///
    /// - Parameters:
    ///   - plan: the plan whose tests cover the transitions and returns.
    ///   - criterion: the targets of the tour.
    ///   - filter: the runs that the tour can contain.
    public func tour(
        of plan: TestPlan, covering criterion: Tour.Criterion = .transitions,
        continuing filter: RunFilter = { _ in { $2.isPredictable } }
    ) -> Tour {
        var planner = TourPlanner(Machine(program.withoutDeepLinks), plan, criterion)
        return planner.planned(filter)
    }
}

private struct TourPlanner {
    private let machine: Machine
    private let plan: TestPlan
    private var open: Set<TestTarget>
    private var tour: Tour

    /// The runs of one search, and the layers and slots in front that distinguish states.
    private static let limit = 10_000
    private static let depth = 2

    init(_ machine: Machine, _ plan: TestPlan, _ criterion: Tour.Criterion) {
        (self.machine, self.plan, tour) = (machine, plan, Tour(criterion: criterion))
        open = Set(
            plan.tests.flatMap(\.targets).filter {
                switch $0 {
                case .transition: true
                case .goingBack: criterion == .returns
                default: false
                }
            })
        if criterion == .pairs {
            open.formUnion(pairs)
            for test in plan.tests { open.formUnion(targets(in: test.run).filter { if case .pair = $0 { true } else { false } }) }
        }
    }

    mutating func planned(_ filter: RunFilter) -> Tour {
        let all = open
        // A launch that no search finds begins with the test of a target.
        for test in plan.tests.reversed() {
            let targets = tour.criterion == .pairs ? targets(in: test.run) : test.targets
            guard targets.contains(where: open.contains), let follows = filter(test.run) else { continue }
            open.subtract(self.targets(in: test.run))
            launch(test.run, follows, nearest(after: test.run, follows))
        }
        // The pairs were found from the starts, with more effort.
        let beginnings = plan.places.map { ($0, Self.limit) } + starts.map { ($0, 10 * Self.limit) }
        for (run, limit) in beginnings where tour.criterion == .pairs {
            guard let follows = filter(run) else { continue }
            while let path = nearest(after: run, follows, limit: limit) { launch(run, follows, path) }
        }
        (tour.covered, tour.missed) = (all.count - open.count, open)
        tour.bound = leastActions(for: all.subtracting(open))
        return tour
    }

    /// Adds a launch that continues a run with the nearest open target, as often as it finds one.
    private mutating func launch(_ beginning: Replay, _ follows: @escaping (State, Move, WalkBranch) -> Bool, _ first: [WalkMove]?) {
        var (run, next) = (beginning, first)
        while let path = next {
            for moved in path {
                let branches = machine.walkBranches(of: moved.move, in: run.end)
                guard let branch = branches.first(where: { $0.choices == moved.choices }) else { continue }
                open.subtract(targets(of: moved.move, in: run.end, after: LastTransition(of: run)))
                run = run.followed(by: moved.move, branch)
            }
            next = nearest(after: run, follows)
        }
        tour.launches.append(run)
    }

    /// The shortest path after a run that covers an open target.
    private func nearest(
        after run: Replay, _ follows: @escaping (State, Move, WalkBranch) -> Bool, limit: Int = Self.limit
    ) -> [WalkMove]? {
        guard !open.isEmpty else { return nil }
        let (end, last) = (run.end, LastTransition(of: run))
        let beginnings = Set(open.compactMap(\.beginning))
        var search = WalkSearch(machine, depth: Self.depth, limit: limit)
        search.follows = follows
        // The search knows no move before a state, so it looks for the second move of a target too.
        var second: WalkMove?
        let path = search.path(from: end) { state, move, branch in
            if targets(of: move, in: state, after: state == end ? last : nil).contains(where: open.contains) { return true }
            guard let next = LastTransition(move, branch.choices, in: state), beginnings.contains(next.target) else { return false }
            for move in machine.moves(in: branch.state)
            where targets(of: move, in: branch.state, after: next).last.map(open.contains) ?? false {
                let branches = machine.walkBranches(of: move, in: branch.state)
                guard let found = branches.first(where: { follows(branch.state, move, $0) }) else { continue }
                second = WalkMove(move: move, choices: found.choices)
                return true
            }
            return false
        }
        return path.map { $0 + (second.map { [$0] } ?? []) }
    }

    private func targets(in run: Replay) -> [TestTarget] {
        var (state, last) = (run.start, LastTransition?.none)
        return run.steps.flatMap { step in
            defer { (state, last) = (step.state, LastTransition(step.move, step.choices, in: state)) }
            return targets(of: step.move, in: state, after: last)
        }
    }

    /// The targets of a move: the move itself if it is a transition, and together with the one
    /// before it.
    private func targets(of move: Move, in state: State, after last: LastTransition?) -> [TestTarget] {
        guard case .transition(let id) = move, let screen = state.topScreen else {
            return last.map { [.goingBack($0.id, $0.screen, $0.choices, move)] } ?? []
        }
        return [.transition(id, screen)] + (last.map { [.pair($0.id, $0.screen, next: id, screen)] } ?? [])
    }

    /// The starts of the app, as runs.
    private var starts: [Replay] {
        var seen: Set<State> = []
        let runs = plan.places.filter { seen.insert($0.start).inserted }
        return runs.map { Replay(startChoices: $0.startChoices, start: $0.start, steps: []) }
    }

    /// The transitions that can follow each other.
    private var pairs: Set<TestTarget> {
        var found: Set<TestTarget> = []
        for start in starts.map(\.start) {
            var search = WalkSearch(machine, depth: Self.depth, limit: 10 * Self.limit)
            search.follows = { $2.isPredictable }
            _ = search.path(from: start) { state, move, branch in
                guard let last = LastTransition(move, branch.choices, in: state) else { return false }
                for next in machine.moves(in: branch.state) where next.isTransition {
                    guard let pair = targets(of: next, in: branch.state, after: last).last, !found.contains(pair),
                        machine.walkBranches(of: next, in: branch.state).contains(where: \.isPredictable)
                    else { continue }
                    found.insert(pair)
                }
                return false
            }
        }
        return found
    }

    /// A lower bound. An action performs one transition or one return, which has its own transition
    /// before it, and is the second action of one pair.
    private func leastActions(for targets: Set<TestTarget>) -> Int {
        var returns: [TestTarget: Int] = [:]
        var pairs = 0
        for target in targets {
            switch target {
            case .transition: returns[target, default: 0] += 0
            case .goingBack: if let beginning = target.beginning { returns[beginning, default: 0] += 1 }
            default: pairs += 1
            }
        }
        let actions = returns.values.reduce(0) { $0 + $1 + max($1, 1) }
        return max(actions, pairs == 0 ? 0 : pairs + 1)
    }
}

/// The transition that a run ends with.
private struct LastTransition {
    let id: TransitionID
    let screen: ScreenID
    let choices: [Choice]

    init?(_ move: Move, _ choices: [Choice], in state: State) {
        guard case .transition(let id) = move, let screen = state.topScreen else { return nil }
        (self.id, self.screen, self.choices) = (id, screen, choices)
    }

    init?(of run: Replay) {
        guard let step = run.steps.last else { return nil }
        self.init(step.move, step.choices, in: run.steps.dropLast().last?.state ?? run.start)
    }

    var target: TestTarget { .transition(id, screen) }
}

extension TestTarget {
    /// The transition that a return or a pair begins with.
    fileprivate var beginning: TestTarget? {
        switch self {
        case .goingBack(let id, let screen, _, _), .pair(let id, let screen, next: _, _): .transition(id, screen)
        default: nil
        }
    }
}

extension Move {
    fileprivate var isTransition: Bool { if case .transition = self { true } else { false } }
}
