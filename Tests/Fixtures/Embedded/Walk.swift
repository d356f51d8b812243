import UIKit

// A walk through an app without FlowRuntime's module: the run time is a part of the app, beside the app's own types of its names.

class Coordinator {}
struct Slot {}
enum Router {}
protocol Content {}
struct Task {}

/// An item of the app's own bar.
final class Item: UIView, FlowRuntime.TabBarItem {
    func configure(title: String?, image: UIImage?) {}
    func setState(_ state: FlowRuntime.TabBarItemState) {}
    func setBadge(_ text: String?) {}
}

/// A screen that keeps its ways out.
final class Screen<Router>: UIViewController {
    let router: Router

    init(_ router: Router) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

@MainActor
struct Factory: EmbeddedFactory {
    func makeShopItem() -> any FlowRuntime.TabBarItem { Item() }
    func makeAboutItem() -> any FlowRuntime.TabBarItem { Item() }
    func makeAbout() -> UIViewController { UIViewController() }
    func makeList(router: any ShopListRouting) -> UIViewController { Screen(router) }
    func makeItem(name: String, router: any ShopItemRouting) -> UIViewController { Screen(router) }
    func makeCard(router: any PayCardRouting) -> UIViewController { Screen(router) }
    func makeReceipt(router: any PayReceiptRouting) -> UIViewController { Screen(router) }
}

/// The app's till: it charges at once, or waits until the charge is canceled.
@MainActor
final class Till: EmbeddedEffects {
    var isOpen = true
    private(set) var refused = 0

    func charge(from screen: UIViewController) async -> ChargeAnswer {
        if isOpen { return .charged }
        while !_Concurrency.Task.isCancelled { await _Concurrency.Task.yield() }
        refused += 1
        return .refused
    }
}

@main
@MainActor
struct Walk {
    let till: Till
    let coordinator: MainCoordinator
    let scene = UIWindowScene()
    let window: UIWindow
    let user: HeadlessUser

    init() {
        till = Till()
        coordinator = MainCoordinator(screens: Factory(), effects: till)
        window = UIWindow(windowScene: scene)
        window.rootViewController = coordinator.start()
        window.makeKeyAndVisible()
        user = HeadlessUser(window: window)
    }

    /// Does something with the ways out of the screen that shows.
    func on<Router>(_ type: Router.Type, _ action: (Router) -> Void) {
        if let screen = user.visibleViewController as? Screen<Router> { action(screen.router) }
        user.finishTransitions()
    }

    /// Ends the walk where the state isn't what the spec says.
    func expect(_ state: String, line: Int = #line) {
        guard "\(coordinator.snapshot)" != state || !HeadlessUIKit.exceptions.isEmpty else { return }
        print("line \(line): \(coordinator.snapshot) instead of \(state); UIKit raised \(HeadlessUIKit.exceptions)")
        exit(1)
    }

    static func main() async {
        await HeadlessUIKit.withOwnState { await Walk().walk() }
    }

    func walk() async {
        var ignored: [FlowRuntime.ScreenName?] = []
        coordinator.onEvent = { event in
            if case .ignored(_, let screen) = event { ignored.append(screen) }
        }
        expect("tab shop [list]")
        on((any ShopListRouting).self) { list in
            list.open()
            // The second tap of a double tap.
            list.open()
        }
        expect("tab shop [list, item]")
        _ = user.swipeBack()
        expect("tab shop [list]")
        on((any ShopListRouting).self) { $0.open() }
        user.finishTransitions()
        on((any ShopItemRouting).self) { $0.buy() }
        expect("tab shop [list, item] + [card]")
        _ = user.swipeDown()
        expect("tab shop [list, item]")
        on((any ShopItemRouting).self) { $0.buy() }
        on((any PayCardRouting).self) { $0.next() }
        expect("tab shop [list, item] + [card, receipt]")
        on((any PayReceiptRouting).self) { $0.done() }
        expect("tab shop [list]")
        on((any ShopListRouting).self) { $0.open() }
        on((any ShopItemRouting).self) { $0.forget() }
        _ = user.tapAlert("Leave")
        user.finishTransitions()
        expect("tab shop [list]")
        on((any ShopListRouting).self) { $0.open() }
        on((any ShopItemRouting).self) { $0.buy() }
        on((any PayCardRouting).self) { $0.charge() }
        await HeadlessUIKit.finishTasks()
        expect("tab shop [list, item] + [card, receipt]")
        on((any PayReceiptRouting).self) { $0.done() }
        till.isOpen = false
        on((any ShopListRouting).self) { $0.open() }
        on((any ShopItemRouting).self) { $0.buy() }
        on((any PayCardRouting).self) { $0.charge() }
        await HeadlessUIKit.finishTasks()
        expect("tab shop [list, item] + [card]")
        _ = user.swipeDown()
        await HeadlessUIKit.finishTasks()
        guard till.refused == 1 else {
            print("the charge wasn't canceled")
            exit(1)
        }
        expect("tab shop [list, item]")
        coordinator.select(.about)
        user.finishTransitions()
        expect("tab about about")
        // The second tap, and the answer of the charge that was canceled: its screen has gone.
        guard ignored == [FlowRuntime.ScreenName(flow: "shop", screen: "list"), nil] else {
            print("ignored were \(ignored)")
            exit(1)
        }
        coordinator.stop()
    }
}
