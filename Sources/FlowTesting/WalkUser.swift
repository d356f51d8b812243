#if canImport(UIKit)
    import UIKit

    /// The user of a running app on a walk. Each action returns true if it had the intended effect.
    @MainActor
    protocol WalkUser: AnyObject {
        /// The window of the app, or `nil` if there is an obstacle.
        var appWindow: UIWindow? { get }
        /// The reason why the app can't be used here, or `nil` if it can.
        var obstacle: String? { get }
        /// The exceptions, warnings and other problems so far.
        var complaints: [String] { get }

        // MARK: View

        /// The screen in front: the top of the top layer, inside all containers.
        var visibleViewController: UIViewController? { get }
        /// The stack of the screen in front, from its root, or only the screen if it isn't on a
        /// stack.
        var visibleStack: [UIViewController] { get }
        /// The presented layers, from the back to the front.
        var presentedLayers: [UIViewController] { get }
        var alert: UIAlertController? { get }
        var seesBackButton: Bool { get }
        /// True if the innermost system tab bar in front is visible.
        var seesTabBar: Bool { get }
        func sees(_ view: UIView) -> Bool

        // MARK: Actions

        func tapBack() -> Bool
        /// Goes back with the back button's menu, skipping a number of screens.
        func backMenu(skipping count: Int) -> Bool
        /// Taps a tab of a system tab bar.
        func tapTab(_ index: Int, in bar: UITabBarController?) -> Bool
        /// Taps a control, or a view in it.
        func tap(_ view: UIView) -> Bool
        /// Swipes the top layer down, or taps beside it.
        func swipeDown() -> Bool

        /// Makes the window narrower or wider, as a rotation does. Returns false if that is
        /// impossible.
        func resize(isNarrow: Bool) -> Bool

        // MARK: Gestures

        /// True if the user has a finger, which can pause a transition and tap an alert's buttons.
        var hasFinger: Bool { get }
        /// Taps an action of the alert in front.
        func tapAlert(_ title: String) -> Bool
        /// Starts a swipe back without finishing it.
        func beginSwipeBack() -> Bool
        /// Finishes the swipe, which pops the screen.
        func finishSwipeBack() -> Bool
        /// Cancels the swipe, which keeps the screen.
        func cancelSwipeBack() -> Bool
        /// Starts to drag the top layer without finishing.
        func beginSwipeDown() -> Bool
        /// Cancels the drag, which keeps the layer.
        func cancelSwipeDown() -> Bool

        // MARK: Time

        /// Waits until all transitions, and any that they start, have finished.
        func finishTransitions()
        /// Waits for a condition. Returns false if it doesn't become true.
        func waits(until isDone: () -> Bool) -> Bool
    }

    extension WalkUser {
        /// Dismisses the alert in front without a choice, as app code does.
        func dismissAlert() -> Bool {
            guard let alert, let presenter = alert.presentingViewController else { return false }
            presenter.dismiss(animated: true)
            return true
        }
    }

    extension WalkAction {
        /// True if the action needs a hand: it pauses a transition or rotates the device.
        var needsFinger: Bool {
            switch self {
            case .cancelledSwipeBack, .cancelledSwipeDown, .refusedSwipeDown, .callDuringSwipeBack, .resize: true
            default: false
            }
        }
    }
#endif
