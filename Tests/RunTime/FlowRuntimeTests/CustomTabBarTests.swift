import FlowRuntime
import Testing
import UIKit

@MainActor @Suite struct CustomTabBarTests {
    @Test func `the app's items take the place of the system's bar`() {
        let bar = Bar("home", "orders")
        #expect(bar.container.tabBar.isHidden && !bar.user.seesTabBar)
        #expect(bar.items.allSatisfy { bar.user.sees($0) })
        #expect(bar.states == "[home] orders")
    }

    @Test func `a tap selects, and tells the runtime and the delegate`() {
        let bar = Bar("home", "orders")
        #expect(bar.tap(1))
        #expect(bar.container.selectedTabIndex == 1)
        #expect(bar.states == "home [orders]")
        #expect(bar.take() == ["may 1?", "did 1", "delegate 1"])
    }

    @Test func `a tap that is refused changes nothing`() {
        let bar = Bar("home", "scan")
        bar.refused = [1]
        #expect(bar.tap(1), "the tap is handled")
        #expect(bar.container.selectedTabIndex == 0)
        #expect(bar.states == "[home] scan")
        #expect(bar.take() == ["may 1?"])
    }

    @Test func `a tap on the selected tab asks, then pops to its root and tells`() {
        let bar = Bar("home", "orders")
        bar.stacks[0].pushViewController(UIViewController(), animated: false)
        bar.refused = [0]
        bar.tap(0)
        #expect(bar.stacks[0].viewControllers.count == 2)
        #expect(bar.take() == ["may 0?"])
        bar.refused = []
        bar.tap(0)
        #expect(bar.stacks[0].viewControllers.count == 1)
        #expect(bar.take() == ["may 0?", "did 0", "delegate 0"])
    }

    @Test func `a selection by code isn't asked for, and is told once`() {
        let bar = Bar("home", "orders", "profile")
        bar.container.selectedTabIndex = 1
        #expect(bar.take() == ["did 1", "delegate 1"])
        bar.container.selectedViewController = bar.stacks[2]
        #expect(bar.take() == ["did 2", "delegate 2"])
        bar.container.selectedIndex = 2
        bar.container.selectedTabIndex = 7
        #expect(bar.take() == [])
        #expect(bar.states == "home orders [profile]")
    }

    @Test func `the data source says which tab shows first, and that is no selection`() {
        let look = Look(initial: 1)
        let bar = Bar("home", "orders", dataSource: look)
        #expect(bar.container.selectedTabIndex == 1)
        #expect(bar.states == "home [orders]")
        #expect(bar.take() == [])
        #expect(bar.stacks.map(\.isViewLoaded) == [false, true], "the first tab isn't loaded meanwhile")
        look.initial = 0
        bar.window.rootViewController = UIViewController()
        bar.window.rootViewController = bar.container
        #expect(bar.container.selectedTabIndex == 1, "it is asked once")
    }

    @Test func `what UIKit selects when it takes the tabs is nobody's choice`() {
        let look = Look(initial: 1)
        let container = Eager(items: [Item("home"), Item("orders")])
        var told: [Int] = []
        container.dataSource = look
        container.didSelectTab = { told.append($0) }
        container.tabControllers = [UIViewController(), UIViewController()]
        #expect(container.selectedTabIndex == 0)
        let window = UIWindow(frame: .zero)
        window.rootViewController = container
        window.makeKeyAndVisible()
        #expect(container.selectedTabIndex == 1)
        #expect(told == [])
    }

    @Test func `an initial index without a tab leaves the first`() {
        let look = Look(initial: 5)
        #expect(Bar("home", "orders", dataSource: look).states == "[home] orders")
    }

    @Test(arguments: [0, 1])
    func `who selects a tab before the bar appears has the last word`(index: Int) {
        let look = Look(initial: 2)
        let bar = Bar("home", "orders", "profile", dataSource: look, selecting: index)
        #expect(bar.container.selectedTabIndex == index)
    }

    @Test func `a badge is the item's`() {
        let bar = Bar("home", "orders")
        bar.container.setBadge("3", ofTab: 1)
        bar.container.setBadge("4", ofTab: 2)
        #expect(bar.items.map(\.badge) == [nil, "3"])
        bar.container.setBadge(nil, ofTab: 1)
        #expect(bar.items.map(\.badge) == [nil, nil])
    }

