@testable import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests alerts, questions to the app, effects, and missing screens.
@MainActor @Suite struct AskingTests {
    private let notes = Notes()

    private func ask(_ change: Change<ShelfCoordinator>, _ steps: @escaping Change<ShelfCoordinator>.Handler) {
        change.alert(
            title: "Sure?", message: "It's gone then.", style: .actionSheet,
            actions: [
                AlertAction("Delete", style: .destructive, steps: steps),
                AlertAction("Keep", style: .cancel),
            ])
    }

    @Test func `an alert's choice is a transition of the screen under it`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.take(ShelfCoordinator.self) { [notes] _, change in
            ask(change) { _, change in
                change.perform { notes.add("deleted") }
                change.pop()
            }
        }
        #expect(app.user.alert?.title == "Sure?")
        #expect(app.state == "tab shelf [shelf, note]")
        app.user.tapAlert("Keep")
        #expect(notes.all == [])
        app.take(ShelfCoordinator.self) { [notes] _, change in
            ask(change) { _, change in
                change.perform { notes.add("deleted") }
                change.pop()
            }
        }
        app.user.tapAlert("Delete")
        #expect(notes.all == ["deleted"])
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `an alert comes when the rest of its list is shown, and works on the list's own flow`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator())
            ask(change) { _, change in change.popToRoot() }
        }
        #expect(app.state == "tab shelf [shelf, note, cart]")
        #expect(app.user.alert != nil)
        app.user.tapAlert("Delete")
        #expect(app.state == "tab shelf [shelf]")
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator())
            ask(change) { _, change in change.push(OrderCoordinator()) }
        }
        #expect(app.user.presentedLayers.count == 2)
        app.user.tapAlert("Delete")
        #expect(app.state == "tab shelf [shelf] + [cart, cart]")
        #expect(app.complaints == [])
    }

    @Test func `an action sheet on a pad comes from its source or from the middle`() {
        let app = HeadlessApp(StoreCoordinator())
        HeadlessUIKit.userInterfaceIdiom = .pad
        app.take(ShelfCoordinator.self) { _, change in ask(change) { _, change in change.push(.note) } }
        #expect(app.user.alert?.popoverPresentationController?.sourceView != nil)
        app.user.tapAlert("Delete")
        let source = UIView()
        app.shopScreen?.view.addSubview(source)
        app.take(ShelfCoordinator.self) { _, change in
            change.alert(style: .actionSheet, from: source, actions: [AlertAction("Go") { _, change in change.push(.note) }])
        }
        #expect(app.user.alert?.popoverPresentationController?.sourceView === source)
        #expect(app.complaints == [])
    }

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad, .mac], [true, false])
    func `an action sheet without a source comes from the middle, wherever it may be a popover`(
        idiom: UIUserInterfaceIdiom, isNarrow: Bool
    ) {
        let app = HeadlessApp(StoreCoordinator())
        defer { HeadlessUIKit.reset() }
        HeadlessUIKit.userInterfaceIdiom = idiom
        #expect(app.user.resize(isNarrow: isNarrow))
        app.take(ShelfCoordinator.self) { _, change in change.alert(style: .actionSheet, actions: [AlertAction("Fine")]) }
        #expect(app.user.tapAlert("Fine"))
        expectSettled(app, "tab shelf [shelf]")
    }

    @Test func `no alert where its list is refused; and it goes when its screen leaves`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.pop()
            ask(change) { _, _ in }
        }
        #expect(app.user.alert == nil)
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        app.take(ShelfCoordinator.self) { _, change in ask(change) { _, _ in } }
        router?.navigate { _, change in change.present(OrderCoordinator()) }
        app.user.finishTransitions()
        #expect(app.user.alert == nil)
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.state == "tab shelf [shelf] + [cart]")
        #expect(app.complaints == [])
    }

    @Test func `a handler may show an alert`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator()) { _, change in ask(change) { _, change in change.push(.note) } }
        }
        app.user.swipeDown()
        app.user.tapAlert("Delete")
        #expect(app.state == "tab shelf [shelf, note]")
        #expect(app.complaints == [])
    }

    @Test func `an effect is performed at its place, unless a step before it failed`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.perform { notes.add("first") }
            change.pop()
            change.perform { notes.add("second") }
        }
        #expect(notes.all == ["first"])
        let router = app.shopScreen?.router
        app.take(ShelfCoordinator.self) { _, change in
            guard let router else { return }
            change.perform(on: router) { (screen: ShopScreen) in screen.count += 1 }
            change.perform(on: router) { (_: UITabBarController) in Issue.record("it isn't a tab bar controller") }
        }
        #expect(app.shopScreen?.count == 1)
    }

    @Test func `an effect that calls a transition: that comes after the list`() {
        let app = HeadlessApp(StoreCoordinator())
        let router = app.shopScreen?.router as? Router<ShelfCoordinator>
        app.take(ShelfCoordinator.self) { _, change in
            change.perform { router?.navigate { _, change in change.push(.item) } }
            change.select(.profile, of: StoreCoordinator.self)
        }
        #expect(app.state == "tab profile profile")
        #expect(app.events.contains { if case .ignored = $0 { true } else { false } })
    }

    @Test func `an answer counts once, and only while the screen that asked is on top`() {
        let app = HeadlessApp(StoreCoordinator())
        var answer: (@MainActor (Bool) -> Void)?
        let question: Change<ShelfCoordinator>.Handler = { _, change in
            change.ask({ answer = $0 }, on: { _, change, isYes in if isYes { change.push(.item) } else { change.push(.note) } })
        }
        app.take(ShelfCoordinator.self, question)
        answer?(true)
        answer?(false)
        app.user.finishTransitions()
        #expect(app.state == "tab shelf [shelf, item]")
        app.take(ShelfCoordinator.self, question)
        app.user.tapBack()
        answer?(true)
        #expect(app.state == "tab shelf [shelf]")
        app.take(ShelfCoordinator.self) { _, change in
            change.ask({ $0(7) }, on: { _, change, number in if number == 7 { change.push(.receipt) } })
        }
        #expect(app.state == "tab shelf [shelf, receipt]")
        let shelf = Released(app.coordinator?.shelf)
        app.coordinator?.stop()
        app.window.rootViewController = nil
        app.release()
        #expect(shelf.isReleased)
        answer?(true)
    }

    @Test func `where a popTo doesn't find its screen`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(.item) }
        app.take(ShelfCoordinator.self) { _, change in change.popTo(.note, else: .stay) }
        #expect(app.state == "tab shelf [shelf, item]")
        app.take(ShelfCoordinator.self) { _, change in change.popTo(.note, else: .push(.note)) }
        #expect(app.state == "tab shelf [shelf, item, note]")
        app.take(ShelfCoordinator.self) { _, change in change.popTo(.item, else: .root) }
        #expect(app.state == "tab shelf [shelf, item]")
        app.take(ShelfCoordinator.self) { _, change in change.popTo(.receipt, else: .root) }
        #expect(app.state == "tab shelf [shelf]")
        app.take(ShelfCoordinator.self) { _, change in change.popTo(.receipt) }
        #expect(app.faults == [.popToMissing])
    }

    @Test func `dismiss ends the own layer with all above it`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.present(OrderCoordinator())
            change.dismiss()
        }
        #expect(app.faults == [.dismissAtBase])
        app.take(ShelfCoordinator.self) { [notes] _, change in change.present(OrderCoordinator()) { _, _ in notes.add("lower") } }
        app.take(OrderCoordinator.self) { [notes] _, change in
            change.present(ScannerCoordinator()) { _, _ in notes.add("upper") }
            change.dismiss()
        }
        #expect(app.state == "tab shelf [shelf]")
        #expect(notes.all == ["lower"])
        #expect(app.complaints == [])
    }

    @Test func `a single flow as root and as a switch's child can't grow`() {
        let app = HeadlessApp(ScannerCoordinator())
        #expect(app.state == "camera")
        app.take(ScannerCoordinator.self) { _, change in change.push(OrderCoordinator()) }
        app.take(ScannerCoordinator.self) { _, change in change.pop() }
        app.take(ScannerCoordinator.self) { _, change in change.popToRoot() }
        #expect(app.faults == [.noStack, .popAtRoot])
        app.take(ScannerCoordinator.self) { _, change in change.present(OrderCoordinator()) }
        #expect(app.state == "camera + [cart]")
        #expect(HeadlessApp(GateCoordinator(.scanner)).state == "scanner camera")
    }
}
