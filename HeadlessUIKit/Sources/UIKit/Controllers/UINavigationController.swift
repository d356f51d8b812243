/// A container that shows the topmost screen of a stack.
///
/// A change calls `willShow`, the will-callbacks of both screens, later the did-callbacks,
/// `didMove(toParent:)`, `didShow`, then the coordinator's completions. A navigation controller
/// that appears calls `willShow` and `didShow` for its top. A change that doesn't change the top
/// calls neither.
///
/// A change during another change, animated or not, waits until that ends. It records a warning and
/// returns `nil`. ``UIKitBehavior`` lists variants: changes that the next layout pass shows, a late
/// `didShow`, a swipe that interrupts a push.
@MainActor open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// The running change, until its did-callbacks begin.
    var running: StackChange?
    weak var runningTransition: Transition?
    /// The change that the next layout pass will show.
    var unseen: StackChange?
    /// The changes that wait for the running transition to end.
    var deferred: [() -> Void] = []
    /// True for a column of a split view, which can be on the stack of another column.
    var isColumn = false
    /// True while a change doesn't wait for the layout pass.
    var skipsLayoutPass = false
    /// True while the swipe calls `popViewController`, which makes the change interactive.
    var isSwiping = false

    private let bar = UINavigationBar()
    private let edgeSwipe = UIScreenEdgePanGestureRecognizer()
    private let contentSwipe = UIPanGestureRecognizer()
    let swipeDelegate = DefaultSwipeDelegate()

    /// Creates a navigation controller with an empty stack, which is valid.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
        swipeDelegate.navigation = self
    }

    /// Creates the navigation controller of a storyboard scene.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
        swipeDelegate.navigation = self
    }

    /// Creates a navigation controller with one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        edgeSwipe.delegate = swipeDelegate
        contentSwipe.delegate = swipeDelegate
        swipeDelegate.navigation = self
        pushViewController(rootViewController, animated: false)
    }

    /// The delegate, notified of each shown screen. It is weak.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, from the root to the top. It changes when a change begins, and changes back if a
    /// swipe back is canceled.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller presented over the stack, or else the top of the stack.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The stack's item in a tab bar: the root's item, unless another item was set.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }

    /// True if the bar is hidden. A hidden bar disables the back button and the edge swipe.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. The change isn't animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bar.isHidden = hidden
    }

    /// The edge swipe that pops a screen.
    ///
    /// Its default delegate disables it at the root and if the back button is hidden or replaced. A
    /// custom delegate decides itself.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

    /// The content swipe that pops a screen (iOS 26). It is independent of the edge swipe. To
    /// disable swiping back, disable both.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

    /// Replaces the stack in one change, shown as a push or a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        perform(animated: animated) { _ in viewControllers }
    }

    /// Pushes a screen.
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

    /// Pops the top screen and returns it. At the root, does nothing.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return perform(animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }?.last
    }

    /// Removes all screens above a screen in the stack, and returns them.
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

    /// Removes all screens above the root, and returns them.
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
