import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests ends of hosted flows that FlowRuntime didn't cause. It notices them in the next turn, in
/// any location, and does the same work as `stop`.
@MainActor @Suite struct NoticedEndTests {
    /// The app's change to its own stack, which contains a flow with two screens.
    enum Removal: String, CaseIterable, Sendable {
        case popToRoot, setStack, removeFromBelow, replace

        @MainActor func callAsFunction(_ navigation: UINavigationController, _ isAnimated: Bool) {
            let own = navigation.viewControllers.prefix { !($0 is ShopScreen) }
            switch self {
            case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
            case .setStack: navigation.setViewControllers(Array(own), animated: isAnimated)
            case .removeFromBelow:
                navigation.pushViewController(UIViewController(), animated: false)
                navigation.viewControllers.removeAll { $0 is ShopScreen }
            case .replace:
                navigation.setViewControllers(Array(own) + [UIViewController()], animated: isAnimated)
            }
        }
    }

    @Test(arguments: UIKitBehavior.all, Removal.allCases)
    func `the app removes a flow under what that has presented`(behavior: UIKitBehavior, removal: Removal) {
        for style in [Presentation.Style.pageSheet, .fullScreen] {
            for isAnimated in [true, false] {
                let app = HandWrittenApp(behavior: behavior)
                app.order(.push)
                app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
                app.take(OrderCoordinator.self) { _, change in
                    change.present(ScannerCoordinator(), as: Presentation(style), on: { _, _, _ in }, dismissed: { _, _ in })
                }
                let screen = Released(app.screen)
                if let navigation = app.navigation { removal(navigation, isAnimated) }
                app.user.finishTransitions()
                #expect(app.told == ["dismissed"] && app.isReleased && screen.isReleased)
                #expect(app.user.presentedLayers.isEmpty)
                #expect(HeadlessUIKit.exceptions.isEmpty)
            }
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app removes the screens of a flow under those of another that it has pushed`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        app.take(OrderCoordinator.self) { _, change in change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in }) }
        app.navigation?.viewControllers.remove(at: 2)
        app.expectEnd("dismissed")
    }

    /// The location of the flow's stack during the change.
    enum Place: String, CaseIterable, Sendable {
        case onScreen, hiddenTab, underSheet, underFullScreen
    }

    @Test(arguments: UIKitBehavior.all, Place.allCases)
    func `a flow is told in the next turn, whatever its stack is under and whose delegate it has`(behavior: UIKitBehavior, place: Place) {
        for removal in Removal.allCases {
            for isAnimated in [true, false] {
                let app = HandWrittenApp(behavior: behavior)
                guard let navigation = app.navigation else { return }
                let bar = app.moveIntoTabs()
                app.order(.push)
                app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
                let delegate = NavigationNotes()
                navigation.delegate = delegate
                let sheet = UIViewController()
                switch place {
                case .onScreen: break
                case .hiddenTab: bar.selectedIndex = 1
                case .underFullScreen:
                    sheet.modalPresentationStyle = .fullScreen
                    bar.present(sheet, animated: false)
                case .underSheet: bar.present(sheet, animated: false)
                }
                app.user.finishTransitions()
                #expect(app.told.isEmpty)
                removal(navigation, isAnimated)
                // Off screen, or if the top doesn't change, nothing is animated.
                let moves = isAnimated && place != .hiddenTab && place != .underFullScreen && removal != .removeFromBelow
                if moves { app.user.finishTransitions() } else { HeadlessUIKit.turnRunLoop() }
                #expect(app.told == ["dismissed"], "\(removal), animated: \(isAnimated)")
                app.user.finishTransitions()
                #expect(app.told == ["dismissed"] && app.isReleased)
                #expect(navigation.delegate === delegate && HeadlessUIKit.exceptions.isEmpty)
            }
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app's sheet is dismissed, with the flow in a tab of it that is not shown`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let bar = UITabBarController()
        bar.viewControllers = [navigation, UIViewController()]
        app.second.present(bar, animated: false)
        app.watched(OrderCoordinator())
            .push(on: navigation, finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        app.user.finishTransitions()
        bar.selectedIndex = 1
        app.user.finishTransitions()
        app.second.dismiss(animated: true)
        app.expectEnd("dismissed")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: UIKitBehavior.all)
    func `the app releases the coordinator of a flow that it shows, under what that has presented`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        var order: OrderCoordinator? = app.watched(OrderCoordinator())
        let container = order?.start(finished: { _ in }, dismissed: { [weak app] in app?.told.append("dismissed") })
        if let container { app.navigation?.present(container, animated: false) }
        app.user.finishTransitions()
        app.take(OrderCoordinator.self) { _, change in change.present(.pay, as: Presentation(.fullScreen)) }
        #expect(app.user.presentedLayers.count == 2)
        order = nil
        app.user.finishTransitions()
        #expect(app.told == ["dismissed"])
        // The app owns the container.
        #expect(app.user.presentedLayers == [container])
        app.navigation?.dismiss(animated: false)
        app.expectEnd("dismissed")
    }

    @Test(arguments: UIKitBehavior.all)
    func `the delegate stays the app's own, and may be replaced or released`(behavior: UIKitBehavior) {
        let app = HandWrittenApp(behavior: behavior)
        app.order(.push)
        #expect(app.navigation?.delegate === app.delegate)
        app.navigation?.delegate = NavigationNotes()
        #expect(app.navigation?.delegate == nil)
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        app.navigation?.delegate = app.delegate
        app.user.swipeBack()
        app.user.tapBack()
        app.expectEnd("dismissed")
    }
}
