import FlowTesting
import Testing
import UIKit

@testable import Orders

/// Every coordinator and screen is released after its removal, however it was removed.
@MainActor @Suite struct ReleaseTests {
    /// Goes to the third screen of Orders, and returns references to the upper two.
    private func goDeep(_ app: OrdersApp) -> (second: Released, third: Released) {
        app.user.tapTab(1)
        app.tapThrough("goToOrder2", "goToOrder3")
        let stack = app.user.visibleStack
        return (Released(stack[1]), Released(stack[2]))
    }

    @Test func `the back button releases the screen`() {
        let app = OrdersApp()
        let (second, third) = goDeep(app)
        app.user.tapBack()
        #expect(third.isReleased && !second.isReleased)
    }

    @Test func `a swipe back that is taken back releases nothing, a finished one the screen`() {
        let app = OrdersApp()
        let (second, third) = goDeep(app)
        app.user.beginSwipeBack()
        #expect(!third.isReleased)
        app.user.cancelSwipeBack()
        #expect(!third.isReleased)
        #expect(app.state == "tab orders [orders, order2, order3]")
        app.user.swipeBack()
        #expect(third.isReleased && !second.isReleased)
    }

    @Test func `the back menu releases all screens that it leaves out`() {
        let app = OrdersApp()
        let (second, third) = goDeep(app)
        app.user.backMenu(to: 0)
        #expect(second.isReleased && third.isReleased)
    }

    @Test func `a tap on the tab that shows releases all but the first screen`() {
        let app = OrdersApp()
        let (second, third) = goDeep(app)
        app.user.tapTab(1)
        #expect(app.state == "tab orders [orders]")
        #expect(second.isReleased && third.isReleased)
    }

    @Test func `a change of tabs keeps a stack, and a reset releases it`() {
        let app = OrdersApp()
        app.tapThrough("goToHome2")
        let home2 = Released(app.screen)
        let (second, third) = goDeep(app)
        #expect(!home2.isReleased)
        app.tapThrough("goHome")
        #expect(app.state == "tab home [home]")
        #expect(home2.isReleased && !second.isReleased && !third.isReleased)
    }

    @Test func `a swipe down releases the flow with its coordinator`() {
        let app = OrdersApp()
        _ = goDeep(app)
        app.tapThrough("help", "read")
        let screens = app.user.visibleStack.map { Released($0) }
        let container = Released(app.user.presentedLayers.last)
        app.user.beginSwipeDown()
        app.user.cancelSwipeDown()
        #expect(screens.allSatisfy { !$0.isReleased })
        app.user.swipeDown()
        #expect(app.state == "tab orders [orders, order2, order3]")
        #expect(screens.allSatisfy { $0.isReleased } && container.isReleased)
    }

    @Test func `a dismissal by code releases the flow, and by a screen itself too`() {
        let app = OrdersApp()
        _ = goDeep(app)
        app.tapThrough("help", "close")
        #expect(app.state == "tab orders [orders, order2, order3]")
        app.tapThrough("help")
        let topics = Released(app.screen)
        app.screen?.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab orders [orders, order2, order3]")
        #expect(topics.isReleased)
    }

    @Test func `a new root releases the whole app, presented layers too`() {
        let app = OrdersApp()
        _ = goDeep(app)
        app.tapThrough("help")
        #expect(app.state == "tab orders [orders, order2, order3] + [topics]")
        let all = [
            Released(app.coordinator), Released(app.coordinator?.home), Released(app.coordinator?.orders), Released(app.screen),
            Released(app.window.rootViewController),
        ]
        app.coordinator?.stop()
        app.window.rootViewController = UIViewController()
        app.release()
        #expect(all.allSatisfy { $0.isReleased } && app.complaints == [])
    }
}
