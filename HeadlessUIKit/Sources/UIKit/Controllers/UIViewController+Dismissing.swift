extension UIViewController {
    /// Dismisses the layer that this controller or a container presents, or else the layer that
    /// contains it.
    func carryOutDismissal(animated: Bool, completion: (() -> Void)?) {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.ownPresented != nil {
                current.dismissPresented(animated: animated, completion: completion)
                return
            }
            candidate = current.parent
        }
        candidate = self
        while let current = candidate {
            if let presenting = current.ownPresenting {
                presenting.dismissPresented(animated: animated, completion: completion)
                return
            }
            candidate = current.parent
        }
    }

    private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let chain = presentedChain
        guard let top = chain.last else { return }
        if chain.contains(where: { $0.movement.isBeingPresented || $0.dismissal != nil }) {
            HeadlessUIKit.warn(
                .presentationInProgress,
                "Attempt to dismiss from view controller \(nameInMessages) while a presentation or dismiss is in progress!"
            )
            return
        }
        let window = top.presentationWindow
        let transition = Transition(
            isAnimated: animated && window != nil, from: top, to: self, participants: chain + [self], window: window,
            style: top.modalPresentationStyle,
            finish: { _ in self.endDismissing(chain) },
            completion: completion,
            afterwards: { self.removeContainerViews(of: chain) }
        )
        beginDismissing(chain, in: transition, animated: animated)
        transition.begin()
    }

    /// The controllers presented above this one, from back to front.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = ownPresented
        while let controller = next {
            chain.append(controller)
            next = controller.topOfOwnPresentations
        }
        return chain
    }

    /// The controller that this layer presents, from its container or from a controller that
    /// defines the context.
    private var topOfOwnPresentations: UIViewController? {
        if let ownPresented { return ownPresented }
        for child in ownChildren {
            if let presented = child.topOfOwnPresentations { return presented }
        }
        return nil
    }

    /// True if dismissing `chain` shows this controller again. It doesn't if the controller's own
    /// place is gone, such as after a change of roots.
    private func isUncovered(by chain: [UIViewController]) -> Bool {
        guard let first = chain.first, first.coversPresenter else { return false }
        let base = outermost
        return base.ownPresenting != nil || base === first.presentationWindow?.rootViewController
    }

    func beginDismissing(_ chain: [UIViewController], in transition: Transition, animated: Bool) {
        let marked = HeadlessUIKit.behavior.marksOnlyTopLayer ? chain.suffix(1) : chain[...]
        for controller in marked { controller.movement.isBeingDismissed = true }
        for controller in chain { controller.dismissal = transition }
        for controller in chain.reversed() {
            controller.beginAppearanceTransition(false, animated: animated)
        }
        guard isUncovered(by: chain) else { return }
        returnToCoveredPlace(animated: animated)
    }

    /// Begins to show this controller again, in the place that a layer has covered.
    func returnToCoveredPlace(animated: Bool) {
        coveredPlace?.install(viewForInstalling, at: 0)
        beginAppearanceTransition(true, animated: animated)
    }

    func endDismissing(_ chain: [UIViewController]) {
        for controller in chain.reversed() {
            controller.leaveScreen()
        }
        endAppearanceTransition()
        for controller in chain {
            controller.movement.isBeingDismissed = false
            controller.dismissal = nil
        }
        if !HeadlessUIKit.behavior.removesContainerViewLate { removeContainerViews(of: chain) }
    }

    func removeContainerViews(of chain: [UIViewController]) {
        for controller in chain.reversed() where controller.ownPresenting == nil {
            controller.placeToLeave?.removeFromSuperview()
            controller.placeToLeave = nil
        }
    }

    /// Restores the state before the canceled dismissal.
    func cancelDismissing(_ controller: UIViewController) {
        if isUncovered(by: [controller]) {
            beginAppearanceTransition(false, animated: true)
            viewIfLoaded?.uninstall()
            endAppearanceTransition()
        }
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.movement.isBeingDismissed = false
        controller.dismissal = nil
    }

    /// Removes a presented layer and all references to it.
    private func leaveScreen() {
        viewIfLoaded?.uninstall()
        if HeadlessUIKit.behavior.staysPresentedInDidDisappear { endAppearanceTransition() }
        if let window = presentationWindow, let index = window.layers.lastIndex(where: { $0.presented === self }) {
            window.layers.remove(at: index)
        }
        ownPresenting?.ownPresented = nil
        ownPresenting = nil
        presentationWindow = nil
        placeToLeave = ownPresentationController?.containerView
        ownPresentationController = nil
        endAppearanceTransition()
    }
}
