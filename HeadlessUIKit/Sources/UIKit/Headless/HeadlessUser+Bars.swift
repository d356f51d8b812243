extension HeadlessUser {
    /// Taps a tab of a bar, by default the innermost one. Fails if the bar isn't visible, if there
    /// is no such tab, or if the delegate refuses.
    ///
    /// - Parameters:
    ///   - index: The index of the tab, from 0.
    ///   - bar: The container of the bar. `nil` means the innermost visible bar.
    /// - Returns: True if the bar accepted the tap.
    @discardableResult
    public func tapTab(_ index: Int, in bar: UITabBarController? = nil) -> Bool {
        act {
            guard let tabs = visibleTabBarController(bar), tabs.showsTabBar, let controllers = tabs.viewControllers else { return false }
            guard controllers.indices.contains(index) else { return false }
            return tabs.userTaps(controllers[index])
        }
    }

    /// Taps a button in the visible screen's bar.
    ///
    /// - Parameter item: The button.
    /// - Returns: True if the action ran. The button must be enabled, in a visible bar, and have an
    ///   action.
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
