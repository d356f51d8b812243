import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct TabsFlowTests {
    @Test func `a tap on an action tab takes its steps, and it is never selected`() {
        let app = HeadlessApp(StoreCoordinator())
        let notes = Notes()
        app.coordinator?.scan = { _, change in
            change.push(OrderCoordinator())
            change.present(ScannerCoordinator()) { _, change, _ in
                change.push(OrderCoordinator())
            } dismissed: { coordinator, _ in
                notes.add(coordinator.flowName)
            }
        }
        app.user.tapTab(1)
        #expect(app.state == "tab shelf [shelf, cart] + camera")
        app.user.swipeDown()
        #expect(notes.all == ["store"])
        app.user.tapTab(1)
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("x"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab shelf [shelf, cart, cart, cart]")
        app.take(OrderCoordinator.self) { _, change in change.select(.scan, of: StoreCoordinator.self) }
        #expect(app.faults == [.selectWithoutTabs])
        (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        #expect((app.window.rootViewController as? UITabBarController)?.selectedIndex == 0)
        #expect(app.coordinator?.snapshot.debugDescription.contains("scan = action") == true)
        #expect(app.complaints == [])
    }

    @Test func `a tap on a tab with a guard takes its steps, until the tab is selected`() {
        let app = HeadlessApp(StoreCoordinator(guardsProfile: true))
        let open = app.coordinator?.openProfile
        app.coordinator?.openProfile = { _, _ in }
        app.user.tapTab(3)
        #expect(app.state == "tab shelf [shelf]")
        #expect((app.window.rootViewController as? UITabBarController)?.selectedIndex == 0)
        app.coordinator?.openProfile = { _, change in
            change.present(ScannerCoordinator()) { coordinator, change, _ in
                open?(coordinator, change)
            } dismissed: { _, _ in
            }
        }
        app.user.tapTab(3)
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("x"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab profile profile")
        app.user.tapTab(3)
        #expect(app.state == "tab profile profile" && app.shopScreen?.reselections == 1)
        app.user.tapTab(0)
        app.user.tapTab(3)
        #expect(app.state == "tab shelf [shelf] + camera")
        #expect(app.complaints == [])
    }

    @Test func `an action tab's stack steps are the top flow's, finish and dismiss the container's`() {
        let app = HeadlessApp(GateCoordinator(.store))
        let store = app.coordinator?.currentCoordinator as? StoreCoordinator
        store?.scan = { _, change in change.popToRoot() }
        app.take(ShelfCoordinator.self) { _, change in change.push(OrderCoordinator(), stack: [.screen(.pay)]) }
        app.user.tapTab(1)
        #expect(app.state == "store tab shelf [shelf, cart]")
        store?.scan = { _, change in change.dismiss() }
        app.user.tapTab(1)
        #expect(app.faults == [.dismissAtBase])
        store?.scan = { _, change in change.finish(.signedOut, of: StoreCoordinator.self) }
        app.user.tapTab(1)
        #expect(app.state == "signIn [name]")
        #expect(app.complaints == [])
    }

    @Test func `a tab's result goes to the container, whose steps work on the flow on top`() {
        let app = HeadlessApp(StoreCoordinator())
        app.coordinator?.found = { _, change, result in
            guard case .code(let code) = result else { return }
            change.select(.shelf, of: StoreCoordinator.self)
            if code == "order" { change.push(OrderCoordinator()) }
        }
        app.coordinator?.select(.search)
        #expect(app.state == "tab search camera")
        app.take(ScannerCoordinator.self) { _, change in
            change.present(OrderCoordinator())
            change.finish(.code("order"), of: ScannerCoordinator.self)
            change.select(.profile, of: StoreCoordinator.self)
        }
        #expect(app.state == "tab shelf [shelf, cart]")
        #expect(app.complaints == [])
    }

    @Test func `in a layer, a container's steps dismiss the container`() {
        let app = HeadlessApp(StoreCoordinator())
        let notes = Notes()
        let inner = StoreCoordinator()
        inner.found = { _, change, _ in change.dismiss() }
        app.take(ShelfCoordinator.self) { _, change in change.present(inner) { _, _ in notes.add("dismissed") } }
        app.user.tapTab(2)
        #expect(app.state == "tab shelf [shelf] + tab search camera")
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("x"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab shelf [shelf]")
        #expect(notes.all == ["dismissed"])
        #expect(app.complaints == [])
    }

    @Test func `a tab's root is replaced until the tab is reset`() {
        let app = HeadlessApp(StoreCoordinator())
        app.coordinator?.select(.search)
        app.take(ScannerCoordinator.self) { _, change in
            change.select(.shelf, of: StoreCoordinator.self, \.shelf, root: .note, stack: [.screen(.photo)])
        }
        #expect(app.state == "tab shelf [note, photo]")
        app.user.tapTab(0)
        #expect(app.state == "tab shelf [note]")
        app.take(ShelfCoordinator.self) { _, change in change.select(resetting: .shelf, of: StoreCoordinator.self) }
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.complaints == [])
    }

    @Test func `a tab that begins anew takes what the steps belong to away`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.select(.shelf, of: StoreCoordinator.self, \.shelf, stack: [.screen(.note), .flow(OrderCoordinator())])
            change.setStack([.item])
        }
        expectSettled(app, "tab shelf [shelf, note, item]")
    }

    @Test(arguments: [true, false]) func `a tap on the selected tab`(pops: Bool) {
        let app = HeadlessApp(StoreCoordinator(popsOnReselect: pops))
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        let gone = Released(app.shopScreen)
        app.user.tapTab(0)
        #expect(app.state == (pops ? "tab shelf [shelf]" : "tab shelf [shelf, note]"))
        #expect(app.user.visibleStack.count == (pops ? 1 : 2))
        #expect(gone.isReleased == pops)
        #expect(app.complaints == [])
    }

    @Test(arguments: [true, false]) func `the top screen reacts to a tap that pops nothing`(pops: Bool) {
        let app = HeadlessApp(StoreCoordinator(popsOnReselect: pops))
        app.user.tapTab(0)
        #expect(app.shopScreen?.reselections == 1)
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.user.tapTab(0)
        #expect(app.state == (pops ? "tab shelf [shelf]" : "tab shelf [shelf, note]"))
        #expect(app.shopScreen?.reselections == 1)
        app.user.tapTab(3)
        #expect(app.shopScreen?.reselections == 0)
        app.user.tapTab(3)
        #expect(app.state == "tab profile profile" && app.shopScreen?.reselections == 1)
    }

    @Test(arguments: [true, false]) func `an iPad can show the tabs as a sidebar`(hasSidebar: Bool) {
        let coordinator = StoreCoordinator()
        coordinator.hasSidebar = hasSidebar
        let app = HeadlessApp(coordinator)
        #expect((app.window.rootViewController as? UITabBarController)?.mode == (hasSidebar ? .tabSidebar : .automatic))
    }

    @Test func `a tab of wide windows is in the bar of a narrow one only while it is selected`() {
        let coordinator = StoreCoordinator()
        coordinator.onlyRegular = [.search]
        let app = HeadlessApp(coordinator)
        #expect(app.barTitles == ["shelf", "scan", "profile"])
        coordinator.select(.search)
        app.user.finishTransitions()
        #expect(app.state == "tab search camera" && app.barTitles.count == 4)
        app.user.tapTab(0)
        #expect(app.state == "tab shelf [shelf]" && app.barTitles == ["shelf", "scan", "profile"])
        app.user.resize(isNarrow: false)
        #expect(app.state == "tab shelf [shelf]" && app.barTitles.count == 4)
        app.user.tapTab(2)
        app.user.resize(isNarrow: true)
        #expect(app.state == "tab search camera" && app.barTitles.count == 4)
        app.user.tapTab(3)
        #expect(app.state == "tab profile profile" && app.barTitles == ["shelf", "scan", "profile"])
        #expect(app.complaints == [])
    }

    @Test func `a tab of narrow windows gives its place to one of wide windows, and keeps its screens`() {
        let coordinator = StoreCoordinator()
        coordinator.onlyCompact = [.shelf]
        coordinator.onlyRegular = [.search]
        coordinator.setBadge("1", of: .shelf)
        let app = HeadlessApp(coordinator, on: .pad)
        #expect(app.barTitles.count == 4, "the selected tab is in the bar")
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        coordinator.select(.search)
        app.user.finishTransitions()
        #expect(app.state == "tab search camera" && app.barTitles.dropLast(2) == ["scan"])
        coordinator.select(.shelf)
        app.user.finishTransitions()
        #expect(app.state == "tab shelf [shelf, note]" && app.barTitles.count == 4)
        #expect((app.window.rootViewController as? UITabBarController)?.viewControllers?.first?.tabBarItem.badgeValue == "1")
        #expect(app.complaints == [])
    }

    @Test func `a bar under a modal has the tabs of the new width when the modal has gone`() {
        let coordinator = StoreCoordinator()
        coordinator.onlyRegular = [.search]
        let app = HeadlessApp(coordinator)
        app.user.tapTab(1)
        app.user.resize(isNarrow: false)
        app.user.swipeDown()
        #expect(app.state == "tab shelf [shelf]" && app.barTitles.count == 4)
        #expect(app.complaints == [])
    }

    @Test func `badges are kept, before the start and while a tab is hidden`() {
        let coordinator = StoreCoordinator()
        coordinator.setBadge("1", of: .profile)
        let app = HeadlessApp(coordinator)
        let bar = app.window.rootViewController as? UITabBarController
        #expect(bar?.viewControllers?[3].tabBarItem.badgeValue == "1")
        coordinator.setVisibleTabs([.search, .shelf])
        coordinator.setBadge(nil, of: .profile)
        coordinator.setBadge("2", of: .shelf)
        #expect(bar?.viewControllers?[1].tabBarItem.badgeValue == "2")
        coordinator.setVisibleTabs([.profile, .shelf])
        #expect(bar?.viewControllers?[0].tabBarItem.badgeValue == nil)
        #expect(coordinator.badge(of: .shelf) == "2")
        app.user.tapTab(0)
        #expect(app.state == "tab profile profile")
    }

    @Test func `tabs can be hidden, shown and reordered, and a hidden one keeps its screens`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.coordinator?.setVisibleTabs([.scan, .profile, .search])
        #expect(app.state == "tab profile profile")
        #expect(app.coordinator?.visibleTabs == [.scan, .profile, .search])
        app.take(StoreCoordinator.self) { _, change in change.select(.shelf, of: StoreCoordinator.self) }
        #expect(app.faults == [.selectWithoutTabs])
        app.user.tapTab(2)
        #expect(app.state == "tab search camera")
        app.user.tapTab(0)
        #expect(app.state == "tab search camera + camera")
        app.user.swipeDown()
        for refused in [[], [StoreTab.scan], [.shelf, .shelf]] { app.coordinator?.setVisibleTabs(refused) }
        app.coordinator?.setVisibleTabs([.profile, .shelf])
        #expect(app.state == "tab profile profile")
        app.user.tapTab(1)
        #expect(app.state == "tab shelf [shelf, note]")
        #expect(app.user.visibleStack.count == 2)
        #expect(app.complaints == [])
    }

    @Test func `a container of the app's own is asked about its bar as a screen comes, and when it has come or has stayed`() {
        let coordinator = OwnBarCoordinator()
        let app = HeadlessApp(coordinator)
        (app.shopScreen?.router as? Router<ShelfCoordinator>)?.navigate { _, change in change.push(.item) }
        #expect(coordinator.bar.asked.last == "item, animated")
        app.user.finishTransitions()
        #expect(coordinator.bar.asked.last == "item")
        app.user.beginSwipeBack()
        #expect(coordinator.bar.asked.last == "shelf, animated")
        app.user.cancelSwipeBack()
        app.user.finishTransitions()
        #expect(coordinator.bar.asked.last == "item")
    }

    @Test func `a container of the app's own`() {
        let coordinator = OwnBarCoordinator()
        let app = HeadlessApp(coordinator)
        let bar = coordinator.bar
        #expect(app.window.rootViewController === bar)
        #expect(bar.told == [0])
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.state == "tab one [shelf, note]")
        bar.tap(0)
        app.user.finishTransitions()
        #expect(app.state == "tab one [shelf]")
        bar.tap(1)
        #expect(app.state == "tab two [shelf]")
        #expect(bar.selectedTabIndex == 1)
        app.take(ShelfCoordinator.self) { _, change in change.select(.one, of: OwnBarCoordinator.self) }
        #expect(bar.selectedTabIndex == 0)
        coordinator.setBadge("3", of: .two)
        #expect(bar.badges == [1: "3"])
        let notes = Notes()
        let inner = OwnBarCoordinator()
        app.take(ShelfCoordinator.self) { _, change in change.present(inner) { _, _ in notes.add("dismissed") } }
        app.shopScreen?.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab one [shelf]")
        #expect(notes.all == ["dismissed"])
        #expect(app.complaints == [])
    }
}

