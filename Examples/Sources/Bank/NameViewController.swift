#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// Asks for the name of a new payee. The bank's suggestion is filled in when the user returns
    /// to correct the name.
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
