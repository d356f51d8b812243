@testable import FlowAnalysis
import FlowGraph
import FlowSpec

/// Answers that are never given.
struct RefusedAnswers {
    private var guards: Set<GuardAnswer> = []
    private var results: Set<EffectResult> = []

    /// Refuses the answers. If both answers of a guard are listed, only refuses the first.
    init(_ answers: [NeededAnswers.Answer]) {
        for answer in answers {
            switch answer {
            case .result(let result): results.insert(result)
            case .clause(let clause) where clause.refusals.allSatisfy({ !guards.contains($0) }): guards.formUnion(clause.answers)
            case .clause: continue
            }
        }
    }

    /// True if none of the choices is refused.
    func allow(_ choices: [Choice]) -> Bool {
        choices.allSatisfy { choice in
            switch choice {
            case .asked(let asked, let holds): !guards.contains(GuardAnswer(asked: asked, holds: holds))
            case .answer(let effect, let result?): !results.contains(EffectResult(effect: effect, result: result))
            case .answer, .alert, .same: true
            }
        }
    }

    /// True if a `requires` asks for one of the answers, and its `resume` shows the held-back steps
    /// without the answer.
    func areResumed(in program: Program) -> Bool {
        let steps = program.placedSteps.compactMap(\.step)
        var held: [SourceRange: Int] = [:]
        for case .choose(let condition, let then, _, isRequirement: true) in steps.map(\.action)
        where condition.questions.contains(where: { asked in guards.contains { $0.asked == asked.asked } }) {
            for step in then { held[step.range, default: 0] += 1 }
        }
        return held.contains { range, count in steps.count { $0.range == range } > count }
    }
}

// MARK: Needed answers

extension StuckUsers {
    /// The difference in flows that users can only leave after certain answers.
    mutating func answerDifference(_ moves: UserMoves, _ graph: UserGraph, cap: Int) -> String? {
        let program = moves.states.program
        let said = moves.neededAnswers
        for needed in said {
            let refused = RefusedAnswers(needed.answers)
            if refused.areResumed(in: program) { continue }
            let name = program[needed.flow].name.value
            guard let rest = UserGraph(moves, cap: cap, where: refused.allow) else { return "\(name): more states without answers" }
            answers += 1
            let closed = rest.closed()[needed.flow] ?? UserGraph.Closed()
            let places = closed.places.map(\.place) + rest.closedChildren(needed.flow)
            guard let run = needed.run else { return "\(name): no run without \(needed.answers)" }
            if closed.isKnown, !places.contains(where: { rest.found.states[$0] == run.end }) {
                return "\(name): can be left without \(needed.answers)"
            }
        }
        guard !moves.hasTabs else { return nil }
        let known = Set(graph.closed().keys).union(said.map(\.flow))
        for answer in program.singleAnswers {
            let refused = RefusedAnswers([answer])
            guard let rest = UserGraph(moves, cap: cap, where: refused.allow) else { return "more states without \(answer)" }
            for (flow, closed) in rest.closed() where closed.isKnown && !known.contains(flow) {
                // The analysis ignores answers in handlers.
                missedAnswers += 1
                if !program.asksInHandlers { return "\(program[flow].name.value): can't be left without \(answer)" }
            }
        }
        return nil
    }
}

extension Program {
    /// The answers of guards and the results of effects, each separately.
    fileprivate var singleAnswers: [NeededAnswers.Answer] {
        guards.indices.flatMap { index in
            [true, false].map { .clause(Clause([GuardAnswer(asked: GuardID(index: index), holds: $0)])) }
        }
            + effects.indices.flatMap { index in
                effects[index].results.indices.map { .result(EffectResult(effect: EffectID(index: index), result: $0)) }
            }
    }

    /// True if handlers, or other steps outside transitions, ask.
    fileprivate var asksInHandlers: Bool {
        func asks(_ step: Step) -> Bool { !step.action.choices.isEmpty }
        return sites.contains { $0.lists.contains { $0.steps.contains(where: asks) } }
            || placedSteps.contains { place in
                if case .transition = place.owner { false } else { place.step.map(asks) ?? false }
            }
    }
}

