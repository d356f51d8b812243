extension Change {
    /// Shows an alert, as the last step. A choice's steps are performed after the alert is
    /// dismissed, if the screen below it is still on top.
    ///
    /// - Parameters:
    ///   - title: the title; `nil` for none.
    ///   - message: the text below the title; `nil` for none.
    ///   - style: whether it is an alert or an action sheet.
    ///   - source: the view or button that an action sheet points at if it is a popover; `nil` for
    ///     the center of the screen below it.
    ///   - actions: the choices, in the order of the buttons.
    ///   - animated: whether the transition is animated.
    public func alert(
        title: String? = nil, message: String? = nil, style: AlertStyle = .alert, from source: (any PopoverSource)? = nil,
        actions: [AlertAction<Owner>], animated: Bool = true
    ) {
        guard draft.continues else { return }
        let resumption = Resumption(draft)
        let choices = actions.map { Alert.Choice($0, of: owner, from: resumption) }
        draft.alert = Alert(
            name: draft.name, title: title, message: message, style: style, source: source, choices: choices,
            isAnimated: animated, resumption: resumption)
    }

    /// Calls an effect of the app, unless an earlier step failed. Doesn't navigate.
    public func perform(_ effect: @MainActor () -> Void) {
        guard draft.callsApp() else { return }
        effect()
    }

    /// Calls a screen's own effect, unless an earlier step failed.
    ///
    /// - Parameters:
    ///   - router: the router of the screen.
    ///   - effect: called with the screen; not called if the screen is gone or isn't a `Screen`.
    public func perform<Screen>(on router: ScreenRouter, _ effect: @MainActor (Screen) -> Void) {
        guard draft.callsApp(), let screen = router.slot?.display as? Screen else { return }
        effect(screen)
    }

    /// Calls an effect of the screen that triggered this transition, unless an earlier step failed.
    /// In a handler, this is the screen that started the flow.
    ///
    /// - Parameter effect: called with the screen; not called if the screen is gone or isn't a
    ///   `Screen`.
    public func performOnCaller<Screen>(_ effect: @MainActor (Screen) -> Void) {
        guard draft.callsApp(), let screen = draft.caller?.display as? Screen else { return }
        effect(screen)
    }

    /// Calls an effect of the app with the topmost screen, unless an earlier step failed. Doesn't
    /// navigate.
    ///
    /// - Parameter effect: called with the screen; not called if the screen isn't a `Screen`.
    public func perform<Screen>(_ effect: @MainActor (Screen) -> Void) {
        guard let screen: Screen = askingScreen() else { return }
        effect(screen)
    }

    /// Asks the app a question, as the last step. Only the first answer counts, and only while the
    /// current topmost screen stays on top.
    ///
    /// - Parameters:
    ///   - question: asks the app. Receives a closure to call with the answer, at once or later.
    ///   - answered: performs the steps for the answer.
    public func ask<Answer>(
        _ question: (@escaping @MainActor (Answer) -> Void) -> Void,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard draft.callsApp() else { return }
        question(takingAnswer(for: answered))
    }

    /// Asks the app a question about the topmost screen, as the last step. Only the first answer
    /// counts, and only while the screen is still on top.
    ///
    /// - Parameters:
    ///   - question: asks the app. Receives the screen and a closure to call with the answer, at
    ///     once or later. Not called if the screen isn't a `Screen`.
    ///   - answered: performs the steps for the answer.
    public func ask<Screen, Answer>(
        _ question: (Screen, @escaping @MainActor (Answer) -> Void) -> Void,
        on answered: @escaping @MainActor (Owner, Change<Owner>, Answer) -> Void
    ) {
        guard let screen: Screen = askingScreen() else { return }
        question(screen, takingAnswer(for: answered))
    }

    /// Returns a closure that performs the steps for the first answer, if the topmost screen is
    /// still on top.
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

    /// Returns the topmost screen's view controller, creating it if needed; `nil` if an earlier
    /// step failed or it isn't a `Screen`.
    func askingScreen<Screen>() -> Screen? {
        guard draft.callsApp(), let slot = draft.state.topSlot else { return nil }
        draft.navigator.interface.loadScreen(of: slot)
        return slot.display as? Screen
    }
}
