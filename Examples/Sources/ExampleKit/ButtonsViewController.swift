#if canImport(UIKit)
    import UIKit

    /// A screen of buttons, for examples.
    open class ButtonsViewController: UIViewController {
        /// A button's title, and its action.
        public typealias Button = (title: String, tap: @MainActor () -> Void)

        /// The buttons, from top to bottom.
        public let buttons: [Button]

        /// Creates a screen in code, with a title and buttons.
        public init(title: String, buttons: [Button]) {
            self.buttons = buttons
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        /// Creates a screen whose view is in a nib.
        public init(nibName: String?, bundle: Bundle?, buttons: [Button]) {
            self.buttons = buttons
            super.init(nibName: nibName, bundle: bundle)
        }

        /// Creates a screen from a storyboard.
        public init?(coder: NSCoder, buttons: [Button]) {
            self.buttons = buttons
            super.init(coder: coder)
        }

        /// Returns `nil`, because a storyboard can't pass the buttons.
        public required init?(coder: NSCoder) {
            nil
        }
    }

    extension ButtonsViewController: HasButtons {
        /// Taps the first button with a title. Returns false if there is none.
        @discardableResult
        public func tap(_ title: String) -> Bool {
            guard let button = buttons.first(where: { $0.title == title }) else { return false }
            button.tap()
            return true
        }
    }
#endif
