#if canImport(UIKit)
    import UIKit

    /// Signs a user in, in a sheet.
    ///
    /// The screens retain the coordinator, so it lives as long as any of them.
    @MainActor
    final class SignInCoordinator {
        private weak var navigation: UINavigationController?
        private let finished: @MainActor (_ user: User) -> Void

        private init(finished: @escaping @MainActor (_ user: User) -> Void) {
            self.finished = finished
        }

        /// Creates the sheet.
        ///
        /// - Parameter finished: receives the signed-in user, and dismisses the sheet.
        static func makeSheet(finished: @escaping @MainActor (_ user: User) -> Void) -> SheetNavigationController {
            let coordinator = SignInCoordinator(finished: finished)
            let navigation = SheetNavigationController(rootViewController: coordinator.makeName())
            coordinator.navigation = navigation
            return navigation
        }

        private func makeName() -> UIViewController {
            NameViewController(choose: showCode, close: close)
        }

        private func showCode(for name: String) {
            let code = CodeViewController(name: name, enter: { self.finished(User(name: name)) }, other: showName)
            navigation?.pushViewController(code, animated: true)
        }

        private func showName() {
            navigation?.popViewController(animated: true)
        }

        private func close() {
            navigation?.dismiss(animated: true)
        }
    }

    /// A navigation controller that reports when its sheet was dismissed, however that happened.
    final class SheetNavigationController: UINavigationController {
        var didDismiss: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed else { return }
            let didDismiss = didDismiss
            self.didDismiss = nil
            didDismiss?()
        }
    }
#endif
