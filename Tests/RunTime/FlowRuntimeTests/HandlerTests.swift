import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that the caller's handler for the end of a flow runs exactly once.
@MainActor @Suite struct HandlerTests {
    private let notes = Notes()

    /// Pushes an order onto the shelf, with its second screen on top.
    private func pushOrder(_ app: HeadlessApp<StoreCoordinator>) {
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.push(OrderCoordinator(), stack: [.screen(.pay)]) { _, change, result in
                switch result {
                case .placed(let number): notes.add("placed \(number)")
                }
                change.push(.receipt)
            } dismissed: { _, change in
                notes.add("dismissed")
                change.push(.note)
            }
        }
        #expect(app.state == "tab shelf [shelf, cart, pay]")
    }

    private func presentOrder(_ app: HeadlessApp<StoreCoordinator>) {
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(OrderCoordinator(), stack: [.screen(.pay)]) { _, change, result in
                switch result {
                case .placed(let number): notes.add("placed \(number)")
                }
                change.push(.receipt)
            } dismissed: { _, change in
                notes.add("dismissed")
                change.push(.note)
            }
        }
        #expect(app.state == "tab shelf [shelf] + [cart, pay]")
    }

    // MARK: - Finishing

    @Test func `finish takes a pushed flow's screens away, and the result's steps replace the rest`() {
        let app = HeadlessApp(StoreCoordinator())
        pushOrder(app)
        let gone = app.user.visibleStack.dropFirst().map { Released($0) }
        app.take(OrderCoordinator.self) { _, change in
            change.finish(.placed(3), of: OrderCoordinator.self)
            change.popToRoot()
        }
        #expect(app.state == "tab shelf [shelf, receipt]")
        #expect(notes.all == ["placed 3"])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test func `finish ends a presented flow's layer, with those above`() {
        let app = HeadlessApp(StoreCoordinator())
        presentOrder(app)
        let gone = app.user.presentedLayers.map { Released($0) }
        app.take(OrderCoordinator.self) { _, change in
            change.present(ScannerCoordinator())
            change.finish(.placed(4), of: OrderCoordinator.self)
        }
        #expect(app.state == "tab shelf [shelf, receipt]")
        #expect(notes.all == ["placed 4"])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `finish of a flow without a parent, of another flow and of the root is refused`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.push(OrderCoordinator()) }
        app.take(OrderCoordinator.self) { _, change in change.finish(.placed(1), of: OrderCoordinator.self) }
        app.take(OrderCoordinator.self) { _, change in change.finish(.authenticated, of: SignInCoordinator.self) }
        app.user.tapTab(3)
        app.take(StoreCoordinator.self) { _, change in change.finish(.signedOut, of: StoreCoordinator.self) }
        app.take(StoreCoordinator.self) { _, change in change.present(.card) }
        app.take(StoreCoordinator.self) { _, change in change.finish(.signedOut, of: StoreCoordinator.self) }
        #expect(app.faults == Array(repeating: .finishUnhandled, count: 4))
        #expect(app.state == "tab profile profile + card")
    }

    @Test func `a single flow in a layer finishes, and a fault in the steps leaves all as it was`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(ScannerCoordinator()) { _, change, result in
                guard case .code(let code) = result else { return }
                notes.add(code)
                change.push(.item)
                if code == "bad" { change.pop(2) }
            }
        }
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("bad"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab shelf [shelf] + camera")
        #expect(app.faults == [.popAtRoot])
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("good"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab shelf [shelf, item]")
        #expect(app.complaints == [])
    }

    @Test func `a handler may end its own flow as well`() {
        let app = HeadlessApp(StoreCoordinator())
        presentOrder(app)
        app.take(OrderCoordinator.self) { _, change in
            change.present(ScannerCoordinator()) { _, change, _ in
                change.finish(.placed(5), of: OrderCoordinator.self)
                change.push(.cart)
            }
        }
        app.take(ScannerCoordinator.self) { _, change in change.finish(.code("x"), of: ScannerCoordinator.self) }
        #expect(app.state == "tab shelf [shelf, receipt]")
        #expect(notes.all == ["placed 5"])
        #expect(app.complaints == [])
    }

    // MARK: - Ends without a result

    enum Leaving: CaseIterable {
        case back, swipeBack, contentSwipe, backMenu, popByAppCode, popUnanimated, popStep, popTwice
    }

    @Test(arguments: Leaving.allCases) func `a pushed flow that leaves`(by leaving: Leaving) {
        let app = HeadlessApp(StoreCoordinator())
        pushOrder(app)
        let navigation = app.shopScreen?.navigationController
        let gone = [Released(app.user.visibleStack[1])]
        if leaving != .backMenu { app.user.tapBack() }
        #expect(notes.all == [])
        switch leaving {
        case .back: app.user.tapBack()
        case .swipeBack: app.user.swipeBack()
        case .contentSwipe: app.user.swipeBack(from: .content)
        case .backMenu: app.user.backMenu(to: 0)
        case .popByAppCode: navigation?.popViewController(animated: true)
        case .popUnanimated: navigation?.popToRootViewController(animated: false)
        case .popStep: app.take(OrderCoordinator.self) { _, change in change.pop() }
        case .popTwice:
            app.take(OrderCoordinator.self) { _, change in
                change.pop()
                change.pop()
            }
        }
        app.user.finishTransitions()
        #expect(notes.all == ["dismissed"])
        #expect(app.state == "tab shelf [shelf, note]")
        #expect(app.user.visibleStack.count == 2)
        #expect(app.faults == [])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    enum Ending: CaseIterable {
        case swipeDown, dismissItself, dismissUnanimated, dismissFromBelow, dismissStep, callMeanwhile
    }

    @Test(arguments: Ending.allCases) func `a presented flow that ends`(by ending: Ending) {
        let app = HeadlessApp(StoreCoordinator())
        presentOrder(app)
        let gone = app.user.presentedLayers.map { Released($0) }
        switch ending {
        case .swipeDown:
            app.user.beginSwipeDown()
            app.user.cancelSwipeDown()
            #expect(notes.all == [])
            app.user.swipeDown()
        case .dismissItself: app.shopScreen?.dismiss(animated: true)
        case .dismissUnanimated: app.shopScreen?.dismiss(animated: false)
        case .dismissFromBelow: app.window.rootViewController?.dismiss(animated: true)
        case .dismissStep: app.take(OrderCoordinator.self) { _, change in change.dismiss() }
        case .callMeanwhile:
            let router = app.shopScreen?.router as? Router<OrderCoordinator>
            app.shopScreen?.dismiss(animated: true)
            router?.navigate { _, change in change.dismiss() }
        }
        app.user.finishTransitions()
        #expect(notes.all == ["dismissed"])
        #expect(app.state == "tab shelf [shelf, note]")
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.user.visibleStack.count == 2)
        #expect(app.faults == [])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test(arguments: [false, true]) func `a bare screen that dismisses itself, and presents the next`(animated: Bool) {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(.note) { _, change in
                notes.add("dismissed")
                change.present(ScannerCoordinator())
            }
        }
        app.shopScreen?.dismiss(animated: animated)
        app.user.finishTransitions()
        #expect(notes.all == ["dismissed"])
        #expect(app.state == "tab shelf [shelf] + camera")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test(arguments: [false, true]) func `layers that end together: the lowest one's steps are taken`(animated: Bool) {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.present(OrderCoordinator()) { _, change in
                notes.add("lower")
                change.present(.menu)
            }
        }
        app.take(OrderCoordinator.self) { [notes] _, change in
            change.present(ScannerCoordinator()) { _, _ in notes.add("upper") }
        }
        app.window.rootViewController?.dismiss(animated: animated)
        app.user.finishTransitions()
        #expect(notes.all == ["lower"])
        #expect(app.state == "tab shelf [shelf] + menu")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test func `the back menu over several flows takes the lowest one's steps only`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [notes] _, change in
            change.push(.note)
            change.push(OrderCoordinator()) { _, _ in notes.add("lower") }
        }
        app.take(OrderCoordinator.self) { [notes] _, change in
            change.push(OrderCoordinator()) { _, _ in notes.add("upper") }
        }
        #expect(app.state == "tab shelf [shelf, note, cart, cart]")
        app.user.backMenu(to: 0)
        #expect(notes.all == ["lower"])
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.complaints == [])
    }

    @Test func `what isn't back or a dismissal takes nobody's steps`() {
        let app = HeadlessApp(StoreCoordinator())
        let steps: [Change<ShelfCoordinator>.Handler] = [
            { _, change in change.popToRoot() }, { _, change in change.setStack([.shelf]) }, { _, change in change.popTo(.shelf) },
            { _, change in change.select(resetting: .shelf, of: StoreCoordinator.self) },
        ]
        for steps in steps {
            app.take(ShelfCoordinator.self) { [notes] coordinator, change in
                change.push(OrderCoordinator()) { _, _ in notes.add("dismissed") }
                steps(coordinator, change)
            }
            #expect(app.state == "tab shelf [shelf]")
        }
        pushOrder(app)
        app.user.tapTab(0)
        #expect(app.state == "tab shelf [shelf]")
        presentOrder(app)
        app.take(OrderCoordinator.self) { _, change in
            change.present(ScannerCoordinator())
            change.dismissAll()
        }
        #expect(app.state == "tab shelf [shelf]")
        #expect(notes.all == [])
        #expect(app.complaints == [])
    }

    @Test func `pop and dismiss go on where nobody has steps, else those replace the rest`() {
        let app = HeadlessApp(StoreCoordinator())
        for hasSteps in [false, true] {
            app.take(ShelfCoordinator.self) { _, change in
                if hasSteps {
                    change.push(OrderCoordinator()) { _, change in change.push(.receipt) }
                } else {
                    change.push(OrderCoordinator())
                }
            }
            app.take(OrderCoordinator.self) { _, change in
                change.pop()
                change.select(.search, of: StoreCoordinator.self)
            }
            #expect(app.state == (hasSteps ? "tab shelf [shelf, receipt]" : "tab search camera"))
            app.user.tapTab(0)
        }
    }

    @Test func `a fault in steps that the user's move led to leaves the state after the move`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator()) { _, change in
                change.push(.note)
                change.pop(5)
            }
        }
        app.user.tapBack()
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.faults == [.popAtRoot])
        #expect(app.user.visibleStack.count == 1)
        #expect(app.complaints == [])
    }

    // MARK: - Lifetimes

    @Test func `the parent is there for its steps though it has left in the same list`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator()) }
        app.take(OrderCoordinator.self) { [notes] coordinator, change in
            let parent = Released(coordinator)
            change.dismiss()
            change.push(OnlyCoordinator()) { _, change in
                notes.add(parent.isReleased ? "gone" : "there")
                change.push(.pay)
            }
        }
        #expect(app.state == "tab shelf [shelf, only]")
        app.user.tapBack()
        #expect(notes.all == ["there"])
        #expect(app.state == "tab shelf [shelf, pay]")
        app.user.tapBack()
        #expect(app.complaints == [])
    }

    @Test func `the parent is there for its steps though a switch has taken its flow away`() {
        let app = HeadlessApp(GateCoordinator())
        let parent = Released(app.coordinator?.currentCoordinator)
        app.take(SignInCoordinator.self) { _, change in
            change.switchTo(.store, of: GateCoordinator.self)
            change.push(OrderCoordinator()) { _, change in change.push(.password) }
        }
        app.user.tapBack()
        #expect(app.state == "store tab shelf [shelf, password]")
        #expect(!parent.isReleased)
        app.user.tapBack()
        #expect(parent.isReleased)
        #expect(app.complaints == [])
    }

    @Test func `handlers make no cycles, wherever their flows stand`() {
        let app = HeadlessApp(GateCoordinator(.store))
        app.take(ShelfCoordinator.self) { _, change in
            change.push(OrderCoordinator()) { coordinator, change in _ = (coordinator, change) }
        }
        app.user.tapTab(1)
        app.take(ScannerCoordinator.self) { _, change in
            change.dismiss()
            change.push(OrderCoordinator()) { coordinator, change in _ = (coordinator, change) }
        }
        app.take(OrderCoordinator.self) { _, change in
            change.push(OrderCoordinator(), on: { coordinator, _, _ in _ = coordinator }, dismissed: { coordinator, _ in _ = coordinator })
        }
        app.take(OrderCoordinator.self) { _, change in
            change.present(
                OrderCoordinator(), on: { coordinator, _, _ in _ = coordinator }, dismissed: { coordinator, _ in _ = coordinator })
        }
        let gone =
            [
                Released(app.coordinator), Released((app.coordinator?.currentCoordinator as? StoreCoordinator)?.shelf),
                Released(app.coordinator?.currentCoordinator), Released(app.shopScreen?.router),
                Released(app.shopScreen),
            ] + app.user.presentedLayers.map { Released($0) }
        app.coordinator?.stop()
        app.window.rootViewController = nil
        app.release()
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }
}

enum OnlyScreen: String, ScreenValue {
    case only
    static let flowName = "only"
    var screenName: Self { self }
}

private final class OnlyCoordinator: Coordinator, StackFlow {
    let firstScreen = OnlyScreen.only

    init() { super.init(flowName: OnlyScreen.flowName) }

    func makeDisplay(of screen: OnlyScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}
