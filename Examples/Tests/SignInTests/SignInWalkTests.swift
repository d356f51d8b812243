import ExampleTesting
import FlowTesting
import Testing

@testable import SignIn

@MainActor @Suite struct SignInWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("SignIn") { app in
        let user = WalkingUser(app: app)
        return AppCoordinator(screens: ScreenFactory(), effects: user, guards: user)
    }
}

/// A user whose sign-in state is controlled by the walk.
private final class WalkingUser: SignInGuards, SignInEffects {
    private let app: WalkApp

    init(app: WalkApp) {
        self.app = app
    }

    var signedIn: Bool { app.holds("signedIn") }

    func signOut() {
        app.perform("signOut")
    }
}
