#if os(iOS) || os(Linux)
    import UIKit

    /// Animates the deselected and the selected item of a custom tab bar.
    @MainActor
    public protocol TabBarAnimator {
        /// Called before the item's state changes. Save the values that the animation starts with.
        ///
        /// - Parameters:
        ///   - item: the item that is selected or deselected.
        ///   - state: the item's new state.
        func prepareForAnimation(of item: any TabBarItem, to state: TabBarItemState)

        /// Called after the item's state has changed. Run the animation.
        ///
        /// - Parameters:
        ///   - item: the item that is selected or deselected.
        ///   - state: the item's new state.
        func performAnimation(of item: any TabBarItem, to state: TabBarItemState)
    }
#endif
