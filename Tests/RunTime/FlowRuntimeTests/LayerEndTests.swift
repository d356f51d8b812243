import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests presented layers that end without a step. Each end is noticed, and the caller's steps run
/// once.
@MainActor @Suite struct LayerEndTests {
    private let notes = Notes()

    /// A store with a sheet that contains a stack, and a layer above that.
    private func makeApp(_ behavior: UIKitBehavior, upper style: Presentation.Style = .fullScreen) -> HeadlessApp<StoreCoordinator> {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(
                OrderCoordinator(), on: { _, _, _ in notes.add("lower placed") }, dismissed: { _, _ in notes.add("lower dismissed") })
        }
        app.take(OrderCoordinator.self) { [notes] _, change in
            change.present(
                OrderCoordinator(), as: Presentation(style), on: { _, _, _ in notes.add("upper placed") },
                dismissed: { _, _ in notes.add("upper dismissed") })
        }
        return app
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a dismissal from below, while a full-screen layer covers another`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = makeApp(behavior)
        expectSettled(app, "tab shelf [shelf] + [cart] + [cart]")
        let layers = app.user.presentedLayers.map { Released($0) }
        app.window.rootViewController?.dismiss(animated: isAnimated)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf]")
        #expect(notes.all == ["lower dismissed"])
        #expect(layers.allSatisfy { $0.isReleased })
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a dismissal from below, while something of the app's own covers a layer`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in notes.add("dismissed") })
        }
        let own = UIViewController()
        own.modalPresentationStyle = .fullScreen
        app.shopScreen?.present(own, animated: isAnimated)
        app.user.finishTransitions()
        app.window.rootViewController?.dismiss(animated: isAnimated)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf]")
        #expect(notes.all == ["dismissed"])
    }

    @Test(arguments: UIKitBehavior.all)
    func `the upper layer ends alone`(behavior: UIKitBehavior) {
        for style in [Presentation.Style.fullScreen, .pageSheet] {
            let app = makeApp(behavior, upper: style)
            app.shopScreen?.dismiss(animated: true)
            app.user.finishTransitions()
            expectSettled(app, "tab shelf [shelf] + [cart]")
            #expect(notes.all.last == "upper dismissed")
        }
        #expect(notes.all.count == 2)
    }

    @Test(arguments: UIKitBehavior.all)
    func `a call while layers slide out waits, and is ignored by a screen that has left`(behavior: UIKitBehavior) {
        let app = makeApp(behavior)
        let cart = app.shopScreen?.router as? Router<OrderCoordinator>
        app.window.rootViewController?.dismiss(animated: true)
        cart?.navigate("next") { _, change in change.push(.pay) }
        app.coordinator?.select(.profile)
        app.user.finishTransitions()
        expectSettled(app, "tab profile profile")
        #expect(notes.all == ["lower dismissed"])
        #expect(app.events.contains { if case .ignored("next", _) = $0 { true } else { false } })
    }

    @Test(arguments: UIKitBehavior.all)
    func `an interrupted push keeps its screen until the swipe back is finished`(behavior: UIKitBehavior) {
        guard behavior.interruptsPushes else { return }
        for isFinished in [true, false] {
            let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
            app.user.finishesTransitions = false
            let router = app.shopScreen?.router as? Router<ShelfCoordinator>
            router?.navigate("open") { _, change in change.push(.note) }
            HeadlessUIKit.turnRunLoop()
            let note = Released(app.shopScreen)
            #expect(app.user.beginSwipeBack())
            HeadlessUIKit.turnRunLoop()
            #expect(app.state == "tab shelf [shelf, note]" && !note.isReleased)
            #expect(isFinished ? app.user.finishSwipeBack() : app.user.cancelSwipeBack())
            app.user.finishTransitions()
            expectSettled(app, isFinished ? "tab shelf [shelf]" : "tab shelf [shelf, note]")
            #expect(note.isReleased == isFinished)
        }
    }

    @Test(arguments: UIKitBehavior.all)
    func `a lost completion does not stop navigation for good`(behavior: UIKitBehavior) {
        let steps: [Change<ShelfCoordinator>.Handler] = [
            { _, change in change.push(.note) }, { _, change in change.present(.photo) }, { _, change in change.dismiss() },
            { _, change in change.pop() },
        ]
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        for step in steps {
            HeadlessUIKit.loseNextCompletions()
            app.take(ShelfCoordinator.self, step)
        }
        app.take(ShelfCoordinator.self) { _, change in change.push(.photo) }
        expectSettled(app, "tab shelf [shelf, photo]")
        // The user goes back, too.
        HeadlessUIKit.loseNextCompletions()
        #expect(app.user.swipeBack())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        expectSettled(app, "tab shelf [shelf, note]")
    }

    @Test func `calls that wait are taken in their order`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(.note) }
        app.shopScreen?.dismiss(animated: true)
        app.coordinator?.select(.profile)
        app.coordinator?.select(.search)
        app.user.finishTransitions()
        expectSettled(app, "tab search camera")
    }

    @Test func `a layer that UIKit refuses to present has not been dismissed`() {
        let app = HeadlessApp(StoreCoordinator())
        let parent = UIViewController()
        let flow = OrderCoordinator()
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(flow, on: { _, _, _ in }, dismissed: { _, _ in notes.add("dismissed") })
            if let container = flow.rootViewController { parent.addChild(container) }
        }
        #expect(app.faults == [.notPresented])
        #expect(notes.all == [])
    }
}
