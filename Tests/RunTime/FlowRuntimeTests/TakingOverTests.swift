import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that the coordinators adopt changes by the user and app code completely before they decide
/// anything, and begin no UIKit transition during another.
@MainActor @Suite struct TakingOverTests {
    // MARK: - Waiting calls

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a link waits for a pop by app code, which then selects a tab`(behavior: UIKitBehavior, isSystemBar: Bool) {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        app.tap("open")
        let stack = app.screen?.navigationController
        let bar = app.marketBar
        stack?.popViewController(animated: true)
        HeadlessUIKit.turnRunLoop()
        // If the layout pass is late, the pop is in the model before it is visible.
        let waits = behavior.layoutPass != .afterNextTurn
        #expect(app.coordinator?.open(.help(topic: [])) == (waits ? .waiting : .opened))
        if isSystemBar { bar?.selectedIndex = 4 } else { bar?.selectedViewController = bar?.viewControllers?[4] }
        expectSettled(app, waits ? "market tab help answer" : "market tab profile profile")
        #expect(app.events.contains(.link("help", .opened)))
        #expect(app.tapMarket(.browse))
        expectSettled(app, "market tab browse [wares]")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a link waits for a pop by app code, whose completion selects a tab`(behavior: UIKitBehavior, isSystemBar: Bool) {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        app.tap("open")
        let stack = app.screen?.navigationController
        let bar = app.marketBar
        stack?.popViewController(animated: true)
        HeadlessUIKit.turnRunLoop()
        // By then the pop has ended, but the coordinators haven't checked.
        stack?.transitionCoordinator?.animate(alongsideTransition: { _ in }) { _ in
            if isSystemBar { bar?.selectedIndex = 4 } else { bar?.selectedViewController = bar?.viewControllers?[4] }
        }
        // If the layout pass is late, the pop is in the model before it is visible.
        let waits = behavior.layoutPass != .afterNextTurn
        #expect(app.coordinator?.open(.help(topic: [])) == (waits ? .waiting : .opened))
        expectSettled(app, waits ? "market tab help answer" : "market tab profile profile")
        #expect(app.tapMarket(.browse))
        expectSettled(app, "market tab browse [wares]")
    }

    @Test func `a link that is opened as another finds what has changed takes its place`() {
        let app = HeadlessApp(Answers())
        app.user.finishTransitions()
        app.tap("open")
        let coordinator = app.coordinator
        var outcomes: [String] = []
        coordinator?.onEvent = { event in
            if case .link(let name, let outcome) = event { outcomes.append("\(name) \(outcome)") }
            guard case .changed = event, outcomes.isEmpty else { return }
            coordinator?.open(.help(topic: []))
        }
        app.screen?.navigationController?.popViewController(animated: false)
        #expect(coordinator?.open(.restart) == .superseded)
        expectSettled(app, "market tab help answer")
        #expect(outcomes == ["restart superseded", "help waiting", "help opened"])
    }

    @Test(arguments: UIKitBehavior.all)
    func `a call waits for a pop, and the tab that is selected meanwhile counts`(behavior: UIKitBehavior) {
        let app = EverythingApp(MainCoordinator(screens: EverythingScreens()), behavior: behavior)
        app.tap("open")
        let details = app.screen
        let bar = app.window.rootViewController as? UITabBarController
        details?.navigationController?.popViewController(animated: true)
        HeadlessUIKit.turnRunLoop()
        _ = details?.tap("more")
        app.coordinator?.select(.inner)
        bar?.selectedIndex = 2
        // 'more' is too late, and 'select' applies to any screen on top. If the layout pass is
        // late, 'select' doesn't have to wait.
        expectSettled(app, behavior.layoutPass == .afterNextTurn ? "tab about about" : "tab inner tab second second")
    }

