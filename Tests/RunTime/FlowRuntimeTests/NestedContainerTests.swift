import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests nested containers of one flow, and steps that pass through several containers.
@MainActor @Suite struct NestedContainerTests {
    @Test func `the innermost tab bar of a flow is selected in`() {
        let app = HeadlessApp(DeskCoordinator(inner: DeskCoordinator()))
        app.coordinator?.select(.more)
        #expect(app.state == "tab more tab gate launch launch")
        app.take(GateCoordinator.self) { _, change in change.select(.more, of: DeskCoordinator.self) }
        expectSettled(app, "tab more tab more [shelf]")
    }

    @Test func `the innermost switch of a flow shows another child`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in
            change.switchTo(.launch, of: GateCoordinator.self) { _ in .flow(GateCoordinator(.scanner)) }
        }
        #expect(app.state == "launch scanner camera")
        app.take(ScannerCoordinator.self) { _, change in change.switchTo(.signIn, of: GateCoordinator.self) }
        expectSettled(app, "launch signIn [name]")
    }

    @Test func `a tab with a switch begins anew with the first child`() {
        let app = HeadlessApp(DeskCoordinator())
        app.take(GateCoordinator.self) { _, change in change.switchTo(.signIn, of: GateCoordinator.self) }
        app.coordinator?.select(.more)
        app.take(ShelfCoordinator.self) { _, change in change.select(resetting: .gate, of: DeskCoordinator.self) }
        expectSettled(app, "tab gate launch launch")
    }

    @Test func `steps go on in the tab and the child that were chosen last`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in
            change.switchTo(.launch, of: GateCoordinator.self)
            change.switchTo(.store, of: GateCoordinator.self)
            change.select(.profile, of: StoreCoordinator.self)
            change.select(.shelf, of: StoreCoordinator.self)
            change.push(OrderCoordinator())
        }
        #expect(app.faults == [])
        expectSettled(app, "store tab shelf [shelf, cart]")
    }
}

/// Two tabs: a switch, and a stack or another desk.
private final class DeskCoordinator: Coordinator, TabsFlow {
    typealias Owner = DeskCoordinator
    enum Tab: String, CaseIterable { case gate, more }
    let firstTab = Tab.gate
    private let inner: DeskCoordinator?

    init(inner: DeskCoordinator? = nil) {
        self.inner = inner
        super.init(flowName: "desk")
    }

    func content(of tab: Tab) -> TabContent {
        switch tab {
        case .gate: .flow(GateCoordinator(.launch))
        case .more: .flow(inner ?? ShelfCoordinator())
        }
    }

    func makeTabBarItem(for tab: Tab) -> UITabBarItem? { UITabBarItem(title: tab.rawValue, image: nil, tag: 0) }
}
