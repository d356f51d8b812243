#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// An item of the bar. Its properties are plain values, so a test can read them.
    final class BarItem: UIView, TabBarItem {
        private(set) var title: String?
        private(set) var image: UIImage?
        private(set) var state = TabBarItemState.normal
        private(set) var badge: String?

        func configure(title: String?, image: UIImage?) {
            self.title = title
            accessibilityLabel = title
            self.image = image
        }

        func setState(_ state: TabBarItemState) {
            self.state = state
            alpha = state == .selected ? 1 : 0.5
        }

        func setBadge(_ text: String?) {
            badge = text
        }
    }
#endif
