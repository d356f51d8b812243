import FlowGraph
import FlowSpec

/// Collects tests while it explores the states of the machine, nearest first.
struct TestPlanner {
    private let analysis: Analysis
    /// The machine without deep links, which have their own tests.
    private let machine: Machine
    private var program: Program { machine.program }
    private var covered: Set<TestTarget> = []
    private var places: [ScreenID: Replay] = [:]
    private var tests: [TestPlan.PlannedTest] = []
    /// The targets that no run covers, as the analysis proves.
    private var impossible: Set<TestTarget> = []
    /// The runs that end with a link.
    private var opened: [Replay] = []
    /// The runs that tests can contain.
    private var filter: RunFilter = { _ in { $2.isPredictable } }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        machine = Machine(analysis.program.withoutDeepLinks)
    }

    // MARK: States

    /// Visits the states that a filter leaves, and opens the links in them.
    mutating func search(effort: Int, _ filter: @escaping RunFilter) {
        self.filter = filter
        // States that are equal in front are one at first. Few targets depend on deeper screens.
        explore(depth: 1, limit: effort)
        openLinks()
        for depth in [2, 3] where hasOpenTargets { explore(depth: depth, limit: effort) }
    }

    /// Visits the states that differ in a number of layers and slots in front, from the app's
    /// starts and the opened links, and adds a test for each move with new targets.
    private mutating func explore(depth: Int, limit: Int) {
        var seen: Set<StateKey> = []
        var open = (starts + opened).filter { seen.insert(StateKey($0.end, depth: depth)).inserted }
        var (next, runs) = (0, 0)
        while next < open.count, runs < limit {
            runs += addMoves(after: open[next]) { run in
                if seen.insert(StateKey(run.end, depth: depth)).inserted { open.append(run) }
            }
            next += 1
        }
    }

    /// Visits the nearest state with each screen on top, as the analysis of the program without
    /// deep links finds it.
    mutating func addNearestScreens() {
        let links = analysis.program.links
        let byHand = links.allSatisfy(\.isTransition) ? analysis : Analysis(of: program)
        let screens = byHand.screenDistances.enumerated().compactMap { index, distance in distance.map { (ScreenID(index: index), $0) } }
        for (screen, distance) in screens.sorted(by: { ($0.1, $0.0.index) < ($1.1, $1.0.index) }) {
            // The runs to nearer screens have often reached it. Runs that begin alike read better.
            let isNearest = places[screen]?.steps.count == distance
            if isNearest, let run = places[screen] { _ = addMoves(after: run) { _ in } }
            // A transition can fail there, and not in another state that is as near.
            let isTested = program.transitions(on: screen).allSatisfy { covered.contains(.transition($0, screen)) }
            guard !isNearest || !isTested, case .found(let run) = byHand.way(to: screen), run.canBeWalked(by: machine) else { continue }
            if !isNearest { places[screen] = run }
            addMoves(along: run)
        }
    }

    mutating func addStarts() {
        for run in starts {
            reach(run)
            add(run, run.startChoices.map { .choice(at: nil, $0) }, tested: 0)
        }
    }

    /// The starts of the root flow, as far as a guard has one answer.
    private var starts: [Replay] {
        machine.initialStates.filter { $0.state.layers.first?.origin == program.root.target && $0.choices.contradictions.isEmpty }
            .map { Replay(startChoices: $0.choices, start: $0.state, steps: []) }
    }

    /// Opens each link in each context, and with other values over the screen that it keeps.
    private mutating func openLinks() {
        let links = analysis.program.links.indices.map(LinkID.init)
        guard !links.isEmpty else { return }
        let contexts = analysis.linkContexts
        for (number, context) in contexts.enumerated() where context.run.canBeWalked(by: machine) {
            for link in links { open(link, after: context.run, number, name: context.names.first) }
        }
        for link in links {
            guard let run = analysis.program[link].kept.flatMap({ places[$0] }), run.canBeWalked(by: machine) else { continue }
            open(link, after: run, contexts.count, name: nil)
        }
    }

    private mutating func open(_ link: LinkID, after before: Replay, _ context: Int, name: String?) {
        let state = before.end
        guard let follows = filter(before), analysis.machine.isPossible(.link(link), in: state) else { return }
        for branch in analysis.machine.walkBranches(of: .link(link), in: state) {
            let isCertain = follows(state, .link(link), branch)
            guard isCertain || branch.hasOtherValues else { continue }
            let run = before.followed(by: .link(link), branch)
            if isCertain {
                opened.append(run)
                reach(run)
            }
            add(run, [.link(link, context: context)] + program.targets(of: .link(link), branch, in: state), context: name)
        }
    }

    // MARK: Tests

    /// Keeps the first run to a screen.
    private mutating func reach(_ run: Replay) {
        if let screen = run.end.topScreen, places[screen] == nil { places[screen] = run }
    }

    /// Adds a test for each move after a run, and passes the runs that it continues with. Returns
    /// the number of moves and answers.
    private mutating func addMoves(after run: Replay, _ body: (Replay) -> Void) -> Int {
        let state = run.end
        guard let follows = filter(run) else { return 0 }
        var count = 0
        for move in machine.moves(in: state) {
            let branches = machine.walkBranches(of: move, in: state)
            count += branches.count
            for branch in branches where follows(state, move, branch) {
                let longer = run.followed(by: move, branch)
                reach(longer)
                let targets = program.targets(of: move, branch, in: state)
                let isNew = add(longer, targets)
                if isNew, case .transition(let id) = move, let screen = state.topScreen {
                    addReturns(after: longer, { .goingBack(id, screen, branch.choices, $0) }, from: state)
                }
                body(longer)
            }
        }
        return count
    }

    /// Adds a test for each step of a run and each move after it. The search might not have found
    /// the run.
    private mutating func addMoves(along run: Replay) {
        var part = Replay(startChoices: run.startChoices, start: run.start, steps: [])
        for step in run.steps {
            _ = addMoves(after: part) { _ in }
            part.steps.append(step)
        }
        _ = addMoves(after: part) { _ in }
    }

    /// Adds a test for each return after a run that ends with a push or a presentation.
    private mutating func addReturns(after run: Replay, _ target: (Move) -> TestTarget, from state: State) {
        let end = run.end
        guard end.layers.count > state.layers.count || end.layers.count == state.layers.count && end.depth > state.depth else { return }
        guard let follows = filter(run) else { return }
        for move in [Move.back, .swipeDown] where machine.isPossible(move, in: end) {
            for branch in machine.walkBranches(of: move, in: end) where follows(end, move, branch) {
                add(run.followed(by: move, branch), [target(move)] + program.targets(of: move, branch, in: end), tested: 2)
            }
        }
    }

    /// Adds a test if it covers a new target. Returns true if it does.
    @discardableResult
    private mutating func add(_ run: Replay, _ targets: [TestTarget], tested: Int = 1, context: String? = nil) -> Bool {
        let new = targets.filter { covered.insert($0).inserted }
        guard !new.isEmpty else { return false }
        tests.append(TestPlan.PlannedTest(run: run, tested: tested, targets: new, context: context))
        return true
    }

    // MARK: Result

    /// True if a target is left that deeper stacks might cover.
    private var hasOpenTargets: Bool { program.stepTargets.contains { !covered.contains($0) } }

    /// The locations of the steps of transitions that no test performs. The line of the transition
    /// covers them.
    private var idleSteps: Set<SourceRange> {
        var idle = Set(program.transitions.indices.map { program.name(of: TransitionID(index: $0)) })
        for case .transition(let id, _) in covered { idle.remove(program.name(of: id)) }
        return Set(program.allSteps.filter { idle.contains($0.owner) }.map(\.step.range))
    }

    /// The targets without a test. The line of a step covers its outcomes and handlers.
    private var openTargets: [TestTarget] {
        let all = program.screenTransitions.map { TestTarget.transition($0.transition, $0.screen) } + program.stepTargets
        let (idle, open) = (idleSteps, all.filter { !covered.contains($0) })
        let steps = Set(open.compactMap { if case .step(let place) = $0 { place.range } else { nil } })
        return open.filter { target in
            guard let range = target.range(in: program) else { return true }
            if case .step = target { return !idle.contains(range) }
            return !idle.contains(range) && !steps.contains(range)
        }
    }

    /// Proves that open targets are impossible, or adds tests in the states that the proof finds.
    mutating func decideOpenTargets() {
        let (impossible, runs) = analysis.decide(openTargets.compactMap(step))
        self.impossible = impossible
        for run in runs where run.canBeWalked(by: analysis.machine) { addMoves(along: run) }
    }

    /// The target itself, or the first step of a transition, without which it doesn't end.
    private func step(of target: TestTarget) -> TestTarget? {
        guard case .transition(let id, _) = target else { return target }
        return program[id].steps.first.map { .step(StepPlace($0)) }
    }

    var plan: TestPlan {
        let distances = analysis.screenDistances
        let uncovered = openTargets.map { target in
            var isProved = step(of: target).map(impossible.contains) ?? false
            if case .transition(_, let screen) = target, !analysis.isCut, distances[screen.index] == nil { isProved = true }
            return TestPlan.Uncovered(target: target, isProved: isProved)
        }
        let nearest = places.sorted { ($0.value.steps.count, $0.key.index) < ($1.value.steps.count, $1.key.index) }
        return TestPlan(places: nearest.map(\.value), tests: tests, uncovered: uncovered)
    }
}