    @Test(arguments: UIKitBehavior.all)
    func `steps for the end of a layer see the stack that has changed with it`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        let navigation = app.shopScreen?.navigationController
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.push(.item) })
        }
        app.shopScreen?.dismiss(animated: false)
        navigation?.popViewController(animated: false)
        expectSettled(app, "tab shelf [shelf, item]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the ends of flows that left at once come before a call`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        var told: [String] = []
        for name in ["lower", "middle", "upper"] {
            let push: @MainActor (String) -> Void = { name in
                if name == "lower" {
                    app.take(ShelfCoordinator.self) { _, change in
                        change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in told.append(name) })
                    }
                } else {
                    app.take(OrderCoordinator.self) { _, change in
                        change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in told.append(name) })
                    }
                }
            }
            push(name)
        }
        let coordinator = app.coordinator
        let screens = app.user.visibleStack
        var isFirst = true
        coordinator?.onEvent = { event in
            guard case .changed = event else { return }
            told.append("changed")
            guard isFirst else { return }
            isFirst = false
            ((screens[2] as? ShopScreen)?.router as? Router<OrderCoordinator>)?.navigate("call") { _, _ in told.append("call") }
        }
        app.shopScreen?.navigationController?.setViewControllers([screens[0], screens[2]], animated: false)
        app.user.finishTransitions()
        #expect(told == ["lower", "changed", "upper", "changed", "call", "changed"])
    }

    @Test func `who hears of a refused presentation finds its layer gone`() {
        let app = HeadlessApp(StoreCoordinator())
        let parent = UIViewController()
        let flow = OrderCoordinator()
        var state: String?
        let coordinator = app.coordinator
        coordinator?.onEvent = { event in
            if case .refused("present", .notPresented) = event { state = coordinator?.snapshot.description }
        }
        app.take(ShelfCoordinator.self) { _, change in
            change.present(flow) { _, _, _ in }
            if let container = flow.rootViewController { parent.addChild(container) }
        }
        #expect(state == "tab shelf [shelf]")
    }

    // MARK: - Transitions inside a container

    @Test(arguments: UIKitBehavior.all, [0, 1, 2])
    func `something is presented while a push in a tab begins, or is under way`(behavior: UIKitBehavior, turns: Int) {
        let app = EverythingApp(MainCoordinator(screens: EverythingScreens()), behavior: behavior)
        _ = app.screen?.tap("open")
        for _ in 0..<turns { HeadlessUIKit.turnRunLoop() }
        _ = app.screen?.tap("beginOver")
        HeadlessUIKit.turnRunLoop()
        HeadlessUIKit.turnRunLoop()
        // Only the push is in flight.
        #expect(HeadlessUIKit.transitionsInFlight == 1 && app.user.presentedLayers.isEmpty)
        expectSettled(app, "tab list [list, details] + [one]")
        #expect(app.user.presentedLayers.count == 1)
        app.tap("close")
        expectSettled(app, "tab list [list, details]")
        #expect(!app.events.contains { if case .refused = $0 { true } else { false } })
    }

    @Test(arguments: UIKitBehavior.all, [0, 1, 3])
    func `a flow is presented from the app's tab bar while the app pushes in it`(behavior: UIKitBehavior, turns: Int) {
        HeadlessUIKit.reset()
        HeadlessUIKit.behavior = behavior
        let stack = UINavigationController(rootViewController: UIViewController())
        let bar = UITabBarController()
        bar.viewControllers = [stack]
        let window = UIWindow()
        window.rootViewController = bar
        window.makeKeyAndVisible()
        let user = HeadlessUser(window: window)
        stack.pushViewController(UIViewController(), animated: true)
        for _ in 0..<turns { HeadlessUIKit.turnRunLoop() }
        var told: [String] = []
        let order = OrderCoordinator()
        order.onEvent = { if case .refused(_, let fault) = $0 { told.append("\(fault)") } }
        order.present(from: bar, finished: { _ in told.append("finished") }, dismissed: { told.append("dismissed") })
        for _ in 0..<3 { HeadlessUIKit.turnRunLoop() }
        user.finishTransitions()
        #expect(user.presentedLayers.count == 1 && told == [])
        user.presentedLayers.first?.dismiss(animated: true)
        user.finishTransitions()
        #expect(told == ["dismissed"])
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a call while the app's sheet around a flow is dragged down`(behavior: UIKitBehavior, isFinished: Bool) {
        HeadlessUIKit.reset()
        HeadlessUIKit.behavior = behavior
        let window = UIWindow()
        let home = UIViewController()
        window.rootViewController = home
        window.makeKeyAndVisible()
        let user = HeadlessUser(window: window)
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.modalPresentationStyle = .pageSheet
        home.present(stack, animated: false)
        let order = OrderCoordinator()
        var told: [String] = []
        order.push(on: stack, finished: { _ in told.append("finished") }, dismissed: { told.append("dismissed") })
        user.finishTransitions()
        user.finishesTransitions = false
        let router = (user.visibleViewController as? ShopScreen)?.router as? Router<OrderCoordinator>
        #expect(user.beginSwipeDown())
        router?.navigate("during") { _, change in
            told.append("call")
            change.push(.pay)
        }
        #expect(told == [])
        #expect(isFinished ? user.finishSwipeDown() : user.cancelSwipeDown())
        user.finishTransitions()
        #expect(told == [isFinished ? "dismissed" : "call"])
    }

    @Test(arguments: UIKitBehavior.all)
    func `a child of a switch is exchanged when what moves in it has come to rest`(behavior: UIKitBehavior) {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        let child = app.window.rootViewController?.children.first
        let navigation = app.screen?.navigationController
        app.tap("open", "paper")
        navigation?.pushViewController(UIViewController(), animated: true)
        HeadlessUIKit.turnRunLoop()
        #expect(app.coordinator?.open(.restart) == .opened)
        HeadlessUIKit.turnRunLoop()
        #expect(app.window.rootViewController?.children.first === child)
        expectSettled(app, "launch launch")
        #expect(app.window.rootViewController?.children.first !== child)
    }
}
