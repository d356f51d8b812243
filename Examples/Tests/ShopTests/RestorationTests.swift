import ExampleKit
import FlowRuntime
import FlowTesting
import Foundation
import Testing
import UIKit

@testable import Shop

/// Ends the shop and starts a new one with the saved state.
@MainActor @Suite struct RestorationTests {
    private func restarted(_ app: ShopApp, _ session: Session) throws -> ShopApp {
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        let new = ShopApp(AppCoordinator(screens: ScreenFactory(), effects: session, guards: session), restoring: data)
        new.user.finishTransitions()
        #expect(new.difference == nil)
        #expect(new.complaints == [])
        return new
    }

    @Test func `a purchase that was begun before ends as ever, and marks its product`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct", "buy", "signedIn")
        let new = try restarted(app, session)
        #expect(new.restoration?.isWhole == true)
        #expect(new.state == "main tab shop [departments, list, product, address]")
        let product = new.user.visibleStack.dropLast().last as? ProductViewController
        new.tap("next", "pay")
        #expect(new.state == "main tab shop [departments, list, product, thanks]")
        #expect(product?.bought == 1)
        #expect(new.complaints == [])
    }

    @Test func `every tab has its screens again, and a layer its presentation`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment")
        app.user.tapTab(3)
        app.tap("checkout", "next")
        let new = try restarted(app, session)
        #expect(new.state == "main tab cart [cart] + [delivery, payment]")
        #expect(new.user.presentedLayers.last?.modalPresentationStyle == .formSheet)
        new.tap("next", "placed")
        #expect(new.state == "main tab cart [cart, placed]")
        new.user.tapTab(0)
        #expect(new.state == "main tab shop [departments, list]")
        #expect(new.complaints == [])
    }

    @Test func `orders of someone who has signed out meanwhile aren't shown`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        session.signedIn = true
        app.user.tapTab(4)
        app.tap("orders")
        #expect(app.state == "main tab account account + [orders]")
        session.signedIn = false
        let new = try restarted(app, session)
        #expect(new.state == "main tab account account")
        #expect(new.restoration?.losses.map(\.reason) == [.notAllowed])
    }

    @Test func `a stack that no run has is cut`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct", "buy", "signedIn")
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        // Simulate a saved stack with the payment screen in place of the address screen.
        let text = String(decoding: data, as: UTF8.self).replacing("6:screen{7:address", with: "6:screen{7:payment")
        let new = ShopApp(AppCoordinator(screens: ScreenFactory(), effects: session, guards: session), restoring: Data(text.utf8))
        #expect(new.state == "main tab shop [departments, list, product]")
        #expect(new.restoration?.losses == [.init(place: "app/main/shop", reason: .unreachable)])
        #expect(new.complaints == [])
    }

    @Test func `a state of an older version is kept as far as the spec still allows it`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct", "reviews")
        let data = try JSONEncoder().encode(try #require(app.coordinator?.savedState))
        app.coordinator?.stop()
        // An older version used another name for the list.
        let fingerprint = AppCoordinator.fingerprint
        let old = String(decoding: data, as: UTF8.self).replacing("s\(fingerprint.utf8.count):\(fingerprint)", with: "s1:0")
            .replacing("{4:list", with: "{5:items")
        let new = ShopApp(AppCoordinator(screens: ScreenFactory(), effects: session, guards: session), restoring: Data(old.utf8))
        #expect(new.state == "main tab shop [departments]")
        #expect(new.restoration == Restoration(isOfSameProgram: false, losses: [.init(place: "app/main/shop", reason: .unknown)]))
        #expect(new.complaints == [])
    }
}
