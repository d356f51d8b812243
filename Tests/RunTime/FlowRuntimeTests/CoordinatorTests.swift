import FlowTesting
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct CoordinatorTests {
    @Test func `a flow that is pushed is shown by the navigation controller that it was pushed on`() {
        let app = HeadlessApp(StoreCoordinator())
        let order = OrderCoordinator()
        app.take(ShelfCoordinator.self) { _, change in change.push(order) }
        #expect(order.rootViewController != nil && order.rootViewController === app.shopScreen?.navigationController)
    }

    @Test func `the router on top is given by the coordinator that made its screen`() {
        let app = HeadlessApp(StoreCoordinator())
        #expect(app.coordinator?.routerOnTop() == nil)
        #expect(app.coordinator?.shelf.routerOnTop() === app.shopScreen?.router)
    }

    @Test func `a snapshot says which flow begins with a screen`() {
        let app = HeadlessApp(ShelfCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(OrderCoordinator()) }
        #expect(app.coordinator?.snapshot.debugDescription == "shelf [shelf.shelf, order: order.cart]")
    }

    @Test func `a flow without a result is pushed with what stands above its first screen`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(ShelfCoordinator(), stack: [.screen(.note), .flow(OrderCoordinator())]) }
        expectSettled(app, "tab shelf [shelf, shelf, note, cart]")
    }

    @Test func `a call of a screen that has left is told to nobody`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        app.user.tapBack()
        let count = app.events.count
        router?.navigate { _, change in change.push(.note) }
        #expect(app.events.count == count)
    }

    @Test func `a flow that the app keeps lets go of its screens when its layer ends`() {
        let app = HeadlessApp(StoreCoordinator())
        let inner = StoreCoordinator()
        app.take(ShelfCoordinator.self) { _, change in change.present(inner) { _, _ in } }
        let screen = Released(app.shopScreen)
        app.user.swipeDown()
        #expect(inner.shelf.rootViewController == nil)
        #expect(screen.isReleased)
    }

    @Test func `a parent learns of an end although its own flow left in the list that started the other`() {
        let app = HeadlessApp(StoreCoordinator())
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in change.push(OrderCoordinator()) }
        app.take(OrderCoordinator.self) { _, change in
            change.pop()
            change.present(ScannerCoordinator(), dismissed: { _, _ in notes.add("dismissed") })
        }
        #expect(app.user.swipeDown())
        #expect(notes.all == ["dismissed"])
    }

    @Test func `a parent that nobody keeps is released while the flows that it has started show`() {
        for presents in [false, true] {
            let app = HeadlessApp(ShelfCoordinator())
            app.take(ShelfCoordinator.self) { _, change in
                if presents {
                    change.present(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.pop() })
                } else {
                    change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.pop() })
                }
            }
            let root = Released(app.coordinator)
            app.release()
            #expect(root.isReleased)
        }
    }

    @Test func `a child's view fills the switch, and an old child hears that it leaves`() {
        final class Child: UIViewController {
            var parents: [UIViewController?] = []
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                parents.append(parent)
            }
        }
        let container = SwitchController(nibName: nil, bundle: nil)
        container.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        let child = Child()
        container.show(child)
        #expect(child.view.frame == container.view.bounds)
        container.show(UIViewController())
        #expect(child.parents.count == 2 && child.parents[0] === container && child.parents[1] == nil)
    }

    @Test func `a badge of a tab that isn't there is shown nowhere`() {
        let bar = SystemTabBarController(nibName: nil, bundle: nil)
        bar.tabControllers = [UIViewController()]
        bar.setBadge("1", ofTab: 1)
        bar.setBadge("2", ofTab: 0)
        #expect(bar.tabControllers[0].tabBarItem.badgeValue == "2")
    }
}
