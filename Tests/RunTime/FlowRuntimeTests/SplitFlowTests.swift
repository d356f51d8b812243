import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct SplitFlowTests {
    @Test func `a phone begins with the first column, and the user goes back from a later one`() {
        let app = HeadlessApp(TripleCoordinator())
        #expect(app.coordinator?.splitViewController?.isCollapsed == true)
        #expect(app.state == "tab primary [shelf]")
        app.take(ShelfCoordinator.self) { _, change in
            change.select(.secondary, of: TripleCoordinator.self, \.secondary, stack: [.note])
        }
        #expect(app.state == "tab secondary [shelf, note]")
        #expect(app.user.visibleStack.count == 2)
        app.user.tapBack()
        #expect(app.state == "tab secondary [shelf]")
        app.user.tapBack()
        #expect(app.state == "tab supplementary [shelf]")
        app.user.beginSwipeBack()
        #expect(app.state == "tab supplementary [shelf]")
        app.user.cancelSwipeBack()
        app.user.finishTransitions()
        #expect(app.state == "tab supplementary [shelf]")
        app.user.swipeBack()
        #expect(app.state == "tab primary [shelf]")
        #expect(app.coordinator?.selectedColumn == .primary)
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a screen beside the selected column may ask, and its column is selected then`() {
        let app = HeadlessApp(TripleCoordinator(), on: .pad)
        #expect(app.coordinator?.splitViewController?.isCollapsed == false)
        app.push(.note, in: .secondary)
        #expect(app.state == "tab secondary [shelf, note]")
        app.push(.item, in: .supplementary)
        #expect(app.state == "tab supplementary [shelf, item]")
        #expect(app.user.visibleStack.count == 2)
        let lower = (app.stack(.secondary)?.viewControllers.first as? ShopScreen)?.router as? Router<ShelfCoordinator>
        lower?.navigate("late") { _, change in change.push(.note) }
        #expect(app.state == "tab supplementary [shelf, item]", "a call from below the top of a column does nothing")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `going back in a column beside the selected one selects it`() {
        let app = HeadlessApp(TripleCoordinator(), on: .pad)
        app.push(.note, in: .supplementary)
        app.push(.note, in: .secondary)
        #expect(app.state == "tab secondary [shelf, note]")
        app.stack(.supplementary)?.popViewController(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "tab supplementary [shelf]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `under another column no screen may ask`() {
        let app = HeadlessApp(TripleCoordinator())
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        app.push(.note, in: .primary)
        #expect(app.state == "tab secondary [shelf]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test(arguments: UIKitBehavior.all) func `turning the device keeps the selected column and all screens`(behavior: UIKitBehavior) {
        let app = HeadlessApp(TripleCoordinator(), on: .pad, behavior: behavior)
        app.push(.note, in: .primary)
        app.push(.note, in: .secondary)
        for isNarrow in [true, false, true] {
            app.user.resize(isNarrow: isNarrow)
            #expect(app.state == "tab secondary [shelf, note]")
            #expect(app.user.visibleStack.count == 2)
            #expect(app.stack(.primary)?.viewControllers.filter { $0 is ShopScreen }.count == 2)
            #expect(app.difference == nil)
        }
        app.coordinator?.select(.primary)
        app.user.finishTransitions()
        app.user.resize(isNarrow: false)
        app.user.resize(isNarrow: true)
        #expect(app.state == "tab primary [shelf, note]")
        #expect(app.user.visibleStack.count == 2)
        #expect(app.difference == nil && app.complaints == [])
    }

    /// Tests faults that other apps published: Back does nothing after folding (ForceTower/Melon
    /// PR 104), the columns exchange their navigation controllers (woocommerce-ios PR 17620), and a
    /// short change of width in the background loses screens and sheets (PR 16785).
    @Test(arguments: UIKitBehavior.all)
    func `folding and unfolding exchanges no view controller, and Back goes on working`(behavior: UIKitBehavior) {
        let app = HeadlessApp(TripleCoordinator(), on: .pad, behavior: behavior)
        app.push(.note, in: .secondary)
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator(), as: Presentation(compact: .init(.fullScreen), regular: .init(.formSheet)))
        }
        func controllers() -> [UIViewController] {
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            let stacks = columns.compactMap { app.stack($0) }
            let screens = stacks.flatMap(\.viewControllers).filter { $0 is ShopScreen }
            return stacks + screens + app.user.presentedLayers
        }
        let before = controllers()
        #expect(before.count == 8)
        app.user.finishesTransitions = false
        for _ in 0..<2 {
            app.user.resize(isNarrow: true)
            app.user.resize(isNarrow: false)
        }
        app.user.finishesTransitions = true
        let areSame = before.elementsEqual(controllers()) { $0 === $1 }
        #expect(areSame)
        app.user.resize(isNarrow: true)
        app.take(OrderCoordinator.self) { _, change in change.dismiss() }
        for state in ["tab secondary [shelf]", "tab supplementary [shelf]", "tab primary [shelf]"] {
            #expect(app.user.tapBack())
            expectSettled(app, state)
            app.user.resize(isNarrow: false)
            app.user.resize(isNarrow: true)
            expectSettled(app, state)
        }
    }

    @Test func `the primary's stack changes under the columns above it`() {
        let app = HeadlessApp(TripleCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        app.take(ShelfCoordinator.self) { _, change in
            change.select(resetting: .primary, of: TripleCoordinator.self)
            change.select(.secondary, of: TripleCoordinator.self)
        }
        #expect(app.state == "tab secondary [shelf]")
        #expect(
            app.coordinator?.snapshot.debugDescription == "triple {primary = shelf [shelf.shelf]; supplementary = shelf [shelf.shelf]; "
                + "*secondary = shelf [shelf.shelf]}")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a call during the way back to another column comes too late`() {
        let app = HeadlessApp(TripleCoordinator())
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        app.user.finishesTransitions = false
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        app.user.tapBack()
        router?.navigate("late") { _, change in change.push(.note) }
        app.user.finishTransitions()
        #expect(app.state == "tab supplementary [shelf]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a call during a swipe back to another column is judged when the finger has let go`(behavior: UIKitBehavior, isFinished: Bool) {
        let app = HeadlessApp(TripleCoordinator(), behavior: behavior)
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        app.user.finishesTransitions = false
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        #expect(app.user.beginSwipeBack())
        router?.navigate("during") { _, change in change.push(.note) }
        #expect(isFinished ? app.user.finishSwipeBack() : app.user.cancelSwipeBack())
        app.user.finishTransitions()
        #expect(app.events.contains { if case .ignored("during", _) = $0 { true } else { false } } == isFinished)
        expectSettled(app, isFinished ? "tab supplementary [shelf]" : "tab secondary [shelf, note]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a call of a screen that is leaving a column beside the selected one comes too late`(behavior: UIKitBehavior) {
        let app = HeadlessApp(TripleCoordinator(), on: .pad, behavior: behavior)
        app.push(.note, in: .supplementary)
        app.push(.note, in: .secondary)
        let router = (app.stack(.supplementary)?.topViewController as? ShopScreen)?.router as? Router<ShelfCoordinator>
        app.stack(.supplementary)?.popViewController(animated: true)
        HeadlessUIKit.turnRunLoop()
        router?.navigate("late") { _, change in change.push(.note) }
        expectSettled(app, "tab supplementary [shelf]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `app code shows a column as the user goes back from another`(behavior: UIKitBehavior) {
        let app = HeadlessApp(TripleCoordinator(), behavior: behavior)
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        app.user.finishesTransitions = false
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        #expect(app.user.tapBack())
        app.coordinator?.splitViewController?.show(.secondary)
        router?.navigate("during") { _, change in change.push(.note) }
        expectSettled(app, "tab secondary [shelf, note]")
        app.coordinator?.splitViewController?.show(.primary)
        router?.navigate("during") { _, change in change.push(.note) }
        expectSettled(app, "tab primary [shelf]")
    }

    @Test(arguments: [true, false]) func `app code shows a column of a split view that something covers`(isNarrow: Bool) {
        let app = HeadlessApp(ShelfCoordinator(), on: isNarrow ? .phone : .pad)
        let triple = TripleCoordinator()
        app.take(ShelfCoordinator.self) { _, change in change.present(triple) }
        app.take(ShelfCoordinator.self) { _, change in
            change.present(ScannerCoordinator(), as: Presentation(.fullScreen), on: { _, _, _ in }, dismissed: nil)
        }
        triple.splitViewController?.show(.secondary)
        app.user.finishTransitions()
        #expect(triple.selectedColumn == .secondary)
        app.shopScreen?.dismiss(animated: true)
        expectSettled(app, "[shelf] + tab secondary [shelf]")
    }

    @Test func `app code shows a column, and the app can't take one away`() {
        let app = HeadlessApp(TripleCoordinator(), on: .pad)
        app.coordinator?.splitViewController?.show(.secondary)
        #expect(app.state == "tab secondary [shelf]")
        app.user.resize(isNarrow: true)
        app.coordinator?.splitViewController?.show(.primary)
        app.user.finishTransitions()
        #expect(app.state == "tab primary [shelf]")
        app.coordinator?.setVisibleTabs([.primary])
        #expect(app.coordinator?.visibleTabs == TripleColumn.allCases)
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `steps of a column that another hides work on what is on top`() {
        let app = HeadlessApp(TripleCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.take(ShelfCoordinator.self) { _, change in
            change.select(.secondary, of: TripleCoordinator.self)
            change.setStack([.note, .item])
        }
        #expect(app.state == "tab secondary [note, item]")
        app.take(ShelfCoordinator.self) { _, change in
            change.select(.primary, of: TripleCoordinator.self)
            change.select(.secondary, of: TripleCoordinator.self)
            change.popToRoot()
        }
        #expect(app.state == "tab secondary [note]")
        app.coordinator?.select(.primary)
        expectSettled(app, "tab primary [shelf, note]")
    }

    @Test func `in a layer, and all of it is released`() {
        let app = HeadlessApp(ShelfCoordinator())
        let triple = TripleCoordinator()
        let released = Released(triple)
        func present(_ triple: TripleCoordinator) {
            app.take(ShelfCoordinator.self) { _, change in change.present(triple) }
        }
        present(triple)
        #expect(app.state == "[shelf] + tab primary [shelf]")
        triple.select(.secondary)
        app.user.finishTransitions()
        app.take(ShelfCoordinator.self) { _, change in change.present(ScannerCoordinator()) }
        app.user.resize(isNarrow: false)
        #expect(app.state == "[shelf] + tab secondary [shelf] + camera")
        app.user.swipeDown()
        app.user.swipeDown()
        #expect(app.state == "[shelf]")
        #expect(app.difference == nil && app.complaints == [])
        _ = consume triple
        #expect(released.isReleased)
    }
}

private enum TripleColumn: String, CaseIterable {
    case primary, supplementary, secondary
}

private final class TripleCoordinator: Coordinator, SplitFlow {
    typealias Owner = TripleCoordinator
    let firstTab = TripleColumn.primary
    let primary = ShelfCoordinator()
    let supplementary = ShelfCoordinator()
    let secondary = ShelfCoordinator()

    init() { super.init(flowName: "triple") }

    func content(of tab: TripleColumn) -> TabContent {
        switch tab {
        case .primary: .flow(primary)
        case .supplementary: .flow(supplementary)
        case .secondary: .flow(secondary)
        }
    }
}

extension HeadlessApp<TripleCoordinator> {
    fileprivate func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
        coordinator?.splitViewController?.viewController(for: column) as? UINavigationController
    }

    /// Pushes a screen from the top screen of a column.
    fileprivate func push(_ screen: ShelfScreen, in column: UISplitViewController.Column) {
        let top = stack(column)?.viewControllers.last { $0 is ShopScreen } as? ShopScreen
        (top?.router as? Router<ShelfCoordinator>)?.navigate { _, change in change.push(screen) }
        user.finishTransitions()
    }
}
