/// The behavior that Apple's documentation doesn't specify: orders of events that are undocumented
/// or differ between versions of UIKit.
///
/// Code that works with every variant doesn't depend on any. Set ``HeadlessUIKit/behavior`` before
/// you show a window.
public struct UIKitBehavior: Hashable, Sendable {
    /// The time at which a navigation controller on screen begins to show a change of its stack.
    public enum LayoutPass: String, Hashable, Sendable, CaseIterable {
        /// During the call that changes the stack.
        case atOnce
        /// In the layout pass at the end of the current turn of the run loop. All changes until
        /// then are shown as one.
        case beforeNextTurn
        /// In a layout pass after the work scheduled for the next turn.
        case afterNextTurn
    }

    /// The time at which a navigation controller begins to show a change of its stack.
    public var layoutPass = LayoutPass.atOnce
    /// True if a transition without animation also has a coordinator, until the call returns.
    public var hasUnanimatedCoordinators = false
    /// True if `didShow` follows the coordinator's completions instead of preceding them.
    public var showsLate = false
    /// True if a presentation's container view is removed from the window after the dismissal's
    /// completion instead of before it.
    public var removesContainerViewLate = false
    /// True if tabs cross-fade with a coordinator, as from iOS 18.
    public var fadesTabs = false
    /// True if `animate(alongsideTransition:completion:)` without an animation returns false,
    /// although the completion runs.
    public var refusesEmptyAnimations = false
    /// True if the user can begin a swipe back during a push, as in iOS 18 zooms and always on iOS
    /// 26.
    public var interruptsPushes = false
    /// True if a controller still counts as presented in its own `viewDidDisappear`.
    public var staysPresentedInDidDisappear = false
    /// True if `isBeingDismissed` is only true for the topmost of several layers that are dismissed
    /// together.
    public var marksOnlyTopLayer = false
    /// True if a presentation also waits for a transition inside its presenter, such as a push in a
    /// tab.
    public var waitsForContent = false
    /// True if an alert action's handler runs before the alert is dismissed instead of after.
    public var runsAlertHandlersFirst = false
    /// True if resizing the window cancels gestures and ends transitions in flight. If false,
    /// containers and modals adapt to the new width after them.
    public var resizesAtOnce = false

    /// Creates the documented behavior, with the simplest order if nothing is documented.
    public init() {}

    /// The plain behavior, each deviation alone, and all deviations together.
    public static let all: [UIKitBehavior] = {
        let deviations: [(inout UIKitBehavior) -> Void] = [
            { $0.layoutPass = .beforeNextTurn }, { $0.layoutPass = .afterNextTurn }, { $0.hasUnanimatedCoordinators = true },
            { $0.showsLate = true }, { $0.removesContainerViewLate = true }, { $0.fadesTabs = true },
            { $0.refusesEmptyAnimations = true }, { $0.interruptsPushes = true }, { $0.staysPresentedInDidDisappear = true },
            { $0.marksOnlyTopLayer = true }, { $0.waitsForContent = true }, { $0.runsAlertHandlersFirst = true },
            { $0.resizesAtOnce = true },
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
    /// The names of the deviations from the plain behavior, or `plain`.
    public var description: String {
        let named: [(String, Bool)] = [
            (layoutPass.rawValue, layoutPass != .atOnce), ("hasUnanimatedCoordinators", hasUnanimatedCoordinators),
            ("showsLate", showsLate), ("removesContainerViewLate", removesContainerViewLate), ("fadesTabs", fadesTabs),
            ("refusesEmptyAnimations", refusesEmptyAnimations), ("interruptsPushes", interruptsPushes),
            ("staysPresentedInDidDisappear", staysPresentedInDidDisappear), ("marksOnlyTopLayer", marksOnlyTopLayer),
            ("waitsForContent", waitsForContent), ("runsAlertHandlersFirst", runsAlertHandlersFirst),
            ("resizesAtOnce", resizesAtOnce),
        ]
        let deviations = named.filter(\.1).map(\.0)
        return deviations.isEmpty ? "plain" : deviations.joined(separator: ", ")
    }
}
