extension Change {
    /// Shows an alert, as the last step. A choice's steps are taken when the alert has gone, if the
    /// screen under it is still on top.
    func alert(
        title: String?, message: String?, style: Alert.Style, from source: (any PopoverSource)?, animated: Bool,
        choices: (Resumption) -> [Alert.Choice]
    ) {
        guard draft.goesOn else { return }
        let resumption = Resumption(draft)
        draft.alert = Alert(
            name: draft.name, title: title, message: message, style: style, source: source, choices: choices(resumption),
            isAnimated: animated, resumption: resumption)
    }

    /// Calls the app, unless a step before failed. Navigation stays as it is.
    ///
    /// - Parameter effect: makes the call.
    public func perform(_ effect: @MainActor () -> Void) {
        guard draft.goesOn else { return }
        effect()
    }

    /// Calls a screen's own effect, unless a step before failed.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - effect: is given the screen; not called where the screen has gone or isn't a `Screen`.
    public func perform<Screen>(on router: ScreenRouter, _ effect: @MainActor (Screen) -> Void) {
        guard draft.goesOn, let screen = router.slot?.display as? Screen else { return }
        effect(screen)
    }

    /// Calls an effect of the screen whose transition this is, unless a step before failed. In a
    /// handler that is the screen which has started the flow.
    ///
    /// - Parameter effect: is given the screen; not called where the screen has gone or isn't a
    ///   `Screen`.
    public func performOnCaller<Screen>(_ effect: @MainActor (Screen) -> Void) {
        guard draft.goesOn, let screen = draft.caller?.display as? Screen else { return }
        effect(screen)
    }

    /// Calls the app with the screen on top, unless a step before failed. Navigation stays as it
    /// is.
    ///
    /// - Parameter effect: makes the call; not made where what is on top isn't a `Screen`.
    public func perform<Screen>(_ effect: @MainActor (Screen) -> Void) {
        guard let screen: Screen = askingScreen() else { return }
        effect(screen)
    }

    /// Asks the app a question, as the last step. The first answer counts, and only while the
    /// screen that is on top now still is.
    ///
    /// - Parameters:
    ///   - question: asks the app. It is given what takes the answer, at once or later.
    ///   - answered: takes the steps for the answer.
    public func ask<Answer>(
        _ question: (@escaping @MainActor (Answer) -> Void) -> Void,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.goesOn else { return }
        question(takingAnswer(for: answered))
    }

    /// Asks the app a question that is given the screen on top, as the last step. The first answer
    /// counts, and only while that screen still is on top.
    ///
    /// - Parameters:
    ///   - question: asks the app. It is given the screen, and what takes the answer, at once or
    ///     later. Nobody is asked where what is on top isn't a `Screen`.
    ///   - answered: takes the steps for the answer.
    public func ask<Screen, Answer>(
        _ question: (Screen, @escaping @MainActor (Answer) -> Void) -> Void,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard let screen: Screen = askingScreen() else { return }
        question(screen, takingAnswer(for: answered))
    }

    /// What takes the steps for an answer: for the first one, while the screen that is on top now
    /// still is.
    func takingAnswer<Answer>(
        for answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) -> @MainActor (Answer) -> Void {
        let resumption = Resumption(draft)
        var isAnswered = false
        return { [weak owner] answer in
            guard !isAnswered else { return }
            isAnswered = true
            resumption.take({ answered($0, $1, answer) }, of: owner)
        }
    }

    /// What shows the screen on top, made now if it wasn't yet; nil where a step before failed or
    /// that isn't a `Screen`.
    func askingScreen<Screen>() -> Screen? {
        guard draft.goesOn, let slot = draft.state.topSlot else { return nil }
        draft.navigator.interface.loadScreen(of: slot)
        return slot.display as? Screen
    }
}
