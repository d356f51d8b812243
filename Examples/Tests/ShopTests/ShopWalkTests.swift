import ExampleTesting
import FlowTesting
import Foundation
import ShopModels
import Testing

@testable import Shop

@MainActor @Suite struct ShopWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() throws {
        try walk("Shop", restarts: true) { app in
            let session = WalkingSession(app: app)
            return AppCoordinator(
                screens: ScreenFactory(productWasBought: { app.perform("markBought") }), effects: session, guards: session)
        }
    }
}

/// A session that knows and does what the walk says.
private final class WalkingSession: ShopGuards, ShopEffects {
    private let app: WalkApp

    init(app: WalkApp) {
        self.app = app
    }

    var onboarded: Bool { app.holds("onboarded") }
    var signedIn: Bool { app.holds("signedIn") }

    func canBeReturned(order: Order) -> Bool {
        app.holds("canBeReturned")
    }

    func forgetUser() {
        app.perform("forgetUser")
    }

    func count(event: String, number: Int) {
        app.perform("count")
    }

    func share(url: URL) {
        app.perform("share")
    }

    func confirmOwner(answer: @escaping @MainActor (ConfirmOwnerAnswer) -> Void) {
        app.perform("confirmOwner") { answer($0 == "confirmed" ? .confirmed : .failed(reason: "No")) }
    }
}
