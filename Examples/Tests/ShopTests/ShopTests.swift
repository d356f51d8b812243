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

    @Test func `a guest buys without signing in where the shop allows it`() {
        let session = Session()
        session.onboarded = true
        session.guestsMayBuy = true
        let app = ShopApp(session)
        app.tap("openDepartment", "openProduct", "buy")
        #expect(app.state == "main tab shop [departments, list, product, address]")
        #expect(app.complaints == [])
    }

    @Test func `a payment by card takes its time, and ends the purchase`() async {
        let session = Session()
        session.onboarded = true
        await HeadlessUIKit.withOwnState {
            let app = ShopApp(session)
            app.tap("openDepartment", "openProduct", "buy", "signedIn", "next", "payByCard")
            #expect(app.state == "main tab shop [departments, list, product, address, payment]")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "main tab shop [departments, list, product, thanks]")
            #expect(app.complaints == [])
        }
    }

    @Test func `a customer who swipes away while a payment is under way gives it up`() async {
        let session = Session()
        session.onboarded = true
        session.chargeCard = { _ in
            // Runs until it is canceled.
            while true {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
        await HeadlessUIKit.withOwnState {
            let app = ShopApp(session)
            app.tap("openDepartment", "openProduct", "buy", "signedIn", "next", "payByCard")
            await HeadlessUIKit.finishTasks()
            let payment = Released(app.user.visibleViewController)
            #expect(app.user.visibleViewController?.navigationItem.prompt == "Charging your card")
            #expect(app.user.beginSwipeBack() && app.user.cancelSwipeBack())
            await HeadlessUIKit.finishTasks()
            #expect(session.log == [])
            #expect(app.user.swipeBack())
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "main tab shop [departments, list, product, address]")
            #expect(session.log == ["charge given up"])
            #expect(payment.isReleased)
            #expect(app.complaints == [])
        }
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

    @Test(arguments: [(true, "main tab shop [departments]"), (false, "welcome welcome")])
    func `a session that expires ends what is presented, and the app begins anew`(onboarded: Bool, state: String) {
        let session = Session()
        session.onboarded = onboarded
        session.signedIn = true
        let app = ShopApp(session)
        app.tap("unlock")
        app.user.tapTab(4)
        app.tap("settings", "notifications")
        let settings = Released(app.user.visibleViewController)
        app.coordinator?.sessionExpired()
        app.user.finishTransitions()
        #expect(app.state == state)
        #expect(session.log == ["forget user"])
        #expect(settings.isReleased)
        #expect(app.complaints == [])
    }

    @Test func `localised texts show their defaults, with the values in them`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.user.tapTab(4)
        #expect(app.user.visibleViewController?.title == "Hello, Guest")
        let tabs = app.user.visibleViewController?.tabBarController?.viewControllers ?? []
        #expect(tabs.map { $0.tabBarItem.title } == ["Shop", "Search", "Scan", "Cart", "Account"])
        app.user.tapTab(0)
        app.tap("openDepartment", "nextPage")
        #expect(app.user.visibleViewController?.title == "Page 2")
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
