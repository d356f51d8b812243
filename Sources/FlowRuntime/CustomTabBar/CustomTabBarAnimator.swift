#if os(iOS) || os(Linux)
    import UIKit

    /// Animates the items of a bar of the app's own when another tab is selected: the one that is
    /// left and the one that is chosen.
    @MainActor
    public protocol TabBarAnimator {
        /// Called before the item takes its new state: the moment to keep what the animation begins
        /// with.
        ///
        /// - Parameters:
        ///   - item: the item that is left or chosen.
        ///   - state: the item's new state.
        func prepareForAnimation(of item: any TabBarItem, to state: TabBarItemState)

        /// Called after the item has taken its new state: runs the animation.
        ///
        /// - Parameters:
        ///   - item: the item that is left or chosen.
        ///   - state: the item's new state.
        func performAnimation(of item: any TabBarItem, to state: TabBarItemState)
    }
#endif