private final class OwnBar: UIViewController, TabContainer {
    var tabControllers: [UIViewController] = [] {
        didSet { show() }
    }
    var selectedTabIndex = 0 {
        didSet {
            told.append(selectedTabIndex)
            show()
        }
    }
    var told: [Int] = []
    var shouldSelectTab: (@MainActor (Int) -> Bool)?
    var didSelectTab: (@MainActor (Int) -> Void)?
    var badges: [Int: String] = [:]
    /// The top screen at each call of `updateBarVisibility`.
    var asked: [String] = []

    func updateBarVisibility(animated: Bool) {
        let top = (tabControllers[selectedTabIndex] as? UINavigationController)?.topViewController
        asked.append("\((top as? ShopScreen)?.name ?? "")\(animated ? ", animated" : "")")
    }

    func setBadge(_ text: String?, ofTab index: Int) { badges[index] = text }

    func tap(_ index: Int) {
        guard shouldSelectTab?(index) ?? true else { return }
        selectedTabIndex = index
        didSelectTab?(index)
    }

    private func show() {
        guard isViewLoaded, tabControllers.indices.contains(selectedTabIndex) else { return }
        let new = tabControllers[selectedTabIndex]
        guard new.parent == nil else { return }
        for old in children {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(new)
        view.addSubview(new.view)
        new.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }
}

private final class OwnBarCoordinator: Coordinator, TabsFlow {
    typealias Owner = OwnBarCoordinator
    enum Tab: String, CaseIterable { case one, two }
    let firstTab = Tab.one
    let bar = OwnBar()

    init() { super.init(flowName: "own") }

    func content(of tab: Tab) -> TabContent { .flow(ShelfCoordinator()) }
    func makeTabBarItem(for tab: Tab) -> UITabBarItem? { UITabBarItem(title: nil, image: nil, tag: 0) }
    func makeTabBar() -> any TabContainer { bar }
}

extension HeadlessApp<StoreCoordinator> {
    /// The titles of the tabs in the bar.
    fileprivate var barTitles: [String] {
        (window.rootViewController as? UITabBarController)?.viewControllers?.map { $0.tabBarItem.title ?? "" } ?? []
    }
}
