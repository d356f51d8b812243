#if canImport(UIKit)
    import UIKit

    /// Someone who uses a running app on a walk: what they see, and what they do. Each action says
    /// whether it did what was meant.
    @MainActor
    protocol WalkUser: AnyObject {
        /// The window that shows the app; nil if there is an obstacle.
        var appWindow: UIWindow? { get }
        /// Why the app can't be used here at all; nil where it can.
        var obstacle: String? { get }
        /// What was noticed and isn't as it should be.
        var complaints: [String] { get }

        // MARK: What they see

        /// The screen in front: the top of the top layer, inside all containers.
        var visibleViewController: UIViewController? { get }
        /// The stack that the screen in front is in, from its root; the screen alone if it is in no
        /// stack.
        var visibleStack: [UIViewController] { get }
        /// The presented layers, from the back to the front.
        var presentedLayers: [UIViewController] { get }
        /// The alert in front.
        var alert: UIAlertController? { get }
        /// Whether there is a back button.
        var seesBackButton: Bool { get }
        /// Whether the innermost system's tab bar in front is shown.
        var seesTabBar: Bool { get }
        /// Whether a view is to be seen.
        func sees(_ view: UIView) -> Bool

        // MARK: What they do

        /// Goes back by the button.
        func tapBack() -> Bool
        /// Goes back by the button's menu, leaving out so many screens.
        func backMenu(skipping count: Int) -> Bool
        /// Taps a tab of a system's bar.
        func tapTab(_ index: Int, in bar: UITabBarController?) -> Bool
        /// Taps a control, or what is in it.
        func tap(_ view: UIView) -> Bool
        /// Swipes the top layer down, or taps beside it.
        func swipeDown() -> Bool

        /// Makes the window narrower or wider, as by turning the device; false where that can't be
        /// done.
        func resize(isNarrow: Bool) -> Bool

        // MARK: What takes a finger

        /// Whether there is a finger, which can hold a transition and tap the buttons of an alert.
        var hasFinger: Bool { get }
        /// Chooses in the alert in front.
        func tapAlert(_ title: String) -> Bool
        /// Begins a swipe back and holds it.
        func beginSwipeBack() -> Bool
        /// Lets go of it so that the screen is popped.
        func finishSwipeBack() -> Bool
        /// Lets go of it so that the screen stays.
        func cancelSwipeBack() -> Bool
        /// Begins to drag the top layer and holds it.
        func beginSwipeDown() -> Bool
        /// Lets go of it so that it stays.
        func cancelSwipeDown() -> Bool

        // MARK: Time

        /// Lets everything in flight end, and what that starts.
        func finishTransitions()
        /// Waits until something holds; false where it doesn't come to that.
        func waits(until isDone: () -> Bool) -> Bool
    }

    extension WalkUser {
        /// Takes the alert in front away without a choice, as app code does.
        func dismissAlert() -> Bool {
            guard let alert, let presenter = alert.presentingViewController else { return false }
            presenter.dismiss(animated: true)
            return true
        }
    }

    extension WalkAction {
        /// Whether it takes a hand, which holds a transition or turns the device.
        var needsFinger: Bool {
            switch self {
            case .cancelledSwipeBack, .cancelledSwipeDown, .callDuringSwipeBack, .resize: true
            default: false
            }
        }
    }
#endif
