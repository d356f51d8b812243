import FlowRuntime
import Testing
import UIKit

@testable import FlowTesting

@MainActor @Suite struct LaunchTests {
    /// Presents from a coordinator that isn't in a window, then shows it in one.
    private func present<Root: Coordinator>(over root: Root, in window: UIWindow, showing: (UIWindow, UIViewController) -> Void) -> String {
        let user = HeadlessUser(window: window)
        let container = root.start()
        (root.routerOnTop() as? Router<Root>)?.navigate("early") { _, change in change.present(ScannerCoordinator()) }
        user.finishTransitions()
        #expect(user.presentedLayers.isEmpty)
        showing(window, container)
        user.finishTransitions()
        #expect(HeadlessUIKit.complaints == [])
        return root.snapshot.description + (user.presentedLayers.count == 1 ? ", shown" : "")
    }

    @Test func `what a root without a container presents before there is a window appears in it`() {
        HeadlessUIKit.reset()
        let state = present(over: ScannerCoordinator(), in: UIWindow()) { window, container in
            window.rootViewController = container
            window.makeKeyAndVisible()
        }
        #expect(state == "camera + camera, shown")
    }

    @Test func `what is presented before the root is in a window that shows appears when it is`() {
        let show: (UIWindow, UIViewController) -> Void = { window, container in
            window.rootViewController = container
        }
        let makeWindow = {
            HeadlessUIKit.reset()
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }
        #expect(present(over: ShelfCoordinator(), in: makeWindow(), showing: show) == "[shelf] + camera, shown")
        #expect(present(over: GateCoordinator(.launch), in: makeWindow(), showing: show) == "launch launch + camera, shown")
        let store = StoreCoordinator(firstTab: .profile)
        #expect(present(over: store, in: makeWindow(), showing: show) == "tab profile profile + camera, shown")
    }

    @Test func `a second start changes nothing`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        #expect(app.coordinator?.start() === app.window.rootViewController)
        #expect(app.state == "tab shelf [shelf] + [cart]")
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        #expect(app.state == "tab shelf [shelf] + [cart, pay]")
    }

    @Test func `a stopped coordinator that is kept keeps no screens, and takes and tells nothing`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        let root = app.coordinator
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        let screens = app.user.visibleStack.map { Released($0) }
        root?.stop()
        app.window.rootViewController = UIViewController()
        app.user.finishTransitions()
        let count = app.events.count
        router?.navigate { _, change in change.push(.note) }
        root?.select(.profile)
        #expect(screens.allSatisfy { $0.isReleased })
        #expect(root?.snapshot.layers == [])
        #expect(app.events.count == count)
    }

    @Test func `calls that wait when the coordinator stops are dropped`() {
        let app = HeadlessApp(StoreCoordinator())
        let root = app.coordinator
        let notes = Notes()
        root?.onEvent = { [weak root] event in
            switch event {
            case .transition: break
            case .changed:
                root?.select(.profile)
                root?.stop()
            default: notes.add("\(event)")
            }
        }
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(notes.all == [])
    }

    @Test func `a coordinator that nobody keeps is released while its alert shows`() {
        let app = HeadlessApp(StoreCoordinator(firstTab: .profile))
        app.take(StoreCoordinator.self) { _, change in change.alert(actions: [AlertAction("Fine") { _, change in change.pop() }]) }
        let root = Released(app.coordinator)
        app.release()
        #expect(app.user.alert != nil)
        #expect(root.isReleased)
    }
}
