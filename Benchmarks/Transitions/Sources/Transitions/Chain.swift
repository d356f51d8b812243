import FlowRuntime
import UIKit

/// Many coordinators at once, and who started them.
enum Chain: String, CaseIterable {
    /// All on one stack, each started by the one below.
    case nested
    /// All on one stack, all started by the first screen's.
    case siblings
    /// Each in a layer of its own, started by the one below.
    case layers
}

/// How they leave.
enum Leaving: String, CaseIterable {
    /// By a transition.
    case transition
    /// By the user, who goes back to the first screen.
    case user
    /// Since the app lets go of its root coordinator and of the window's content.
    case root
}

extension GeneratedApp {
    /// Starts so many coordinators.
    func start(_ count: Int, as chain: Chain) {
        take(HomeCoordinator.self) { [unowned self] _, change in
            for number in 0..<count {
                let coordinator = ChainCoordinator(screens: ScreenFactory())
                self.last = coordinator
                switch chain {
                case .siblings: change.push(coordinator, animated: false)
                case .nested where number == 0: change.push(coordinator, animated: false)
                case .nested: change.within(ChainCoordinator.self) { _, change in change.push(coordinator, animated: false) }
                case .layers where number == 0: change.present(coordinator, animated: false)
                case .layers: change.within(ChainCoordinator.self) { _, change in change.present(coordinator, animated: false) }
                }
            }
        }
        comeToRest()
    }

    private func take<Owner: Coordinator>(_: Owner.Type, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void) {
        (coordinator?.home.routerOnTop() as? Router<Owner>)?.navigate("start", steps)
    }

    /// The headless UIKit ends a thousand transitions at a time.
    private func comeToRest() {
        repeat { HeadlessUIKit.finishTransitions() } while HeadlessUIKit.transitionsInFlight > 0
    }

    /// Lets all coordinators go that were started.
    @inline(never)
    func release(by leaving: Leaving) {
        let root = window.rootViewController as? UITabBarController
        switch leaving {
        case .transition:
            let top = HeadlessUser(window: window).visibleViewController as? Screen<any ChainLinkRouting>
            top?.router.leaveAll()
        case .user:
            root?.presentedViewController?.dismiss(animated: false)
            (root?.selectedViewController as? UINavigationController)?.popToRootViewController(animated: false)
        case .root:
            coordinator = nil
            window.rootViewController = nil
        }
        comeToRest()
    }
}
