import FlowGraph

/// The expected result of an action.
struct Expectation {
    /// The resulting state.
    var state: State
    /// The choices of the guards, alerts and effects.
    var choices: [Choice] = []
    var performed: [EffectID] = []
    /// The steps that start.
    var steps: [Step] = []
    /// Everything observable besides the state, including faults.
    var observations: [Observation] = []
}

/// A question that the app hasn't answered.
struct Question {
    var action: WalkAction
    var luck: Luck
    /// The state before the action.
    var before: State
    /// The result so far.
    var expectation: Expectation
}

extension Machine {
    func start(with luck: Luck) -> State {
        initial { luck.index(in: $0, at: 0) }
    }

    /// Returns the expected result of an action. A fault, or an action without an effect, leaves
    /// the state unchanged.
    func expectation(of action: WalkAction, with luck: Luck, in state: State) -> Expectation {
        guard let move = move(of: action) else { return Expectation(state: state) }
        return expectation(of: move, in: state) { options, place in luck.index(in: options, at: place) }
    }

    /// Returns the expected result of a late answer to a question, in the state after the question.
    func expectation(of result: Int, to question: Question, with luck: Luck) -> Expectation {
        let asked = question.expectation
        guard let move = move(of: question.action) else { return Expectation(state: asked.state) }
        let all = expectation(of: move, in: question.before) { options, place in
            let isAnswer = place == asked.choices.count - 1
            guard isAnswer else { return (place < asked.choices.count ? question.luck : luck).index(in: options, at: place) }
            return options.firstIndex { if case .answer(_, result) = $0 { true } else { false } } ?? options.count - 1
        }
        return Expectation(
            state: all.state, choices: Array(all.choices.dropFirst(asked.choices.count)),
            performed: Array(all.performed.dropFirst(asked.performed.count)), steps: Array(all.steps.dropFirst(asked.steps.count)),
            observations: Array(all.observations.dropFirst(asked.observations.count)))
    }

    private func expectation(of move: Move, in state: State, choosing choose: ([Choice], Int) -> Int) -> Expectation {
        var choices: [Choice] = []
        let (outcome, steps) = trace(move, from: state) { options in
            let index = choose(options, choices.count)
            choices.append(options[index])
            return index
        }
        let (next, observations) = outcome.result(from: state)
        let performed = observations.compactMap { if case .perform(let effect) = $0 { effect } else { nil } }
        return Expectation(state: next, choices: choices, performed: performed, steps: steps, observations: observations)
    }

    /// The move that an action performs, or `nil` if it must have no effect.
    private func move(of action: WalkAction) -> Move? {
        switch action {
        case .move(let move): move
        case .doubleTap(let id): .transition(id)
        case .callDuringSwipeBack(let id, let isFinished): isFinished ? .back : .transition(id)
        case .popByAppCode(let count, _): count == 1 ? .back : .backMenu(count)
        case .dismissalByAppCode: .swipeDown
        case .lateCall, .cancelledSwipeBack, .cancelledSwipeDown, .refusedSwipeDown, .lateAnswer, .resize, .restart: nil
        }
    }
}

extension Expectation {
    /// The choices in the names of the spec, or an empty string if there are none.
    func description(in program: Program) -> String {
        let words = choices.map { choice in
            switch choice {
            case .asked(let id, let holds): "\(program[id].name.value) \(holds ? "holds" : "doesn't hold")"
            case .same(let isSame): isSame ? "the values are equal" : "the values differ"
            case .alert(_, let name): name.map { "\($0) is tapped" } ?? "the alert goes"
            case .answer(let id, let result):
                "\(program[id].name.value) \(result.map { "answers \(program[id].results[$0].name.value)" } ?? "waits")"
            }
        }
        return words.joined(separator: ", ")
    }

    /// The results that effects answer with, by the effects' names.
    func answers(in program: Program) -> [String: String?] {
        var answers: [String: String?] = [:]
        for case .answer(let id, let result) in choices {
            answers.updateValue(result.map { program[id].results[$0].name.value }, forKey: program[id].name.value)
        }
        return answers
    }
}
