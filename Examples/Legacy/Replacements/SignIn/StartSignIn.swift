#if canImport(UIKit)
    import UIKit

    /// Signs a user in, and records the user. Hand-written coordinators call this for both versions
    /// of the flow.
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
