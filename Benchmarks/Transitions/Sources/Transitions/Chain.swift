import FlowRuntime
import UIKit

/// The arrangement of many coordinators.
enum Chain: String, CaseIterable {
    /// All on one stack, each started by the one below.
    case nested
    /// All on one stack, all started by the first screen's.
    case siblings
    /// Each in its own layer, started by the one below.
    case layers
}

/// The cause of their release.
enum Leaving: String, CaseIterable {
    /// A transition.
    case transition
    /// The user goes back to the first screen.
    case user
    /// The app releases its root coordinator and the window's content.
    case root
}

extension GeneratedApp {
    /// Starts a number of coordinators.
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

    /// The headless UIKit finishes a thousand transitions at a time.
    private func comeToRest() {
        repeat { HeadlessUIKit.finishTransitions() } while HeadlessUIKit.transitionsInFlight > 0
    }

    /// Releases all started coordinators.
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
