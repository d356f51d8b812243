extension Change {
    /// Starts an effect of the app in a task, unless an earlier step failed. Nothing waits for the
    /// task or cancels it.
    ///
    /// - Parameter effect: calls the app.
    public func task(_ effect: @escaping @MainActor () async -> Void) {
        guard draft.callsApp() else { return }
        start(effect, for: [])
    }

    /// Starts an effect of the app with the topmost screen, unless an earlier step failed. Its task
    /// is canceled when the screen leaves.
    ///
    /// - Parameter effect: called with the screen; not called if the screen isn't a `Screen`.
    public func task<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void) {
        guard let screen: Screen = askingScreen() else { return }
        start({ await effect(screen) }, for: [draft.state.topSlot])
    }

    /// Asks the app a question, as the last step. The answer counts only while the current topmost
    /// screen stays on top. The task is canceled when the screen leaves.
    ///
    /// - Parameters:
    ///   - question: asks the app and returns its answer.
    ///   - answered: performs the steps for the answer.
    public func task<Answer>(
        _ question: @escaping @MainActor () async -> Answer, on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.callsApp() else { return }
        ask(question, for: [draft.state.topSlot], on: answered)
    }

    /// Asks the app a question about the topmost screen, as the last step. The answer counts only
    /// while the screen is still on top. The task is canceled when the screen leaves.
    ///
    /// - Parameters:
    ///   - question: asks the app, given the screen, and returns its answer. Not called if the
    ///     screen isn't a `Screen`.
    ///   - answered: performs the steps for the answer.
    public func task<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard let screen: Screen = askingScreen() else { return }
        ask({ await question(screen) }, for: [draft.state.topSlot], on: answered)
    }

    // MARK: - Effects of screens

    /// Starts a screen's own effect, unless an earlier step failed. Its task is canceled when the
    /// screen leaves.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - effect: called with the screen; not called if the screen is gone or isn't a `Screen`.
    public func task<Screen>(on router: ScreenRouter, _ effect: @escaping @MainActor (Screen) async -> Void) {
        start(effect, of: router.slot)
    }

    /// Asks a screen a question, as the last step. The answer counts only while the current topmost
    /// screen stays on top. The task is canceled when either screen leaves.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - question: returns the screen's answer; not called if the screen is gone or isn't a
    ///     `Screen`.
    ///   - answered: performs the steps for the answer.
    public func task<Screen, Answer>(
        on router: ScreenRouter, _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        ask(question, of: router.slot, on: answered)
    }

    /// Starts an effect of the screen that triggered this transition, unless an earlier step
    /// failed. In a handler, this is the screen that started the flow. The task is canceled when
    /// the screen leaves.
    ///
    /// - Parameter effect: called with the screen; not called if the screen is gone or isn't a
    ///   `Screen`.
    public func taskOnCaller<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void) {
        start(effect, of: draft.caller)
    }

    /// Asks the screen that triggered this transition a question, as the last step. The answer
    /// counts only while the current topmost screen stays on top. The task is canceled when either
    /// screen leaves.
    ///
    /// - Parameters:
    ///   - question: returns the screen's answer; not called if the screen is gone or isn't a
    ///     `Screen`.
    ///   - answered: performs the steps for the answer.
    public func taskOnCaller<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        ask(question, of: draft.caller, on: answered)
    }

    // MARK: - Tasks

    private func start<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void, of slot: Slot?) {
        guard draft.callsApp(), let screen = slot?.display as? Screen else { return }
        start({ await effect(screen) }, for: [slot])
    }

    private func ask<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer, of slot: Slot?,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.callsApp(), let screen = slot?.display as? Screen else { return }
        ask({ await question(screen) }, for: [slot, draft.state.topSlot], on: answered)
    }

    private func ask<Answer>(
        _ question: @escaping @MainActor () async -> Answer, for slots: [Slot?],
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        let take = takingAnswer(for: answered)
        start({ take(await question()) }, for: slots)
    }

    /// Runs work in a task, which is canceled when one of the screens leaves.
    private func start(_ work: @escaping @MainActor () async -> Void, for slots: [Slot?]) {
        let work = EffectWork(run: work)
        let task = _Concurrency.Task { @MainActor in await work.run() }
        for slot in slots.compactMap({ $0 }) { slot.keep(EffectTask(task, doing: work)) }
    }
}
