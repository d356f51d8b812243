#if os(iOS) || os(Linux)
    import UIKit

    /// A container that says when it has come on screen, and when it has left for good.
    ///
    /// UIKit tells nobody of a screen that dismisses itself: no delegate is called for a dismissal
    /// in code.
    @MainActor
    protocol ObservableContainer: UIViewController {
        var didAppear: (@MainActor () -> Void)? { get set }
        /// Is called in `viewDidDisappear`, before UIKit has finished the dismissal.
        var didEnd: (@MainActor () -> Void)? { get set }
    }

    /// A navigation controller that says when its screens change, whoever changes them.
    ///
    /// The delegate hears only of changes that show another screen: not of one removed from below
    /// the top, nor of a push that is undone before it was shown.
    final class ObservableNavigationController: UINavigationController, ObservableContainer {
        var didChangeScreens: (@MainActor () -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        override var viewControllers: [UIViewController] {
            didSet { didChangeScreens?() }
        }

        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            super.setViewControllers(viewControllers, animated: animated)
            didChangeScreens?()
        }

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            super.pushViewController(viewController, animated: animated)
            didChangeScreens?()
        }

        override func popViewController(animated: Bool) -> UIViewController? {
            defer { didChangeScreens?() }
            return super.popViewController(animated: animated)
        }

        override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            defer { didChangeScreens?() }
            return super.popToViewController(viewController, animated: animated)
        }

        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            defer { didChangeScreens?() }
            return super.popToRootViewController(animated: animated)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }
    }

    /// A hidden view that says when it has left the window, and with it the presentation it stands
    /// in.
    final class EndSentinel: UIView {
        private weak var host: LayerHost?

        init(of host: LayerHost) {
            self.host = host
            super.init(frame: .zero)
            isHidden = true
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { host?.mayHaveEnded() }
        }
    }
#endif
