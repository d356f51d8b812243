import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis
@testable import FlowGraph

/// Plans of tests for random models, compared with the analysis and the machine.
@Suite struct TestPlanTests {
    @Test func `each planned run is one of the machine, and transitions are tested in the nearest state`() throws {
        var (covered, uncovered) = (0, 0)
        try forModels(count: 100) { analysis in
            let plan = analysis.testPlan(searchEffort: 3_000)
            for test in plan.tests {
                if let problem = problem(of: test.run, in: analysis.machine) { return problem }
            }
            let tested = plan.tests.flatMap { test in test.targets.map { (target: $0, distance: test.run.steps.count - test.tested + 1) } }
            let all = tested.map(\.target) + plan.uncovered.map(\.target)
            guard Set(all).count == all.count else { return "a target is covered twice" }
            for fact in analysis.transitions(with: analysis.faults)
            where plan.uncovered.contains(where: { $0.isProved && $0.target == fact.target }) {
                if fact.fires, fact.faults.isEmpty { return "\(fact.target) fires" }
            }
            let byHand = Analysis(of: analysis.program.withoutDeepLinks)
            for fact in byHand.transitions(with: []) where byHand.isExact {
                guard let distance = fact.distance else { continue }
                // A test that begins with a link can be shorter.
                if tested.contains(where: { $0.target == fact.target && $0.distance <= distance }) {
                    covered += 1
                } else {
                    uncovered += 1
                    guard case .found(let run) = byHand.way(to: fact.screen), run.canBeWalked(by: byHand.machine) else { continue }
                    let branches = byHand.machine.walkBranches(of: .transition(fact.transition), in: run.end)
                    if branches.contains(where: \.isPredictable) { return "\(fact.target) isn't tested after \(distance) actions" }
                }
            }
            return nil
        }
        print("test plans: \(covered) transitions are tested in the nearest state, \(uncovered) aren't")
        #expect(covered > 300)
    }

