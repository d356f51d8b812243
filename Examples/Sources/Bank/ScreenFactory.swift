#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    /// Makes the screens, by files of the spec; the SwiftUI views are made by themselves.
    struct ScreenFactory: BankFactory {
        func screen(_ title: String, _ buttons: [ButtonsViewController.Button]) -> UIViewController {
            ButtonsViewController(title: title, buttons: buttons)
        }
    }
#endif
