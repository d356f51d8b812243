#if canImport(UIKit)
    import UIKit

    /// A screen of buttons, enough to look at and to tap in an example.
    open class ButtonsViewController: UIViewController {
        /// A button: its title and what a tap does.
        public typealias Button = (title: String, tap: @MainActor () -> Void)

        /// The buttons, from the top.
        public let buttons: [Button]

        /// Makes a screen in code, with a title and buttons.
        public init(title: String, buttons: [Button]) {
            self.buttons = buttons
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        /// Makes a screen whose view is in a nib.
        public init(nibName: String?, bundle: Bundle?, buttons: [Button]) {
            self.buttons = buttons
            super.init(nibName: nibName, bundle: bundle)
        }

        /// Makes a screen that stands in a storyboard.
        public init?(coder: NSCoder, buttons: [Button]) {
            self.buttons = buttons
            super.init(coder: coder)
        }

        /// A storyboard can't make the screen by itself: nobody would give it its buttons.
        public required init?(coder: NSCoder) {
            nil
        }
    }

    extension ButtonsViewController: HasButtons {
        /// Taps the first button with a title; says whether there is one.
        @discardableResult
        public func tap(_ title: String) -> Bool {
            guard let button = buttons.first(where: { $0.title == title }) else { return false }
            button.tap()
            return true
        }
    }
#endif
