// MARK: - What the user and app code did

extension Navigator {
    /// What is to be done once everything that has changed on screen is taken over: the steps for
    /// the ends of flows.
    typealias Ends = @MainActor () -> Void

    /// A stack has come to rest: screens that left it, whoever took them off, are released, and the
    /// steps for the end of their flows are taken.
    func stackChanged(_ stack: NavigationStack, shows shown: [any ScreenDisplay]) {
        change { takeOver(stack, shows: shown)?() }
    }

    /// Releases the screens that have left a stack which has come to rest; nil where none has.
    func takeOver(_ stack: NavigationStack, shows shown: [any ScreenDisplay]) -> Ends? {
        guard let marks = stack.takeOver(shown) else { return nil }
        return { [self] in
            if marks.isEmpty { report(.changed(snapshot)) }
            for mark in marks { ended(mark.handlers) }
        }
    }

    /// The user has changed the model's state on screen.
    func userChanged() {
        report(.changed(snapshot))
    }

    /// Drops a layer that has ended, with all above it, of which it is the lowest. Nil where it was
    /// ended by a transition.
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

    /// A flow has left by itself or by the user's doing: what its starter does then is one change
    /// with that.
    private func ended(_ handlers: Handlers) {
        guard let dismissed = handlers.dismissed else { return report(.changed(snapshot)) }
        change {
            let draft = Draft(self, name: "dismissed")
            draft.goOn(with: dismissed)
            guard let fault = draft.fault else { return commit(draft) }
            report(.changed(snapshot))
            report(.refused(transition: draft.name, fault: fault))
        }
    }

    /// The user interface has refused to present a layer: it and those above it don't exist.
    func presentationRefused(_ layer: Layer) {
        let index = layers.firstIndex { $0 === layer }
        let gone = index.map { drop(layer, at: $0) } ?? []
        if index == nil { interface.forget(layer) }
        report(.refused(transition: "present", fault: .notPresented))
        withExtendedLifetime(gone) { if index != nil { report(.changed(snapshot)) } }
        tellHost()
    }
}
