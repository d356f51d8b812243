import FlowTesting
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct PresentationTests {
    private let style = Presentation(
        compact: .init(.pageSheet, detents: [.medium, .height(320), .fraction(0.75)], grabber: true, dismissible: false),
        regular: .init(.formSheet, transition: .crossDissolve, size: .init(width: 400, height: 500)))

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func `a flow's own presentation, at each width, whatever the device`(idiom: UIUserInterfaceIdiom) {
        let app = HeadlessApp(StoreCoordinator(), on: idiom)
        #expect(app.user.resize(isNarrow: true))
        app.take(ShelfCoordinator.self) { [style] _, change in change.present(OrderCoordinator(style)) }
        let compact = app.user.presentedLayers.last
        // UIKit's delegate returns the style for compact width.
        #expect(compact?.modalPresentationStyle == .formSheet)
        #expect(
            compact?.sheetPresentationController?.detents.map(\.identifier.rawValue) == [
                "com.apple.UIKit.medium", "height(320.0)", "fraction(0.75)",
            ])
        #expect(compact?.preferredContentSize == .zero)
        #expect(compact?.sheetPresentationController?.prefersGrabberVisible == true)
        #expect(!app.user.swipeDown())
        app.take(OrderCoordinator.self) { _, change in change.dismiss() }
        #expect(app.user.resize(isNarrow: false))
        app.take(ShelfCoordinator.self) { [style] _, change in change.present(OrderCoordinator(style)) }
        let regular = app.user.presentedLayers.last
        #expect(regular?.modalPresentationStyle == .formSheet)
        #expect(regular?.modalTransitionStyle == .crossDissolve)
        #expect(regular?.preferredContentSize == CGSize(width: 400, height: 500))
        #expect(regular?.sheetPresentationController?.prefersGrabberVisible == false)
        #expect(app.user.swipeDown())
        #expect(app.complaints == [])
    }

    @Test func `heights, grabber and size follow the width`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [style] _, change in change.present(OrderCoordinator(style)) }
        let sheet = app.user.presentedLayers.last?.sheetPresentationController
        let compact = sheet?.detents.map(\.identifier)
        app.user.resize(isNarrow: false)
        #expect(sheet?.detents.map(\.identifier) == [.large] && sheet?.prefersGrabberVisible == false)
        #expect(app.user.presentedLayers.last?.preferredContentSize == CGSize(width: 400, height: 500))
        app.user.resize(isNarrow: true)
        #expect(sheet?.detents.map(\.identifier) == compact && sheet?.prefersGrabberVisible == true)
        #expect(app.complaints == [])
    }

    @Test func `a popover has its heights as a sheet`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator(), as: Presentation(.popover, detents: [.medium])) }
        let popover = app.user.presentedLayers.last?.popoverPresentationController
        #expect(popover?.adaptiveSheetPresentationController.detents.map(\.identifier) == [.medium])
    }

    @Test func `the layers of a list are presented one after another, not one within another`() {
        let app = HeadlessApp(StoreCoordinator())
        let depths = Depths()
        app.take(ShelfCoordinator.self) { _, change in
            for _ in 0..<20 { change.present(DeepCoordinator(depths), animated: false) }
        }
        #expect(depths.all.count == 20)
        #expect((depths.all.max() ?? 0) - (depths.all.min() ?? 0) < 4096)
        let top = app.user.visibleViewController as? DeepScreen
        (top?.router as? Router<DeepCoordinator>)?.navigate("dismissAll") { _, change in change.dismissAll(animated: false) }
        app.user.finishTransitions()
        #expect(app.state == "tab shelf [shelf]")
        #expect(app.complaints == [])
    }

    @Test func `heights of sheets in points`() {
        let detents: [Presentation.Detent] = [.medium, .large, .height(320), .fraction(0.25)]
        #expect(detents.map { $0.points(upTo: 800) } == [nil, nil, 320, 200])
    }

    @Test func `a step's own presentation replaces the flow's as a whole`() {
        let app = HeadlessApp(StoreCoordinator())
        app.take(ShelfCoordinator.self) { [style] _, change in
            change.present(OrderCoordinator(style), as: Presentation(.fullScreen)) { _, _, _ in }
        }
        let layer = app.user.presentedLayers.last
        #expect(layer?.modalPresentationStyle == .fullScreen)
        #expect(layer?.isModalInPresentation == false)
    }

    @Test func `a popover comes from its source, and from the middle where that is not on screen`() {
        let sources: [(source: (any PopoverSource)?, isOnScreen: Bool)] = [
            (nil, false), (UIView(), true), (UIView(), false), (UIBarButtonItem(), true), (UIBarButtonItem(), false),
        ]
        for (source, isOnScreen) in sources {
            let app = HeadlessApp(StoreCoordinator())
            HeadlessUIKit.userInterfaceIdiom = .pad
            if isOnScreen, let view = source as? UIView { app.shopScreen?.view.addSubview(view) }
            if isOnScreen, let item = source as? UIBarButtonItem { app.shopScreen?.navigationItem.rightBarButtonItem = item }
            app.take(ShelfCoordinator.self) { _, change in change.present(.menu, from: source) }
            #expect(app.state == "tab shelf [shelf] + menu")
            let popover = app.user.presentedLayers.last?.popoverPresentationController
            if isOnScreen {
                #expect(popover?.sourceView === source as? UIView && popover?.barButtonItem === source as? UIBarButtonItem)
            } else {
                #expect(popover?.sourceView === app.window.rootViewController?.view && popover?.barButtonItem == nil)
            }
            #expect(app.user.swipeDown())
            #expect(app.state == "tab shelf [shelf]")
            #expect(app.complaints == [])
        }
    }

    /// Tests a popover of the flow, one that the app presents, and one with a source that isn't on
    /// screen.
    @Test(arguments: UIKitBehavior.all, [UIUserInterfaceIdiom.phone, .pad])
    func `a popover without a source is shown at any width`(behavior: UIKitBehavior, idiom: UIUserInterfaceIdiom) {
        for isNarrow in [true, false] {
            let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
            HeadlessUIKit.userInterfaceIdiom = idiom
            #expect(app.user.resize(isNarrow: isNarrow))
            app.take(ShelfCoordinator.self) { _, change in change.present(.menu) }
            expectSettled(app, "tab shelf [shelf] + menu")
            app.shopScreen?.dismiss(animated: true)
            app.user.finishTransitions()
            if let screen = app.shopScreen { ScannerCoordinator().present(from: screen, as: Presentation(.popover), finished: { _ in }) }
            app.user.finishTransitions()
            #expect(app.shopScreen?.name == "camera")
            app.shopScreen?.dismiss(animated: true)
            expectSettled(app, "tab shelf [shelf]")
        }
    }

    @Test func `a source of the screen's own that is not on screen is not pointed at`() {
        let app = HeadlessApp(StoreCoordinator())
        HeadlessUIKit.userInterfaceIdiom = .pad
        let sources: [(UIPopoverPresentationController) -> Void] = [
            { $0.sourceView = UIView() }, { $0.barButtonItem = UIBarButtonItem() }, { $0.sourceItem = UIView() },
            { $0.sourceItem = UIBarButtonItem() },
        ]
        for bring in sources {
            let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
            bring(popover)
            anchor(popover, at: nil, over: app.window.rootViewController)
            #expect(popover.sourceView === app.window.rootViewController?.view && popover.barButtonItem == nil)
        }
        HeadlessUIKit.reset()
    }

    @Test func `a source that leaves the window in the same list is not pointed at`() {
        let app = HeadlessApp(StoreCoordinator())
        HeadlessUIKit.userInterfaceIdiom = .pad
        app.take(ShelfCoordinator.self) { _, change in change.push(.note) }
        let source = UIView()
        app.shopScreen?.view.addSubview(source)
        app.take(ShelfCoordinator.self) { _, change in
            change.pop()
            change.present(.menu, from: source)
        }
        #expect(app.state == "tab shelf [shelf] + menu")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test func `steps without animation are done when they return`() {
        let app = HeadlessApp(GateCoordinator(.store))
        let shelf = app.shopScreen?.router as? Router<ShelfCoordinator>
        shelf?.navigate { _, change in change.push(.note, animated: false) }
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(app.user.visibleStack.count == 2)
        let note = app.shopScreen?.router as? Router<ShelfCoordinator>
        note?.navigate { _, change in change.present(OrderCoordinator(), animated: false) { _, _, _ in } }
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        let order = app.shopScreen?.router as? Router<OrderCoordinator>
        order?.navigate { _, change in change.finish(.placed(1), of: OrderCoordinator.self, animated: false) }
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(app.user.presentedLayers.isEmpty)
        // The last step that changes the stack decides the animation.
        note?.navigate { _, change in
            change.pop()
            change.push(.receipt, animated: false)
        }
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        (app.shopScreen?.router as? Router<ShelfCoordinator>)?.navigate { _, change in change.popToRoot() }
        #expect(HeadlessUIKit.transitionsInFlight == 1)
        #expect(app.complaints == [])
    }

    @Test func `what a presentation doesn't say stays as the app has set it`() {
        let controller = UIViewController()
        controller.isModalInPresentation = true
        Presentation(.pageSheet, grabber: true).apply(to: controller, over: nil)
        #expect(controller.isModalInPresentation)
        let locked = UIViewController()
        Presentation(dismissible: false).apply(to: locked, over: nil)
        #expect(locked.isModalInPresentation)
        #expect(controller.sheetPresentationController?.prefersGrabberVisible == true)
        #expect(
            controller.sheetPresentationController?.detents.map(\.identifier)
                == UIViewController().sheetPresentationController?.detents.map(\.identifier))
    }

    @Test func `a popover points at all of its source, or has no arrow`() {
        HeadlessUIKit.reset()
        defer { HeadlessUIKit.reset() }
        HeadlessUIKit.userInterfaceIdiom = .pad
        let presenter = UIViewController()
        let window = UIWindow()
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        let makePopover = { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) }
        let source = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        presenter.view.addSubview(source)
        let atView = makePopover()
        anchor(atView, at: source, over: presenter)
        #expect(atView.sourceView === source && atView.sourceRect == CGRect(x: 0, y: 0, width: 30, height: 40))
        let item = UIBarButtonItem()
        presenter.toolbarItems = [item]
        let atItem = makePopover()
        anchor(atItem, at: item, over: presenter)
        #expect(atItem.barButtonItem === item)
        let atNothing = makePopover()
        anchor(atNothing, at: nil, over: presenter)
        #expect(atNothing.sourceView === presenter.view && atNothing.permittedArrowDirections == [])
        let own = makePopover()
        own.sourceView = source
        anchor(own, at: nil, over: presenter)
        #expect(own.sourceView === source)
    }
}

/// The positions on the call stack at which the screens appeared.
@MainActor private final class Depths {
    var all: [UInt] = []
}

private final class DeepScreen: UIViewController {
    let depths: Depths
    let router: ScreenRouter

    init(_ depths: Depths, _ router: ScreenRouter) {
        self.depths = depths
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        var here = 0
        depths.all.append(withUnsafePointer(to: &here) { UInt(bitPattern: $0) })
    }
}

private final class DeepCoordinator: Coordinator, StackFlow {
    let firstScreen = ScannerScreen.camera
    private let depths: Depths

    init(_ depths: Depths) {
        self.depths = depths
        super.init(flowName: ScannerScreen.flowName)
    }

    func makeDisplay(of screen: ScannerScreen, in slot: Slot) -> UIViewController {
        DeepScreen(depths, Router(self, slot))
    }
}
