/// Says which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key with that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is on screen when the transition begins.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is on screen when the transition ends, unless it is cancelled.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// What can be known of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` for a change in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was begun by a finger.
    var initiallyInteractive: Bool { get }
    /// Whether a finger holds the transition now.
    var isInteractive: Bool { get }
    /// Whether the user let go without going through with it.
    var isCancelled: Bool { get }
    /// The controller that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition in flight, to which an app may attach work.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation beside the transition and a completion at its end, also if it is
    /// cancelled.
    ///
    /// Returns whether the animation was queued. The completion may run even if it wasn't; after
    /// the transition it doesn't.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls the handler when the finger lets go. `isCancelled` then says which way it goes.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation beside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
