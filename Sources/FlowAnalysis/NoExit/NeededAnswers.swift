import FlowGraph
import FlowPushdown
import PushdownSystems

/// A presented flow that users can leave only where the app gives an answer.
struct NeededAnswers {
    var flow: FlowID
    /// The answers, of which one is enough.
    var answers: [Answer]
    /// The screen on top where that begins.
    var screen: ScreenID
    /// A run to there, on which none of the answers is given; nil if the machine can't make it.
    var run: Replay?

    /// What the app may answer.
    enum Answer: Hashable {
        /// One of some answers of guards.
        case clause(Clause)
        /// The result of an effect.
        case result(EffectResult)
    }
}

extension UserMoves {
    /// The flows, presented so that users can't swipe them away, that they can't leave from some
    /// state on if the app never gives certain answers; by the program's order. Those that they
    /// can't leave at all are left out.
    var neededAnswers: [NeededAnswers] {
        let program = states.program
        // The transitions that go on by an answer. Those after which a handler does aren't left
        // out: then less is reported.
        let asking = IndexSet(
            moves.rewriting.events.all.indexed().compactMap { event, what -> EventID? in
                guard case .transition(let transition, _) = what, !program[transition].steps.answers.isEmpty else { return nil }
                return event
            })
        guard !asking.isEmpty else { return [] }
        let unanswered = closedStates(without: asking)
        guard !unanswered.isEmpty else { return [] }
        var effort = Protections.mostEffort
        return unanswered.filter { closedStates[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { flow, state in
            self.neededAnswers(of: flow, layer: state.layer, &effort)
        }
    }

    private func neededAnswers(of flow: FlowID, layer: NodeID, _ effort: inout Int) -> NeededAnswers? {
        let answers = answers(above: layer)
        for answer in answers {
            if let needed = needed([answer], of: flow, &effort) { return needed }
        }
        // Then several ways out, each with an answer of its own.
        guard answers.count > 1, var needed = needed(answers, of: flow, &effort) else { return nil }
        for answer in answers where needed.answers.count > 2 {
            needed = self.needed(needed.answers.filter { $0 != answer }, of: flow, &effort) ?? needed
        }
        return needed
    }

    /// Some answers, if users can't leave a flow without them.
    private func needed(_ answers: [NeededAnswers.Answer], of flow: FlowID, _ effort: inout Int) -> NeededAnswers? {
        guard effort > 0 else { return nil }
        let refusal = Refusal(answers)
        let rest = UserMoves(in: Analysis(of: states.program.answering(refusal.answers, never: refusal.results)))
        effort -= rest.states.effort
        guard !rest.isCut, let closed = rest.closedStates[flow] else { return nil }
        let run = rest.replay(closed)?.repeated(on: states.machine, where: refusal.isMet)
        return NeededAnswers(flow: flow, answers: answers, screen: rest.states.system.symbol(at: closed.state.top).screen, run: run)
    }

    /// The answers after which the screens of a layer do something.
    private func answers(above layer: NodeID) -> [NeededAnswers.Answer] {
        let program = states.program
        var (answers, seen) = ([NeededAnswers.Answer](), Set<NeededAnswers.Answer>())
        for screen in states.screens(above: layer).sorted(by: { $0.index < $1.index }) {
            for transition in program.transitions(on: screen) {
                answers += program[transition].steps.answers.filter { seen.insert($0).inserted }
            }
        }
        return answers
    }
}

/// Answers that are never given.
private struct Refusal {
    var answers: [GuardAnswer] = []
    var results: Set<EffectResult> = []

    /// Those of a guard that would then never answer at all are given, but for the first.
    init(_ all: [NeededAnswers.Answer]) {
        for answer in all {
            switch answer {
            case .clause(let clause):
                let refusals = clause.refusals
                guard refusals.allSatisfy({ refusal in !answers.contains { $0.asked == refusal.asked && $0.holds != refusal.holds } })
                else { continue }
                answers += refusals
            case .result(let result): results.insert(result)
            }
        }
    }

    /// Whether what was chosen is none of them.
    func isMet(by choices: [Choice]) -> Bool {
        choices.allSatisfy { choice in
            switch choice {
            case .asked(let asked, let holds): !answers.contains { $0.asked == asked && $0.holds != holds }
            case .answer(let effect, let result?): !results.contains(EffectResult(effect: effect, result: result))
            case .answer, .alert: true
            }
        }
    }
}

extension [Step] {
    /// The answers after which something is done, in the order of the steps.
    fileprivate var answers: [NeededAnswers.Answer] {
        flatMap { step in
            step.action.choices.flatMap { list -> [NeededAnswers.Answer] in
                guard !list.steps.isEmpty else { return [] }
                let inner = list.steps.answers
                switch list.owner {
                case .branch(let condition, let holds): return condition.clauses(where: holds).map { .clause($0) } + inner
                case .answer(let effect, let result): return [.result(EffectResult(effect: effect, result: result))] + inner
                case .result, .dismissed, .button: return inner
                }
            }
        }
    }
}
