import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis
@testable import FlowGraph

/// Answers about screens, compared with complete explorations.
@Suite struct QuestionTests {
    @Test func `answers about finite models`() throws {
        let seed = SeededNumbers.seed()
        print("questions: seed \(seed)")
        var counts: [String: Int] = [:]
        let kinds = ["models", "expressions", "lists", "ways", "no ways", "links"]
        for number in 0..<1_000 where number < 100 || !kinds.allSatisfy({ counts[$0, default: 0] > 10 }) {
            var model = RandomModel(
                seed: seed &+ UInt64(number), knobs: ModelKnobs(hidesBars: number % 2 == 0, acyclic: true, hasEntries: true))
            let text = model.text()
            guard try problem(of: text, &counts) != nil else { continue }
            let shortest = shrunk(text) { text in
                var unread: [String: Int] = [:]
                return (try? problem(of: text, &unread)).flatMap { $0 } != nil
            }
            var unread: [String: Int] = [:]
            Issue.record("seed \(seed), model \(number): \(try problem(of: shortest, &unread) ?? "not seen again")\n\(shortest)")
            return
        }
        print("questions: \(counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })")
        for kind in kinds {
            #expect(counts[kind, default: 0] > 10, "seed \(seed): nothing has tried \(kind)")
        }
    }

