#if os(iOS) || os(Linux)
    import UIKit

    /// A data source for the look and animation of a custom tab bar. All requirements have
    /// defaults.
    @MainActor
    public protocol CustomTabBarDataSource: AnyObject {
        /// The tab to show first if nothing selects a tab before the bar appears. The default is 0.
        ///
        /// A coordinator always selects its flow's first tab, so it doesn't use this index.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the index of the tab, from 0.
        func initialIndex(for bar: CustomTabBarController) -> Int

        /// The height of the bar above the safe area. The default is 49, as for the system's bar.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the height in points.
        func barHeight(for bar: CustomTabBarController) -> CGFloat

        /// The color behind the items. The default is the system's background color.
        ///
        /// - Parameter bar: the container with the bar.
        func barColor(for bar: CustomTabBarController) -> UIColor

        /// The animator for the items when another tab is selected. The default is `nil`.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the animator; `nil` for no animation.
        func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)?
    }

    extension CustomTabBarDataSource {
        /// Returns 0, the first tab.
        public func initialIndex(for bar: CustomTabBarController) -> Int { 0 }
        /// Returns the height of the system's bar.
        public func barHeight(for bar: CustomTabBarController) -> CGFloat { CustomTabBarController.defaultHeight }
        /// Returns the system's background color.
        public func barColor(for bar: CustomTabBarController) -> UIColor { .systemBackground }
        /// Returns `nil`: no animation.
        public func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)? { nil }
    }

    /// A delegate that responds to selections in a custom tab bar.
    @MainActor
    public protocol CustomTabBarDelegate: AnyObject {
        /// Called when the user or code selects a tab, even if the user taps the visible tab again.
        ///
        /// - Parameters:
        ///   - bar: the container with the bar.
        ///   - index: the index of the tab, from 0.
        func tabBar(_ bar: CustomTabBarController, didSelect index: Int)
    }
#endif
