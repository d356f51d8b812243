import FlowTesting
import Testing
import UIKit

@testable import Orders

@MainActor @Suite struct OrdersTests {
    @Test func `the jump across the tabs ends in one turn, with the stack below in order`() {
        let app = OrdersApp()
        app.tapThrough("goToHome2")
        app.tap("goToOrder3")
        // Without any waiting, the state and the containers are complete when the call returns.
        #expect(app.state == "tab orders [orders, order2, order3]")
        let bar = app.window.rootViewController as? UITabBarController
        let stack = bar?.viewControllers?.last as? UINavigationController
        #expect(bar?.selectedIndex == 1)
        #expect(stack?.viewControllers.map(\.title) == ["Orders", "Order 7", "Items of order 7"])
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        app.user.tapBack()
        #expect(app.state == "tab orders [orders, order2]")
        #expect(app.complaints == [])
    }

    @Test func `repeated, the jump stays at three screens`() {
        let app = OrdersApp()
        for _ in 1...3 {
            app.user.tapTab(0)
            if app.state == "tab home [home]" { app.tapThrough("goToHome2") }
            app.tapThrough("goToOrder3")
            #expect(app.state == "tab orders [orders, order2, order3]")
        }
        #expect(app.complaints == [])
    }

    @Test func `a double tap navigates once`() {
        let app = OrdersApp()
        let home = app.screen
        home?.tap("goToHome2")
        home?.tap("goToHome2")
        app.user.finishTransitions()
        #expect(app.state == "tab home [home, home2]")
        #expect(app.events.last == .ignored(transition: "goToHome2(title:)", screen: .init(flow: "home", screen: "home")))
        #expect(app.complaints == [])
    }

    @Test func `calls on the coordinator can be chained before anything has been shown`() {
        let app = OrdersApp()
        app.user.tapTab(1)
        app.coordinator?.orders.goToOrder2(number: 1).goToOrder3(number: 1).resetToRoot().goToOrder2(number: 2)
        #expect(app.state == "tab orders [orders, order2]")
        app.user.finishTransitions()
        #expect((app.screen as? Order2ViewController)?.number == 2)
        #expect(app.user.visibleStack.count == 2)
        #expect(app.complaints == [])
    }

    @Test func `a call for a screen that isn't on top does nothing and is reported`() {
        let app = OrdersApp()
        app.coordinator?.orders.goToOrder2(number: 1)
        #expect(app.state == "tab home [home]")
        #expect(app.events == [.ignored(transition: "goToOrder2(number:)", screen: .init(flow: "home", screen: "home"))])
    }

    @Test func `data is passed along`() {
        let app = OrdersApp()
        app.tapThrough("goToHome2")
        #expect(app.screen?.title == "Top Title")
        app.tapThrough("goToOrder3")
        #expect((app.screen as? Order3ViewController)?.number == 7)
    }

    @Test func `a tab's first screen is made when the tab is first shown`() {
        let app = OrdersApp()
        let bar = app.window.rootViewController as? UITabBarController
        let orders = bar?.viewControllers?.last as? UINavigationController
        #expect(orders?.tabBarItem.title == "Orders")
        #expect(orders?.viewControllers.isEmpty == true)
        app.user.tapTab(1)
        #expect(orders?.viewControllers.count == 1)
    }
}