    @Test func `preferred runs cover whatever they can`() throws {
        let text = """
            flowspec: 1
            app: Two
            root: home
            effects: { ask: { description: Asks, results: { yes: {}, no: {} } } }
            flows:
              home:
                screens:
                  first: { transitions: { short: { perform: ask, on: { yes: { push: third }, no: [] } }, long: { push: second } } }
                  second: { transitions: { next: { push: third } } }
                  third: { transitions: { leaf: { push: leaf } } }
                  leaf: {}
            """
        let analysis = Analysis(of: try #require(linked(text).program))
        func needsAnswer(_ choices: [Choice]) -> Bool { choices.contains { if case .answer = $0 { true } else { false } } }
        let plan = analysis.testPlan { _ in { $2.isPredictable && !needsAnswer($2.choices) } }
        let all = analysis.testPlan()
        #expect(Set(plan.tests.flatMap(\.targets)) == Set(all.tests.flatMap(\.targets)))
        func count(_ plan: TestPlan) -> Int { plan.tests.count { needsAnswer($0.run.steps.flatMap(\.choices)) } }
        #expect(count(plan) < count(all))
        let leaf = try #require(plan.tests.first { $0.run.end.topScreen.map { analysis.program.name(of: $0) } == "home.leaf" })
        #expect(leaf.run.steps.count == 3 && !needsAnswer(leaf.run.steps.flatMap(\.choices)))
    }

    @Test func `a link over the screen that it keeps has other values`() throws {
        let text = """
            flowspec: 1
            app: Two
            root: home
            deepLinks: { order: { params: { id: Int }, to: home.order, keep: true } }
            flows:
              home:
                screens:
                  list: { transitions: { open: { push: order, with: { id: $ } } } }
                  order: { params: { id: Int } }
            """
        let program = try #require(linked(text).program)
        let lines = Analysis(of: program).testPlan().tests.map { $0.run.walk(in: program) }
        #expect(lines.contains(["start", "home.list.open", "open order values differ"]))
        #expect(!lines.joined().contains { $0.contains("values equal") })
    }

    @Test func `no run covers what a plan calls impossible`() throws {
        var (proved, open) = (0, 0)
        try forModels(count: 150) { analysis in
            let covered = Set(analysis.testPlan(searchEffort: 10_000).tests.flatMap(\.targets))
            let uncovered = analysis.testPlan(searchEffort: 0).uncovered
            proved += uncovered.count(where: \.isProved)
            open += uncovered.count { !$0.isProved }
            return uncovered.first { $0.isProved && covered.contains($0.target) }.map { "\($0.target) is covered" }
        }
        print("test plans: \(proved) targets are impossible, \(open) are open")
        #expect(proved > 100)
    }

    @Test(arguments: Tour.Criterion.allCases) func `a tour covers its targets`(criterion: Tour.Criterion) throws {
        try forModels(count: 60) { analysis in
            let plan = analysis.testPlan(searchEffort: 3_000)
            let tour = analysis.tour(of: plan, covering: criterion)
            for run in tour.launches {
                if let problem = problem(of: run, in: analysis.machine) { return problem }
            }
            guard tour.missed.isEmpty, tour.actions >= tour.bound else { return "\(tour.actions) of \(tour.bound): \(tour.missed)" }
            let planned = Set(plan.tests.flatMap(\.targets))
            let wanted = targets(in: plan.tests.map(\.run)).filter { target in
                switch target {
                case .transition: true
                case .goingBack: criterion == .returns && planned.contains(target)
                default: criterion == .pairs
                }
            }
            let open = wanted.subtracting(targets(in: tour.launches))
            return open.isEmpty ? nil : "the tour lacks \(open)"
        }
    }

    /// The transitions in some runs, each alone and with the next move.
    private func targets(in runs: [Replay]) -> Set<TestTarget> {
        var targets: Set<TestTarget> = []
        for run in runs {
            var screen = run.start.topScreen
            var last: (id: TransitionID, screen: ScreenID, choices: [Choice])?
            for step in run.steps {
                if case .transition(let id) = step.move, let screen {
                    targets.insert(.transition(id, screen))
                    if let last { targets.insert(.pair(last.id, last.screen, next: id, screen)) }
                    last = (id, screen, step.choices)
                } else {
                    if let last { targets.insert(.goingBack(last.id, last.screen, last.choices, step.move)) }
                    last = nil
                }
                screen = step.state.topScreen
            }
        }
        return targets
    }

    @Test func `tabs are tapped from deep stacks too, and popTo has two screens to choose from`() throws {
        let text = """
            flowspec: 1
            app: Two
            root: main
            flows:
              main: { tabs: { first: { flow: list }, second: { screen: empty } }, screens: { empty: {} } }
              list:
                screens:
                  list: { transitions: { twice: [ { push: page }, { push: page } ], open: { push: page } } }
                  page: { transitions: { leaf: { push: leaf } } }
                  leaf: { transitions: { toPage: { popTo: page, else: root } } }
            """
        let tests = Analysis(of: try #require(linked(text).program)).testPlan().tests
        let taps = tests.flatMap { test in
            test.targets.compactMap { target in if case .tab(_, let tab, let isAtRoot) = target { "\(tab) \(isAtRoot)" } else { nil } }
        }
        #expect(taps.sorted() == ["0 false", "0 true", "1 false", "1 true"])
        let nearest = try #require(
            tests.first { $0.targets.contains { if case .popToNearest = $0 { true } else { false } } })
        #expect(nearest.run.steps.dropLast().last?.state.depth == 4)
    }

    private func forModels(count: Int, _ problem: (Analysis) -> String?) throws {
        let seed = SeededNumbers.seed()
        print("test plans: seed \(seed)")
        let kinds = [ModelKnobs(), ModelKnobs(dense: true), ModelKnobs(acyclic: true)]
        func ask(_ text: String) -> String? { linked(text).program.flatMap { problem(Analysis(of: $0)) } }
        for number in 0..<count {
            var model = RandomModel(seed: seed &+ UInt64(number), knobs: kinds[number % kinds.count])
            let text = model.text()
            guard let found = ask(text) else { continue }
            Issue.record("seed \(seed), model \(number): \(found)\n\(shrunk(text) { ask($0) != nil })")
            return
        }
    }

    /// The reason why a walk can't perform a run.
    private func problem(of run: Replay, in machine: Machine) -> String? {
        guard machine.initialStates.contains(where: { $0.state == run.start && $0.choices == run.startChoices }) else { return "no start" }
        var state = run.start
        for step in run.steps {
            let branches = machine.isPossible(step.move, in: state) ? machine.walkBranches(of: step.move, in: state) : []
            guard branches.contains(where: { $0.choices == step.choices && $0.state == step.state && $0.fault == nil }) else {
                return "\(step.move) doesn't lead on"
            }
            state = step.state
        }
        return nil
    }
}

extension TransitionFact {
    fileprivate var target: TestTarget { .transition(transition, screen) }
}
