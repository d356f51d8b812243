#if os(iOS) || os(Linux)
    import UIKit

    /// A coordinator whose flow is a tab bar.
    @MainActor
    public protocol TabsFlow: TabbedFlow {
        /// The item that stands for a tab in the bar; nil where the tab's screen supplies its own.
        ///
        /// - Parameter tab: the tab.
        func makeTabBarItem(for tab: Tab) -> UITabBarItem?

        /// Makes the container.
        func makeTabBar() -> any TabContainer
    }

    extension TabsFlow {
        /// Every tab takes its item from its screen.
        public func makeTabBarItem(for tab: Tab) -> UITabBarItem? { nil }

        /// The system's tab bar controller.
        public func makeTabBar() -> any TabContainer { SystemTabBarController(nibName: nil, bundle: nil) }
    }
#endif
