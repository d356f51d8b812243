/// A key for a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is on screen when the transition begins.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is on screen when the transition ends, unless it is canceled.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The properties of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// True if the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style. `.none` for a change in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// True if a finger began the transition.
    var initiallyInteractive: Bool { get }
    /// True if a finger currently controls the transition.
    var isInteractive: Bool { get }
    /// True if the user canceled the transition.
    var isCancelled: Bool { get }
    /// The controller that appears or disappears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition in flight, for attaching work.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation during the transition, and a completion at its end, even if it is
    /// canceled.
    ///
    /// Returns true if the animation was queued. The completion can run even if it wasn't, but not
    /// after the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls the handler when the finger is released. `isCancelled` then has its final value.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation during the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
