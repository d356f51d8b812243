import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests questions to the app, and the steps of its answers.
@MainActor @Suite struct AnswerTests {
    private let notes = Notes()

    @Test func `an answer that changes nothing counts once, too`() {
        let app = HeadlessApp(StoreCoordinator())
        var answer: (@MainActor (String) -> Void)?
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.ask({ answer = $0 }, on: { _, change, text in change.perform { notes.add(text) } })
        }
        answer?("first")
        answer?("second")
        #expect(notes.all == ["first"])
    }

    @Test func `nobody is asked or called after a fault`() {
        let app = HeadlessApp(StoreCoordinator())
        let router = app.shopScreen?.router
        app.take(ShelfCoordinator.self) { [notes] _, change in
            @MainActor func callAll() {
                change.perform { notes.add("app") }
                if let router { change.perform(on: router) { (_: ShopScreen) in notes.add("screen") } }
                change.performOnCaller { (_: ShopScreen) in notes.add("caller") }
                change.perform { (_: ShopScreen) in notes.add("screen on top") }
            }
            callAll()
            change.pop()
            callAll()
            change.ask({ (_: @escaping @MainActor (Bool) -> Void) in notes.add("asked") }, on: { _, _, _ in })
        }
        #expect(app.faults == [.popAtRoot])
        #expect(notes.all == ["app", "screen", "caller", "screen on top"])
    }

    @Test func `a handler's steps take the place of an alert`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.push(.note) })
        }
        app.take(OrderCoordinator.self) { _, change in
            change.pop()
            change.alert(actions: [AlertAction("Fine")])
        }
        #expect(app.user.alert == nil)
        #expect(app.state == "tab shelf [shelf, note]")
    }

    @Test func `a fault of a handler leaves the flow's end, which is told before it`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, change in change.pop() })
        }
        let count = app.events.count
        app.user.swipeDown()
        #expect(app.state == "tab shelf [shelf]")
        guard case .changed? = app.events.dropFirst(count).first, case .refused("dismissed", .popAtRoot)? = app.events.last else {
            Issue.record("\(app.events.dropFirst(count))")
            return
        }
    }

    @Test func `what an alert or a popover comes from isn't kept by FlowRuntime`() {
        let app = HeadlessApp(StoreCoordinator())
        var source: UIView? = UIView()
        let released = Released(source)
        app.take(ShelfCoordinator.self) { [source] _, change in
            change.present(.note, from: source)
            change.alert(from: source, actions: [AlertAction("Fine")])
        }
        #expect(app.user.alert != nil)
        source = nil
        #expect(released.isReleased)
    }

    @Test func `a pop of some keeps to its own screens on top`() {
        let app = HeadlessApp(StoreCoordinator())
        for _ in 0..<3 { app.take(ShelfCoordinator.self) { _, change in change.push(.note) } }
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator())
            change.pop(2)
        }
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator())
            change.pop(2)
        }
        #expect(app.faults == [.popAtRoot, .popAtRoot])
        #expect(app.state == "tab shelf [shelf, note, note, note]")
    }

    private func shelfRouter(_ app: HeadlessApp<StoreCoordinator>) -> Router<ShelfCoordinator>? {
        app.coordinator?.shelf.routerOnTop() as? Router<ShelfCoordinator>
    }

    @Test func `an alert that is to come asks already, and comes though something else happens first`() {
        let app = HeadlessApp(StoreCoordinator())
        shelfRouter(app)?.navigate("ask") { _, change in
            change.push(.note)
            change.alert(title: "Sure?", actions: [AlertAction("Fine")])
        }
        shelfRouter(app)?.navigate("ask") { _, change in change.push(.item) }
        #expect(app.state == "tab shelf [shelf, note]")
        shelfRouter(app)?.navigate("count") { [notes] _, change in change.perform { notes.add("counted") } }
        app.user.finishTransitions()
        #expect(notes.all == ["counted"])
        #expect(app.user.alert?.title == "Sure?")
    }

    @Test func `an alert whose screen has left asks nothing`() {
        let app = HeadlessApp(StoreCoordinator())
        shelfRouter(app)?.navigate("ask") { _, change in
            change.push(.note)
            change.alert(actions: [AlertAction("Fine")])
        }
        shelfRouter(app)?.navigate("next") { _, change in change.push(.photo) }
        shelfRouter(app)?.navigate("ask") { _, change in change.push(.item) }
        app.user.finishTransitions()
        expectSettled(app, "tab shelf [shelf, note, photo, item]")
    }

    @Test func `an alert that app code dismisses may be asked for again`() {
        let app = HeadlessApp(StoreCoordinator())
        for _ in 0..<2 {
            app.take(ShelfCoordinator.self) { _, change in change.alert(actions: [AlertAction("Fine")]) }
            #expect(app.user.alert != nil)
            app.user.alert?.dismiss(animated: true)
            app.user.finishTransitions()
        }
    }
}
