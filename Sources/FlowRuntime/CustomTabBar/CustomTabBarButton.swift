#if os(iOS) || os(Linux)
    import UIKit

    /// A button in a custom tab bar, filled with the tab's item.
    final class CustomTabBarButton: UIControl {
        let item: any TabBarItem

        init(item: any TabBarItem, tapped: @escaping @MainActor () -> Void) {
            self.item = item
            super.init(frame: .zero)
            // The button receives all touches, regardless of the item's views.
            item.isUserInteractionEnabled = false
            addSubview(item)
            isAccessibilityElement = true
            accessibilityTraits = .button
            addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override var isSelected: Bool {
            didSet { accessibilityTraits = isSelected ? [.button, .selected] : .button }
        }

        override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? item.accessibilityLabel }
            set { super.accessibilityLabel = newValue }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            item.frame = bounds
        }
    }
#endif
