#if os(iOS) || os(Linux)
    import UIKit

    /// A scene that there is: several may be in one window.
    private struct WeakScene {
        @MainActor static var all: [WeakScene] = []

        weak var navigator: Navigator?
    }

    // MARK: - What covers the scene in its window

    extension Settling {
        /// Makes the scene known to others, which it may cover.
        func joinWindow(_ navigator: Navigator) {
            WeakScene.all.removeAll { $0.navigator == nil }
            WeakScene.all.append(WeakScene(navigator: navigator))
        }

        /// Whether the user sees something else in the place of the scene's topmost screen: a
        /// screen above it on the app's stack, another tab, or another flow. What app code presents
        /// by itself, as an alert, doesn't count.
        var isCovered: Bool {
            guard let container = topContainer else { return false }
            if !isShownByContainers(container) || !covers(of: container).isEmpty { return true }
            guard shown.isEmpty, case .stack(let stack)? = navigator?.activeContent else { return false }
            if stack.isHosted { return stack.host.isCoveredOnAppsStack }
            guard WeakScene.all.count > 1, let top = stack.host.navigationController.topViewController else { return false }
            return others.contains { $0.host?.stack?.host.isFlows(top) == true }
        }

        /// A layer of another scene that covers this one and that is leaving, alone or with one
        /// above it.
        var leavingCover: UIViewController? {
            guard let lowest = topContainer.flatMap({ covers(of: $0).first }) else { return nil }
            var above: UIViewController? = lowest
            while let current = above, !current.isBeingDismissed { above = current.presentedViewController }
            return above
        }

        private var others: [Navigator] { WeakScene.all.compactMap(\.navigator).filter { $0 !== navigator } }

        /// The topmost container of the scene on screen; nil before anything of it is.
        private var topContainer: UIViewController? { shown.last?.content.viewController ?? navigator?.base?.viewController }

        /// What is presented over a container and shows another scene, lowest first.
        private func covers(of container: UIViewController) -> [UIViewController] {
            guard WeakScene.all.count > 1, var above = container.presentedViewController else { return [] }
            let others = others
            var covers: [UIViewController] = []
            while true {
                if others.contains(where: { $0.isShown(in: above) }) { covers.append(above) }
                guard let next = above.presentedViewController else { return covers }
                above = next
            }
        }
    }

    extension Navigator {
        /// Whether a presented controller is a layer of the scene, or something of the app's own in
        /// which the scene shows.
        fileprivate func isShown(in presented: UIViewController) -> Bool {
            if layers.contains(where: { $0.content.viewController === presented }) { return true }
            guard !isOver, let container = base?.viewController, host?.stack?.host.isCoveredOnAppsStack != true else { return false }
            return outermostContainer(around: container) === presented && isShownByContainers(container)
        }
    }

    /// The container around a controller that is in no other; the controller if it is in none.
    @MainActor
    func outermostContainer(around controller: UIViewController) -> UIViewController {
        var outermost = controller
        while let parent = outermost.parent { outermost = parent }
        return outermost
    }

    /// Whether no container around a controller shows another one in its place.
    @MainActor
    func isShownByContainers(_ controller: UIViewController) -> Bool {
        var controller = controller
        while let parent = controller.parent {
            let isShown =
                switch parent {
                case let bar as UITabBarController: bar.selectedViewController === controller
                case let stack as UINavigationController: stack.viewControllers.last === controller
                default: parent.viewIfLoaded?.window == nil || controller.viewIfLoaded?.window != nil || !controller.isViewLoaded
                }
            guard isShown else { return false }
            controller = parent
        }
        return true
    }
#endif
