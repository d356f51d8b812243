import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// An app with hand-written view controllers, which starts flows of the shop and records their
/// events.
@MainActor final class HandWrittenApp {
    let window = UIWindow()
    let user: HeadlessUser
    /// The hand-written screens. The last one starts flows.
    let home = UIViewController()
    let second = UIViewController()
    private(set) var navigation: UINavigationController?
    let delegate = NavigationNotes()
    /// The end of each flow that the app was notified of, in one word.
    var told: [String] = []
    private(set) var flows: [Released] = []
    /// The most recently created coordinator.
    private(set) weak var flow: Coordinator?
    var events: [NavigationEvent] = []

    /// The kinds of start.
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

    /// Releases the navigation controller. Only the window still owns it.
    func releaseNavigation() {
        navigation = nil
    }

    /// Moves the navigation controller into the first of two tabs.
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

    /// Records the events of a coordinator, and whether it is released.
    func watched<Flow: Coordinator>(_ flow: Flow) -> Flow {
        flows.append(Released(flow))
        self.flow = flow
        flow.onEvent = { [weak self] in self?.events.append($0) }
        return flow
    }

    var isReleased: Bool { flows.allSatisfy(\.isReleased) }

    var faults: [Fault] {
        events.compactMap { if case .refused(_, let fault) = $0 { fault } else { nil } }
    }

    var screen: ShopScreen? { user.visibleViewController as? ShopScreen }

    /// The number of hand-written screens on the stack, and the names of the shop's screens.
    var stack: String {
        let all = navigation?.viewControllers ?? []
        return "\(all.prefix { !($0 is ShopScreen) }.count) \(all.compactMap { ($0 as? ShopScreen)?.name })"
    }

    /// Performs steps for the visible screen and finishes the transitions.
    func take<Owner: Coordinator>(
        _ flow: Owner.Type, sourceLocation: SourceLocation = #_sourceLocation, _ steps: @escaping Change<Owner>.Handler
    ) {
        let router = screen?.router as? Router<Owner>
        #expect(router != nil, "the screen on top isn't of \(flow)", sourceLocation: sourceLocation)
        router?.navigate("take", steps)
        user.finishTransitions()
    }

    /// Expects that the app was notified once, that the flow is released, and that the hand-written
    /// screens haven't changed.
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

/// A custom delegate of a navigation controller, which counts its calls.
final class NavigationNotes: NSObject, UINavigationControllerDelegate {
    private(set) var shown = 0

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown += 1
    }
}
