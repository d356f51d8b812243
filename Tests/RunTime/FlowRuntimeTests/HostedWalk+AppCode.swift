import FlowRuntime
import FlowTesting
import UIKit

/// Actions of app code in any state.
extension HostedWalk {
    /// Calls the router of a covered screen, which must do nothing.
    func lateCall(_ isAnimated: Bool) {
        user.finishTransitions()
        guard !HeadlessUIKit.isHeld, !hasDeadScreens, let front else { return }
        let covered = shopScreens.filter { screen in
            screen !== front && (front is ShopScreen || screen.navigationController === front.navigationController)
        }
        guard let screen = covered.randomElement(using: &random) else { return }
        let before = inWindow
        note("late call")
        let number = pick(4)
        let take: @MainActor (Change<OrderCoordinator>) -> Void = { change in
            switch number {
            case 0: change.push(.pay, animated: isAnimated)
            case 1: change.pop(animated: isAnimated)
            case 2: change.present(.pay, animated: isAnimated)
            default: change.finish(.placed(1), of: OrderCoordinator.self, animated: isAnimated)
            }
        }
        (screen.router as? Router<OrderCoordinator>)?.navigate { _, change in take(change) }
        (screen.router as? Router<ScannerCoordinator>)?
            .navigate { _, change in change.finish(.code(""), of: ScannerCoordinator.self, animated: isAnimated) }
        user.finishTransitions()
        guard !inWindow.elementsEqual(before, by: ===) else { return }
        wrongCall = "a late call, number \(number), of \(screen.name) under \((front as? ShopScreen)?.name ?? "the app's screen") was taken"
    }

    /// Changes a navigation controller of the app, or the tab.
    func ownStack(_ isAnimated: Bool) {
        guard !HeadlessUIKit.isHeld, let stack = ownStacks.randomElement(using: &random) else { return }
        let own = stack.viewControllers.prefix { !($0 is ShopScreen) }
        switch pick(8) {
        case 0:
            note("pop anywhere by the app")
            stack.popToRootViewController(animated: isAnimated)
        case 1:
            note("removal of a flow from below by the app")
            stack.setViewControllers(own + [UIViewController()], animated: isAnimated)
        case 2 where stack.viewControllers.count > 1:
            note("removal anywhere by the app")
            stack.viewControllers.remove(at: pick(stack.viewControllers.count - 1))
        case 3:
            note("delegate by the app")
            delegate = NavigationNotes()
            stack.delegate = delegate
        case 4 where own.count < 4:
            note("push anywhere by the app")
            stack.pushViewController(UIViewController(), animated: isAnimated)
        case 5:
            note("pop and dismissal by the app")
            stack.popToRootViewController(animated: isAnimated)
            front?.dismiss(animated: isAnimated)
        default:
            guard let bar = window.rootViewController as? UITabBarController else { return }
            note("tab by the app")
            bar.selectedIndex = 1 - bar.selectedIndex
        }
    }

    /// Changes the containers of flows in app code. Not during an interactive transition, when
    /// UIKit throws an exception.
    func appCode(_ isAnimated: Bool) {
        guard let front, !HeadlessUIKit.isHeld else { return }
        let own = front.navigationController.flatMap { type(of: $0) == UINavigationController.self ? $0 : nil }
        switch pick(17) {
        case 0:
            note("popToRoot by the app")
            own?.popToRootViewController(animated: isAnimated)
        case 1:
            guard let own, let first = own.viewControllers.first else { return }
            note("setViewControllers by the app")
            own.setViewControllers([first, UIViewController()], animated: isAnimated)
        case 2, 14:
            guard let own, own.viewControllers.count > 2 else { return }
            note("removal from the middle by the app")
            own.viewControllers.remove(at: 1 + pick(own.viewControllers.count - 2))
        case 3, 15:
            note("push by the app")
            own?.pushViewController(UIViewController(), animated: isAnimated)
        case 4, 5:
            note("presentation by the app")
            front.present(UINavigationController(rootViewController: UIViewController()), animated: isAnimated)
        case 6:
            note("dismissal by the front screen")
            front.dismiss(animated: isAnimated)
        case 7:
            guard pick(3) == 0 else { return }
            note("dismissal of everything by the app")
            window.rootViewController?.dismiss(animated: isAnimated)
        case 8, 16: removeChild()
        case 9:
            guard let start = starts.randomElement(using: &random) else { return }
            note("stop")
            start.coordinator?.stop()
        case 10:
            guard let start = starts.filter({ $0.kept != nil }).randomElement(using: &random) else { return }
            note("coordinator released by the app")
            start.kept = nil
            user.finishTransitions()
        case 11 where pick(12) == 0:
            note("everything anew")
            replaceApp()
        default: user.finishTransitions()
        }
    }

    /// Removes a flow's container from the app's screen that embeds it.
    private func removeChild() {
        let embedded = starts.filter { $0.way == "embedded order" && $0.ends == 0 }.lazy.compactMap { $0.coordinator?.rootViewController }
        guard let child = embedded.first(where: { $0.parent != nil }) else { return }
        note("child removed by the app")
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
