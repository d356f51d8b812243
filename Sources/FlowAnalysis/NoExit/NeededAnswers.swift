import FlowGraph
import FlowSpec
import PushdownSystems

/// A flow that users can leave only with a certain answer from the app.
struct NeededAnswers {
    var flow: FlowID
    /// The answers; one of them is enough.
    var answers: [Answer]
    /// The screen on top in the nearest state that users can't leave without an answer.
    var screen: ScreenID
    /// A run to that state without any of the answers; `nil` if the machine can't perform it.
    var run: Replay?

    enum Answer: Hashable {
        /// Any answer of a clause.
        case clause(Clause)
        case result(EffectResult)
    }
}

extension UserMoves {
    /// The flows that users can't leave from some state on without certain answers from the app, in
    /// the program's order: presented flows that users can't swipe away, and children of the
    /// window's switch flow. Leaves out flows that users can't leave at all.
    var neededAnswers: [NeededAnswers] {
        var effort = Protections.mostEffort
        let enclosures: [Enclosure] = states.program.switchOfWindow == nil ? [.layer] : [.layer, .child]
        return enclosures.flatMap { neededAnswers(in: $0, &effort) }.sorted { $0.flow < $1.flow }
    }

    private func neededAnswers(in enclosure: Enclosure, _ effort: inout Int) -> [NeededAnswers] {
        let program = states.program
        let asking = Set(program.transitions.indices.map(TransitionID.init).filter { !answers(of: $0, in: enclosure).isEmpty })
        guard !asking.isEmpty else { return [] }
        // Steps after a pop, and handlers, are other events of the same transition.
        let steps = program.placedSteps.compactMap { place -> SourceRange? in
            if case .transition(let transition) = place.owner, asking.contains(transition) { place.step?.range } else { nil }
        }
        let events = events(of: asking, continuedBy: Set(steps))
        // Users don't need to leave the app itself.
        let unanswered = closedStates(of: enclosure, without: events).filter { !$0.value.isMost }
        guard !unanswered.isEmpty else { return [] }
        let closed = closedStates(of: enclosure)
        return unanswered.filter { closed[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { flow, state in
            self.neededAnswers(of: flow, state, &effort)
        }
    }

    /// Returns the events of some transitions. Handlers of other transitions aren't among them, so
    /// fewer flows are reported.
    private func events(of transitions: Set<TransitionID>, continuedBy steps: Set<SourceRange>) -> IndexSet<EventID> {
        let rewriting = moves.rewriting
        return IndexSet(
            rewriting.events.all.indexed().compactMap { event, what in
                let isOne =
                    switch what {
                    case .transition(let transition, _): transitions.contains(transition)
                    case .rest(let operation): steps.contains(rewriting.operations.range(of: operation))
                    case .launch, .back, .swipeDown, .tap, .link: false
                    }
                return isOne ? event : nil
            })
    }

    private func neededAnswers(of flow: FlowID, _ closed: ClosedState, _ effort: inout Int) -> NeededAnswers? {
        let answers = answers(in: closed)
        for answer in answers {
            if let needed = needed([answer], of: flow, in: closed.enclosure, &effort) { return needed }
        }
        // No single answer is needed: tries several exits, each with its own answer.
        guard answers.count > 1, var needed = needed(answers, of: flow, in: closed.enclosure, &effort) else { return nil }
        for answer in answers where needed.answers.count > 2 {
            let fewer = needed.answers.filter { $0 != answer }
            needed = self.needed(fewer, of: flow, in: closed.enclosure, &effort) ?? needed
        }
        return needed
    }

    /// Returns some answers if users can't leave a flow without them.
    private func needed(_ answers: [NeededAnswers.Answer], of flow: FlowID, in enclosure: Enclosure, _ effort: inout Int)
        -> NeededAnswers?
    {
        guard effort > 0 else { return nil }
        let refusal = Refusal(answers)
        let program = states.program.answering(refusal.answers, never: refusal.results)
        let rest = UserMoves(in: Analysis(of: program), limits: limits)
        effort -= rest.states.effort
        guard !rest.isCut, let closed = rest.closedStates(of: enclosure)[flow] else { return nil }
        let run = rest.replay(closed)?.repeated(on: states.machine, where: refusal.isMet)
        return NeededAnswers(flow: flow, answers: answers, screen: rest.states.system.symbol(at: closed.state.top).screen, run: run)
    }

    /// Returns the answers on which steps of an enclosure's screens depend.
    private func answers(in closed: ClosedState) -> [NeededAnswers.Answer] {
        var (answers, seen) = ([NeededAnswers.Answer](), Set<NeededAnswers.Answer>())
        for screen in states.screens(above: closed.bases).sorted(by: { $0.index < $1.index }) {
            for transition in states.program.transitions(on: screen) {
                answers += self.answers(of: transition, in: closed.enclosure).filter { seen.insert($0).inserted }
            }
        }
        return answers
    }

    /// Returns the answers on which a transition's steps depend. For children of the window,
    /// results of effects and guards of the window's start don't count: the window can wait for a
    /// sign-in, and its start selects the child.
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

private struct Refusal {
    var answers: [GuardAnswer] = []
    var results: Set<EffectResult> = []

    /// Skips a clause if its refusal contradicts an earlier one: guards can't refuse both answers.
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

    /// True if none of the choices is a refused answer.
    func isMet(by choices: [Choice]) -> Bool {
        choices.allSatisfy { choice in
            switch choice {
            case .asked(let asked, let holds): !answers.contains { $0.asked == asked && $0.holds != holds }
            case .answer(let effect, let result?): !results.contains(EffectResult(effect: effect, result: result))
            case .answer, .alert, .same: true
            }
        }
    }
}

extension [Step] {
    /// The answers on which steps depend, in the order of the steps.
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
