import ExampleKit
import FlowTesting
import Foundation
import Testing
import UIKit

@testable import Orders

@MainActor @Suite struct OrdersLinkTests {
    private let url = URL(string: "orders://orders/7")

    @Test func `a URL opens the third order when the app is launched, before anything shows`() throws {
        let root = MainCoordinator(screens: ScreenFactory())
        #expect(root.open(try #require(url)) == .waiting)
        let app = OrdersApp(root)
        #expect(app.state == "tab orders [orders, order2, order3]")
        #expect(app.difference == nil, "UIKit shows it in the same turn")
        app.user.finishTransitions()
        #expect(app.difference == nil)
        #expect(app.complaints == [])
    }

    @Test func `a URL opens the third order from another tab, with something over it`() throws {
        let app = OrdersApp()
        #expect(app.coordinator?.open(try #require(url)) == .opened)
        #expect(app.difference == nil)
        app.tapThrough("help", "read")
        #expect(app.state == "tab orders [orders, order2, order3] + [topics, topic]")
        #expect(app.coordinator?.open(try #require(url)) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "tab orders [orders, order2, order3]")
        #expect(app.difference == nil)
        #expect(app.user.tapBack())
        app.user.finishTransitions()
        #expect(app.state == "tab orders [orders, order2]")
        #expect(app.complaints == [])
    }

    @Test func `another URL does nothing`() throws {
        let app = OrdersApp()
        for text in ["orders://orders/seven", "orders://orders", "orders://order/7", "https://orders/7"] {
            #expect(app.coordinator?.open(try #require(URL(string: text))) == .unknown)
        }
        #expect(app.state == "tab home [home]")
    }
}
