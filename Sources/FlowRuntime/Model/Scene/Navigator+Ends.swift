// MARK: - Changes by the user and app code

extension Navigator {
    /// The steps to run for flows that ended, after the model has all changes on screen.
    typealias Ends = @MainActor () -> Void

    /// Releases the screens that have left a settled stack, and runs the steps for the end of their
    /// flows.
    func stackChanged(_ stack: NavigationStack, shows shown: [any ScreenDisplay]) {
        change { takeOver(stack, shows: shown)?() }
    }

    /// Releases the screens that have left a settled stack; `nil` if none has.
    func takeOver(_ stack: NavigationStack, shows shown: [any ScreenDisplay]) -> Ends? {
        guard let marks = stack.takeOver(shown) else { return nil }
        return { [self] in
            if marks.isEmpty { report(.changed(snapshot)) }
            for mark in marks { ended(mark.handlers) }
        }
    }

    /// Reports that the user has changed the state on screen.
    func userChanged() {
        report(.changed(snapshot))
    }

    /// Drops the lowest layer that has ended, with everything above it; `nil` if a transition ended
    /// it.
    func takeOver(endOf layer: Layer) -> Ends? {
        guard let index = layers.firstIndex(where: { $0 === layer }) else {
            interface.forget(layer)
            return nil
        }
        let gone = drop(layer, at: index)
        return { [self] in withExtendedLifetime(gone) { ended(layer.handlers) } }
    }

    private func drop(_ layer: Layer, at index: Int) -> [Layer] {
        interface.forget(layer)
        let gone = show(Array(layers[..<index]))
        withExtendedLifetime(gone) { keepCoordinators() }
        return gone
    }

    /// Runs the steps for a flow that left by itself or was removed by the user. Both are one
    /// change.
    ///
    /// A removal by app code can't be stopped, but its steps wait if they remove unsaved work.
    private func ended(_ handlers: Handlers) {
        let consent = takeConsent()
        guard let dismissed = handlers.dismissed else { return report(.changed(snapshot)) }
        change {
            let draft = Draft(self, name: "dismissed")
            draft.consent = consent
            draft.goOn(with: dismissed)
            if host == nil, draft.fault == nil, mustAsk(about: draft, again: { [weak self] in self?.ended(handlers) }) {
                return report(.changed(snapshot))
            }
            guard let fault = draft.fault else { return commit(draft) }
            report(.changed(snapshot))
            report(.refused(transition: draft.name, fault: fault))
        }
    }

    /// Drops a layer that the user interface has refused to present, with everything above it.
    func presentationRefused(_ layer: Layer) {
        let index = layers.firstIndex { $0 === layer }
        let gone = index.map { drop(layer, at: $0) } ?? []
        if index == nil { interface.forget(layer) }
        report(.refused(transition: "present", fault: .notPresented))
        withExtendedLifetime(gone) { if index != nil { report(.changed(snapshot)) } }
        tellHost()
    }
}
