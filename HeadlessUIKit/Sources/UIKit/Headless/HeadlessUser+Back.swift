extension HeadlessUser {
    /// Taps the back button.
    @discardableResult
    public func tapBack() -> Bool {
        backMenu(skipping: 0)
    }

    /// Presses the back button for long and chooses a screen by its index in the stack.
    ///
    /// - Parameter index: the index of the screen, from 0 for the root.
    /// - Returns: whether it was done: there must be a back button, and such a screen under the one
    ///   in front.
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

    /// Presses the back button for long and chooses a screen, leaving out as many as given.
    ///
    /// - Parameter count: how many screens under the one in front are left out; with 0 it goes back
    ///   by one.
    /// - Returns: whether it was done: there must be a back button and such a screen.
    @discardableResult
    public func backMenu(skipping count: Int) -> Bool {
        guard let navigation = visibleNavigationControllers.first(where: \.showsBackButton) else { return false }
        return backMenu(to: navigation.viewControllers.count - 2 - count)
    }

    /// Swipes back and goes through with it.
    ///
    /// - Parameter start: where the finger is put down.
    /// - Returns: whether the screen came along.
    @discardableResult
    public func swipeBack(from start: SwipeStart = .edge) -> Bool {
        beginSwipeBack(from: start) && finishSwipeBack()
    }

    /// Puts the finger down and drags the top screen to the side. Nothing is decided yet.
    ///
    /// - Parameter start: where the finger is put down.
    /// - Returns: whether the screen came along.
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

    /// Lets go so that the screen is popped.
    @discardableResult
    public func finishSwipeBack() -> Bool {
        letGo(of: .swipeBack, cancelled: false)
    }

    /// Lets go so that the screen stays.
    @discardableResult
    public func cancelSwipeBack() -> Bool {
        letGo(of: .swipeBack, cancelled: true)
    }
}
