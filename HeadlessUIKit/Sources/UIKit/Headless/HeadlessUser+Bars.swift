extension HeadlessUser {
    /// Taps a tab of a bar, the innermost where none is given. False if the bar isn't to be seen,
    /// there is no such tab, or the delegate refuses.
    ///
    /// - Parameters:
    ///   - index: the index of the tab, from 0.
    ///   - bar: the container with the bar; nil means the innermost in front.
    /// - Returns: whether the bar took the tap.
    @discardableResult
    public func tapTab(_ index: Int, in bar: UITabBarController? = nil) -> Bool {
        act {
            guard let tabs = visibleTabBarController(bar), tabs.showsTabBar, let controllers = tabs.viewControllers else { return false }
            guard controllers.indices.contains(index) else { return false }
            return tabs.userTaps(controllers[index])
        }
    }

    /// Taps a button in the bar of the screen in front.
    ///
    /// - Parameter item: the button.
    /// - Returns: whether it was done: the button must be in a bar that is to be seen, be enabled
    ///   and have an action.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool {
        act {
            let bars = visibleNavigationControllers.filter { !$0.isNavigationBarHidden }
            let items = bars.compactMap { $0.topViewController?.navigationItem }
                .flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
            guard items.contains(where: { $0 === item }), item.isEnabled, let action = item.primaryAction else { return false }
            action.perform(sender: item)
            return true
        }
    }
}
