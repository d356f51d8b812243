#if os(iOS) || os(Linux)
    import UIKit

    /// A container that shows exactly one child, which decides the status bar and the orientation.
    final class SwitchController: UIViewController, ObservableContainer {
        private(set) var child: UIViewController?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        /// Shows a child in place of the one before, which leaves.
        ///
        /// An animation is a cross-fade of two pictures. The controllers have changed at once, so
        /// nothing waits for its end, and nothing keeps the child that is gone.
        func show(_ new: UIViewController, animated: Bool = false) {
            guard new !== child else { return }
            guard animated, let view = viewIfLoaded, view.window != nil else { return exchange(for: new) }
            UIView.transition(
                with: view, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: {
                    // Frames that are set in an animation would move in it.
                    UIView.performWithoutAnimation {
                        self.exchange(for: new)
                        view.layoutIfNeeded()
                    }
                })
        }

        private func exchange(for new: UIViewController) {
            let old = child
            child = new
            old?.willMove(toParent: nil)
            addChild(new)
            if isViewLoaded { install(new) }
            old?.viewIfLoaded?.removeFromSuperview()
            old?.removeFromParent()
            new.didMove(toParent: self)
            setNeedsStatusBarAppearanceUpdate()
        }

        private func install(_ child: UIViewController) {
            guard let childView = child.view else { return }
            childView.frame = view.bounds
            childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(childView)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            if let child { install(child) }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }

        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            child?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }

        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            child?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
        }
    }
#endif
