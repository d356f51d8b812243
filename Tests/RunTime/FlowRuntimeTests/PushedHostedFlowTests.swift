import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct PushedHostedFlowTests {
    @Test(arguments: UIKitBehavior.all)
    func `back, a swipe back, and the back menu`(behavior: UIKitBehavior) {
        let ways: [(HeadlessUser) -> Void] = [
            { user in
                user.tapBack()
                user.tapBack()
            },
            { user in
                user.swipeBack()
                user.beginSwipeBack()
                user.cancelSwipeBack()
                user.swipeBack()
            },
            { $0.backMenu(to: 1) },
        ]
        for leave in ways {
            let app = HandWrittenApp(behavior: behavior)
            app.order(.push)
            app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
            #expect(app.stack == #"2 ["cart", "pay"]"#)
            let screens = app.user.visibleStack.suffix(2).map { Released($0) }
            leave(app.user)
            app.expectEnd("dismissed")
            #expect(screens.allSatisfy { $0.isReleased })
        }
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `the app pops to its root, sets its stack, or removes the flow from below`(behavior: UIKitBehavior, isAnimated: Bool) {
        let ways: [(String, (UINavigationController, HandWrittenApp) -> Void)] = [
            ("1 []", { navigation, _ in navigation.popToRootViewController(animated: isAnimated) }),
            ("1 []", { navigation, app in navigation.setViewControllers([app.home], animated: isAnimated) }),
            (
                "3 []",
                { navigation, app in
                    navigation.setViewControllers([app.home, app.second, UIViewController()], animated: isAnimated)
                }
            ),
        ]
        for (stack, leave) in ways {
            let app = HandWrittenApp(behavior: behavior)
            app.order(.push)
            app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
            if let navigation = app.navigation { leave(navigation, app) }
            app.expectEnd("dismissed", stack: stack)
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app pushes a screen of its own on the flow, and pops everything`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.navigation?.pushViewController(UIViewController(), animated: true)
        app.user.finishTransitions()
        #expect(app.told.isEmpty)
        app.navigation?.popToRootViewController(animated: true)
        app.expectEnd("dismissed", stack: "1 []")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a pop on the first screen ends the flow, and steps after it aren't taken`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in
            change.pop()
            change.push(.pay)
        }
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the flow's own pops leave the app's screens`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in
            change.push(.pay)
            change.push(.pay)
        }
        app.take(OrderCoordinator.self) { _, change in change.pop(3) }
        #expect(app.faults == [.popAtRoot])
        app.take(OrderCoordinator.self) { _, change in change.pop(2) }
        #expect(app.stack == #"2 ["cart"]"#)
        app.take(OrderCoordinator.self) { _, change in change.setStack([.pay, .cart, .pay]) }
        #expect(app.stack == #"2 ["pay", "cart", "pay"]"#)
        app.take(OrderCoordinator.self) { _, change in change.popToRoot() }
        #expect(app.stack == #"2 ["pay"]"#)
        app.take(OrderCoordinator.self) { _, change in change.replace(with: .cart) }
        #expect(app.stack == #"2 ["cart"]"#)
        #expect(app.told.isEmpty)
        app.user.tapBack()
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `the sheet with the navigation controller goes away, which the app keeps`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HandWrittenApp(behavior: behavior)
        let own = UIViewController()
        let navigation = UINavigationController(rootViewController: own)
        app.watched(OrderCoordinator())
            .push(on: navigation, animated: false, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.second.present(navigation, animated: isAnimated)
        app.user.finishTransitions()
        #expect(app.screen?.name == "cart")
        app.take(OrderCoordinator.self) { _, change in change.present(.pay) }
        if isAnimated {
            app.user.swipeDown()
            app.user.swipeDown()
        } else {
            app.second.dismiss(animated: false)
        }
        app.expectEnd("dismissed")
        #expect(navigation.viewControllers == [own])
        #expect(navigation.delegate == nil)
    }

    @Test(arguments: UIKitBehavior.all)
    func `the navigation controller is deallocated`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        let screen = Released(app.screen)
        app.releaseNavigation()
        app.window.rootViewController = UIViewController()
        app.expectEnd("dismissed")
        #expect(screen.isReleased)
    }

    @Test(arguments: UIKitBehavior.all)
    func `covering the navigation controller doesn't end the flow`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        app.second.present(cover, animated: true)
        app.user.finishTransitions()
        #expect(app.told.isEmpty)
        app.second.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.told.isEmpty)
        #expect(app.screen?.name == "cart")
    }

    @Test func `the app's delegate hears everything, and has its place again in the end`() {
        let app = HandWrittenApp()
        let before = app.delegate.shown
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        app.user.tapBack()
        #expect(app.delegate.shown == before + 3)
        app.user.tapBack()
        app.expectEnd("dismissed")
        #expect(app.delegate.shown == before + 4)
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow on a flow`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        #expect(app.stack == #"2 ["cart", "cart", "pay"]"#)
        app.take(OrderCoordinator.self) { _, change in change.popToRoot() }
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(2), of: OrderCoordinator.self) }
        #expect(app.told == ["placed 2"])
        #expect(app.stack == #"2 ["cart"]"#)
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        #expect(app.told == ["placed 2", "placed 1"])
        app.told = ["all"]
        app.expectEnd("all")
    }

    @Test(arguments: UIKitBehavior.all)
    func `two flows leave at once`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.order(.push)
        app.navigation?.popToRootViewController(animated: true)
        app.user.finishTransitions()
        #expect(app.told == ["dismissed", "dismissed"])
        app.told = ["all"]
        app.expectEnd("all", stack: "1 []")
    }

    @Test func `the bar and the swipe are the app's again`() {
        let app = HandWrittenApp()
        guard let navigation = app.navigation else { return }
        app.watched(ShelfCoordinator()).push(on: navigation)
        app.user.finishTransitions()
        app.take(ShelfCoordinator.self) { _, change in change.push(.locked) }
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        app.take(ShelfCoordinator.self) { _, change in change.dismiss() }
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
        app.told = ["all"]
        app.expectEnd("all")
    }
}