    @Test func `a step that is written once is taken sometimes if one of its places takes it`() throws {
        let model = """
            steps: { leave: [pop] }
            flows:
              main:
                screens:
                  list: { transitions: { open: { push: item }, jump: { setStack: [other] } } }
                  item: { transitions: { back: { take: leave } } }
                  other: { transitions: { back: { take: leave } } }
            """
        let faults = Analysis(of: try #require(linked(specText(root: "main", model)).program)).faults
        #expect(faults.map(\.kind) == [.popAtRoot])
        #expect(faults.map(\.isSometimesTaken) == [true])
    }

    @Test func `tabs that act where their bar shows, one of them with a fault`() throws {
        let model = """
            main: { tabs: { a: { flow: a }, go: { action: { pop: 1 } }, b: { flow: b }, none: { action: [] } } }
            a: { screens: { a: { transitions: { deep: { push: hidden } } }, hidden: { hidesTabBar: true } } }
            b: { screens: { b: { transitions: { next: { push: c } } }, c: {} } }
            """
        var counts: [String: Int] = [:]
        #expect(try problem(of: specText(root: "main", flows: model), &counts) == nil)
        #expect(counts["models"] == 1 && counts["taps"] == 2)
    }

    /// The first wrong answer about a model; `nil` if there is none, or if the exploration isn't
    /// complete.
    private func problem(of text: String, _ counts: inout [String: Int]) throws -> String? {
        guard let program = linked(text).program else { return nil }
        let machine = machine(of: program)
        let found = Explorer(machine: machine, cap: 200).explore()
        let analysis = Analysis(of: machine.program)
        guard found.isComplete, analysis.isExact else { return nil }
        counts["models", default: 0] += 1
        for screen in program.screens.indices.map(ScreenID.init(index:)) {
            let states = found.states.filter { $0.topScreen == screen }
            if let problem = stackProblem(screen, states, analysis, &counts) { return "\(program[screen].name.value): \(problem)" }
            if let problem = wayProblem(screen, found, analysis, &counts) { return "\(program[screen].name.value): \(problem)" }
            if gestures(states, machine) != analysis.gestures(on: screen) { return "\(program[screen].name.value): other gestures" }
            let links = Set(states.flatMap(machine.moves).compactMap { if case .link(let link) = $0 { link } else { nil } })
            if links != Set(analysis.links(openedOn: screen)) { return "\(program[screen].name.value): other links" }
            counts["links", default: 0] += links.count
        }
        return factProblem(found, analysis, &counts)
    }

    private func stackProblem(_ screen: ScreenID, _ states: [State], _ analysis: Analysis, _ counts: inout [String: Int]) -> String? {
        let stacks = Set(states.compactMap { $0.top?.content.activeSlots.map { StackSlot($0.screen, activation: $0.mark?.flow) } })
        let (listed, areAll) = analysis.stacks(under: screen, atMost: 1_000)
        guard areAll, listed.count == stacks.count, Set(listed) == stacks else { return "other stacks" }
        guard listed.map(\.count) == listed.map(\.count).sorted() else { return "stacks not by their length" }
        if stacks.count > 1 {
            let some = analysis.stacks(under: screen, atMost: stacks.count - 1)
            guard !some.areAll, some.stacks == listed.dropLast() else { return "other first stacks" }
            counts["lists", default: 0] += 1
        }
        guard let expression = analysis.stackExpression(under: screen) else { return stacks.isEmpty ? nil : "no expression" }
        counts["expressions", default: 0] += 1
        let all = Regex.choice(stacks.map { .sequence($0.map { .oneOf([$0.screen]) }) })
        let count = analysis.program.screens.count
        return DFA.reading(expression, screenCount: count) == DFA.reading(all, screenCount: count) ? nil : "an expression of other stacks"
    }

    private func wayProblem(_ screen: ScreenID, _ found: Exploration, _ analysis: Analysis, _ counts: inout [String: Int]) -> String? {
        let places = found.states.indices.filter { found.states[$0].topScreen == screen }
        switch analysis.way(to: screen) {
        case .found(let replay):
            guard replay.steps.count == places.map({ found.distances[$0] }).min() else { return "a way that isn't the shortest" }
            if let problem = problem(of: replay, to: screen, analysis.machine) { return problem }
        case .never: return places.isEmpty ? nil : "no way from the start"
        case .none, .unknown: return "not known whether there is a way from the start"
        }
        for from in found.states.indices.prefix(10) {
            let nearest = distances(from: from, in: found).filter { places.contains($0.key) }.map(\.value).min()
            switch analysis.way(to: screen, from: found.states[from]) {
            case .found(let replay):
                counts["ways", default: 0] += 1
                guard replay.start == found.states[from], replay.steps.count == nearest else { return "another way from a state" }
                if let problem = problem(of: replay, to: screen, analysis.machine) { return problem }
            case .none(let states):
                counts["no ways", default: 0] += 1
                counts["known without a search", default: 0] += states == nil ? 1 : 0
                let all = distances(from: from, in: found).count
                guard nearest == nil, states == nil || states == all else { return "no way from a state" }
            case .never, .unknown: return "not known whether there is a way from a state"
            }
        }
        return nil
    }

    private func problem(of replay: Replay, to screen: ScreenID, _ machine: Machine) -> String? {
        var state = replay.start
        for step in replay.steps {
            let isPossible = machine.outcomes(of: step.move, in: state).contains { branch in
                guard branch.choices == step.choices else { return false }
                switch branch.outcome {
                case .settled(let next, _): return next == step.state
                case .fault: return step.state == state
                }
            }
            guard isPossible, machine.moves(in: state).contains(step.move) else { return "an action that can't be taken" }
            state = step.state
        }
        return state.topScreen == screen && replay.steps.last?.fault == nil ? nil : "a way to something else"
    }

    private func distances(from start: Int, in found: Exploration) -> [Int: Int] {
        var distances = [start: 0]
        var level = [start]
        while !level.isEmpty {
            var next: [Int] = []
            for edge in found.edges where level.contains(edge.from) && distances[edge.to] == nil {
                distances[edge.to] = distances[edge.from].map { $0 + 1 }
                next.append(edge.to)
            }
            level = next
        }
        return distances
    }

    private func gestures(_ states: [State], _ machine: Machine) -> Gestures {
        let moves = Set(states.flatMap { machine.moves(in: $0) })
        var bars: Set<FlowID> = []
        for case .tap(let flow, _) in moves { bars.insert(flow) }
        var gestures = Gestures()
        gestures.back = moves.contains(.back)
        for state in states where machine.moves(in: state).contains(.swipeDown) {
            if state.entry(in: machine.program) == .embed { gestures.leave = true } else { gestures.swipeDown = true }
        }
        gestures.bars = bars.sorted { $0.index < $1.index }
        return gestures
    }

    private func factProblem(_ found: Exploration, _ analysis: Analysis, _ counts: inout [String: Int]) -> String? {
        let program = analysis.program
        for fact in analysis.transitions(with: analysis.faults) {
            let occasion = CompareAnalysis.Occasion.transition(fact.transition, fact.screen)
            guard fact.distance == found.fires[occasion] else { return "\(program[fact.transition].name.value): other distance" }
            guard minima(fact.faults) == minima(found.faults.filter { $0.key.occasion == occasion }) else {
                return "\(program[fact.transition].name.value): other faults"
            }
        }
        for fact in analysis.containers(with: analysis.faults) {
            guard case .tab(let tab) = fact.occasion else { continue }
            let taps = found.faults.filter { if case .tap(fact.flow, tab, _) = $0.key.occasion { true } else { false } }
            let tap = Move.tap(fact.flow, tab: tab)
            let places = found.states.indices.filter { analysis.machine.moves(in: found.states[$0]).contains(tap) }
            let fires = places.map { found.distances[$0] + 1 }.min()
            counts["taps", default: 0] += fires == nil ? 0 : 1
            guard fact.distance == fires, minima(fact.faults) == minima(taps) else { return "tab \(tab): other facts" }
        }
        for fact in analysis.links(with: analysis.faults) {
            let name = program[fact.link].name.value
            let places = found.states.indices.filter { analysis.machine.isPossible(.link(fact.link), in: found.states[$0]) }
            guard fact.distance == places.map({ found.distances[$0] + 1 }).min() else { return "\(name): other distance" }
            let faults = found.faults.filter { if case .link(fact.link, _) = $0.key.occasion { true } else { false } }
            guard minima(fact.faults) == minima(faults) else { return "\(name): other faults" }
            counts["links", default: 0] += 1
            counts["links that wait", default: 0] += fact.distance == 1 ? 0 : 1
        }
        return nil
    }

    private func minima(_ faults: [FaultFact]) -> [Fault: Int] {
        Dictionary(faults.map { (Fault($0.kind, at: $0.range), $0.distance) }, uniquingKeysWith: min)
    }

    private func minima(_ faults: [FaultKey: Int]) -> [Fault: Int] {
        Dictionary(faults.map { (Fault($0.key.kind, at: $0.key.range), $0.value) }, uniquingKeysWith: min)
    }
}
