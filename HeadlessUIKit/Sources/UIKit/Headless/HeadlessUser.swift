/// A simulated user of a window: the user's actions, and the content that the user sees.
///
/// Each action returns whether it had the intended effect. For example, a missing back button can't
/// be tapped, and a modal sheet can't be swiped down. While a transition is in flight in the
/// window, only the finger that controls it has an effect.
@MainActor public final class HeadlessUser {
    /// The user's window.
    public let window: UIWindow

    /// True if each action finishes its transitions before it returns. If false, call
    /// `finishTransitions()`.
    public var finishesTransitions = true

    /// Creates a user of a window.
    ///
    /// - Parameter window: The window.
    public init(window: UIWindow) {
        self.window = window
    }

    /// Finishes all transitions in flight, as `HeadlessUIKit.finishTransitions()` does.
    public func finishTransitions() {
        HeadlessUIKit.finishTransitions()
    }

    // MARK: Visible content

    /// The presented layers, from back to front.
    public var presentedLayers: [UIViewController] {
        window.layers.map(\.presented)
    }

    /// The visible screen: the innermost controller of the top layer.
    public var visibleViewController: UIViewController? {
        visiblePath.last
    }

    /// The stack of the visible screen, from its root. If there is no stack, only the screen.
    public var visibleStack: [UIViewController] {
        visibleNavigationControllers.first?.viewControllers ?? visibleViewController.map { [$0] } ?? []
    }

    /// True if the user sees a back button.
    public var seesBackButton: Bool {
        visibleNavigationControllers.contains(where: \.showsBackButton)
    }

    /// True if the user sees a tab bar.
    public var seesTabBar: Bool {
        visibleTabBarController()?.showsTabBar ?? false
    }

    /// The alert in front, if there is one.
    public var alert: UIAlertController? {
        window.layers.last?.presented as? UIAlertController
    }

    /// The containers from the outermost of the top layer to the visible screen.
    package var visiblePath: [UIViewController] {
        guard let base = window.layers.last?.presented ?? window.rootViewController else { return [] }
        var path = [base]
        while let next = path.last?.visibleChildren.last(where: { $0.viewIfLoaded?.isHidden != true }) { path.append(next) }
        return path
    }

    /// The visible navigation controllers, innermost first.
    var visibleNavigationControllers: [UINavigationController] {
        visiblePath.reversed().compactMap { $0 as? UINavigationController }
    }

    /// The given bar if it is visible. Without an argument, the innermost visible bar.
    func visibleTabBarController(_ bar: UITabBarController? = nil) -> UITabBarController? {
        visiblePath.reversed().lazy.compactMap { $0 as? UITabBarController }.first { bar == nil || $0 === bar }
    }

    // MARK: Rules for all actions

    /// Runs an action in a new turn unless the window is busy, then finishes transitions if
    /// required. Interactive transitions stay in flight.
    func act(interrupting transition: Transition?, _ action: () -> Bool) -> Bool {
        HeadlessUIKit.turnRunLoop()
        guard !HeadlessUIKit.isBusy(window, apartFrom: transition) else { return false }
        let done = action()
        if finishesTransitions { finishTransitions() }
        return done
    }

    package func act(_ action: () -> Bool) -> Bool { act(interrupting: nil, action) }

    func letGo(of gesture: Gesture, cancelled: Bool) -> Bool {
        guard let transition = HeadlessUIKit.transition(heldBy: gesture, in: window) else { return false }
        transition.letGo(cancelled: cancelled)
        if finishesTransitions { finishTransitions() }
        return true
    }
}
