#if canImport(UIKit)
    import ExampleKit
    import SwiftUI
    import UIKit

    final class SignInViewController: ButtonsViewController {
        init?(coder: NSCoder, router: any AuthSignInRouting) {
            super.init(
                coder: coder,
                buttons: [
                    ("signedIn", { router.signedIn() }),
                    ("register", { router.register(email: nil) }),
                    ("helpMe", { router.helpMe() }),
                    ("cancel", { router.cancel() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class RegisterViewController: ButtonsViewController {
        init(nibName: String?, bundle: Bundle?, email: String?, router: any AuthRegisterRouting) {
            super.init(nibName: nibName, bundle: bundle, buttons: [("registered", { router.registered() })])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class HelpViewController: ButtonsViewController {
        init(router: any AuthHelpRouting) {
            super.init(title: "Help", buttons: [("close", { router.close() })])
        }

        required init?(coder: NSCoder) { nil }
    }

    struct WelcomeView: View, HasButtons {
        let router: any AppWelcomeRouting

        var body: some View {
            VStack {
                Button("begin") { tap("begin") }
                Button("searchFirst") { tap("searchFirst") }
                Button("signIn") { tap("signIn") }
            }
        }

        @discardableResult
        func tap(_ title: String) -> Bool {
            switch title {
            case "begin": router.begin()
            case "searchFirst": router.searchFirst()
            case "signIn": router.signIn()
            default: return false
            }
            return true
        }
    }

    struct LicencesView: View {
        var body: some View {
            Text("Everything here is yours.")
        }
    }
#endif
