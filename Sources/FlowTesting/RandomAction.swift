import FlowGraph
import FlowSpec

extension Machine {
    /// Returns a random action in a state. All kinds of actions are equally likely, independent of
    /// the number of transitions.
    func randomAction(in state: State, question: Question?, at width: Width, using random: inout SeededGenerator) -> WalkAction? {
        let moves = moves(in: state)
        let transitions = moves.compactMap { if case .transition(let id) = $0 { id } else { nil } }
        let links = moves.filter { if case .link = $0 { true } else { false } }
        let gestures = moves.filter { if case .transition = $0 { false } else { !links.contains($0) } }
        let slots = state.layers.last?.content.activeSlots ?? []
        var choices: [WalkAction?] = [
            transitions.randomElement(using: &random).map { .move(.transition($0)) },
            transitions.randomElement(using: &random).map { .move(.transition($0)) },
            gestures.randomElement(using: &random).map { .move($0) },
            transitions.randomElement(using: &random).map { .doubleTap($0) },
        ]
        if !links.isEmpty { choices.append(links.randomElement(using: &random).map { .move($0) }) }
        if slots.count > 1 {
            let below = Int.random(in: 1..<slots.count, using: &random)
            let buttons = self.transitions(on: slots[slots.count - 1 - below].screen).map { program[$0].name.value }
            choices.append(buttons.randomElement(using: &random).map { .lateCall(below: below, button: $0) })
        }
        if canSwipeBack(in: state) {
            choices.append(.cancelledSwipeBack)
            let isFinished = Bool.random(using: &random)
            choices.append(transitions.randomElement(using: &random).map { .callDuringSwipeBack($0, isFinished: isFinished) })
        }
        if moves.contains(.back) {
            choices.append(.popByAppCode(.random(in: 1..<slots.count, using: &random), animated: .random(using: &random)))
        }
        if canSwipeDown(at: width, in: state) {
            choices.append(.cancelledSwipeDown)
        } else if state.layers.count > 1 {
            choices.append(.refusedSwipeDown)
        }
        if moves.contains(.swipeDown) {
            choices.append(transitions.randomElement(using: &random).map { .dismissalByAppCode(call: $0) })
        }
        if case .answer(let effect, nil)? = question?.expectation.choices.last {
            choices.append(program[effect].results.indices.randomElement(using: &random).map { .lateAnswer(effect, result: $0) })
        }
        choices.append(.resize(isNarrow: .random(using: &random)))
        return choices.compactMap { $0 }.randomElement(using: &random)
    }

    /// True if an action can be tried in a state.
    func allows(_ action: WalkAction, in state: State, question: Question?, at width: Width) -> Bool {
        let moves = moves(in: state)
        switch action {
        case .move(let move): return moves.contains(move)
        case .doubleTap(let id): return moves.contains(.transition(id))
        case .callDuringSwipeBack(let id, _): return moves.contains(.transition(id)) && canSwipeBack(in: state)
        case .popByAppCode(let count, _): return moves.contains(.backMenu(count))
        case .dismissalByAppCode(let id): return moves.contains(.transition(id)) && moves.contains(.swipeDown)
        case .cancelledSwipeBack: return canSwipeBack(in: state)
        case .cancelledSwipeDown: return canSwipeDown(at: width, in: state)
        case .refusedSwipeDown: return state.layers.count > 1 && !canSwipeDown(at: width, in: state)
        case .restart, .resize: return true
        case .lateAnswer(let effect, _): return question?.expectation.choices.last == .answer(effect, result: nil)
        case .lateCall(let below, let button):
            let slots = state.layers.last?.content.activeSlots ?? []
            guard slots.count > below else { return false }
            return transitions(on: slots[slots.count - 1 - below].screen).contains { program[$0].name.value == button }
        }
    }

    /// True if the user can swipe back. Hiding the navigation bar disables the swipe.
    private func canSwipeBack(in state: State) -> Bool {
        moves(in: state).contains(.back) && showsNavigationBar(in: state)
    }

    /// True if the screen on top shows the navigation bar, with the back button.
    func showsNavigationBar(in state: State) -> Bool {
        state.topScreen.map { !program[$0].attributes.hidesNavigationBar } ?? false
    }
}
