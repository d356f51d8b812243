/// What a person in front of a window can do, and what they see.
///
/// Each action says whether it did what the person meant: a back button that isn't there can't be
/// tapped, and a sheet that may not be dismissed stays. While a transition is in flight in the
/// window nothing reacts, apart from the finger that holds it.
@MainActor public final class HeadlessUser {
    /// The window that the person looks at.
    public let window: UIWindow

    /// Whether an action lets its animation end before it returns. If not, that is left to
    /// `finishTransitions()`.
    public var finishesTransitions = true

    /// A person in front of that window.
    ///
    /// - Parameter window: the window.
    public init(window: UIWindow) {
        self.window = window
    }

    /// Lets everything in flight end, as `HeadlessUIKit.finishTransitions()` does.
    public func finishTransitions() {
        HeadlessUIKit.finishTransitions()
    }

    // MARK: What the person sees

    /// The presented layers, from the back to the front.
    public var presentedLayers: [UIViewController] {
        window.layers.map(\.presented)
    }

    /// The screen in front: the top of the top layer, inside all containers.
    public var visibleViewController: UIViewController? {
        visiblePath.last
    }

    /// The stack that the screen in front is in, from its root; the screen alone if it is in no
    /// stack.
    public var visibleStack: [UIViewController] {
        visibleNavigationControllers.first?.viewControllers ?? visibleViewController.map { [$0] } ?? []
    }

    /// Whether the person sees a back button.
    public var seesBackButton: Bool {
        visibleNavigationControllers.contains(where: \.showsBackButton)
    }

    /// Whether the person sees a tab bar.
    public var seesTabBar: Bool {
        visibleTabBarController()?.showsTabBar ?? false
    }

    /// The alert in front, if there is one.
    public var alert: UIAlertController? {
        window.layers.last?.presented as? UIAlertController
    }

    /// The containers from the top layer's outermost to the screen in front.
    var visiblePath: [UIViewController] {
        guard let base = window.layers.last?.presented ?? window.rootViewController else { return [] }
        var path = [base]
        while let next = path.last?.visibleChildren.last(where: { $0.viewIfLoaded?.isHidden != true }) { path.append(next) }
        return path
    }

    /// The innermost first: it is the one that a person means.
    var visibleNavigationControllers: [UINavigationController] {
        visiblePath.reversed().compactMap { $0 as? UINavigationController }
    }

    /// The bar, if it is in front; the innermost one where none is given.
    func visibleTabBarController(_ bar: UITabBarController? = nil) -> UITabBarController? {
        visiblePath.reversed().lazy.compactMap { $0 as? UITabBarController }.first { bar == nil || $0 === bar }
    }

    // MARK: Rules for all actions

    /// Does something in a turn of its own unless the window is busy, and lets it end if that is
    /// wanted. What a finger holds stays held.
    func act(interrupting transition: Transition? = nil, _ action: () -> Bool) -> Bool {
        HeadlessUIKit.turnRunLoop()
        guard !HeadlessUIKit.isBusy(window, apartFrom: transition) else { return false }
        let done = action()
        if finishesTransitions { finishTransitions() }
        return done
    }

    func letGo(of gesture: Gesture, cancelled: Bool) -> Bool {
        guard let transition = HeadlessUIKit.transition(heldBy: gesture, in: window) else { return false }
        transition.letGo(cancelled: cancelled)
        if finishesTransitions { finishTransitions() }
        return true
    }
}
