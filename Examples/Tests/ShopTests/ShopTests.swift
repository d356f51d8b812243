import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Shop

@MainActor @Suite struct ShopTests {
    @Test func `the start is chosen by the guards`() {
        let session = Session()
        #expect(ShopApp(session).state == "welcome welcome")
        session.onboarded = true
        #expect(ShopApp(session).state == "main tab shop [departments]")
        session.signedIn = true
        #expect(ShopApp(session).state == "locked lock")
    }

    @Test func `a child that ends passes on to another; the app does something on the way`() {
        let session = Session()
        session.signedIn = true
        session.isOwnerThere = false
        let app = ShopApp(session)
        app.tap("unlock")
        #expect(app.state == "welcome welcome")
        #expect(session.log == ["forget user"])
        #expect(app.complaints == [])
    }

    @Test func `a flow that was presented ends with a result, and its handler runs once`() {
        let session = Session()
        let app = ShopApp(session)
        app.tap("signIn")
        #expect(app.state == "welcome welcome + [signIn]")
        app.tap("signedIn")
        #expect(app.state == "main tab shop [departments]")
        #expect(app.complaints == [])
    }

    @Test func `a purchase ends with a result on the stack that it was pushed on`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct")
        let product = app.user.visibleViewController as? ProductViewController
        app.tap("buy", "signedIn", "next", "pay")
        #expect(app.state == "main tab shop [departments, list, product, thanks]")
        #expect(product?.bought == 1)
        #expect(app.user.tapBack() == false)
        #expect(session.log == [])
        #expect(app.complaints == [])
    }

    @Test(arguments: ["back", "swipe back", "back menu"])
    func `a purchase that the user leaves is counted once`(way: String) {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct", "buy")
        switch way {
        case "back": app.user.tapBack()
        case "swipe back": app.user.swipeBack()
        default: app.user.backMenu(to: 2)
        }
        #expect(app.state == "main tab shop [departments, list, product]")
        #expect(session.log == ["count purchase-abandoned 1"])
        #expect(app.complaints == [])
    }

    @Test func `what a guard holds back is done once it holds`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.user.tapTab(4)
        app.tap("orders")
        #expect(app.state == "main tab account account + [signIn]")
        session.signedIn = true
        app.tap("signedIn")
        #expect(app.state == "main tab account account + [orders]")
        #expect(app.complaints == [])
    }

    @Test func `an action tab scans and shows what it has found in another tab`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.user.tapTab(2)
        app.user.finishTransitions()
        #expect(app.state == "main tab shop [departments] + [camera]")
        app.tap("found")
        #expect(app.state == "main tab shop [departments, product]")
        #expect(app.user.visibleViewController?.title == "Scanned")
        #expect(app.complaints == [])
    }

    @Test func `signing out ends what is presented and releases the tabs whole`() throws {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.user.tapTab(4)
        let tabs = Released(app.user.visibleViewController?.tabBarController)
        app.tap("signOut")
        #expect((app.user.visibleViewController as? UIAlertController)?.message == "Your cart is kept.")
        app.user.tapAlert("Sign out")
        app.user.finishTransitions()
        #expect(app.state == "welcome welcome")
        #expect(session.log == ["count sign-out 1", "forget user"])
        #expect(tabs.isReleased)
        #expect(app.complaints == [])
    }

    @Test func `an order stands above the orders from the beginning`() {
        let session = Session()
        session.onboarded = true
        session.signedIn = false
        let app = ShopApp(session)
        app.user.tapTab(3)
        app.tap("quickCheckout")
        #expect(app.state == "main tab cart [cart] + [payment, summary]")
        app.tap("placed")
        #expect(app.state == "main tab cart [cart]")
        #expect(app.complaints == [])
    }

    @Test func `the product's view controller serves the search as well`() {
        let session = Session()
        let app = ShopApp(session)
        app.tap("searchFirst")
        #expect(app.state == "main tab search [search]")
        app.tap("open")
        #expect(app.user.visibleViewController is ProductViewController)
        app.tap("similar", "backToStart")
        #expect(app.state == "main tab search [search]")
        #expect(app.complaints == [])
    }
}
