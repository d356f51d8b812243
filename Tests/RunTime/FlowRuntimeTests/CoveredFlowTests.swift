import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that only the topmost screen in the window can perform a transition, with any combination
/// of flows and custom screens.
@MainActor @Suite struct CoveredFlowTests {
    /// The cover of a flow on the app's stack.
    enum Cover: String, CaseIterable, Sendable {
        case pushedFlow, presentedFlow, fullScreenFlow, pushedScreen, otherTab
    }

    @Test(arguments: UIKitBehavior.all, Cover.allCases)
    func `a late call of a covered flow is ignored, and taken when it is on top again`(behavior: UIKitBehavior, cover: Cover) {
        let app = HandWrittenApp(behavior: behavior)
        guard let navigation = app.navigation else { return }
        let bar = app.moveIntoTabs()
        app.order(.push)
        guard let screen = app.screen, let lower = screen.router as? Router<OrderCoordinator> else { return }
        switch cover {
        case .pushedFlow: OrderCoordinator().push(on: navigation, finished: { _ in })
        case .presentedFlow: OrderCoordinator().present(from: screen, finished: { _ in })
        case .fullScreenFlow: ScannerCoordinator().present(from: screen, as: Presentation(.fullScreen), finished: { _ in })
        case .pushedScreen: navigation.pushViewController(UIViewController(), animated: true)
        case .otherTab: bar.selectedIndex = 1
        }
        app.user.finishTransitions()
        let (screens, layers) = (navigation.viewControllers, app.user.presentedLayers)
        let steps: [Change<OrderCoordinator>.Handler] = [
            { _, change in change.push(.pay) }, { _, change in change.present(.pay) }, { _, change in change.pop() },
            { _, change in change.finish(.placed(1), of: OrderCoordinator.self) },
        ]
        for step in steps {
            lower.navigate("late", step)
            app.user.finishTransitions()
            #expect(navigation.viewControllers == screens && app.user.presentedLayers == layers)
        }
        #expect(app.told.isEmpty)
        #expect(app.events.filter { if case .ignored("late", _) = $0 { true } else { false } }.count == steps.count)
        switch cover {
        case .pushedFlow, .pushedScreen: app.user.tapBack()
        case .presentedFlow: app.user.swipeDown()
        case .fullScreenFlow: app.user.visibleViewController?.dismiss(animated: true)
        case .otherTab: bar.selectedIndex = 0
        }
        app.user.finishTransitions()
        lower.navigate("now") { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        app.expectEnd("placed 1")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a screen of a scene is covered by a flow that the app presents or pushes over it`(behavior: UIKitBehavior) {
        for isPushed in [true, false] {
            let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
            guard let screen = app.shopScreen, let navigation = screen.navigationController else { return }
            if isPushed {
                OrderCoordinator().push(on: navigation, finished: { _ in })
            } else {
                OrderCoordinator().present(from: screen, finished: { _ in })
            }
            app.user.finishTransitions()
            #expect(app.shopScreen?.name == "cart")
            let router = screen.router as? Router<ShelfCoordinator>
            router?.navigate("late") { _, change in change.push(.note) }
            app.user.finishTransitions()
            #expect(app.shopScreen?.name == "cart")
            #expect(app.events.last == .ignored(transition: "late", screen: .init(flow: "shelf", screen: "shelf")))
            if isPushed { app.user.tapBack() } else { app.user.swipeDown() }
            app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
            expectSettled(app, "tab shelf [shelf, note]")
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `a call while the flow above slides out waits for it`(behavior: UIKitBehavior) {
        for isTakenBack in [true, false] {
            let app = HandWrittenApp(behavior: behavior)
            app.order(.push)
            guard let screen = app.screen else { return }
            OrderCoordinator().present(from: screen, finished: { _ in })
            app.user.finishTransitions()
            app.user.beginSwipeDown()
            let lower = screen.router as? Router<OrderCoordinator>
            lower?.navigate("late") { _, change in change.push(.pay) }
            #expect(isTakenBack ? app.user.cancelSwipeDown() : app.user.finishSwipeDown())
            app.user.finishTransitions()
            #expect(app.stack == (isTakenBack ? #"2 ["cart"]"# : #"2 ["cart", "pay"]"#))
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `what the app presents by itself covers nothing`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        let router = app.screen?.router as? Router<OrderCoordinator>
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
            let picker = UIViewController()
            picker.modalPresentationStyle = style
            app.screen?.present(picker, animated: true)
            app.user.finishTransitions()
            router?.navigate("picked") { _, change in change.push(.pay) }
            picker.dismiss(animated: true)
            app.user.finishTransitions()
            #expect(app.stack == #"2 ["cart", "pay"]"#)
            app.user.tapBack()
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `what the app has pushed above a flow stays when that ends`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        let own = UIViewController()
        app.navigation?.pushViewController(own, animated: true)
        app.user.finishTransitions()
        app.flow?.stop()
        app.expectEnd("dismissed", stack: "3 []")
        #expect(app.user.visibleViewController === own)
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow above another stays when that one ends`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        weak let lower = app.flow
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        lower?.stop()
        app.user.finishTransitions()
        #expect(app.told == ["dismissed"] && app.stack == #"2 ["cart", "pay"]"#)
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(2), of: OrderCoordinator.self) }
        #expect(app.told == ["dismissed", "placed 2"])
        app.told = ["all"]
        app.expectEnd("all")
    }

    /// The app's change to the screen that a flow waits to be presented from.
    enum Removal: String, CaseIterable, Sendable {
        case pop, removal, push, otherTab, otherRoot, dismissal
    }

    @Test(arguments: UIKitBehavior.all, Removal.allCases)
    func `a flow ends that waits for a screen which the app then takes away or covers, and keeps`(
        behavior: UIKitBehavior, removal: Removal
    ) {
        for turns in [0, 1] {
            let app = HandWrittenApp(behavior: behavior)
            let bar = app.moveIntoTabs()
            let (screen, sheet) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
            if removal == .dismissal { bar.present(sheet, animated: false) }
            let navigation = removal == .dismissal ? sheet : app.navigation
            app.user.finishTransitions()
            navigation?.pushViewController(screen, animated: true)
            for _ in 0..<turns { HeadlessUIKit.turnRunLoop() }
            app.watched(OrderCoordinator())
                .present(from: screen, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
            for _ in 0..<turns { HeadlessUIKit.turnRunLoop() }
            #expect(app.told.isEmpty)
            switch removal {
            case .pop: navigation?.popViewController(animated: true)
            case .removal: navigation?.viewControllers.removeAll { $0 === screen }
            case .push: navigation?.pushViewController(UIViewController(), animated: true)
            case .otherTab: bar.selectedIndex = 1
            case .otherRoot: app.window.rootViewController = UIViewController()
            case .dismissal: bar.dismiss(animated: false)
            }
            app.user.finishTransitions()
            #expect(app.told == ["dismissed"] && app.isReleased, "\(turns) turns")
            // It doesn't appear when the screen is in the window again.
            app.window.rootViewController = screen.parent == nil ? screen : bar
            bar.selectedIndex = 0
            if removal == .push { navigation?.popViewController(animated: true) }
            app.user.finishTransitions()
            #expect(app.user.presentedLayers.isEmpty && HeadlessUIKit.exceptions.isEmpty)
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow that waits for a push is presented over what the app presents by itself`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let (screen, picker) = (UIViewController(), UIViewController())
        picker.modalPresentationStyle = .fullScreen
        app.navigation?.pushViewController(screen, animated: true)
        app.watched(OrderCoordinator())
            .present(from: screen, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.navigation?.present(picker, animated: false)
        app.user.finishTransitions()
        #expect(app.told.isEmpty && app.user.presentedLayers.count == 2 && app.user.presentedLayers.first === picker)
        app.user.swipeDown()
        picker.dismiss(animated: true)
        app.expectEnd("dismissed", stack: "3 []")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow goes on presenting when the app has popped the screen that it was presented from`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.present)
        app.navigation?.popViewController(animated: false)
        app.take(OrderCoordinator.self) { _, change in change.present(.pay) }
        #expect(app.told.isEmpty && app.user.presentedLayers.count == 2)
        app.user.swipeDown()
        app.user.swipeDown()
        app.expectEnd("dismissed", stack: "1 []")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow is presented from a screen that is still to come into a window`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let (screen, navigation) = (UIViewController(), UINavigationController())
        app.watched(OrderCoordinator())
            .present(from: screen, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.user.finishTransitions()
        navigation.viewControllers = [screen]
        app.user.finishTransitions()
        app.window.rootViewController = navigation
        app.user.finishTransitions()
        #expect(app.told.isEmpty && app.user.presentedLayers.count == 1)
        app.user.swipeDown()
        app.user.finishTransitions()
        #expect(app.told == ["dismissed"] && app.isReleased && HeadlessUIKit.exceptions.isEmpty)
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow that is presented from a covered screen ends at once`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.navigation?.pushViewController(UIViewController(), animated: false)
        app.order(.present)
        #expect(app.faults == [.notPresented])
        app.expectEnd("dismissed", stack: "3 []")
        app.user.tapBack()
        #expect(app.user.presentedLayers.isEmpty)
    }
}
