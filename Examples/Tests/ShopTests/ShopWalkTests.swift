import ExampleTesting
import FlowRuntime
import FlowTesting
import Foundation
import ShopModels
import Testing
import UIKit

@testable import Shop

@MainActor @Suite struct ShopWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk(), restarts: true)
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("Shop", openLink: open) { app in
        let session = WalkingSession(app: app)
        return AppCoordinator(
            screens: ScreenFactory(productWasBought: { app.perform("markBought") }), effects: session, guards: session)
    }
}

/// Opens a link by name, or performs the global transition of that name.
@MainActor
private func open(_ root: Coordinator, _ name: String) -> Bool {
    guard let app = root as? AppCoordinator else { return false }
    guard name == "sessionExpired" else { return app.open(ShopLink(named: name)) == .opened }
    app.sessionExpired()
    return true
}

extension ShopLink {
    /// Creates a link with sample values.
    init(named name: String) {
        self =
            switch name {
            case "product": .product(item: Item(name: "lamp"), department: .books)
            case "cart": .cart
            case "checkout": .checkout
            case "orders": .orders
            case "found": .found(query: "lamp")
            case "review": .review(item: Item(name: "lamp"), number: 2)
            default: .settings
            }
    }
}

/// A session whose guards and effects are controlled by the walk.
private final class WalkingSession: ShopGuards, ShopEffects {
    private let app: WalkApp

    init(app: WalkApp) {
        self.app = app
    }

    var onboarded: Bool { app.holds("onboarded") }
    var signedIn: Bool { app.holds("signedIn") }
    var guestsMayBuy: Bool { app.holds("guestsMayBuy") }

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

    func charge(item: Item, from screen: UIViewController) async -> ChargeAnswer {
        await app.answer(to: "charge") == "charged" ? .charged(order: Order(number: 101), number: 1) : .refused
    }
}
