import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that UIKit defers a presentation if its presenter is part of a transition, and refuses it
/// if the presenter isn't in a window.
@MainActor @Suite struct DeferredPresentationTests {
    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a screen that dismisses itself, whose parent presents the next`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { _, change in
            change.present(.item, as: Presentation(.fullScreen)) { _, change in
                change.present(.note, as: Presentation(.fullScreen)) { _, change in change.present(.photo) }
            }
        }
        for next in ["item", "note", "photo"] {
            expectSettled(app, "tab shelf [shelf] + \(next)")
            app.shopScreen?.dismiss(animated: isAnimated)
            app.user.finishTransitions()
        }
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a call within the viewDidDisappear of what app code has presented`(behavior: UIKitBehavior, isAnimated: Bool) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        let modal = Departing { router?.navigate("sheet") { _, change in change.present(.note) } }
        modal.modalPresentationStyle = .fullScreen
        app.shopScreen?.present(modal, animated: isAnimated)
        app.user.finishTransitions()
        modal.dismiss(animated: isAnimated)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf] + note")
        app.shopScreen?.dismiss(animated: true)
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a tab is selected and something presented in one list`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { coordinator, change in
            change.select(.profile, of: StoreCoordinator.self)
            change.present(.note)
        }
        expectSettled(app, "tab profile profile + note")
        // Also present an alert.
        app.user.swipeDown()
        app.take(StoreCoordinator.self) { _, change in
            change.select(.shelf, of: StoreCoordinator.self)
            change.alert(actions: [AlertAction("Fine")])
        }
        #expect(app.user.tapAlert("Fine"))
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `what is presented before there is a window appears in it`(behavior: UIKitBehavior) {
        HeadlessUIKit.reset()
        HeadlessUIKit.behavior = behavior
        let root = StoreCoordinator()
        let window = UIWindow()
        let user = HeadlessUser(window: window)
        let container = root.start()
        let shelf = root.shelf.routerOnTop() as? Router<ShelfCoordinator>
        shelf?.navigate("menu") { _, change in change.present(.note) }
        user.finishTransitions()
        #expect(root.snapshot.description == "tab shelf [shelf] + note")
        window.rootViewController = container
        user.finishTransitions()
        #expect(user.presentedLayers.isEmpty)
        window.makeKeyAndVisible()
        user.finishTransitions()
        #expect(user.presentedLayers.count == 1)
        let note = Released(user.presentedLayers.first)
        user.swipeDown()
        #expect(note.isReleased)
        #expect(root.snapshot.description == "tab shelf [shelf]")
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test func `what waits for a window appears when the root comes into one that shows already`() {
        HeadlessUIKit.reset()
        let root = StoreCoordinator()
        let window = UIWindow()
        window.makeKeyAndVisible()
        let container = root.start()
        (root.shelf.routerOnTop() as? Router<ShelfCoordinator>)?.navigate("ask") { _, change in
            change.alert(actions: [AlertAction("Fine")])
        }
        HeadlessUIKit.finishTransitions()
        window.rootViewController = container
        HeadlessUIKit.finishTransitions()
        #expect(HeadlessUser(window: window).tapAlert("Fine"))
        #expect(HeadlessUIKit.warnings.isEmpty)
    }

    @Test func `what waits for a window and is dropped again is released`() {
        HeadlessUIKit.reset()
        let root = StoreCoordinator()
        _ = root.start()
        (root.shelf.routerOnTop() as? Router<ShelfCoordinator>)?.navigate("menu") { _, change in change.present(.note) }
        let screen = Released(root.shelf.routerOnTop())
        (root.shelf.routerOnTop() as? Router<ShelfCoordinator>)?.navigate("close") { _, change in change.dismiss() }
        HeadlessUIKit.finishTransitions()
        #expect(root.snapshot.description == "tab shelf [shelf]")
        #expect(screen.isReleased)
    }

    @Test func `a presentation that UIKit refuses is reported, and released with its flow`() {
        let app = HeadlessApp(StoreCoordinator())
        // UIKit throws an exception because the container is the child of another controller.
        let parent = UIViewController()
        let flow = OrderCoordinator()
        app.take(ShelfCoordinator.self) { _, change in
            change.present(flow) { _, _, _ in }
            if let container = flow.rootViewController { parent.addChild(container) }
        }
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.faults == [.notPresented])
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        #expect(app.state == "tab shelf [shelf, note]")
    }

    @Test(arguments: UIKitBehavior.all)
    func `a choice in an alert presents, whether UIKit calls its handler before or after`(behavior: UIKitBehavior) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        app.take(ShelfCoordinator.self) { _, change in
            change.alert(actions: [AlertAction("Show") { _, change in change.present(.note) }])
        }
        #expect(app.user.tapAlert("Show"))
        expectSettled(app, "tab shelf [shelf] + note")
    }
}

/// A custom view controller that calls a closure when it is dismissed.
private final class Departing: UIViewController {
    private let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
        self.call = call
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { call() }
    }
}
