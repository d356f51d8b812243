import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests invisible steps of a list: they run immediately or not at all.
@MainActor @Suite struct UnseenChangeTests {
    @Test func `a push behind the tab that a list selects isn't animated`() {
        let app = HeadlessApp(StoreCoordinator())
        let navigation = app.shopScreen?.navigationController
        (app.shopScreen?.router as? Router<ShelfCoordinator>)?.navigate { _, change in
            change.push(.note)
            change.select(.profile, of: StoreCoordinator.self)
        }
        #expect(navigation?.viewControllers.count == 2)
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        expectSettled(app, "tab profile profile")
    }

    @Test func `a push under the layer that a list ends isn't animated`() {
        let app = HeadlessApp(StoreCoordinator())
        let navigation = app.shopScreen?.navigationController
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        (app.shopScreen?.router as? Router<OrderCoordinator>)?.navigate { _, change in
            change.dismissAll()
            change.push(OrderCoordinator()) { _, _, _ in }
        }
        #expect(navigation?.viewControllers.count == 2)
        #expect(app.user.presentedLayers.first?.isBeingDismissed == true, "nothing comes before it")
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf, cart]")
    }

    @Test func `a layer that a list ends slides out with the screens that it had`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        let navigation = app.shopScreen?.navigationController
        (app.shopScreen?.router as? Router<OrderCoordinator>)?.navigate { _, change in
            change.push(.pay)
            change.dismiss()
        }
        #expect(navigation?.viewControllers.count == 1)
        app.user.finishTransitions()
        app.take(ShelfCoordinator.self) { _, change in change.present(GateCoordinator()) }
        let gate = app.user.presentedLayers.last
        let child = gate?.children.first
        (app.shopScreen?.router as? Router<SignInCoordinator>)?.navigate { _, change in
            change.switchTo(.scanner, of: GateCoordinator.self)
            change.dismissAll()
        }
        #expect(child != nil && gate?.children.first === child)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test func `a navigation controller that app code empties leaves the state as it is`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.shopScreen?.navigationController?.setViewControllers([], animated: false)
        app.user.finishTransitions()
        #expect(app.state == "tab shelf [shelf, note]")
    }

    @Test func `tabs that are set as they are, and a tap at the first screen, are no change`() {
        let app = HeadlessApp(StoreCoordinator())
        app.coordinator?.setVisibleTabs([.shelf, .scan, .search, .profile])
        app.user.tapTab(0)
        #expect(app.events == [])
        app.coordinator?.setVisibleTabs([.shelf, .profile])
        #expect(app.events.count == 1)
        #expect(app.coordinator?.snapshot == app.events.first.flatMap { if case .changed(let snapshot) = $0 { snapshot } else { nil } })
    }

    @Test func `screens are in place before the tab that shows them is selected`() {
        let app = HeadlessApp(StoreCoordinator())
        app.coordinator?.select(.profile)
        (app.shopScreen?.router as? Router<StoreCoordinator>)?.navigate { _, change in
            change.select(.shelf, of: StoreCoordinator.self, \.shelf, stack: [.note])
        }
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        expectSettled(app, "tab shelf [shelf, note]")
    }

    @Test func `layers leave together, and before others come`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        app.take(OrderCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        (app.shopScreen?.router as? Router<OrderCoordinator>)?.navigate { _, change in
            change.dismissAll()
            change.present(ScannerCoordinator(), on: { _, _, _ in }, dismissed: nil)
        }
        #expect(app.user.presentedLayers.map(\.isBeingDismissed) == [true, true])
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf] + camera")
    }

    @Test func `a call while FlowRuntime dismisses is taken at once`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) { _, _, _ in } }
        (app.shopScreen?.router as? Router<OrderCoordinator>)?.navigate { _, change in change.dismiss() }
        app.coordinator?.select(.profile)
        #expect(app.state == "tab profile profile")
        app.user.finishTransitions()
        expectSettled(app, "tab profile profile")
    }
}
