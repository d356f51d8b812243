#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    /// Creates the UIKit screens, by spec file. Generated code creates the SwiftUI views.
    struct ScreenFactory: BankFactory {
        /// Called when the name on the screen was filled in.
        var nameWasFilled: @MainActor () -> Void = {}

        func screen(_ title: String, _ buttons: [ButtonsViewController.Button]) -> UIViewController {
            ButtonsViewController(title: title, buttons: buttons)
        }
    }
#endif
