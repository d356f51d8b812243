#if os(iOS) || os(Linux)
    import UIKit

    /// What the user taps in a bar of the app's own: the place of an item, filled with it.
    final class CustomTabBarButton: UIControl {
        let item: any TabBarItem

        init(item: any TabBarItem, tapped: @escaping @MainActor () -> Void) {
            self.item = item
            super.init(frame: .zero)
            // The button takes the touches of the whole place, whatever the item is made of.
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
