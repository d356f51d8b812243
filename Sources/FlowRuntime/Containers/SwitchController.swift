#if os(iOS) || os(Linux)
    import UIKit

    /// A container that shows exactly one child, which decides the status bar and the orientation.
    final class SwitchController: UIViewController, ObservableContainer {
        private(set) var child: UIViewController?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        /// Shows a child in place of the one before, which leaves.
        func show(_ new: UIViewController) {
            let old = child
            guard new !== old else { return }
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
