#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// Fades an item from its old state to its new state.
    struct FadeAnimator: TabBarAnimator {
        func prepareForAnimation(of item: any TabBarItem, to state: TabBarItemState) {
            item.alpha = state == .selected ? 0.5 : 1
        }

        func performAnimation(of item: any TabBarItem, to state: TabBarItemState) {
            UIView.animate(withDuration: 0.2) { item.alpha = state == .selected ? 1 : 0.5 }
        }
    }
#endif
