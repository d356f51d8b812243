import FlowTesting
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct SwitchFlowTests {
    @Test func `a switch as root shows one child, and only that exists`() {
        let app = HeadlessApp(GateCoordinator())
        #expect(app.state == "signIn [name]")
        let container = app.window.rootViewController
        #expect(container?.children.count == 1)
        app.take(SignInCoordinator.self) { _, change in change.push(.password) }
        let gone = app.user.visibleStack.map { Released($0) } + [Released(app.coordinator?.currentCoordinator)]
        app.take(SignInCoordinator.self) { _, change in change.switchTo(.store, of: GateCoordinator.self) }
        #expect(app.state == "store tab shelf [shelf]")
        #expect(app.coordinator?.currentChild == .store)
        #expect(app.window.rootViewController === container)
        #expect(container?.children.count == 1)
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.user.visibleViewController?.view.window === app.window)
        #expect(app.complaints == [])
    }

    @Test func `an animated switch fades once, nothing waits for it, and the old child is released at once`() {
        for isAnimated in [true, false] {
            let app = HeadlessApp(GateCoordinator())
            let gone = app.user.visibleStack.map { Released($0) } + [Released(app.coordinator?.currentCoordinator)]
            let router = app.shopScreen?.router as? Router<SignInCoordinator>
            router?.navigate("enter") { _, change in
                change.switchTo(.store, of: GateCoordinator.self, animated: isAnimated)
            }
            #expect(HeadlessUIKit.viewTransitions == (isAnimated ? 1 : 0))
            #expect(HeadlessUIKit.transitionsInFlight == 0)
            #expect(app.window.rootViewController?.children.count == 1)
            #expect(gone.allSatisfy { $0.isReleased })
            #expect(app.user.visibleViewController?.view.window === app.window)
            app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator(), on: { _, _, _ in }, dismissed: { _, _ in }) }
            #expect(app.state == "store tab shelf [shelf] + [cart]")
            #expect(app.complaints == [])
        }
    }

    @Test func `a switch that isn't on screen doesn't fade`() {
        let container = SwitchController(nibName: nil, bundle: nil)
        HeadlessUIKit.reset()
        container.show(UIViewController(), animated: true)
        _ = container.view
        container.show(UIViewController(), animated: true)
        #expect(HeadlessUIKit.viewTransitions == 0 && container.children.count == 1)
    }

    @Test func `the last step that changes a switch says whether it is animated`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in
            change.switchTo(.launch, of: GateCoordinator.self)
            change.switchTo(.store, of: GateCoordinator.self, animated: false)
        }
        #expect(HeadlessUIKit.viewTransitions == 0)
        #expect(app.state == "store tab shelf [shelf]")
    }

    @Test func `a child's result goes to the container`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in change.finish(.authenticated, of: SignInCoordinator.self) }
        #expect(app.state == "store tab shelf [shelf]")
        app.user.tapTab(3)
        // A bare screen's `finish` ends its container.
        app.take(StoreCoordinator.self) { _, change in change.finish(.signedOut, of: StoreCoordinator.self) }
        #expect(app.state == "signIn [name]")
        #expect(app.faults == [])
        #expect(app.complaints == [])
    }

    @Test func `the child that shows stays, unless it is to begin anew`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in change.push(.password) }
        let screen = app.shopScreen
        app.take(SignInCoordinator.self) { _, change in change.switchTo(.signIn, of: GateCoordinator.self) }
        #expect(app.state == "signIn [name, password]")
        #expect(app.shopScreen === screen)
        app.take(SignInCoordinator.self) { _, change in change.switchTo(.signIn, of: GateCoordinator.self, reset: true) }
        #expect(app.state == "signIn [name]")
        app.take(SignInCoordinator.self) { _, change in
            change.switchTo(.signIn, of: GateCoordinator.self) { _ in
                .flow(SignInCoordinator(), stack: [.screen(.password), .flow(OrderCoordinator())])
            }
        }
        #expect(app.state == "signIn [name, password, cart]")
        app.take(OrderCoordinator.self) { _, change in change.push(.pay) }
        #expect(app.state == "signIn [name, password, cart, pay]")
        #expect(app.complaints == [])
    }

    @Test func `all layers end before the child is exchanged, the app's own too, and nothing is left`() {
        for slides in [false, true] {
            let app = HeadlessApp(GateCoordinator(.store))
            let notes = Notes()
            app.take(ShelfCoordinator.self) { _, change in
                change.present(OrderCoordinator(Presentation(.fullScreen)), dismissed: { _, _ in notes.add("order") })
            }
            app.take(OrderCoordinator.self) { _, change in change.present(ScannerCoordinator(), dismissed: { _, _ in notes.add("scanner") })
            }
            let router = app.shopScreen?.router as? Router<ScannerCoordinator>
            let gone =
                app.user.presentedLayers.map { Released($0) } + [Released(app.shopScreen), Released(app.coordinator?.currentCoordinator)]
            app.shopScreen?.present(UIAlertController(title: "Own", message: nil, preferredStyle: .alert), animated: true)
            if !slides { app.user.finishTransitions() }
            router?.navigate { _, change in change.switchTo(.signIn, of: GateCoordinator.self) }
            #expect(app.state == "signIn [name]")
            app.user.finishTransitions()
            #expect(app.user.presentedLayers.isEmpty)
            #expect(app.shopScreen?.title == "name")
            #expect(gone.allSatisfy { $0.isReleased }, "slides: \(slides)")
            #expect(notes.all == [])
            #expect(app.complaints == [])
        }
    }

    @Test func `something of the app's own over the first layer goes too`() {
        let app = HeadlessApp(GateCoordinator())
        let router = app.shopScreen?.router as? Router<SignInCoordinator>
        app.shopScreen?.present(UIAlertController(title: "Own", message: nil, preferredStyle: .alert), animated: true)
        app.user.finishTransitions()
        router?.navigate { _, change in change.switchTo(.launch, of: GateCoordinator.self) }
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.state == "launch launch")
        #expect(app.shopScreen?.title == "launch")
        #expect(app.complaints == [])
    }

    @Test func `a list may switch and go on in the new child`() {
        let app = HeadlessApp(GateCoordinator())
        app.take(SignInCoordinator.self) { _, change in
            change.pop()
            change.switchTo(.store, of: GateCoordinator.self)
        }
        #expect(app.faults == [.popAtRoot])
        #expect(app.state == "signIn [name]")
        app.take(SignInCoordinator.self) { _, change in
            change.push(.password)
            change.switchTo(.store, of: GateCoordinator.self)
            change.push(OrderCoordinator())
            change.present(ScannerCoordinator())
        }
        #expect(app.state == "store tab shelf [shelf, cart] + camera")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test func `a switch without a switch flow is refused`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.switchTo(.store, of: GateCoordinator.self) }
        #expect(app.faults == [.switchWithoutSwitch])
    }

    @Test func `a switch in a layer: the topmost layer that has one, and what is above it ends`() {
        let app = HeadlessApp(GateCoordinator(.store))
        app.take(ShelfCoordinator.self) { _, change in change.present(GateCoordinator(.signIn)) }
        app.take(SignInCoordinator.self) { _, change in change.present(OrderCoordinator()) }
        #expect(app.state == "store tab shelf [shelf] + signIn [name] + [cart]")
        app.take(OrderCoordinator.self) { _, change in change.switchTo(.scanner, of: GateCoordinator.self) }
        #expect(app.state == "store tab shelf [shelf] + scanner camera")
        let gone = [Released(app.user.presentedLayers.first), Released(app.shopScreen)]
        app.take(ScannerCoordinator.self) { _, change in change.dismiss() }
        #expect(app.state == "store tab shelf [shelf]")
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test func `a switch that dismisses itself ends its layer`() {
        let app = HeadlessApp(GateCoordinator(.store))
        app.take(ShelfCoordinator.self) { _, change in change.present(GateCoordinator(.signIn)) }
        app.shopScreen?.dismiss(animated: true)
        app.user.finishTransitions()
        #expect(app.state == "store tab shelf [shelf]")
        #expect(app.complaints == [])
    }

    @Test func `the child appears and disappears with the exchange, and decides the orientation`() {
        final class Child: UIViewController {
            var notes: [String] = []
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                notes.append("appeared")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                notes.append("disappeared")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                notes.append(parent == nil ? "left" : "entered")
            }
        }
        final class Two: Coordinator, SwitchFlow, ScreenMaking {
            typealias Owner = Two
            enum Child: String, CaseIterable { case one, two }
            enum Screen: String, ScreenValue {
                case one, two
                static let flowName = "two"
                var screenName: Self { self }
            }
            let firstChild = Child.one
            let screens: [Screen: UIViewController]
            init(_ screens: [Screen: UIViewController]) {
                self.screens = screens
                super.init(flowName: "two")
            }
            func content(of child: Child) -> ChildContent { .screen(child == .one ? .one : .two, of: self) }
            func makeDisplay(of screen: Screen, in slot: Slot) -> UIViewController {
                _ = Router(self, slot)
                return screens[screen] ?? UIViewController()
            }
        }
        let (one, two) = (Child(), Child())
        let app = HeadlessApp(Two([.one: one, .two: two]))
        #expect(one.notes == ["entered", "appeared"])
        #expect(app.window.rootViewController?.supportedInterfaceOrientations == .portrait)
        #expect(app.window.rootViewController?.childForStatusBarStyle === one)
        (app.coordinator?.routerOnTop() as? Router<Two>)?.navigate { _, change in change.switchTo(.two, of: Two.self) }
        #expect(one.notes == ["entered", "appeared", "disappeared", "left"])
        #expect(two.notes == ["appeared", "entered"])
        #expect(app.window.rootViewController?.childForStatusBarStyle === two)
        #expect(app.complaints == [])
    }
}
