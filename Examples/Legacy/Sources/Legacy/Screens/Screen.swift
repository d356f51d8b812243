#if canImport(UIKit)
    import UIKit

    /// A screen of buttons. It knows nobody: what its buttons do is passed to it.
    ///
    /// The screens stay as they are when a flow's coordinator is replaced.
    class Screen: UIViewController {
        /// A button: its title and what a tap does.
        typealias Button = (title: String, tap: @MainActor () -> Void)

        let buttons: [Button]
        /// Is called when the screen has left its navigation controller for good.
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
