import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// An app of hand-written view controllers, which starts flows of the shop and writes down what it
/// is told of them.
@MainActor final class HandWrittenApp {
    let window = UIWindow()
    let user: HeadlessUser
    /// The app's own screens, the last of which starts flows.
    let home = UIViewController()
    let second = UIViewController()
    private(set) var navigation: UINavigationController?
    let delegate = NavigationNotes()
    /// What the app was told, one word for each flow's end.
    var told: [String] = []
    /// The coordinators that were made.
    private(set) var flows: [Released] = []
    /// The one that was made last.
    private(set) weak var flow: Coordinator?
    var events: [NavigationEvent] = []

    /// The ways to start a flow.
    enum Way: String, CaseIterable, Sendable {
        case present, push, embed
    }

    init(behavior: UIKitBehavior = UIKitBehavior()) {
        HeadlessUIKit.reset()
        HeadlessUIKit.behavior = behavior
        let navigation = UINavigationController(rootViewController: home)
        navigation.pushViewController(second, animated: false)
        navigation.delegate = delegate
        self.navigation = navigation
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        user = HeadlessUser(window: window)
        user.finishTransitions()
    }

    /// Lets go of the navigation controller, which the window then keeps alone.
    func releaseNavigation() {
        navigation = nil
    }

    /// Puts the navigation controller into the first of two tabs.
    func moveIntoTabs() -> UITabBarController {
        let bar = UITabBarController()
        window.rootViewController = nil
        bar.viewControllers = [navigation, UIViewController()].compactMap(\.self)
        window.rootViewController = bar
        return bar
    }

    /// Starts an order from the second screen.
    func order(_ way: Way) {
        let order = watched(OrderCoordinator())
        let finished: @MainActor (OrderResult) -> Void = { [weak self] result in
            if case .placed(let number) = result { self?.told.append("placed \(number)") }
        }
        let dismissed: @MainActor () -> Void = { [weak self] in self?.told.append("dismissed") }
        switch way {
        case .present: order.present(from: second, finished: finished, dismissed: dismissed)
        case .push:
            guard let navigation else { return }
            order.push(on: navigation, finished: finished, dismissed: dismissed)
        case .embed: order.embed(in: second, finished: finished, dismissed: dismissed)
        }
        user.finishTransitions()
    }

    /// Remembers a coordinator, to see whether it is released, and writes its events down.
    func watched<Flow: Coordinator>(_ flow: Flow) -> Flow {
        flows.append(Released(flow))
        self.flow = flow
        flow.onEvent = { [weak self] in self?.events.append($0) }
        return flow
    }

    /// Whether every coordinator is gone.
    var isReleased: Bool { flows.allSatisfy(\.isReleased) }

    var faults: [Fault] {
        events.compactMap { if case .refused(_, let fault) = $0 { fault } else { nil } }
    }

    var screen: ShopScreen? { user.visibleViewController as? ShopScreen }

    /// The names of the shop's screens on the app's stack, and how many of the app's own are below.
    var stack: String {
        let all = navigation?.viewControllers ?? []
        return "\(all.prefix { !($0 is ShopScreen) }.count) \(all.compactMap { ($0 as? ShopScreen)?.name })"
    }

    /// Takes steps for the screen in front, and lets everything come to rest.
    func take<Owner: Coordinator>(
        _ flow: Owner.Type, sourceLocation: SourceLocation = #_sourceLocation, _ steps: @escaping Change<Owner>.Handler
    ) {
        let router = screen?.router as? Router<Owner>
        #expect(router != nil, "the screen on top isn't of \(flow)", sourceLocation: sourceLocation)
        router?.navigate("take", steps)
        user.finishTransitions()
    }

    /// Expects that the app was told once, that nothing of the flow is left, and that the app's own
    /// screens are as they were.
    func expectEnd(_ end: String, stack: String = "2 []", sourceLocation: SourceLocation = #_sourceLocation) {
        user.finishTransitions()
        #expect(told == [end], sourceLocation: sourceLocation)
        #expect(isReleased, "the coordinator lives", sourceLocation: sourceLocation)
        #expect(user.presentedLayers.isEmpty, sourceLocation: sourceLocation)
        #expect(second.children.isEmpty, sourceLocation: sourceLocation)
        if navigation != nil {
            #expect(self.stack == stack, sourceLocation: sourceLocation)
            #expect(navigation?.delegate === delegate, sourceLocation: sourceLocation)
        }
        #expect(HeadlessUIKit.exceptions.isEmpty, "\(HeadlessUIKit.exceptions)", sourceLocation: sourceLocation)
    }
}

/// An app's own delegate of a navigation controller, which counts what it hears.
final class NavigationNotes: NSObject, UINavigationControllerDelegate {
    private(set) var shown = 0

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown += 1
    }
}
