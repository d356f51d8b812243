/// A screen, or a container of screens.
///
/// The overridable members are all here; how they work together is in the extensions beside this
/// file.
@MainActor open class UIViewController: UIResponder {
    // MARK: State that only this module sees

    private var loadedView: UIView?
    private var storedNavigationItem: UINavigationItem?
    private(set) var storedTabBarItem: UITabBarItem?
    var appearance = Appearance.disappeared
    weak var ownParent: UIViewController?
    var ownChildren: [UIViewController] = []
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    weak var presentationWindow: UIWindow?
    /// Where the view was before a presentation covered it.
    weak var coveredPlace: UIView?
    var ownPresentationController: UIPresentationController?
    /// The transitions in flight that the controller itself takes part in, oldest first.
    var ownTransitions: [WeakTransition] = []
    /// The transition that takes this presented controller away.
    weak var dismissal: Transition?
    /// The container view of the presentation that has ended, until it leaves the window.
    var placeToLeave: UIView?
    var movement = Movement()
    /// What others keep with the controller.
    var kept: [AnyObject] = []

    // MARK: Making one

    /// The name of the nib file that the view comes from, if it comes from one.
    open private(set) var nibName: String?
    /// The bundle with the nib file; nil means the main bundle.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller comes from, if it comes from one.
    open private(set) var storyboard: UIStoryboard?

    /// Makes a controller. A nib file is looked for when the view is loaded.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        storyboard = nil
        super.init()
    }

    /// Makes the controller of a storyboard's scene. Other archives aren't supported: nil.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? StoryboardCoder else { return nil }
        nibName = nil
        nibBundle = nil
        storyboard = coder.storyboard
        super.init()
        coder.decode(into: self)
    }

    /// Makes a controller without a nib file.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    // UIKit declares it so; a plain `UIView` would break overriding.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view if it is loaded already.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. A subclass that makes its own sets `view` and doesn't call super.
    ///
    /// The nib file has to be there, but what is in it isn't made: the view is empty.
    open func loadView() {
        if let nibName, resource(named: nibName, extensions: ["xib", "nib"], in: nibBundle) == nil {
            let bundle = (nibBundle ?? .main).bundleURL.lastPathComponent
            HeadlessUIKit.raise(.inconsistency("Could not load NIB in bundle: '\(bundle)' with name '\(nibName)'"))
        }
        view = UIView()
    }

    /// Loads the view unless it is loaded already.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// The view has been loaded.
    open func viewDidLoad() {}

    /// The view's subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}

    /// The view's subviews have been laid out.
    open func viewDidLayoutSubviews() {}

    /// What this controller takes from the sides of its screens, beside the system's bars.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    // MARK: Appearing

    /// The view is about to come on screen. A swipe back that is cancelled calls this too, on the
    /// screen below.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the hierarchy and about to be seen.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on screen and its transition is over.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the screen, unless the user thinks better of it.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether a container passes its own appearing on to its children. A container that says no
    /// does it by hand.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins appearing or disappearing. A container that forwards by hand calls this for a child.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }

    /// Ends what `beginAppearanceTransition` began.
    open func endAppearanceTransition() {
        endAppearance()
    }

    // MARK: What bars show

    /// The screen's title, which is also given to the navigation item and the tab bar item.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    /// What the screen shows in a navigation bar.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem()
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// What the screen shows in its navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]?

    // UIKit declares it so: setting nil brings back an item made from the title.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the screen shows in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// Whether the tab bar is hidden while this screen is the topmost of its stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Containers

    /// The container that this controller is in.
    open var parent: UIViewController? { ownParent }

    /// The controllers in this container. A navigation controller's leaving screens stay until
    /// their transition ends.
    open var children: [UIViewController] { ownChildren }

    /// Takes a controller in, out of its old container if there is one. Calls
    /// `willMove(toParent:)`, but not `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container. Calls `didMove(toParent:)`, but not `willMove(toParent:)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// The controller is about to enter a container, or to leave it. A swipe back that is cancelled
    /// calls this too.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller has entered a container, or left it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the controller is entering a container, while it appears.
    open var isMovingToParent: Bool { movement.isMovingToParent }

    /// Whether the controller is leaving its container, while it disappears.
    open var isMovingFromParent: Bool { movement.isMovingFromParent }

    /// The nearest navigation controller that this one is in.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that this one is in.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that this one is in.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    // MARK: The status bar and the orientation

    /// The child that decides the status bar's style.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that decides whether the home indicator hides.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The child that decides at which edges the system's gestures wait.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The orientations in which the controller can be shown.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller is first presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Says that the status bar should be asked for again. There is none here.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Presenting

    /// What this controller, or a container that it is in, presents. It stays set until a dismissal
    /// has ended.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or a container that it is in.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// Whether the controller is being presented, while it appears.
    open var isBeingPresented: Bool { movement.isBeingPresented }

    /// Whether the controller is being dismissed, while it disappears. Only the presented one says
    /// so, not those in it.
    open var isBeingDismissed: Bool { movement.isBeingDismissed }

    /// The size that a container or a presentation should give the view. Nothing is laid out here.
    open var preferredContentSize = CGSize.zero

    /// How the controller is presented. Setting it makes a new presentation controller, without the
    /// old one's delegate.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            guard modalPresentationStyle != oldValue, ownPresenting == nil else { return }
            ownPresentationController = nil
        }
    }

    /// How the presentation moves.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether the user is kept from ending the presentation. A presented container asks the
    /// screens that are visible in it too.
    open var isModalInPresentation = false

    /// Whether `.currentContext` and `.overCurrentContext` presentations from inside are carried
    /// out by this controller.
    open var definesPresentationContext = false

    /// What manages this controller's presentation, or that of the nearest presented container
    /// around it.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The presentation controller if it manages a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The presentation controller if it manages a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    /// Presents a controller. The outermost container carries it out. The completion runs after the
    /// presented `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        carryOutPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with all above it; if it presents nothing, the
    /// layer that it is in.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        carryOutDismissal(animated: flag, completion: completion)
    }

    /// The transition in flight that this controller, or a container around it, takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransitions.lazy.reversed().compactMap(\.transition).first ?? parent?.transitionCoordinator
    }

    // MARK: What containers in this module override

    /// The children that are seen when this controller is.
    var visibleChildren: [UIViewController] {
        ownChildren.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    /// Whether `child` may end its appearing together with this container.
    func endsAppearing(of child: UIViewController) -> Bool { true }

    /// After `viewWillAppear`, before the children's: time to put the right child in.
    func containerWillAppear(animated: Bool) {}

    /// After the children's `viewDidAppear`.
    func containerDidAppear(animated: Bool) {}

    /// A child goes to another container without being asked of this one.
    func childWillBeTaken(_ child: UIViewController) {
        child.removeFromParent()
    }
}
