#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// Empty, because all screens come from the storyboard that the spec names.
    struct ScreenFactory: SignInFactory {}

    final class MainViewController: ButtonsViewController {
        init?(coder: NSCoder, router: any AppMainRouting) {
            super.init(coder: coder, buttons: [("signOut", { [weak router] in router?.signOut() })])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class SignInViewController: ButtonsViewController {
        init?(coder: NSCoder, router: any AuthSignInRouting) {
            super.init(
                coder: coder,
                buttons: [
                    ("authenticated", { [weak router] in router?.authenticated() }),
                    ("forgotPassword", { [weak router] in router?.forgotPassword(email: "me@example.com") }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class PasswordViewController: ButtonsViewController {
        let email: String

        init?(coder: NSCoder, email: String, router: any AuthPasswordRouting) {
            self.email = email
            super.init(
                coder: coder,
                buttons: [("sent", { [weak router] in router?.sent() }), ("startOver", { [weak router] in router?.startOver() })])
        }

        required init?(coder: NSCoder) { nil }
    }
#endif
