#if os(iOS) || os(Linux)
    import UIKit

    extension CustomTabBarController {
        /// Reloads the bar's height and color from the data source.
        public func reloadBar() {
            guard isViewLoaded else { return }
            bar.backgroundColor = dataSource.map { $0.barColor(for: self) } ?? .systemBackground
            view.setNeedsLayout()
        }

        /// The height of the bar above the safe area, in points.
        public var barHeight: CGFloat {
            dataSource?.barHeight(for: self) ?? Self.defaultHeight
        }

        /// Hides or shows the bar, depending on `hidesBottomBarWhenPushed` of the selected tab's
        /// top screen.
        ///
        /// Coordinators call it for you. Call it yourself after changing a stack without a
        /// coordinator.
        public func updateBarVisibility(animated: Bool) {
            let hides = selectedViewController.map(screenOnTop(of:))?.hidesBottomBarWhenPushed ?? false
            guard animated, let transition = selectedViewController.map(innermost(of:))?.transitionCoordinator else {
                setBar(hidden: hides)
                return
            }
            bar.isHidden = false
            // Check again at the end: the user can cancel a swipe back.
            transition.animate(alongsideTransition: { [bar] _ in bar.alpha = hides ? 0 : 1 }) { [weak self] _ in
                self?.updateBarVisibility(animated: false)
            }
        }

        func hideSystemBar() {
            tabBar.isHidden = true
            // From iOS 18, an iPad has the bar at the top, and the view's own property doesn't hide
            // it.
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), !isTabBarHidden { isTabBarHidden = true }
        }

        private func setBar(hidden: Bool) {
            bar.isHidden = hidden
            bar.alpha = hidden ? 0 : 1
            let inset = hidden ? 0 : barHeight
            for tab in tabControllers where tab.additionalSafeAreaInsets.bottom != inset {
                tab.additionalSafeAreaInsets.bottom = inset
            }
        }
    }

    /// The visible stack or screen inside containers of flows.
    @MainActor
    func innermost(of container: UIViewController) -> UIViewController {
        var controller = container
        while let next = (controller as? UITabBarController)?.selectedViewController ?? (controller as? SwitchController)?.child {
            controller = next
        }
        return controller
    }

    @MainActor
    private func screenOnTop(of container: UIViewController) -> UIViewController {
        let innermost = innermost(of: container)
        return (innermost as? UINavigationController)?.topViewController ?? innermost
    }

    /// Updates the custom bars around a stack or a switch.
    @MainActor
    func updateBars(around controller: UIViewController, animated: Bool) {
        var container = controller.parent
        while let next = container {
            (next as? any TabContainer)?.updateBarVisibility(animated: animated)
            container = next.parent
        }
    }
#endif
