#if canImport(UIKit)
    import UIKit

    /// Asks for the user's name.
    final class NameViewController: Screen {
        convenience init(choose: @escaping @MainActor (_ name: String) -> Void, close: @escaping @MainActor () -> Void) {
            self.init(
                title: "Sign in",
                buttons: ["ann", "bob"].map { name in (name, { choose(name) }) } + [("close", close)])
        }
    }

    /// Asks for the code that the user received.
    final class CodeViewController: Screen {
        convenience init(name: String, enter: @escaping @MainActor () -> Void, other: @escaping @MainActor () -> Void) {
            self.init(title: "Code for \(name)", buttons: [("enter", enter), ("other", other)])
        }
    }
#endif
