import FlowRuntime
import FlowTesting
import Testing
import UIKit

// Flows of every kind, as flowgen would generate them, but without transitions. Tests perform their
// own transitions with `take`.

final class ShopScreen: UIViewController, TabReselecting {
    let name: String
    let router: ScreenRouter
    var count = 0
    private(set) var reselections = 0

    func tabReselected() { reselections += 1 }

    init(_ title: String, _ router: ScreenRouter) {
        name = title
        self.router = router
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

enum GateScreen: String, ScreenValue {
    case launch
    static let flowName = "gate"
    var screenName: Self { self }
}

enum GateChild: String, CaseIterable {
    case launch, signIn, store, scanner
}

/// The window's content: the launch screen, sign-in, or the store.
final class GateCoordinator: Coordinator, SwitchFlow, ScreenMaking {
    typealias Owner = GateCoordinator
    let firstChild: GateChild

    init(_ firstChild: GateChild = .signIn) {
        self.firstChild = firstChild
        super.init(flowName: GateScreen.flowName)
    }

    func content(of child: GateChild) -> ChildContent {
        switch child {
        case .launch: .screen(.launch, of: self)
        case .signIn: .flow(SignInCoordinator())
        case .store: .flow(StoreCoordinator())
        case .scanner: .flow(ScannerCoordinator())
        }
    }

    func child(_ child: GateChild, finishedWith result: Any, _ change: Change<GateCoordinator>) {
        switch (child, result) {
        case (.signIn, SignInResult.authenticated): change.switchTo(.store, of: GateCoordinator.self)
        case (.store, StoreResult.signedOut): change.switchTo(.signIn, of: GateCoordinator.self)
        default: break
        }
    }

    func makeDisplay(of screen: GateScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

enum SignInScreen: String, ScreenValue {
    case name, password
    static let flowName = "signIn"
    var screenName: Self { self }
}

enum SignInResult {
    case authenticated
}

final class SignInCoordinator: Coordinator, StackFlow, FinishingFlow {
    typealias Result = SignInResult
    let firstScreen = SignInScreen.name

    init() { super.init(flowName: SignInScreen.flowName) }

    func makeDisplay(of screen: SignInScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

enum StoreScreen: String, ScreenValue {
    case profile, card
    static let flowName = "store"
    var screenName: Self { self }
}

enum StoreTab: String, CaseIterable {
    case shelf, scan, search, profile
}

enum StoreResult {
    case signedOut
}

/// Tabs of every kind: a stack, an action, a single screen and a bare one.
final class StoreCoordinator: Coordinator, TabsFlow, ScreenMaking, FinishingFlow {
    typealias Owner = StoreCoordinator
    typealias Result = StoreResult
    let firstTab: StoreTab
    let shelf = ShelfCoordinator()
    let search = ScannerCoordinator()
    let popsOnReselect: Bool
    var hasSidebar = false
    /// The tabs that are in the bar only in narrow windows, or only in wide ones.
    var onlyCompact: Set<StoreTab> = []
    var onlyRegular: Set<StoreTab> = []
    let guardsProfile: Bool
    /// The steps of the action tab.
    var scan: Change<StoreCoordinator>.Handler = { _, change in change.present(ScannerCoordinator()) }
    /// The steps for a result in the search tab.
    var found: (StoreCoordinator, Change<StoreCoordinator>, ScannerResult) -> Void = { _, change, _ in
        change.select(.shelf, of: StoreCoordinator.self)
    }

    /// The steps that check the guard of the profile.
    var openProfile: Change<StoreCoordinator>.Handler = { _, change in change.select(.profile, of: StoreCoordinator.self) }

    init(firstTab: StoreTab = .shelf, popsOnReselect: Bool = true, guardsProfile: Bool = false) {
        self.firstTab = firstTab
        self.popsOnReselect = popsOnReselect
        self.guardsProfile = guardsProfile
        super.init(flowName: StoreScreen.flowName)
    }

    func isInBar(_ tab: StoreTab, isCompact: Bool) -> Bool { !(isCompact ? onlyRegular : onlyCompact).contains(tab) }

    func content(of tab: StoreTab) -> TabContent {
        switch tab {
        case .shelf: .flow(shelf)
        case .scan: .action
        case .search: .flow(search)
        case .profile: .screen(.profile, of: self, checksTaps: guardsProfile)
        }
    }

    func makeTabBarItem(for tab: StoreTab) -> UITabBarItem? {
        tab == .search ? nil : UITabBarItem(title: tab.rawValue, image: nil, tag: 0)
    }

    func act(on tab: StoreTab, _ change: Change<StoreCoordinator>) {
        tab == .profile ? openProfile(self, change) : scan(self, change)
    }

    func tab(_ tab: StoreTab, finishedWith result: Any, _ change: Change<StoreCoordinator>) {
        switch (tab, result) {
        case (.search, let result as ScannerResult): found(self, change, result)
        default: break
        }
    }

    func makeDisplay(of screen: StoreScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

enum ShelfScreen: String, ScreenValue {
    case shelf, item, photo, receipt, locked, note, menu
    static let flowName = "shelf"
    var screenName: Self { self }
}

final class ShelfCoordinator: Coordinator, StackFlow {
    let firstScreen = ShelfScreen.shelf

    init() { super.init(flowName: ShelfScreen.flowName) }

    func attributes(of screen: ShelfScreen) -> ScreenAttributes {
        switch screen {
        case .shelf: ScreenAttributes(title: "All", largeTitle: true, hidesTabBar: true)
        case .item: ScreenAttributes(hidesTabBar: true)
        case .photo: ScreenAttributes(hidesNavigationBar: true)
        case .receipt: ScreenAttributes(largeTitle: false, allowsBack: false)
        case .locked: ScreenAttributes(hidesNavigationBar: true, allowsBack: false)
        case .menu: ScreenAttributes(presentation: Presentation(.popover))
        case .note: ScreenAttributes()
        }
    }

    func makeDisplay(of screen: ShelfScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

enum OrderScreen: String, ScreenValue {
    case cart, pay
    static let flowName = "order"
    var screenName: Self { self }
}

enum OrderResult {
    case placed(Int)
}

/// The router of an order's screen, with the order's identifier.
final class OrderRouter: Router<OrderCoordinator> {
    let orderID: Int

    init(of coordinator: OrderCoordinator, _ slot: Slot) {
        orderID = coordinator.id
        super.init(coordinator, slot)
    }
}

/// A flow that is pushed and presented.
final class OrderCoordinator: Coordinator, StackFlow, FinishingFlow {
    typealias Result = OrderResult
    let firstScreen = OrderScreen.cart
    private let style: Presentation
    let id: Int

    init(_ style: Presentation = Presentation(), id: Int = 0) {
        self.style = style
        self.id = id
        super.init(flowName: OrderScreen.flowName)
    }

    override var presentation: Presentation { style }

    func makeDisplay(of screen: OrderScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, OrderRouter(of: self, slot))
    }
}

enum ScannerScreen: String, ScreenValue {
    case camera
    static let flowName = "scanner"
    var screenName: Self { self }
}

enum ScannerResult {
    case code(String)
}

/// A flow with one screen and no container.
final class ScannerCoordinator: Coordinator, SingleFlow, FinishingFlow {
    typealias Result = ScannerResult
    let firstScreen = ScannerScreen.camera

    init() { super.init(flowName: ScannerScreen.flowName) }

    func makeDisplay(of screen: ScannerScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

// MARK: - Transitions

extension HeadlessApp {
    var shopScreen: ShopScreen? { user.visibleViewController as? ShopScreen }

    /// Performs a transition of the visible screen, which belongs to `flow`, and finishes the
    /// transitions.
    func take<Owner: Coordinator>(
        _ flow: Owner.Type, sourceLocation: SourceLocation = #_sourceLocation, _ steps: @escaping Change<Owner>.Handler
    ) {
        let router = shopScreen?.router as? Router<Owner>
        #expect(router != nil, "the screen on top isn't of \(flow)", sourceLocation: sourceLocation)
        router?.navigate("take", steps)
        user.finishTransitions()
    }

    var faults: [Fault] {
        events.compactMap { if case .refused(_, let fault) = $0 { fault } else { nil } }
    }
}

@MainActor final class Notes {
    var all: [String] = []
    func add(_ note: String) { all.append(note) }
}
