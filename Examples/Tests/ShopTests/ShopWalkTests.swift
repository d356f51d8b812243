import ExampleTesting
import FlowTesting
import Foundation
import ShopModels
import Testing

@testable import Shop

@MainActor @Suite struct ShopWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() throws {
        try walk("Shop", restarts: true, openLink: { ($0 as? AppCoordinator)?.open(ShopDeepLink(named: $1)) == .opened }) { app in
            let session = WalkingSession(app: app)
            return AppCoordinator(
                screens: ScreenFactory(productWasBought: { app.perform("markBought") }), effects: session, guards: session)
        }
    }
}

extension ShopDeepLink {
    /// A link with some values.
    init(named name: String) {
        self =
            switch name {
            case "product": .product(item: Item(name: "lamp"), department: .books)
            case "cart": .cart
            case "checkout": .checkout
            case "orders": .orders
            case "found": .found(query: "lamp")
            case "review": .review(item: Item(name: "lamp"), number: 2)
            case "settings": .settings
            default: .sessionExpired
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