extension Program {
    /// The steps, the outcomes of each `popTo`, and the handled results.
    fileprivate var stepTargets: [TestTarget] {
        let handled = sites.indices.map(SiteID.init).flatMap { site -> [TestTarget] in
            let results = self[site].handlers.map { TestTarget.handled(site, result: $0.result) }
            return results + (self[site].dismissed == nil ? [] : [.handled(site, result: nil)])
        }
        let steps = allSteps.flatMap { owned -> [TestTarget] in
            guard case .popTo(_, let fallback) = owned.step.action else { return [.step(owned.place)] }
            let outcomes = fallback == nil ? [true] : [true, false]
            return [.step(owned.place)] + outcomes.map { .popTo(owned.step.range, isFound: $0) }
        }
        return steps + handled
    }
}

extension TestTarget {
    /// The location of a step or of the step that a handler belongs to; `nil` for other targets.
    fileprivate func range(in program: Program) -> SourceRange? {
        switch self {
        case .step(let place): place.range
        case .popTo(let range, _), .popToNearest(let range): range
        case .handled(let site, _): program[site].range
        case .transition, .tab, .choice, .goingBack, .pair, .link: nil
        }
    }
}

extension WalkBranch {
    /// True if a test can know the result: the move doesn't fail, and doesn't depend on equal
    /// values, which only the app compares.
    public var isPredictable: Bool {
        fault == nil && !choices.contains { if case .same = $0 { true } else { false } }
    }

    /// True if the result is known except that the app might find equal values.
    fileprivate var hasOtherValues: Bool { fault == nil && choices.contains(.same(false)) && !choices.contains(.same(true)) }
}

extension Replay {
    /// The run with one more move.
    func followed(by move: Move, _ branch: WalkBranch) -> Replay {
        var run = self
        run.steps.append(Step(move: move, choices: branch.choices, state: branch.state))
        return run
    }

    /// True if a walk can perform the run: each guard answers alike during an action, the app
    /// starts its root flow, and no alert stays.
    func canBeWalked(by machine: Machine) -> Bool {
        guard start.layers.first?.origin == machine.program.root.target, startChoices.contradictions.isEmpty else { return false }
        var state = start
        for step in steps {
            let branches = machine.isPossible(step.move, in: state) ? machine.walkBranches(of: step.move, in: state) : []
            let isBranch = branches.contains { $0.isPredictable && $0.choices == step.choices && $0.state == step.state }
            guard isBranch else { return false }
            state = step.state
        }
        return true
    }
}
