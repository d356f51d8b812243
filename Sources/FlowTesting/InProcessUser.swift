#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// A simulated user inside the app's process, on a simulator or a device. Code can't touch the
    /// screen there. Instead, this user performs each touch's effect on UIKit and calls the
    /// delegates as UIKit would.
    ///
    /// It uses only APIs of iOS 15. ``WalkSystem`` handles time and creates the window.
    @MainActor
    final class InProcessUser: WalkUser {
        let appWindow: UIWindow?
        let obstacle: String?
        private let snapshot: @MainActor () -> Snapshot?
        private var restlessness: [String] = []

        /// Creates a user of a window. `snapshot` returns the coordinators' state.
        init(window: UIWindow?, obstacle: String?, snapshot: @escaping @MainActor () -> Snapshot?) {
            appWindow = window
            self.obstacle = obstacle
            self.snapshot = snapshot
        }

        var complaints: [String] { WalkSystem.complaints + restlessness }

        // MARK: - View

        var presentedLayers: [UIViewController] {
            appWindow?.rootViewController.map(layers(above:)) ?? []
        }

        var visibleViewController: UIViewController? { path.last }

        var visibleStack: [UIViewController] {
            stackInFront?.viewControllers ?? path.suffix(1)
        }

        var alert: UIAlertController? { presentedLayers.last as? UIAlertController }

        var seesBackButton: Bool {
            guard let stack = stackInFront, stack.viewControllers.count > 1 || stack.navigationController != nil,
                !stack.isNavigationBarHidden
            else { return false }
            guard let item = stack.topViewController?.navigationItem, !item.hidesBackButton else { return false }
            return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
        }

        var seesTabBar: Bool {
            path.last { $0 is UITabBarController }.flatMap { $0 as? UITabBarController }.map(shows(barOf:)) ?? false
        }

        func sees(_ view: UIView) -> Bool {
            guard let window = view.window, window === appWindow, let front = path.first?.viewIfLoaded, view.isDescendant(of: front) else {
                return false
            }
            return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
        }

        private func layers(above root: UIViewController) -> [UIViewController] {
            Array(sequence(first: root, next: \.presentedViewController).dropFirst())
        }

        /// The containers from the top layer's outermost to the screen in front. The coordinators'
        /// state identifies containers, because a screen can have child view controllers.
        private var path: [UIViewController] {
            let layers = presentedLayers
            guard let base = layers.last ?? appWindow?.rootViewController else { return [] }
            var path = [base]
            let contents = snapshot()?.layers ?? []
            var content = contents.indices.contains(layers.count) ? contents[layers.count] : nil
            while let shown = content, let container = path.last {
                let next: UIViewController?
                switch shown {
                case .stack:
                    next = (container as? UINavigationController)?.topViewController
                    content = nil
                case .tabs(_, let selected, let tabs):
                    let column = tabs.firstIndex { $0.name == selected }.flatMap { index in
                        (container as? UISplitViewController)?.columnControllers[index]
                    }
                    next = column ?? (container as? UITabBarController)?.selectedViewController
                    content = tabs.first { $0.name == selected }?.content
                case .switch(_, _, let child):
                    next = container.children.last
                    content = child
                case .screen, .action:
                    next = nil
                    content = nil
                }
                guard let next else { break }
                path.append(next)
            }
            return path
        }

        private var stackInFront: UINavigationController? {
            path.lazy.compactMap { $0 as? UINavigationController }.last
        }

        /// True if a bar is visible by its UIKit properties, even if UIKit hasn't laid it out yet.
        func shows(barOf bar: UITabBarController) -> Bool {
            guard !bar.tabBar.isHidden, !bar.hidesBarOnPad else { return false }
            guard let tab = bar.selectedViewController else { return true }
            return !((tab as? UINavigationController)?.topViewController ?? tab).hidesBottomBarWhenPushed
        }

        // MARK: - Actions

        func tapBack() -> Bool {
            guard seesBackButton, !isInMotion else { return false }
            // The first screen of a column leads back to the previous column.
            let stack = stackInFront.flatMap { $0.viewControllers.count > 1 ? $0 : $0.navigationController }
            return stack?.popViewController(animated: true) != nil
        }

        func backMenu(skipping count: Int) -> Bool {
            guard seesBackButton, !isInMotion, let stack = stackInFront else { return false }
            let screens = stack.viewControllers
            guard screens.indices.contains(screens.count - 2 - count) else { return false }
            return stack.popToViewController(screens[screens.count - 2 - count], animated: true) != nil
        }

        func tapTab(_ index: Int, in bar: UITabBarController?) -> Bool {
            let bars = path.compactMap { $0 as? UITabBarController }
            guard let bar = bars.last(where: { bar == nil || $0 === bar }), shows(barOf: bar), !isInMotion else { return false }
            guard let tabs = bar.viewControllers, tabs.indices.contains(index) else { return false }
            return bar.takeTap(on: tabs[index])
        }

        func tap(_ view: UIView) -> Bool {
            let control = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
            guard sees(view), let control, control.isEnabled, !isInMotion else { return false }
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return true
        }

        func swipeDown() -> Bool {
            guard !isInMotion, let layer = presentedLayers.last, !(layer is UIAlertController) else { return false }
            return layer.dismissByUser()
        }

        func resize(isNarrow: Bool) -> Bool { false }

        // MARK: - Gestures

        var hasFinger: Bool { false }
        func tapAlert(_ title: String) -> Bool { false }
        func beginSwipeBack() -> Bool { false }
        func finishSwipeBack() -> Bool { false }
        func cancelSwipeBack() -> Bool { false }
        func beginSwipeDown() -> Bool { false }
        func cancelSwipeDown() -> Bool { false }

        // MARK: - Time

        func finishTransitions() {
            guard !WalkSystem.run(until: { !isInMotion }) else { return }
            restlessness = ["the app is still busy"]
        }

        func waits(until isDone: () -> Bool) -> Bool {
            isDone() || WalkSystem.run(until: isDone)
        }

        /// True if anything in the window is in a transition.
        private var isInMotion: Bool {
            guard let root = appWindow?.rootViewController else { return false }
            return ([root] + layers(above: root)).contains(where: \.isInMotion)
        }
    }
#endif
