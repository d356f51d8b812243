import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests app code that sets a navigation controller's screens.
@MainActor @Suite struct StackEditTests {
    private func makeApp(_ behavior: UIKitBehavior) -> EverythingApp {
        EverythingApp(MainCoordinator(screens: EverythingScreens()), behavior: behavior)
    }

    @Test(arguments: UIKitBehavior.all)
    func `a screen that is removed from below the top is released and does not return`(behavior: UIKitBehavior) {
        let app = makeApp(behavior)
        app.tap("open", "more")
        let removed = Released(app.user.visibleStack[1])
        app.screen?.navigationController?.viewControllers.remove(at: 1)
        app.user.finishTransitions()
        expectSettled(app, "tab list [list, extra]")
        #expect(removed.isReleased)
        app.user.tapTab(2)
        app.user.tapTab(0)
        expectSettled(app, "tab list [list, extra]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a screen that is removed is gone at the next call`(behavior: UIKitBehavior) {
        let app = makeApp(behavior)
        app.tap("open", "more")
        app.screen?.navigationController?.viewControllers.remove(at: 1)
        app.tap("toDetails")
        expectSettled(app, "tab list [list, extra]")
        #expect(app.events.contains { if case .refused("toDetails()", .popToMissing) = $0 { true } else { false } })
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow stays as long as one of its screens does`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in
            change.push(
                OrderCoordinator(), on: { _, change, _ in notes.add("placed") }, dismissed: { _, _ in notes.add("dismissed") })
        }
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        let navigation = app.shopScreen?.navigationController
        navigation?.viewControllers.remove(at: 1)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf, pay]")
        #expect(notes.all == [])
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        expectSettled(app, "tab shelf [shelf]")
        #expect(notes.all == ["placed"])
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow that is removed from below another has been dismissed, once`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in
            change.push(
                OrderCoordinator(), on: { _, _, _ in notes.add("lower placed") }, dismissed: { _, _ in notes.add("lower dismissed") })
        }
        app.take(OrderCoordinator.self) { _, change in
            change.push(
                OrderCoordinator(), on: { _, _, _ in notes.add("upper placed") }, dismissed: { _, _ in notes.add("upper dismissed") })
        }
        let lower = Released(app.user.visibleStack[1])
        app.shopScreen?.navigationController?.viewControllers.remove(at: 1)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf, cart]")
        #expect(notes.all == ["lower dismissed"])
        #expect(lower.isReleased)
        app.take(OrderCoordinator.self) { _, change in change.pop() }
        expectSettled(app, "tab shelf [shelf]")
        #expect(notes.all == ["lower dismissed", "upper dismissed"])
    }

    @Test(arguments: UIKitBehavior.all)
    func `a flow that is left alone on its stack begins anew when it ends`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { _, change in change.push(OrderCoordinator()) { _, _, _ in } }
        app.shopScreen?.navigationController?.viewControllers.remove(at: 0)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [cart]")
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a push that app code undoes in the same turn`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = makeApp(behavior)
        app.tap("open")
        let navigation = app.screen?.navigationController
        _ = app.screen?.tap("more")
        navigation?.popViewController(animated: isAnimated)
        app.user.finishTransitions()
        expectSettled(app, "tab list [list, details]")
        app.tap("more")
        expectSettled(app, "tab list [list, details, extra]")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a pop by app code and a call in the same turn`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = makeApp(behavior)
        app.tap("open")
        let details = app.screen
        details?.navigationController?.popViewController(animated: isAnimated)
        _ = details?.tap("more")
        app.user.finishTransitions()
        expectSettled(app, "tab list [list]")
        app.tap("open")
        expectSettled(app, "tab list [list, details]")
    }

    @Test func `screens that app code puts into another order keep it`() {
        let app = makeApp(UIKitBehavior())
        app.tap("open", "more")
        let navigation = app.screen?.navigationController
        let stack = app.user.visibleStack
        navigation?.setViewControllers([stack[1], stack[0], stack[2]], animated: false)
        app.user.finishTransitions()
        expectSettled(app, "tab list [details, list, extra]")
    }

    @Test(arguments: [true, false])
    func `a pop that nobody sees is noticed`(toRoot: Bool) {
        let app = makeApp(UIKitBehavior())
        app.tap("open", "more")
        let navigation = app.screen?.navigationController
        let screen = Released(app.screen)
        app.user.tapTab(1)
        if toRoot {
            navigation?.popToRootViewController(animated: false)
        } else if let list = navigation?.viewControllers.first {
            navigation?.popToViewController(list, animated: false)
        }
        HeadlessUIKit.turnRunLoop()
        #expect(screen.isReleased)
        #expect(app.coordinator?.snapshot.debugDescription.contains("list = list [list.list];") == true)
    }

    @Test func `flows that leave at once from above and below one that stays have each been dismissed`() {
        let app = HeadlessApp(ShelfCoordinator())
        let notes = Notes()
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in notes.add("lower") })
        }
        app.take(OrderCoordinator.self) { _, change in change.push(ShelfCoordinator()) }
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in notes.add("upper") })
        }
        let stack = app.user.visibleStack
        app.shopScreen?.navigationController?.setViewControllers([stack[0], stack[2]], animated: false)
        app.user.finishTransitions()
        expectSettled(app, "[shelf, shelf]")
        #expect(notes.all == ["lower", "upper"])
    }
}
