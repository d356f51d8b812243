extension Change {
    /// Starts an effect of the app, unless a step before failed. Nothing waits for its end, and it
    /// isn't cancelled.
    ///
    /// - Parameter effect: calls the app, in a task of its own.
    public func task(_ effect: @escaping @MainActor () async -> Void) {
        guard draft.goesOn else { return }
        start(effect, for: [])
    }

    /// Starts an effect of the app that is given the screen on top, unless a step before failed.
    /// Its task is cancelled when that screen leaves.
    ///
    /// - Parameter effect: calls the app; not called where what is on top isn't a `Screen`.
    public func task<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void) {
        guard let screen: Screen = askingScreen() else { return }
        start({ await effect(screen) }, for: [draft.state.topSlot])
    }

    /// Asks the app a question, as the last step. The answer counts only while the screen that is
    /// on top now still is; the task is cancelled when that leaves.
    ///
    /// - Parameters:
    ///   - question: asks the app and gives its answer.
    ///   - answered: takes the steps for the answer.
    public func task<Answer>(
        _ question: @escaping @MainActor () async -> Answer, on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.goesOn else { return }
        ask(question, for: [draft.state.topSlot], on: answered)
    }

    /// Asks the app a question that is given the screen on top, as the last step. The answer counts
    /// only while that screen still is on top; the task is cancelled when it leaves.
    ///
    /// - Parameters:
    ///   - question: asks the app and gives its answer; not called where what is on top isn't a
    ///     `Screen`.
    ///   - answered: takes the steps for the answer.
    public func task<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard let screen: Screen = askingScreen() else { return }
        ask({ await question(screen) }, for: [draft.state.topSlot], on: answered)
    }

    // MARK: - Effects of screens

    /// Starts a screen's own effect, unless a step before failed. Its task is cancelled when the
    /// screen leaves.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - effect: is given the screen; not called where the screen has gone or isn't a `Screen`.
    public func task<Screen>(on router: ScreenRouter, _ effect: @escaping @MainActor (Screen) async -> Void) {
        start(effect, of: router.slot)
    }

    /// Asks a screen a question, as the last step. The answer counts only while what is on top now
    /// still is; the task is cancelled when that or the screen leaves.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - question: is given the screen and gives its answer; not called where the screen has gone
    ///     or isn't a `Screen`.
    ///   - answered: takes the steps for the answer.
    public func task<Screen, Answer>(
        on router: ScreenRouter, _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        ask(question, of: router.slot, on: answered)
    }

    /// Starts an effect of the screen whose transition this is, unless a step before failed. In a
    /// handler that is the screen which has started the flow. Its task is cancelled when the screen
    /// leaves.
    ///
    /// - Parameter effect: is given the screen; not called where the screen has gone or isn't a
    ///   `Screen`.
    public func taskOnCaller<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void) {
        start(effect, of: draft.caller)
    }

    /// Asks the screen whose transition this is a question, as the last step. The answer counts
    /// only while what is on top now still is; the task is cancelled when that or the screen
    /// leaves.
    ///
    /// - Parameters:
    ///   - question: is given the screen and gives its answer; not called where the screen has gone
    ///     or isn't a `Screen`.
    ///   - answered: takes the steps for the answer.
    public func taskOnCaller<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        ask(question, of: draft.caller, on: answered)
    }

    // MARK: - Tasks

    private func start<Screen>(_ effect: @escaping @MainActor (Screen) async -> Void, of slot: Slot?) {
        guard draft.goesOn, let screen = slot?.display as? Screen else { return }
        start({ await effect(screen) }, for: [slot])
    }

    private func ask<Screen, Answer>(
        _ question: @escaping @MainActor (Screen) async -> Answer, of slot: Slot?,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.goesOn, let screen = slot?.display as? Screen else { return }
        ask({ await question(screen) }, for: [slot, draft.state.topSlot], on: answered)
    }

    private func ask<Answer>(
        _ question: @escaping @MainActor () async -> Answer, for slots: [Slot?],
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        let take = takingAnswer(for: answered)
        start({ take(await question()) }, for: slots)
    }

    /// Does something in a task, which is cancelled when one of the screens leaves.
    private func start(_ work: @escaping @MainActor () async -> Void, for slots: [Slot?]) {
        let work = EffectWork(run: work)
        let task = _Concurrency.Task { @MainActor in await work.run() }
        for slot in slots.compactMap({ $0 }) { slot.keep(EffectTask(task, doing: work)) }
    }
}
