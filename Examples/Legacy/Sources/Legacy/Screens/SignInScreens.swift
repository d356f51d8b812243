#if canImport(UIKit)
    import UIKit

    /// Who wants to sign in.
    final class NameViewController: Screen {
        convenience init(choose: @escaping @MainActor (_ name: String) -> Void, close: @escaping @MainActor () -> Void) {
            self.init(
                title: "Sign in",
                buttons: ["ann", "bob"].map { name in (name, { choose(name) }) } + [("close", close)])
        }
    }

    /// The code that was sent.
    final class CodeViewController: Screen {
        convenience init(name: String, enter: @escaping @MainActor () -> Void, other: @escaping @MainActor () -> Void) {
            self.init(title: "Code for \(name)", buttons: [("enter", enter), ("other", other)])
        }
    }
#endif
