extension UINavigationController {
    /// Whether there are changes that it was asked for while another was being shown.
    package var hasPutOffChanges: Bool { !deferred.isEmpty }

    /// Makes a change now, or after the one that is being shown, and returns the screens that it
    /// removes from the stack.
    ///
    /// `newStack` computes the stack from what it is when the change is made; nil means that the
    /// change was refused.
    @discardableResult
    func perform(animated: Bool, newStack: @escaping ([UIViewController]) -> [UIViewController]?) -> [UIViewController]? {
        if running != nil {
            if runningTransition?.isInteractive == true {
                HeadlessUIKit.raise(
                    .inconsistency("\(nameInMessages): viewControllers changed while the user's finger holds an interactive pop.")
                )
                return nil
            }
            HeadlessUIKit.warn(
                .nestedTransition,
                "\(nameInMessages): the stack is changed during a transition. nested push animation can result in corrupted navigation bar"
            )
            deferred.append { [weak self] in self?.perform(animated: animated, newStack: newStack) }
            return nil
        }
        guard let new = newStack(stack) else { return nil }
        let change = StackChange(old: stack, new: new, animated: animated, isInteractive: isSwiping)
        if let exception = change.exception {
            HeadlessUIKit.raise(exception)
            return nil
        }
        if unseen != nil || waitsForLayout(change) {
            showInLayoutPass(change)
        } else {
            for screen in change.added { addChild(screen) }
            for screen in change.removed { screen.willMove(toParent: nil) }
            begin(change)
        }
        return change.removed
    }

    private func waitsForLayout(_ change: StackChange) -> Bool {
        HeadlessUIKit.behavior.layoutPass != .atOnce && !skipsLayoutPass && !change.isInteractive && change.from !== change.to && isOnScreen
    }

    /// The stack is the new one already, and the layout pass shows it.
    private func showInLayoutPass(_ change: StackChange) {
        for screen in change.added where screen.parent !== self { addChild(screen) }
        stack = change.new
        if let unseen {
            self.unseen = unseen.followed(by: change)
        } else {
            unseen = change
            HeadlessUIKit.inLayoutPass { [weak self] in self?.showUnseen() }
        }
    }

    /// The layout pass: what has become of the stack since the last one is shown as one change.
    private func showUnseen() {
        guard let change = unseen else { return }
        unseen = nil
        for screen in change.removed { screen.willMove(toParent: nil) }
        for screen in ownChildren where !(change.old + change.new).contains(where: { $0 === screen }) {
            screen.willMove(toParent: nil)
            screen.removeFromParent()
        }
        begin(change)
    }

    private func begin(_ change: StackChange) {
        running = change
        stack = change.new
        guard change.from !== change.to, isOnScreen else {
            settleUnseen(change)
            return
        }
        // The delegate may ask for the coordinator in `willShow`, which is how apps learn whether a
        // swipe back was taken back.
        let transition = transition(of: change)
        runningTransition = transition
        if let to = change.to {
            delegate?.navigationController(self, willShow: to, animated: change.animated)
        }
        change.from?.movement.isMovingFromParent = change.removed.contains { $0 === change.from }
        change.to?.movement.isMovingToParent = change.added.contains { $0 === change.to }
        change.from?.beginAppearanceTransition(false, animated: change.animated)
        if let to = change.to {
            viewForInstalling.install(to.viewForInstalling)
            to.beginAppearanceTransition(true, animated: change.animated)
        }
        transition.begin()
    }

    private func transition(of change: StackChange) -> Transition {
        let showsLate = HeadlessUIKit.behavior.showsLate
        return Transition(
            isAnimated: change.animated, from: change.from, to: change.to, participants: [self], window: viewIfLoaded?.window,
            gesture: change.isInteractive ? .swipeBack : nil,
            finish: { [self] cancelled in
                if cancelled { revert(change) } else { end(change) }
                if !cancelled, !showsLate { tellShown(change) }
            },
            afterwards: { [self] in
                if running == nil, stack.last === change.to, showsLate { tellShown(change) }
                runDeferred()
            }
        )
    }

    /// Nothing of the change is seen: either the top stays, or the container isn't on screen. It is
    /// done at once.
    private func settleUnseen(_ change: StackChange) {
        running = nil
        runningTransition = nil
        if change.from !== change.to {
            change.from?.viewIfLoaded?.uninstall()
            change.from?.endAppearanceTransition()
        }
        settleParents(change)
        runDeferred()
    }

    private func end(_ change: StackChange) {
        running = nil
        runningTransition = nil
        change.from?.viewIfLoaded?.uninstall()
        change.from?.endAppearanceTransition()
        if appearance == .appeared { change.to?.endAppearanceTransition() }
        change.from?.movement.isMovingFromParent = false
        change.to?.movement.isMovingToParent = false
        settleParents(change)
    }

    private func tellShown(_ change: StackChange) {
        guard let to = change.to, appearance.isOnScreen else { return }
        delegate?.navigationController(self, didShow: to, animated: change.animated)
    }

    /// The swipe was cancelled: the will-callbacks come in reverse, and nothing has moved.
    private func revert(_ change: StackChange) {
        running = nil
        runningTransition = nil
        stack = change.old
        if appearance.isOnScreen {
            change.to?.beginAppearanceTransition(false, animated: true)
            change.from?.beginAppearanceTransition(true, animated: true)
        }
        change.to?.viewIfLoaded?.uninstall()
        change.to?.endAppearanceTransition()
        if appearance == .appeared { change.from?.endAppearanceTransition() }
        change.from?.movement.isMovingFromParent = false
    }

    private func settleParents(_ change: StackChange) {
        for screen in change.removed where screen.parent === self { screen.removeFromParent() }
        for screen in change.added where screen.parent === self { screen.didMove(toParent: self) }
    }

    private func runDeferred() {
        guard running == nil, !deferred.isEmpty else { return }
        deferred.removeFirst()()
        runDeferred()
    }
}
