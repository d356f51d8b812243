extension HeadlessUser {
    /// Taps the back button. Returns whether there is one.
    @discardableResult
    public func tapBack() -> Bool {
        act {
            guard let navigation = visibleNavigationControllers.first(where: \.showsBackButton) else { return false }
            if let action = navigation.stack.last?.navigationItem.backAction {
                action.perform(sender: navigation.navigationBar)
            } else {
                navigation.popViewController(animated: true)
            }
            return true
        }
    }

    /// Long-presses the back button and chooses a screen by its index in the stack.
    ///
    /// - Parameter index: The index of the screen, from 0 for the root.
    /// - Returns: True if there is a back button, and such a screen below the visible one.
    @discardableResult
    public func backMenu(to index: Int) -> Bool {
        act {
            guard let navigation = visibleNavigationControllers.first(where: \.showsBackButton) else { return false }
            let screens = navigation.viewControllers
            guard screens.dropLast().indices.contains(index) else { return false }
            if index == screens.count - 2 {
                navigation.popViewController(animated: true)
            } else {
                navigation.popToViewController(screens[index], animated: true)
            }
            return true
        }
    }

    /// Long-presses the back button and chooses a screen by its distance from the top.
    ///
    /// - Parameter count: The number of skipped screens below the visible one. 0 goes back by one.
    /// - Returns: True if there is a back button and such a screen.
    @discardableResult
    public func backMenu(skipping count: Int) -> Bool {
        guard let navigation = visibleNavigationControllers.first(where: \.showsBackButton) else { return false }
        return backMenu(to: navigation.viewControllers.count - 2 - count)
    }

    /// Swipes back and finishes the swipe.
    ///
    /// - Parameter start: The place of the first touch.
    /// - Returns: True if the screen was popped.
    @discardableResult
    public func swipeBack(from start: SwipeStart = .edge) -> Bool {
        beginSwipeBack(from: start) && finishSwipeBack()
    }

    /// Begins to swipe back. The user can still cancel.
    ///
    /// - Parameter start: The place of the first touch.
    /// - Returns: True if the screen moves.
    @discardableResult
    public func beginSwipeBack(from start: SwipeStart = .edge) -> Bool {
        act(interrupting: visibleNavigationControllers.first { $0.isInterruptible }?.runningTransition) {
            for navigation in visibleNavigationControllers {
                let recognizer =
                    switch start {
                    case .edge: navigation.interactivePopGestureRecognizer
                    case .content: navigation.interactiveContentPopGestureRecognizer
                    }
                if navigation.allowsSwipeBack(with: recognizer) { return navigation.beginSwipeBack() }
            }
            return false
        }
    }

    /// Releases the finger and pops the screen.
    @discardableResult
    public func finishSwipeBack() -> Bool {
        letGo(of: .swipeBack, cancelled: false)
    }

    /// Releases the finger and cancels the pop.
    @discardableResult
    public func cancelSwipeBack() -> Bool {
        letGo(of: .swipeBack, cancelled: true)
    }
}
