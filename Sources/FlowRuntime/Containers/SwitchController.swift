#if os(iOS) || os(Linux)
    import UIKit

    /// A container with one child, which determines the status bar and the orientation.
    final class SwitchController: UIViewController, ObservableContainer {
        private(set) var child: UIViewController?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        /// Shows a child in place of the previous child, which it removes.
        ///
        /// An animation is a cross-fade between two snapshots. The controllers change at once, so
        /// nothing waits for the animation or retains the old child.
        func show(_ new: UIViewController, animated: Bool = false) {
            guard new !== child else { return }
            guard animated, let view = viewIfLoaded, view.window != nil else { return exchange(for: new) }
            UIView.transition(
                with: view, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: {
                    // Frames set inside an animation would animate.
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
