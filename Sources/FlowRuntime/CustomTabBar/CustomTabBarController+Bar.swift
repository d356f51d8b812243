#if os(iOS) || os(Linux)
    import UIKit

    extension CustomTabBarController {
        /// Asks the data source again for the bar's height and colour.
        public func reloadBar() {
            guard isViewLoaded else { return }
            bar.backgroundColor = dataSource.map { $0.barColor(for: self) } ?? .systemBackground
            view.setNeedsLayout()
        }

        /// The height of the bar above the safe area.
        public var barHeight: CGFloat {
            dataSource?.barHeight(for: self) ?? Self.defaultHeight
        }

        /// Hides or shows the bar as the screen on top of the selected tab asks for with
        /// `hidesBottomBarWhenPushed`.
        ///
        /// A coordinator calls it when the top changes. Code that changes stacks without one calls
        /// it after the change.
        public func updateBarVisibility(animated: Bool) {
            let hides = selectedViewController.map(screenOnTop(of:))?.hidesBottomBarWhenPushed ?? false
            guard animated, let transition = selectedViewController.map(innermost(of:))?.transitionCoordinator else {
                setBar(hidden: hides)
                return
            }
            bar.isHidden = false
            // The screen is asked again at the end: a swipe back may have been cancelled.
            transition.animate(alongsideTransition: { [bar] _ in bar.alpha = hides ? 0 : 1 }) { [weak self] _ in
                self?.updateBarVisibility(animated: false)
            }
        }

        func hideSystemBar() {
            tabBar.isHidden = true
            // On a pad the system's bar is at the top from iOS 18 on, where the view's own property
            // doesn't hide it.
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

    /// The stack or screen that shows inside containers of flows.
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

    /// Lets the app's own bars around a stack or a switch ask again whether they show.
    @MainActor
    func updateBars(around controller: UIViewController, animated: Bool) {
        var container = controller.parent
        while let next = container {
            (next as? any TabContainer)?.updateBarVisibility(animated: animated)
            container = next.parent
        }
    }
#endif
