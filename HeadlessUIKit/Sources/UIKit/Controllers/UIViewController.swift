/// A screen, or a container of screens.
///
/// This file declares all overridable members. The extensions next to it implement their
/// interaction.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: Internal state

    private var loadedView: UIView?
    private var storedNavigationItem: UINavigationItem?
    private(set) var storedTabBarItem: UITabBarItem?
    var appearance = Appearance.disappeared
    weak var ownParent: UIViewController?
    var ownChildren: [UIViewController] = []
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    weak var presentationWindow: UIWindow?
    /// The superview of the view before a presentation covered it.
    weak var coveredPlace: UIView?
    var ownPresentationController: UIPresentationController?
    /// The transitions in flight in which this controller participates, oldest first.
    var ownTransitions: [WeakTransition] = []
    /// The transition that dismisses this presented controller.
    weak var dismissal: Transition?
    /// The container view of the presentation that has ended, until it is removed from the window.
    var placeToLeave: UIView?
    var movement = Movement()
    /// Objects that live as long as the controller.
    var kept: [AnyObject] = []

    // MARK: Initialization

    /// The name of the nib file of the view, if it has one.
    open private(set) var nibName: String?
    /// The bundle with the nib file. `nil` means the main bundle.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller was created from, if any.
    open private(set) var storyboard: UIStoryboard?

    /// Creates a controller. The nib file is looked up when the view is loaded.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        storyboard = nil
        super.init()
    }

    /// Creates the controller of a storyboard scene. Returns `nil` for other archives.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? StoryboardCoder else { return nil }
        nibName = nil
        nibBundle = nil
        storyboard = coder.storyboard
        super.init()
        coder.decode(into: self)
    }

    /// Creates a controller without a nib file.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    // Declared as in UIKit. A plain `UIView` would break overrides.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, loaded on first access.
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

    /// The view, or `nil` if it isn't loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// True if the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. A subclass that sets `view` itself doesn't call super.
    ///
    /// The nib file must exist, but its contents aren't loaded: the view is empty.
    open func loadView() {
        if let nibName, resource(named: nibName, extensions: ["xib", "nib"], in: nibBundle) == nil {
            let bundle = (nibBundle ?? .main).bundleURL.lastPathComponent
            HeadlessUIKit.raise(.inconsistency("Could not load NIB in bundle: '\(bundle)' with name '\(nibName)'"))
        }
        view = UIView()
    }

    /// Loads the view if it isn't loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Called after the view is loaded.
    open func viewDidLoad() {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The insets that this controller adds to the safe area of its screens.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    // MARK: Appearing

    /// Called before the view appears. A canceled swipe back also calls this on the screen below.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy, before it is visible.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is on screen and its transition is over.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears. The user can still cancel the transition.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view is off screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// True if a container forwards appearance callbacks to its children. If false, the container
    /// must forward them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins appearing or disappearing. Containers that forward callbacks themselves call this.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }

    /// Ends the transition that `beginAppearanceTransition` began.
    open func endAppearanceTransition() {
        endAppearance()
    }

    // MARK: Bar content

    /// The screen's title. Setting it also sets the titles of the navigation item and tab bar item.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    /// The screen's content in a navigation bar.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem()
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// The screen's buttons in its navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]?

    // Declared as in UIKit. Setting `nil` restores an item with the controller's title.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The screen's item in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// True if the tab bar is hidden while this screen is on top of its stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Containers

    /// The container of this controller.
    open var parent: UIViewController? { ownParent }

    /// The controllers in this container. A navigation controller's removed screens are included
    /// until their transition ends.
    open var children: [UIViewController] { ownChildren }

    /// Adds a controller and removes it from its old container, if any. Calls
    /// `willMove(toParent:)`, but not `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its container. Calls only `didMove(toParent:)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller is added to a container or removed from it. A canceled swipe
    /// back calls this too.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller is added to a container or removed from it.
    open func didMove(toParent parent: UIViewController?) {}

    /// True if the controller is appearing because it was added to a container.
    open var isMovingToParent: Bool { movement.isMovingToParent }

    /// True if the controller is disappearing because it was removed from its container.
    open var isMovingFromParent: Bool { movement.isMovingFromParent }

    /// The nearest navigation controller that contains this controller.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that contains this controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The traits of the window. The content of a form sheet or a popover always has compact width.
    open var traitCollection: UITraitCollection {
        var modal = self
        while modal.ownPresenting == nil, let parent = modal.parent { modal = parent }
        let isInset = modal.ownPresenting != nil && [.formSheet, .popover].contains(modal.ownPresentationController?.shownStyle)
        return UITraitCollection(isNarrow: isInset || HeadlessUIKit.isNarrow)
    }

    // MARK: The status bar and the orientation

    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that determines whether the home indicator hides.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The child that determines the edges of deferred system gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller is first presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Requests an update of the status bar. Does nothing: there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Presenting

    /// The controller that this controller, or one of its containers, presents. It stays set until
    /// the dismissal ends.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }

    /// The controller that presents this controller or one of its containers.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// True if the controller is appearing because it is presented.
    open var isBeingPresented: Bool { movement.isBeingPresented }

    /// True if the controller is disappearing because it is dismissed. Only true for the presented
    /// controller, not for its children.
    open var isBeingDismissed: Bool { movement.isBeingDismissed }

    /// The preferred size in a container or a presentation. It has no effect: nothing is laid out.
    open var preferredContentSize = CGSize.zero

    /// The presentation style. Setting it creates a new presentation controller without the old
    /// one's delegate.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            guard modalPresentationStyle != oldValue, ownPresenting == nil else { return }
            ownPresentationController = nil
        }
    }

    /// The animation of the presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// True if the user can't dismiss the presentation. It is also checked on the visible screens
    /// of a presented container.
    open var isModalInPresentation = false

    /// True if this controller presents `.currentContext` and `.overCurrentContext` presentations
    /// of its descendants.
    open var definesPresentationContext = false

    /// The presentation controller of this controller, or of the nearest presented container around
    /// it.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The presentation controller, if it manages a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The presentation controller, if it manages a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    /// Presents a controller from the outermost container. The completion runs after
    /// `viewDidAppear` of the presented controller.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        carryOutPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses everything that this controller presents. If it presents nothing, dismisses its
    /// own layer.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        carryOutDismissal(animated: flag, completion: completion)
    }

    /// The transition in flight of this controller or of a container around it.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransitions.lazy.reversed().compactMap(\.transition).first ?? parent?.transitionCoordinator
    }

    // MARK: Overridden by containers

    /// The children that are visible if this controller is visible.
    var visibleChildren: [UIViewController] {
        ownChildren.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    /// True if `child` can finish appearing together with this container.
    func endsAppearing(of child: UIViewController) -> Bool { true }

    /// Called after `viewWillAppear`, before the children's. Can replace the visible child.
    func containerWillAppear(animated: Bool) {}

    /// Called after the children's `viewDidAppear`.
    func containerDidAppear(animated: Bool) {}

    /// Called when another container adds this container's child.
    func childWillBeTaken(_ child: UIViewController) {
        child.removeFromParent()
    }
}
