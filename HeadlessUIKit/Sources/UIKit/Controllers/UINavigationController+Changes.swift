extension UINavigationController {
    /// True if changes are waiting for the running transition to end.
    package var hasPutOffChanges: Bool { !deferred.isEmpty }

    /// Changes the stack now, or after the running transition. Returns the removed screens.
    ///
    /// `newStack` computes the new stack from the stack at the time of the change; `nil` refuses
    /// the change.
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

    /// Changes the stack immediately. The layout pass then shows the change.
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

    /// Shows all changes since the last layout pass as one change.
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
        // Apps request the coordinator in `willShow` to learn if a swipe back is canceled.
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

    /// Finishes a change without a visible effect: the top is unchanged, or the container is off
    /// screen.
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

    /// Reverts a canceled swipe and calls the will-callbacks in reverse.
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
