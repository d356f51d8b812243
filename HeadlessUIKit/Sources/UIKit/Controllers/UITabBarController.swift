/// A delegate that is notified when the user taps a tab. Selecting a tab in code doesn't notify it.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called when the user taps a tab, even the selected one. Return `false` to ignore the tap.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user taps a tab, even the selected one. The tab is already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Optional in UIKit. The default allows every tap.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Optional in UIKit. The default does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A container that shows one of several tabs. A tab's view is loaded when the tab is first shown.
///
/// All tabs are in the bar, in any number: there is no More tab.
@MainActor open class UITabBarController: UIViewController {
    private var tabs: [UIViewController]?
    private var selected: UIViewController?
    private let bar = UITabBar()
    /// The running transition between tabs.
    private weak var fade: Transition?

    /// Creates a tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.tabBarController = self
    }

    /// Creates the tab bar controller of a storyboard scene.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.tabBarController = self
    }

    /// The delegate, notified when the user taps a tab. It is weak.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar at the bottom.
    open var tabBar: UITabBar { bar }

    /// True if the tab bar is hidden, at any position (iOS 18).
    open var isTabBarHidden = false

    /// The forms of the tabs on iPad (iOS 18).
    public enum Mode: Int, Sendable {
        /// A sidebar too if tabs are in groups.
        case automatic
        /// A bar.
        case tabBar
        /// A bar or a sidebar, as the user likes.
        case tabSidebar
    }

    /// The form of the tabs on iPad (iOS 18). It has no effect: a tap works alike in both.
    open var mode: Mode = .automatic

    /// The tabs. Replacing them keeps the selected controller if it is still a tab. If not, the tab
    /// at its index is selected, or else the first.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs immediately. On a device, only the bar is animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = tabs ?? []
        let new = viewControllers ?? []
        let oldIndex = old.firstIndex { $0 === selected }
        let removed = old.filter { tab in !new.contains { $0 === tab } }
        let added = new.filter { tab in !old.contains { $0 === tab } }
        for tab in removed { tab.willMove(toParent: nil) }
        for tab in added { addChild(tab) }
        tabs = viewControllers
        if !new.contains(where: { $0 === selected }) {
            show(oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first)
        }
        for tab in removed where tab.parent === self { tab.removeFromParent() }
        for tab in added { tab.didMove(toParent: self) }
    }

    /// The index of the selected tab, or `NSNotFound` without tabs. Setting an invalid index does
    /// nothing.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else { return }
            show(tabs[newValue])
        }
    }

    /// The controller of the selected tab. Throws an exception if the new value isn't a tab.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, tabs?.contains(where: { $0 === newValue }) == true else {
                HeadlessUIKit.raise(
                    .invalidArgument(
                        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                            + "view controllers can be selected."
                    )
                )
                return
            }
            show(newValue)
        }
    }

    private func show(_ tab: UIViewController?) {
        let old = selected
        guard tab !== old else { return }
        if let fade { fade.interrupt {} }
        selected = tab
        let isSeen = isOnScreen
        let isAnimated = isSeen && old != nil && HeadlessUIKit.behavior.fadesTabs
        let transition = Transition(
            isAnimated: isAnimated, from: old, to: tab, participants: isSeen ? [self] : [], window: viewIfLoaded?.window,
            finish: { [self] _ in
                if old !== selected { old?.viewIfLoaded?.uninstall() }
                old?.endAppearanceTransition()
                if appearance == .appeared { tab?.endAppearanceTransition() }
            })
        fade = isAnimated ? transition : nil
        old?.beginAppearanceTransition(false, animated: isAnimated)
        if isSeen, let tab {
            viewForInstalling.install(tab.viewForInstalling, at: 0)
            tab.beginAppearanceTransition(true, animated: isAnimated)
        }
        transition.begin()
    }

    override var visibleChildren: [UIViewController] {
        selected.map { [$0] } ?? []
    }

    override func endsAppearing(of child: UIViewController) -> Bool { fade == nil }

    override func containerWillAppear(animated: Bool) {
        guard let selected, selected.viewIfLoaded?.superview == nil else { return }
        viewForInstalling.install(selected.viewForInstalling, at: 0)
    }

    override func childWillBeTaken(_ child: UIViewController) {
        setViewControllers(tabs?.filter { $0 !== child }, animated: false)
    }
}

extension UITabBarController {
    /// True if the user sees the bar. It depends on the topmost screen of the selected tab's stack.
    var showsTabBar: Bool {
        guard !tabBar.isHidden, !isTabBarHidden else { return false }
        guard let tab = selectedViewController else { return true }
        let topmost = (tab as? UINavigationController)?.topViewController ?? tab
        return !topmost.hidesBottomBarWhenPushed
    }

    /// Performs a tap. Tapping the selected tab pops its stack to the root before `didSelect`.
    /// Tapping another tab doesn't change stacks.
    func userTaps(_ tab: UIViewController) -> Bool {
        guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return false }
        if tab !== selectedViewController {
            selectedViewController = tab
        } else if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
            stack.popToRootViewController(animated: true)
        }
        delegate?.tabBarController(self, didSelect: tab)
        return true
    }
}
