// MARK: - What the user and app code did

extension Navigator {
    /// A stack has come to rest: screens that left it, whoever took them off, are released, and the
    /// steps for the end of their flows are taken.
    func stackChanged(_ stack: NavigationStack, shows shown: [any ScreenDisplay]) {
        guard let marks = stack.takeOver(shown) else { return }
        if marks.isEmpty { report(.changed(snapshot)) }
        for mark in marks { ended(mark.handlers) }
    }

    /// The user has changed the model's state on screen.
    func userChanged() {
        report(.changed(snapshot))
    }

    /// A layer has ended, with all above it, of which it is the lowest. Says nothing where it was
    /// ended by a transition.
    func layerEnded(_ layer: Layer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return interface.forget(layer) }
        let gone = drop(layer, at: index)
        withExtendedLifetime(gone) { ended(layer.handlers) }
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
        report(.refused(transition: "present", fault: .notPresented))
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return interface.forget(layer) }
        withExtendedLifetime(drop(layer, at: index)) { report(.changed(snapshot)) }
        tellHost()
    }
}
