#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// The appearance and animation of the bar. Records selections, as an app's analytics would.
    @MainActor
    final class BarStyle: CustomTabBarDataSource, CustomTabBarDelegate {
        private(set) var selections: [Int] = []
        private let fading = FadeAnimator()

        func barHeight(for bar: CustomTabBarController) -> CGFloat { 60 }
        func barColor(for bar: CustomTabBarController) -> UIColor { .white }
        func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)? { fading }

        func tabBar(_ bar: CustomTabBarController, didSelect index: Int) {
            selections.append(index)
        }
    }
#endif
