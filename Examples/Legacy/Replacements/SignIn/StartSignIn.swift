#if canImport(UIKit)
    import UIKit

    /// Signs a user in, and notes who it is. Hand-written coordinators call this, whoever wrote the
    /// flow.
    @MainActor
    func presentSignIn(
        from host: UIViewController, session: Session, finished: @escaping @MainActor () -> Void = {},
        dismissed: @escaping @MainActor () -> Void
    ) {
        let flow = SignInFlow(screens: ScreenFactory(session: session))
        flow.present(
            from: host,
            finished: { result in
                switch result {
                case .signedIn(let user): session.signIn(user: user)
                }
                finished()
            }, dismissed: dismissed)
    }
#endif
