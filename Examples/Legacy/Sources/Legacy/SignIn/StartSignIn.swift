#if canImport(UIKit)
    import UIKit

    /// Signs a user in, and records the user. Hand-written coordinators call this for both versions
    /// of the flow.
    @MainActor
    func presentSignIn(
        from host: UIViewController, session: Session, finished: @escaping @MainActor () -> Void = {},
        dismissed: @escaping @MainActor () -> Void
    ) {
        weak var shown: SheetNavigationController?
        let sheet = SignInCoordinator.makeSheet { user in
            shown?.didDismiss = {
                session.signIn(user: user)
                finished()
            }
            shown?.dismiss(animated: true)
        }
        sheet.didDismiss = dismissed
        shown = sheet
        host.present(sheet, animated: true)
    }
#endif
