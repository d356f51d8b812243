/// A container that shows the topmost of a stack of screens.
///
/// Order of one change: `willShow`, the will-callbacks of both screens, later the did-callbacks,
/// `didMove(toParent:)`, `didShow`, then the coordinator's completions. A navigation controller
/// that comes on screen itself calls `willShow` and `didShow` for its top. A change that leaves the
/// top as it is calls neither.
///
/// A change while another is being shown, animated or not, is put off until that is over, and
/// recorded as a warning; it returns nil. ``UIKitBehavior`` says what else may be: changes that are
/// shown in the next layout pass, a late `didShow`, a swipe that interrupts a push.
@MainActor open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// The change that is being shown, until its did-callbacks begin.
    var running: StackChange?
    weak var runningTransition: Transition?
    /// The change that the next layout pass is going to show.
    var unseen: StackChange?
    /// Changes asked for while another was being shown.
    var deferred: [() -> Void] = []
    /// Whether it is a column of a split view, which may stand on the stack of another.
    var isColumn = false
    /// Set while a change is shown in no layout pass of its own.
    var skipsLayoutPass = false
    /// Set while the swipe calls `popViewController`, so that the change begins under the finger.
    var isSwiping = false

    private let bar = UINavigationBar()
    private let edgeSwipe = UIScreenEdgePanGestureRecognizer()
    private let contentSwipe = UIPanGestureRecognizer()
    let swipeDelegate = DefaultSwipeDelegate()

    /// Makes a navigation controller with an empty stack, which is legal.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
    }

    /// Makes the navigation controller of a storyboard's scene.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
    }

    /// Makes a navigation controller with one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
        pushViewController(rootViewController, animated: false)
    }

    /// The object that hears what is shown. It isn't kept.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, from the root to the top. It is the new one as soon as a change begins, and the
    /// old one again if a swipe back is cancelled.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented over the stack, else its top.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the stack shows in a tab bar: its root's item, unless it was given one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden, and with it the back button and the swipe from the edge.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bar.isHidden = hidden
    }

    /// The swipe from the edge that pops.
    ///
    /// Its own delegate turns it off at the root and where the back button is hidden or replaced;
    /// another delegate decides by itself.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

    /// The swipe in the content that pops (iOS 26). It is apart from the one at the edge: turning
    /// the swipe off takes both.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

    /// Replaces the stack in one change, shown as a push or a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        perform(animated: animated) { _ in viewControllers }
    }

    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        perform(animated: animated) { stack in
            if stack.contains(where: { $0 === viewController }) {
                HeadlessUIKit.raise(
                    .invalidArgument(
                        "Pushing the same view controller instance more than once is not supported (\(viewController.nameInMessages))"
                    )
                )
                return nil
            }
            return stack + [viewController]
        }
    }

    /// Removes the top and returns it. At the root this does nothing.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return perform(animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }?.last
    }

    /// Removes all above a screen that is in the stack, and returns them.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        perform(animated: animated) { stack in
            guard let index = stack.firstIndex(where: { $0 === viewController }) else {
                HeadlessUIKit.raise(.inconsistency("Tried to pop to a view controller that doesn't exist."))
                return nil
            }
            return Array(stack.prefix(through: index))
        }
    }

    /// Removes all above the root, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        perform(animated: animated) { Array($0.prefix(1)) }
    }

    override var visibleChildren: [UIViewController] { stack.suffix(1) }

    override func endsAppearing(of child: UIViewController) -> Bool { running == nil }

    override func containerWillAppear(animated: Bool) {
        guard let top = stack.last else { return }
        if running == nil { delegate?.navigationController(self, willShow: top, animated: animated) }
        for other in ownChildren where other !== top && running == nil {
            other.viewIfLoaded?.uninstall()
        }
        if top.viewIfLoaded?.superview == nil { viewForInstalling.install(top.viewForInstalling) }
    }

    override func containerDidAppear(animated: Bool) {
        guard running == nil, let top = stack.last else { return }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    override func childWillBeTaken(_ child: UIViewController) {
        stack.removeAll { $0 === child }
        super.childWillBeTaken(child)
    }
}