    @Test func `a screen that hides the bottom bar hides this one while it is on top`() {
        let bar = Bar("home", "orders")
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        bar.stacks[0].pushViewController(hiding, animated: false)
        bar.container.updateBarVisibility(animated: false)
        #expect(!bar.user.sees(bar.items[0]) && !bar.tap(1))
        #expect(bar.stacks[0].additionalSafeAreaInsets.bottom == 0)
        bar.container.selectedTabIndex = 1
        #expect(bar.user.sees(bar.items[0]), "the other tab's top shows it")
        bar.container.selectedTabIndex = 0
        #expect(!bar.user.sees(bar.items[0]))
        bar.stacks[0].pushViewController(UIViewController(), animated: false)
        bar.container.updateBarVisibility(animated: false)
        #expect(bar.tap(1))
        #expect(bar.stacks[0].additionalSafeAreaInsets.bottom == 49)
    }

    @Test func `a swipe back that is cancelled leaves the bar hidden, one that is finished shows it`() {
        let bar = Bar("home", "orders")
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        bar.stacks[0].pushViewController(hiding, animated: false)
        bar.container.updateBarVisibility(animated: false)
        for (isFinished, isSeen) in [(false, false), (true, true)] {
            bar.user.beginSwipeBack()
            bar.container.updateBarVisibility(animated: true)
            if isFinished { bar.user.finishSwipeBack() } else { bar.user.cancelSwipeBack() }
            #expect(bar.user.sees(bar.items[0]) == isSeen)
        }
    }

    @Test func `the items share the width, above the safe area, in a bar as high and colored as wanted`() {
        let bar = Bar("home", "orders", "scan", "profile", dataSource: nil)
        #expect(bar.container.bar.frame == CGRect(x: 0, y: 480 - 49, width: 320, height: 49))
        #expect(bar.container.bar.backgroundColor == .systemBackground)
        #expect(bar.items.map { $0.superview?.frame.minX } == [0, 80, 160, 240])
        #expect(bar.items.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 80, height: 49) })
        let look = Look(height: 60, color: .orange)
        bar.container.dataSource = look
        bar.container.view.layoutIfNeeded()
        #expect(bar.container.bar.frame == CGRect(x: 0, y: 420, width: 320, height: 60))
        #expect(bar.container.bar.backgroundColor == .orange)
        #expect(bar.container.view.subviews.last === bar.container.bar)
    }

    @Test func `items go from right to left where text does`() {
        HeadlessUIKit.reset()
        let items = [Item("home"), Item("orders")]
        let container = RightToLeft(items: items)
        container.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        container.view.layoutIfNeeded()
        #expect(items.map { $0.superview?.frame.minX } == [160, 0])
    }

    @Test func `an animator is called around the new state of the two items concerned`() {
        let look = Look(animator: Recorder())
        let bar = Bar("home", "orders", "profile", dataSource: look)
        #expect(look.animator?.calls == [], "nothing moves at first")
        bar.tap(2)
        #expect(
            look.animator?.calls == [
                "prepare home selected", "perform home normal", "prepare profile normal", "perform profile selected",
            ]
        )
    }

    @Test func `assistive technology reads an item as a button that is selected or not`() {
        let bar = Bar("home", "orders")
        let places = bar.items.map(\.superview)
        #expect(places.map { $0?.accessibilityLabel } == ["home", "orders"])
        #expect(places.map { $0?.accessibilityTraits } == [[.button, .selected], [.button]])
        bar.tap(1)
        #expect(places.map { $0?.accessibilityTraits } == [[.button], [.button, .selected]])
    }

    @Test func `the bar stays over the tab that is selected, and the system's stays hidden`() {
        let bar = Bar("home", "orders")
        let view = UIView()
        bar.container.view.addSubview(view)
        bar.tap(1)
        #expect(bar.container.view.subviews.last === bar.container.bar)
        bar.container.tabBar.isHidden = false
        bar.container.view.setNeedsLayout()
        bar.container.view.layoutIfNeeded()
        #expect(bar.container.tabBar.isHidden)
    }

    @Test func `a screen in a tab bar in a tab hides the bar, at the end of its transition`() {
        let bar = Bar("home", "orders")
        let inner = UITabBarController()
        let stack = UINavigationController(rootViewController: UIViewController())
        inner.viewControllers = [stack]
        bar.container.tabControllers = [inner, UIViewController()]
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        stack.pushViewController(hiding, animated: true)
        bar.container.updateBarVisibility(animated: true)
        bar.container.view.setNeedsLayout()
        bar.container.view.layoutIfNeeded()
        #expect(!bar.container.bar.isHidden)
        bar.user.finishTransitions()
        #expect(bar.container.bar.isHidden)
    }

    @Test func `nothing keeps the bar, its data source or its delegate`() {
        weak var container: CustomTabBarController?
        weak var look: Look?
        do {
            let source = Look()
            let bar = Bar("home", "orders", dataSource: source)
            bar.tap(1)
            (container, look) = (bar.container, source)
        }
        #expect(container == nil && look == nil)
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }
}

