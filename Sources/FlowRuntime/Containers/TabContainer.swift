#if os(iOS) || os(Linux)
    import UIKit

    /// A container that shows one of several tabs: the system's tab bar controller or a custom one.
    ///
    /// The coordinator decides which tab is visible. The container shows it and reports selections.
    @MainActor
    public protocol TabContainer: UIViewController {
        /// The controllers of the tabs, in the order of the bar. Set before the container is shown,
        /// and again whenever the app hides, shows or reorders tabs.
        var tabControllers: [UIViewController] { get set }

        /// The controllers of the tabs that aren't in the bar at the window's width, by their
        /// places among all tabs that the app hasn't hidden.
        ///
        /// The default implementation is always empty: only the system's bar gains and loses tabs.
        var tabsOutsideBar: [Int: UIViewController] { get set }

        /// The index of the visible tab.
        var selectedTabIndex: Int { get set }

        /// Called before the user's tap selects a tab, even if that tab is already selected. If it
        /// returns `false`, the tap has been handled: don't select the tab.
        var shouldSelectTab: (@MainActor (Int) -> Bool)? { get set }

        /// Called when the user selects a tab, or when app code does so without the coordinator.
        var didSelectTab: (@MainActor (Int) -> Void)? { get set }

        /// Shows a string in the badge of a tab's item, or removes the badge.
        ///
        /// - Parameters:
        ///   - text: the badge's string; `nil` removes the badge.
        ///   - index: the index of the tab, from 0.
        func setBadge(_ text: String?, ofTab index: Int)

        /// Hides or shows the bar, depending on `hidesBottomBarWhenPushed` of the selected tab's
        /// top screen.
        ///
        /// Called when the top of a stack changes. The default implementation does nothing, because
        /// UIKit shows and hides the system's bar.
        ///
        /// - Parameter animated: whether the bar animates along with the current transition.
        func updateBarVisibility(animated: Bool)
    }

    extension TabContainer {
        /// Always empty.
        public var tabsOutsideBar: [Int: UIViewController] {
            get { [:] }
            set {}
        }

        /// Does nothing: UIKit shows and hides the system's bar.
        public func updateBarVisibility(animated: Bool) {}
    }
#endif
