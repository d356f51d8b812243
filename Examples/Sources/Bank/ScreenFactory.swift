#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    /// Makes the screens, by files of the spec; the SwiftUI views are made by themselves.
    struct ScreenFactory: BankFactory {
        /// Is told when the name on the screen was filled in.
        var nameWasFilled: @MainActor () -> Void = {}

        func screen(_ title: String, _ buttons: [ButtonsViewController.Button]) -> UIViewController {
            ButtonsViewController(title: title, buttons: buttons)
        }
    }
#endif
