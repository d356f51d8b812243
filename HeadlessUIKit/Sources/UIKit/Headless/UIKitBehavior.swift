/// What Apple's documentation leaves open: orders of events that differ between versions of UIKit,
/// or that nobody has written down.
///
/// Code that holds under each of them doesn't depend on any. A test sets ``HeadlessUIKit/behavior``
/// before it shows a window.
public struct UIKitBehavior: Hashable, Sendable {
    /// When a navigation controller on screen begins to show a change of its stack.
    public enum LayoutPass: String, Hashable, Sendable, CaseIterable {
        /// Within the call that changes the stack.
        case atOnce
        /// In the layout pass that ends the current turn of the run loop. Changes until then are
        /// shown as one.
        case beforeNextTurn
        /// In a layout pass that comes after the work that was put off to the next turn.
        case afterNextTurn
    }

    /// When a navigation controller begins to show a change of its stack.
    public var layoutPass = LayoutPass.atOnce
    /// Whether a transition that isn't animated has a coordinator too, which is gone when the call
    /// returns.
    public var hasUnanimatedCoordinators = false
    /// Whether `didShow` comes after the coordinator's completions instead of before.
    public var showsLate = false
    /// Whether the container view of a presentation leaves the window after the dismissal's
    /// completion instead of before.
    public var removesContainerViewLate = false
    /// Whether tabs fade into one another, as from iOS 18, with a coordinator.
    public var fadesTabs = false
    /// Whether `animate(alongsideTransition:completion:)` without an animation returns false,
    /// although the completion runs.
    public var refusesEmptyAnimations = false
    /// Whether the user may begin a swipe back while a push is still being shown, as with zooms of
    /// iOS 18 and everywhere on iOS 26.
    public var interruptsPushes = false
    /// Whether a controller still counts as presented in its own `viewDidDisappear`.
    public var staysPresentedInDidDisappear = false
    /// Whether only the topmost of several layers that are dismissed together says that it is being
    /// dismissed.
    public var marksOnlyTopLayer = false
    /// Whether a presentation also waits for a transition inside its presenter, such as a push in
    /// one of its tabs.
    public var waitsForContent = false
    /// Whether the handler of an alert's action runs before the alert is dismissed instead of
    /// after.
    public var runsAlertHandlersFirst = false

    /// What Apple's documentation says, and the plainest order where it says nothing.
    public init() {}

    /// The plain behavior, each deviation alone, and all of them together.
    public static let all: [UIKitBehavior] = {
        let deviations: [(inout UIKitBehavior) -> Void] = [
            { $0.layoutPass = .beforeNextTurn }, { $0.layoutPass = .afterNextTurn }, { $0.hasUnanimatedCoordinators = true },
            { $0.showsLate = true }, { $0.removesContainerViewLate = true }, { $0.fadesTabs = true },
            { $0.refusesEmptyAnimations = true }, { $0.interruptsPushes = true }, { $0.staysPresentedInDidDisappear = true },
            { $0.marksOnlyTopLayer = true }, { $0.waitsForContent = true }, { $0.runsAlertHandlersFirst = true },
        ]
        var together = UIKitBehavior()
        for deviate in deviations { deviate(&together) }
        let alone = deviations.map { deviate in
            var behavior = UIKitBehavior()
            deviate(&behavior)
            return behavior
        }
        return [UIKitBehavior()] + alone + [together]
    }()
}

extension UIKitBehavior: CustomStringConvertible {
    /// The deviations from the plain behavior by their names, or `plain`.
    public var description: String {
        let named: [(String, Bool)] = [
            (layoutPass.rawValue, layoutPass != .atOnce), ("hasUnanimatedCoordinators", hasUnanimatedCoordinators),
            ("showsLate", showsLate), ("removesContainerViewLate", removesContainerViewLate), ("fadesTabs", fadesTabs),
            ("refusesEmptyAnimations", refusesEmptyAnimations), ("interruptsPushes", interruptsPushes),
            ("staysPresentedInDidDisappear", staysPresentedInDidDisappear), ("marksOnlyTopLayer", marksOnlyTopLayer),
            ("waitsForContent", waitsForContent), ("runsAlertHandlersFirst", runsAlertHandlersFirst),
        ]
        let deviations = named.filter(\.1).map(\.0)
        return deviations.isEmpty ? "plain" : deviations.joined(separator: ", ")
    }
}
