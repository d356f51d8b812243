/// The user's answers during one exit of screens with unsaved work.
@MainActor
final class Consent {
    private struct WeakSlot {
        weak var slot: Slot?
    }

    /// The screens whose work the user discards.
    private let discarded: [WeakSlot]
    /// The number of effects that ran before the question. They don't run again.
    let effects: Int

    /// Adds a screen to the answers that a draft already has.
    init(_ draft: Draft, discarding slot: Slot? = nil) {
        discarded = (draft.consent?.discarded ?? []) + [WeakSlot(slot: slot)]
        effects = draft.effects
    }

    func covers(_ slot: Slot) -> Bool { discarded.contains { $0.slot === slot } }
}

/// A question whether to discard a screen's unsaved work. It is open until the user answers.
@MainActor
final class UnsavedQuestion {
    /// The links and the app's transitions that wait for the answer.
    var waiting: [@MainActor () -> Void] = []
}

extension Draft {
    /// The topmost screen whose unsaved work the steps so far remove without the user's consent.
    var unsavedLoss: Slot? {
        let unsaved = SceneState(of: navigator).allSlots.filter { slot in
            slot.attributes.unsaved && navigator.interface.hasUnsavedWork(slot) && consent?.covers(slot) != true
        }
        guard !unsaved.isEmpty else { return nil }
        let staying = Set(state.allSlots.map(ObjectIdentifier.init))
        return unsaved.last { !staying.contains(ObjectIdentifier($0)) }
    }

    /// True if the next step can call the app. An effect waits if the steps before it remove
    /// unsaved work, and an effect from before the question doesn't run again.
    func callsApp() -> Bool {
        guard continues else { return false }
        guard navigator.canHaveUnsavedWork else { return true }
        if isTrial { return false }
        if unsavedLoss != nil {
            skipRest()
            return false
        }
        effects += 1
        return effects > (consent?.effects ?? 0)
    }

    // MARK: - Exits by the user

    /// Pops the screens above a screen, or all if it is `nil`. Runs the steps for the end of the
    /// lowest flow that is removed.
    func leave(_ stack: NavigationStack, above top: Slot?) {
        var left: Mark?
        step {
            let slots = state.slots(of: stack)
            let count = top.map { top in slots.firstIndex { $0 === top }.map { $0 + 1 } } ?? 0
            guard let count, count < slots.count else { return .popAtRoot }
            left = slots[count...].lazy.compactMap(\.mark).first
            state.set(slots[..<count], on: stack, animated: true)
            return nil
        }
        goOn(with: left?.handlers.dismissed)
    }

    /// Dismisses a layer and runs the steps for its end.
    func leave(_ layer: Layer) {
        step {
            guard state.layers.contains(where: { $0 === layer }) else { return .dismissAtBase }
            state.drop(from: layer, animated: true)
            return nil
        }
        goOn(with: layer.handlers.dismissed)
    }

    /// Pops a tab's stack to its first screen, as a tap on the selected tab does.
    func reselect(_ stack: NavigationStack) {
        state.set(state.slots(of: stack).prefix(1), on: stack, animated: true)
    }
}

extension Navigator {
    /// Asks about the topmost screen whose unsaved work a draft removes. Returns false if there is
    /// none.
    ///
    /// While a question is open, an urgent change waits for its answer, and others are ignored.
    ///
    /// - Parameters:
    ///   - again: the call that makes the change on the state after the answer.
    ///   - stays: called if the user decides to stay.
    func mustAsk(
        about draft: Draft, isUrgent: Bool = true, again: @autoclosure () -> @MainActor () -> Void,
        stays: @escaping @MainActor () -> Void = {}
    ) -> Bool {
        guard canHaveUnsavedWork, let slot = draft.unsavedLoss else { return false }
        let name = draft.name
        if let question {
            if isUrgent {
                question.waiting.append(with(Consent(draft), again()))
            } else {
                report(.ignored(transition: name, screen: topSlot?.screen.qualifiedName))
            }
            return true
        }
        let question = UnsavedQuestion()
        self.question = question
        let change = with(Consent(draft, discarding: slot), again())
        interface.askToDiscard(slot) { [weak self] discards in
            guard let self, self.question === question else { return }
            self.question = nil
            waiting += (discards ? [change] : []) + question.waiting
            if !discards {
                report(.refused(transition: name, fault: .unsavedWork))
                stays()
            }
            takeWaiting()
        }
        return true
    }

    /// Returns the user's answers for the call that begins.
    func takeConsent() -> Consent? {
        guard let consent else { return nil }
        self.consent = nil
        return consent
    }

    /// A call that continues with the user's answers, if there are any.
    func with(_ consent: Consent?, _ call: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard let consent else { return call }
        return { [weak self] in
            self?.consent = consent
            call()
            self?.consent = nil
        }
    }

    /// True if the user's exit removes unsaved work.
    func loses(_ steps: (Draft) -> Void) -> Bool {
        guard canHaveUnsavedWork else { return false }
        let draft = Draft(self, name: "trial")
        draft.isTrial = true
        steps(draft)
        return draft.unsavedLoss != nil
    }

    /// Asks about the user's exit, unless another question is open, and performs it then.
    func performForUser(_ name: String, _ steps: @escaping @MainActor (Draft) -> Void) {
        guard question == nil else { return }
        perform(name, from: { [weak self] in self?.topSlot }, anywhere: true) { draft in
            draft.isByUser = true
            steps(draft)
        }
    }

    /// Ends a hosted flow from outside, unless the user decides to stay.
    func leave(_ host: any FlowHost, then completion: @escaping @MainActor @Sendable () -> Void) {
        let steps: @MainActor (Draft) -> Void = { draft in
            draft.step { draft.endHosted(animated: true) }
            draft.then = { [weak draft] in draft?.navigator.interface.whenSettled(completion) }
        }
        if loses(steps) { performForUser("stop", steps) } else { host.leave(then: completion) }
    }
}
