#if os(iOS) || os(Linux)
    import UIKit

    /// A container that reports when it has appeared, and when it has been dismissed.
    ///
    /// UIKit calls no delegate if app code dismisses a screen.
    @MainActor
    protocol ObservableContainer: UIViewController {
        var didAppear: (@MainActor () -> Void)? { get set }
        /// Called in `viewDidDisappear`, before UIKit has finished the dismissal.
        var didEnd: (@MainActor () -> Void)? { get set }
    }

    /// A navigation controller that reports every change of its screens.
    ///
    /// UIKit tells the delegate only if another screen becomes visible. It doesn't report a screen
    /// removed from below the top, or a push that is undone before it is shown.
    final class ObservableNavigationController: UINavigationController, ObservableContainer {
        var didChangeScreens: (@MainActor () -> Void)?
        /// Called before a pop to a screen. If it returns false, the pop has been handled.
        var mayPop: (@MainActor (_ screen: UIViewController?) -> Bool)?
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
            guard mayPop?(viewControllers.dropLast().last) ?? true else { return nil }
            defer { didChangeScreens?() }
            return super.popViewController(animated: animated)
        }

        override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            guard mayPop?(viewController) ?? true else { return nil }
            defer { didChangeScreens?() }
            return super.popToViewController(viewController, animated: animated)
        }

        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard mayPop?(viewControllers.first) ?? true else { return nil }
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

    /// A hidden view that reports when it, and so its presentation, has left the window.
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
