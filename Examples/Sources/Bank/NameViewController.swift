#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// Whom a new payee's account belongs to. What the bank knows better is filled in when the user
    /// comes back to correct it.
    final class NameViewController: ButtonsViewController, NewPayeeNameEffects {
        private(set) var name = "Ada"
        private let wasFilled: @MainActor () -> Void

        init(router: any NewPayeeNameRouting, wasFilled: @escaping @MainActor () -> Void) {
            self.wasFilled = wasFilled
            super.init(title: "Name", buttons: [("next", { router.next(name: "Ada") }), ("scan", { router.scan() })])
        }

        required init?(coder: NSCoder) { nil }

        func fill(name: String) {
            self.name = name
            wasFilled()
        }
    }
#endif
