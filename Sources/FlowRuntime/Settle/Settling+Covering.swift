#if os(iOS) || os(Linux)
    import UIKit

    /// A live scene. One window can have several.
    private struct WeakScene {
        @MainActor static var all: [WeakScene] = []

        weak var navigator: Navigator?
    }

    // MARK: - Covers in the window

    extension Settling {
        /// Registers the scene with the others, which it can cover.
        func joinWindow(_ navigator: Navigator) {
            WeakScene.all.removeAll { $0.navigator == nil }
            WeakScene.all.append(WeakScene(navigator: navigator))
        }

        /// True if something else covers the scene's topmost screen: a screen above it on the app's
        /// stack, another tab, or another flow. Controllers that app code presents don't count.
        var isCovered: Bool {
            guard let container = topContainer else { return false }
            if !isShownByContainers(container) || !covers(of: container).isEmpty { return true }
            guard progress.layers.isEmpty, case .stack(let stack)? = navigator?.activeContent else { return false }
            if stack.isHosted { return stack.host.isCoveredOnAppsStack }
            guard WeakScene.all.count > 1, let top = stack.host.navigationController.topViewController else { return false }
            return others.contains { $0.host?.stack?.host.isFlows(top) == true }
        }

        /// The controller that app code presents over the scene's topmost container; `nil` if there
        /// is none.
        var appsModal: UIViewController? {
            guard let container = topContainer, let modal = container.presentedViewController, !modal.isBeingDismissed,
                modal !== shownAlert?.controller, covers(of: container).isEmpty
            else { return nil }
            return modal
        }

        /// Another scene's layer that covers this one, if it or a layer above it is being
        /// dismissed.
        var leavingCover: UIViewController? {
            guard let lowest = topContainer.flatMap({ covers(of: $0).first }) else { return nil }
            var above: UIViewController? = lowest
            while let current = above, !current.isBeingDismissed { above = current.presentedViewController }
            return above
        }

        private var others: [Navigator] { WeakScene.all.compactMap(\.navigator).filter { $0 !== navigator } }

        /// The scene's topmost container; `nil` before the scene is shown.
        private var topContainer: UIViewController? { progress.layers.last?.content.viewController ?? navigator?.base?.viewController }

        /// Controllers that are presented over a container and show another scene, lowest first.
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
        /// True if a presented controller is a layer of the scene, or one of the app's that shows
        /// the scene.
        fileprivate func isShown(in presented: UIViewController) -> Bool {
            if layers.contains(where: { $0.content.viewController === presented }) { return true }
            guard !isOver, let container = base?.viewController, host?.stack?.host.isCoveredOnAppsStack != true else { return false }
            return outermostContainer(around: container) === presented && isShownByContainers(container)
        }
    }

    /// The outermost container around a controller, or the controller itself.
    @MainActor
    func outermostContainer(around controller: UIViewController) -> UIViewController {
        var outermost = controller
        while let parent = outermost.parent { outermost = parent }
        return outermost
    }

    /// True if each container around a controller shows it.
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
