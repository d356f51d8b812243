import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests generated flows that hand-written code starts. Each end is reported once, and the flow is
/// released.
@MainActor @Suite struct HostedFlowTests {
    @Test(arguments: UIKitBehavior.all, HandWrittenApp.Way.allCases)
    func `a result`(behavior: UIKitBehavior, way: HandWrittenApp.Way) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(way)
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        #expect(app.screen?.name == "pay")
        #expect(app.told.isEmpty && !app.isReleased)
        let screen = Released(app.screen)
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(7), of: OrderCoordinator.self) }
        app.expectEnd("placed 7")
        #expect(screen.isReleased)
    }

    @Test(arguments: UIKitBehavior.all, HandWrittenApp.Way.allCases)
    func `a result from below layers of its own`(behavior: UIKitBehavior, way: HandWrittenApp.Way) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(way)
        app.take(OrderCoordinator.self) { _, change in
            change.present(
                ScannerCoordinator(), on: { _, change, _ in change.finish(.placed(1), of: OrderCoordinator.self) })
        }
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("x"), of: ScannerCoordinator.self) }
        app.expectEnd("placed 1")
    }

    @Test(arguments: UIKitBehavior.all, HandWrittenApp.Way.allCases)
    func `a dismiss step, and the steps after it`(behavior: UIKitBehavior, way: HandWrittenApp.Way) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(way)
        app.take(OrderCoordinator.self) { _, change in
            change.push(.pay)
            change.dismiss()
            change.push(.pay)
        }
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all, HandWrittenApp.Way.allCases)
    func `stop, with layers of its own`(behavior: UIKitBehavior, way: HandWrittenApp.Way) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(way)
        app.take(OrderCoordinator.self) { _, change in
            change.present(ScannerCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.push(.pay) })
        }
        app.flow?.stop()
        app.expectEnd("dismissed")
    }

    @Test(arguments: HandWrittenApp.Way.allCases)
    func `nothing is taken from the first screen once the flow has ended`(way: HandWrittenApp.Way) {
        let app = HandWrittenApp()
        app.order(way)
        let router = app.screen?.router as? Router<OrderCoordinator>
        app.user.finishesTransitions = false
        router?.navigate("end") { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        router?.navigate("again") { _, change in change.finish(.placed(2), of: OrderCoordinator.self) }
        router?.navigate("more") { _, change in change.push(.pay) }
        app.expectEnd("placed 1")
    }

    @Test(arguments: HandWrittenApp.Way.allCases)
    func `dismissAll keeps the flow`(way: HandWrittenApp.Way) {
        let app = HandWrittenApp()
        app.order(way)
        app.take(OrderCoordinator.self) { _, change in change.present(.pay) }
        app.take(OrderCoordinator.self) { _, change in change.dismissAll() }
        #expect(app.screen?.name == "cart")
        #expect(app.told.isEmpty)
    }

    @Test func `a flow's result that nobody takes is refused`() {
        let app = HandWrittenApp()
        var ends = 0
        app.watched(OrderCoordinator()).present(from: app.second) { ends += 1 }
        app.user.finishTransitions()
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        #expect(app.faults == [.finishUnhandled])
        #expect(app.screen?.name == "cart")
        app.user.swipeDown()
        #expect(ends == 1 && app.isReleased)
    }

    @Test func `a coordinator that runs already isn't started again`() {
        let app = HandWrittenApp()
        let order = OrderCoordinator()
        var ends: [String] = []
        order.present(from: app.second, finished: { _ in ends.append("placed") }, dismissed: { ends.append("first") })
        order.present(from: app.home, finished: { _ in ends.append("placed") }, dismissed: { ends.append("second") })
        #expect(ends == ["second"])
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 1)
        app.user.swipeDown()
        #expect(ends == ["second", "first"])
        // It can run again after its end.
        order.present(from: app.second, finished: { _ in ends.append("placed") }, dismissed: { ends.append("third") })
        app.user.finishTransitions()
        #expect(app.screen?.name == "cart")
    }
}

@MainActor @Suite struct PresentedHostedFlowTests {
    @Test(arguments: UIKitBehavior.all)
    func `a swipe down, also after one that was taken back`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.present)
        app.user.beginSwipeDown()
        app.user.cancelSwipeDown()
        #expect(app.told.isEmpty)
        app.user.swipeDown()
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `the host dismisses what it presents`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.present)
        app.take(OrderCoordinator.self) { _, change in change.present(.pay) }
        app.second.dismiss(animated: isAnimated)
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `the host's own sheet goes away under it`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HandWrittenApp(behavior: behavior)
        let sheet = UIViewController()
        app.second.present(sheet, animated: false)
        app.user.finishTransitions()
        app.watched(OrderCoordinator())
            .present(from: sheet, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 2)
        app.second.dismiss(animated: isAnimated)
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the host is deallocated while the flow shows`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        var child: UIViewController? = UIViewController()
        if let child {
            app.second.addChild(child)
            app.second.view.addSubview(child.view)
            child.didMove(toParent: app.second)
            app.watched(OrderCoordinator())
                .present(from: child, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        }
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 1)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        child = nil
        app.expectEnd("dismissed")
    }

    @Test func `a host that isn't on screen yet presents when it is`() {
        let app = HandWrittenApp()
        let next = UIViewController()
        app.watched(OrderCoordinator()).present(from: next, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        #expect(app.user.presentedLayers.isEmpty)
        app.navigation?.pushViewController(next, animated: true)
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 1)
        app.user.swipeDown()
        app.expectEnd("dismissed", stack: "3 []")
    }

    @Test func `a host that never comes on screen`() {
        let app = HandWrittenApp()
        var next: UIViewController? = UIViewController()
        if let next {
            app.watched(OrderCoordinator())
                .present(from: next, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        }
        next = nil
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `flows of every kind`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        var ends: [String] = []
        app.watched(StoreCoordinator()).present(from: app.second, finished: { _ in ends.append("store") })
        app.user.finishTransitions()
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.user.swipeDown()
        app.watched(GateCoordinator()).present(from: app.second) { ends.append("gate") }
        app.user.finishTransitions()
        app.take(SignInCoordinator.self) { _, change in change.finish(.authenticated, of: SignInCoordinator.self) }
        #expect(app.screen?.name == "shelf")
        app.user.swipeDown()
        app.watched(ScannerCoordinator()).present(from: app.second, finished: { _ in ends.append("scanner") })
        app.user.finishTransitions()
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code(""), of: ScannerCoordinator.self) }
        #expect(ends == ["gate", "scanner"])
        #expect(app.isReleased && app.user.presentedLayers.isEmpty)
    }

    @Test func `the next flow may be presented as soon as the app is told`() {
        let app = HandWrittenApp()
        var ends = 0
        app.watched(OrderCoordinator())
            .present(
                from: app.second,
                finished: { [weak app] _ in
                    guard let app else { return }
                    #expect(app.second.presentedViewController == nil)
                    app.watched(ScannerCoordinator()).present(from: app.second, finished: { _ in }, dismissed: { ends += 1 })
                })
        app.user.finishTransitions()
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        #expect(app.screen?.name == "camera")
        app.user.swipeDown()
        #expect(ends == 1 && app.isReleased)
    }
}