/// A custom tab bar on screen, with a user.
@MainActor private final class Bar: CustomTabBarDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let user: HeadlessUser
    let items: [Item]
    let stacks: [UINavigationController]
    let container: CustomTabBarController
    var refused: Set<Int> = []
    private var calls: [String] = []

    init(_ names: String..., dataSource: Look? = nil, selecting index: Int? = nil) {
        HeadlessUIKit.reset()
        user = HeadlessUser(window: window)
        items = names.map(Item.init)
        stacks = names.map { _ in UINavigationController(rootViewController: UIViewController()) }
        container = CustomTabBarController(items: items)
        container.dataSource = dataSource
        container.tabControllers = stacks
        if let index { container.selectedTabIndex = index }
        container.barDelegate = self
        container.shouldSelectTab = { [weak self] index in
            self?.calls.append("may \(index)?")
            return self?.refused.contains(index) == false
        }
        container.didSelectTab = { [weak self] in self?.calls.append("did \($0)") }
        window.rootViewController = container
        window.makeKeyAndVisible()
        container.view.layoutIfNeeded()
    }

    func tabBar(_ bar: CustomTabBarController, didSelect index: Int) {
        calls.append("delegate \(index)")
    }

    @discardableResult
    func tap(_ index: Int) -> Bool {
        user.tap(items[index])
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// The names of the items. Selected items are in brackets.
    var states: String {
        items.map { $0.state == .selected ? "[\($0.name)]" : $0.name }.joined(separator: " ")
    }
}

/// A tab bar in a right-to-left layout.
private final class RightToLeft: CustomTabBarController {
    private final class Mirrored: UIView {
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }

    override func loadView() {
        view = Mirrored()
    }
}

/// A tab bar that selects its first tab with `selectedIndex` as soon as it has tabs.
private final class Eager: CustomTabBarController {
    override var viewControllers: [UIViewController]? {
        didSet { selectedIndex = 0 }
    }
}

private final class Item: UIView, TabBarItem {
    let name: String
    private(set) var state: TabBarItemState?
    private(set) var badge: String?

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    func configure(title: String?, image: UIImage?) {}

    func setState(_ state: TabBarItemState) {
        self.state = state
    }

    func setBadge(_ text: String?) {
        badge = text
    }
}

@MainActor private final class Look: CustomTabBarDataSource {
    var initial: Int
    let height: CGFloat
    let color: UIColor
    let animator: Recorder?

    init(initial: Int = 0, height: CGFloat = 49, color: UIColor = .white, animator: Recorder? = nil) {
        (self.initial, self.height, self.color, self.animator) = (initial, height, color, animator)
    }

    func initialIndex(for bar: CustomTabBarController) -> Int { initial }
    func barHeight(for bar: CustomTabBarController) -> CGFloat { height }
    func barColor(for bar: CustomTabBarController) -> UIColor { color }
    func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)? { animator }
}

/// Records the item's state at each call.
@MainActor private final class Recorder: TabBarAnimator {
    private(set) var calls: [String] = []

    func prepareForAnimation(of item: any TabBarItem, to state: TabBarItemState) { note("prepare", item) }
    func performAnimation(of item: any TabBarItem, to state: TabBarItemState) { note("perform", item) }

    private func note(_ call: String, _ item: any TabBarItem) {
        guard let item = item as? Item, let state = item.state else { return }
        calls.append("\(call) \(item.name) \(state)")
    }
}
