#if canImport(UIKit)
    import UIKit

    /// A screen of buttons. Its creator passes the closures that the buttons call.
    ///
    /// The screens don't change when a generated coordinator replaces a flow's coordinator.
    class Screen: UIViewController {
        /// A button's title, and its action.
        typealias Button = (title: String, tap: @MainActor () -> Void)

        let buttons: [Button]
        /// Called when the screen has been removed from its navigation controller permanently.
        var didLeave: (@MainActor () -> Void)?

        init(title: String, buttons: [Button]) {
            self.buttons = buttons
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            guard parent == nil else { return }
            let didLeave = didLeave
            self.didLeave = nil
            didLeave?()
        }
    }
#endif
