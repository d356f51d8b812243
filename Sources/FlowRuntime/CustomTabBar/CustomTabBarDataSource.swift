#if os(iOS) || os(Linux)
    import UIKit

    /// How a bar of the app's own looks and moves. All of it has a default.
    @MainActor
    public protocol CustomTabBarDataSource: AnyObject {
        /// The tab that shows first where nobody selects one before the bar appears: 0 by default.
        ///
        /// A coordinator selects the tab that its flow starts with, so under a coordinator this
        /// isn't asked.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the index of the tab, from 0.
        func initialIndex(for bar: CustomTabBarController) -> Int

        /// The height of the bar above the safe area: 49 by default, as the system's.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the height in points.
        func barHeight(for bar: CustomTabBarController) -> CGFloat

        /// The colour behind the items: the system's background by default.
        ///
        /// - Parameter bar: the container with the bar.
        func barColor(for bar: CustomTabBarController) -> UIColor

        /// What animates the items when another tab is selected: nothing by default.
        ///
        /// - Parameter bar: the container with the bar.
        /// - Returns: the animator; nil means no animation.
        func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)?
    }

    extension CustomTabBarDataSource {
        /// The first tab.
        public func initialIndex(for bar: CustomTabBarController) -> Int { 0 }
        /// As high as the system's bar.
        public func barHeight(for bar: CustomTabBarController) -> CGFloat { CustomTabBarController.defaultHeight }
        /// The system's background.
        public func barColor(for bar: CustomTabBarController) -> UIColor { .systemBackground }
        /// No animation.
        public func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)? { nil }
    }

    /// Hears what is selected in a bar of the app's own.
    @MainActor
    public protocol CustomTabBarDelegate: AnyObject {
        /// A tab was selected: by the user, who may have tapped the one that shows already, or by
        /// code.
        ///
        /// - Parameters:
        ///   - bar: the container with the bar.
        ///   - index: the index of the tab, from 0.
        func tabBar(_ bar: CustomTabBarController, didSelect index: Int)
    }
#endif
