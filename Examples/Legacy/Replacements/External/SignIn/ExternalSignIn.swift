#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    extension ScreenFactory: SignInScreens {
        func makeSignIn(router: any SignInRouting) -> any ExternalCoordinator {
            ExternalSignIn(router: router)
        }
    }

    /// The hand-written sign-in, as an external flow of generated coordinators.
    private final class ExternalSignIn: ExternalCoordinator {
        private let router: any SignInRouting

        init(router: any SignInRouting) {
            self.router = router
        }

        func start(at place: ExternalPlace) -> UIViewController {
            SignInCoordinator.makeSheet { [router] user in router.signedIn(user: user) }
        }
    }
#endif
