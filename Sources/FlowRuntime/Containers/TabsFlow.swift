#if os(iOS) || os(Linux)
    import UIKit

    /// A coordinator whose flow is a tab bar.
    @MainActor
    public protocol TabsFlow: TabbedFlow {
        /// Returns the bar item of a tab, or `nil` to use the item of the tab's screen.
        func makeTabBarItem(for tab: Tab) -> UITabBarItem?

        /// True if an iPad can show the tabs as a sidebar (iOS 18).
        var hasSidebar: Bool { get }

        /// Makes the container of the tabs.
        func makeTabBar() -> any TabContainer
    }

    extension TabsFlow {
        /// Returns `nil`: each tab uses its screen's item.
        public func makeTabBarItem(for tab: Tab) -> UITabBarItem? { nil }

        /// False by default: the tabs are always in a bar.
        public var hasSidebar: Bool { false }

        /// Returns the system's tab bar controller.
        public func makeTabBar() -> any TabContainer { SystemTabBarController(hasSidebar: hasSidebar) }
    }
#endif