extension UserGraph {
    /// The states in which the window shows a flow as a child, and from which users can't reach
    /// another child.
    func closedChildren(_ flow: FlowID) -> [Int] {
        let program = moves.states.program
        func child(_ place: Int) -> Int? {
            guard case .switch(let window, let child, _)? = found.states[place].layers.first?.content, window == program.switchOfWindow
            else { return nil }
            return child
        }
        return found.states.indices.filter { place in
            guard let window = program.switchOfWindow, let own = child(place), program[window].children[own].use.target == .flow(flow)
            else { return false }
            return reached(from: place)?.states.allSatisfy { child($0) == own } ?? false
        }
    }
}

// MARK: Bypassed guards

/// Compares the claims about bypassed guards with an exhaustive exploration. A guard protects a
/// screen if users can reach it without links, but on no run on which the guard refuses.
struct Bypasses {
    private(set) var links = 0, steps = 0, missed = 0

    mutating func difference(_ analysis: Analysis, cap: Int) -> String? {
        let (program, byHand) = (analysis.inWindow.program, analysis.byHand)
        guard !program.guards.isEmpty, byHand.isExact, analysis.inWindow.isExact else { return nil }
        let explorer = Explorer(machine: byHand.machine, cap: cap)
        let all = explorer.explore()
        guard all.isComplete else { return nil }
        var search = GuardBypassSearch(of: program, byHand: byHand)
        let (links, steps) = (search.links(), search.steps())
        for bypass in links.map(\.bypass) + steps.map(\.bypass) {
            for clause in bypass.clauses {
                let name = "\(program[bypass.screen].name.value) past \(clause.condition.words { program[$0.asked].name.value })"
                let refused = RefusedAnswers([.clause(clause)])
                if refused.areResumed(in: program) { continue }
                let protected = all.tops.subtracting(explorer.refusing(refused).tops)
                let isLink = bypass.run?.steps.contains { if case .link = $0.move { true } else { false } } ?? false
                if isLink ? !protected.contains(bypass.screen) : protected.isEmpty { return "\(name): nothing is protected" }
                guard let run = bypass.run, refused.allow(run.startChoices + run.steps.flatMap(\.choices)),
                    run.end.topScreen == bypass.screen
                else { return "\(name): no run" }
            }
        }
        self.links += links.count
        self.steps += steps.count
        return missedDifference(analysis, all, explorer, links.map(\.bypass))
    }

    /// Counts the guards' answers that only links bypass, without a report by the analysis. If the
    /// names alone show that such a screen is protected, that is a difference.
    private mutating func missedDifference(
        _ analysis: Analysis, _ all: Exploration, _ explorer: Explorer, _ said: [GuardBypass]
    ) -> String? {
        let program = analysis.inWindow.program
        guard !program.links.isEmpty else { return nil }
        let opener = Explorer(machine: analysis.inWindow.machine, cap: explorer.cap)
        var named = NamedScreens(of: analysis.byHand.program)
        for case .clause(let clause) in program.singleAnswers {
            let refused = RefusedAnswers([.clause(clause)])
            if refused.areResumed(in: program) || said.contains(where: { $0.clauses.contains(clause) }) { continue }
            let linked = opener.refusing(refused)
            let screens = linked.tops.intersection(all.tops.subtracting(explorer.refusing(refused).tops))
            guard linked.isComplete, !screens.isEmpty else { continue }
            missed += 1
            let unnamed = named.screens(without: clause)
            if screens.contains(where: { unnamed.contains($0.index) }) {
                return "\(screens.map { program[$0].name.value }) past \(clause.condition.words { program[$0.asked].name.value })"
            }
        }
        return nil
    }
}

extension Explorer {
    /// Explores everything that can happen without some answers.
    fileprivate func refusing(_ refused: RefusedAnswers) -> Exploration {
        var explorer = self
        explorer.isAllowed = refused.allow
        return explorer.explore()
    }
}
