import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests flows that the app embeds in its own screens, and flows that it awaits.
@MainActor @Suite struct EmbeddedHostedFlowTests {
    @Test(arguments: UIKitBehavior.all)
    func `the app removes the child`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.embed)
        let child = app.second.children.first
        #expect(child?.view.superview === app.second.view)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app removes the child while something of its own covers it`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.embed)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        app.second.present(cover, animated: false)
        app.user.finishTransitions()
        let child = app.second.children.first
        #expect(child?.viewIfLoaded?.window == nil)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        app.user.finishTransitions()
        #expect(app.told == ["dismissed"])
        cover.dismiss(animated: false)
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the parent is deallocated`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let parent = UIViewController()
        app.watched(OrderCoordinator())
            .embed(in: parent, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.navigation?.pushViewController(parent, animated: false)
        app.user.finishTransitions()
        #expect(app.screen?.name == "cart")
        _ = consume parent
        app.user.tapBack()
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a tab of the app's own bar`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let bar = UITabBarController()
        var order: OrderCoordinator? = app.watched(OrderCoordinator())
        var ends: [String] = []
        if let tab = order?.start(finished: { _ in ends.append("placed") }, dismissed: { ends.append("dismissed") }) {
            bar.viewControllers = [UIViewController(), tab]
        }
        app.window.rootViewController = bar
        bar.selectedIndex = 1
        app.user.finishTransitions()
        app.take(OrderCoordinator.self) { _, change in change.pop() }
        #expect(app.faults == [.popAtRoot])
        bar.selectedIndex = 0
        app.user.finishTransitions()
        #expect(ends.isEmpty)
        bar.selectedIndex = 1
        app.user.finishTransitions()
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        #expect(ends == ["placed"])
        // The screens stay until the app removes them, but their routers do nothing.
        (app.screen?.router as? Router<OrderCoordinator>)?.navigate("more") { _, change in change.push(.pay) }
        #expect(app.screen?.name == "cart")
        order = nil
        bar.viewControllers = [UIViewController()]
        app.user.finishTransitions()
        #expect(ends == ["placed"])
        #expect(app.isReleased)
    }

    @Test func `a coordinator that nobody keeps ends its flow`() {
        let app = HandWrittenApp()
        var order: OrderCoordinator? = app.watched(OrderCoordinator())
        var ends: [String] = []
        app.window.rootViewController = order?.start(finished: { _ in ends.append("placed") }, dismissed: { ends.append("dismissed") })
        app.user.finishTransitions()
        #expect(ends.isEmpty)
        order = nil
        app.user.finishTransitions()
        #expect(ends == ["dismissed"])
        #expect(app.isReleased)
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app presents what it has started`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let scanner = app.watched(OrderCoordinator())
        let container = scanner.start(finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.second.present(container, animated: true)
        app.user.finishTransitions()
        app.user.swipeDown()
        #expect(app.told == ["dismissed"])
    }
}

@MainActor @Suite struct AwaitedFlowTests {
    /// Starts and awaits an order, and runs `act` meanwhile.
    private func wait(
        _ way: HandWrittenApp.Way, cancelling: Bool = false, _ act: (HandWrittenApp) -> Void
    ) async -> Result<String, any Error> {
        await HeadlessUIKit.withOwnState {
            let app = HandWrittenApp()
            let task = Task {
                let order = app.watched(OrderCoordinator())
                let result =
                    switch way {
                    case .push: try await order.push(on: app.navigation ?? UINavigationController())
                    case .present, .embed: try await order.present(from: app.second)
                    }
                return switch result {
                case .placed(let number): "placed \(number)"
                }
            }
            await HeadlessUIKit.finishTasks()
            act(app)
            if cancelling { task.cancel() }
            await HeadlessUIKit.finishTasks()
            let result = await task.result
            await HeadlessUIKit.finishTasks()
            #expect(app.isReleased && app.user.presentedLayers.isEmpty && app.stack == "2 []")
            return result
        }
    }

    @Test(arguments: [HandWrittenApp.Way.present, .push])
    func `the result`(way: HandWrittenApp.Way) async throws {
        let result = await wait(way) { app in
            app.take(OrderCoordinator.self) { _, change in change.finish(.placed(3), of: OrderCoordinator.self) }
        }
        let word = try result.get()
        #expect(word == "placed 3")
    }

    @Test func `a flow that is dismissed`() async {
        let result = await wait(.present) { app in app.user.swipeDown() }
        #expect(throws: FlowDismissed()) { _ = try result.get() }
        let other = await wait(.push) { app in app.user.tapBack() }
        #expect(throws: FlowDismissed()) { _ = try other.get() }
    }

    @Test(arguments: [HandWrittenApp.Way.present, .push])
    func `a task that is cancelled`(way: HandWrittenApp.Way) async {
        let result = await wait(way, cancelling: true) { _ in }
        #expect(throws: CancellationError.self) { _ = try result.get() }
    }
}
