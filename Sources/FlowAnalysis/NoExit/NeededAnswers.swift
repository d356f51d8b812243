import FlowGraph
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
    /// The flows, presented so that users can't swipe them away, or shown by the window's switch
    /// flow, that they can't leave from some state on if the app never gives certain answers; by
    /// the program's order. Those that they can't leave at all are left out.
    var neededAnswers: [NeededAnswers] {
        var effort = Protections.mostEffort
        let enclosures: [Enclosure] = states.program.switchOfWindow == nil ? [.layer] : [.layer, .child]
        return enclosures.flatMap { neededAnswers(in: $0, &effort) }.sorted { $0.flow < $1.flow }
    }

    private func neededAnswers(in enclosure: Enclosure, _ effort: inout Int) -> [NeededAnswers] {
        // The transitions that go on by an answer. Those after which a handler does aren't left
        // out: then less is reported.
        let asking = IndexSet(
            moves.rewriting.events.all.indexed().compactMap { event, what -> EventID? in
                guard case .transition(let transition, _) = what else { return nil }
                return answers(of: transition, in: enclosure).isEmpty ? nil : event
            })
        guard !asking.isEmpty else { return [] }
        // Nobody needs to leave the app itself.
        let unanswered = closedStates(of: enclosure, without: asking).filter { !$0.value.isMost }
        guard !unanswered.isEmpty else { return [] }
        let closed = closedStates(of: enclosure)
        return unanswered.filter { closed[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { flow, state in
            self.neededAnswers(of: flow, state, &effort)
        }
    }

    private func neededAnswers(of flow: FlowID, _ closed: ClosedState, _ effort: inout Int) -> NeededAnswers? {
        let answers = answers(in: closed)
        for answer in answers {
            if let needed = needed([answer], of: flow, in: closed.enclosure, &effort) { return needed }
        }
        // Then several ways out, each with an answer of its own.
        guard answers.count > 1, var needed = needed(answers, of: flow, in: closed.enclosure, &effort) else { return nil }
        for answer in answers where needed.answers.count > 2 {
            let fewer = needed.answers.filter { $0 != answer }
            needed = self.needed(fewer, of: flow, in: closed.enclosure, &effort) ?? needed
        }
        return needed
    }

    /// Some answers, if users can't leave a flow without them.
    private func needed(_ answers: [NeededAnswers.Answer], of flow: FlowID, in enclosure: Enclosure, _ effort: inout Int)
        -> NeededAnswers?
    {
        guard effort > 0 else { return nil }
        let refusal = Refusal(answers)
        let rest = UserMoves(in: Analysis(of: states.program.answering(refusal.answers, never: refusal.results)))
        effort -= rest.states.effort
        guard !rest.isCut, let closed = rest.closedStates(of: enclosure)[flow] else { return nil }
        let run = rest.replay(closed)?.repeated(on: states.machine, where: refusal.isMet)
        return NeededAnswers(flow: flow, answers: answers, screen: rest.states.system.symbol(at: closed.state.top).screen, run: run)
    }

    /// The answers after which the screens of an enclosure do something.
    private func answers(in closed: ClosedState) -> [NeededAnswers.Answer] {
        var (answers, seen) = ([NeededAnswers.Answer](), Set<NeededAnswers.Answer>())
        for screen in states.screens(above: closed.bases).sorted(by: { $0.index < $1.index }) {
            for transition in states.program.transitions(on: screen) {
                answers += self.answers(of: transition, in: closed.enclosure).filter { seen.insert($0).inserted }
            }
        }
        return answers
    }

    /// The answers after which a transition does something. The window may well wait for the result
    /// of an effect, as for that of signing in; and what its start asks says what it is to show.
    private func answers(of transition: TransitionID, in enclosure: Enclosure) -> [NeededAnswers.Answer] {
        let program = states.program
        let answers = program[transition].steps.answers
        guard enclosure == .child, !answers.isEmpty, let window = program.switchOfWindow else { return answers }
        let asked = Set(program[window].start.choices.flatMap { $0.0.questions.map(\.asked) })
        return answers.filter { answer in
            if case .clause(let clause) = answer { clause.answers.allSatisfy { !asked.contains($0.asked) } } else { false }
        }
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
