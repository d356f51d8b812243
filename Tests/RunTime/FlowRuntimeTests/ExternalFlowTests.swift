import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// A hand-written coordinator.
@MainActor final class Handmade: ExternalCoordinator {
    /// The first screen, until the flow replaces it.
    private(set) weak var first: UIViewController?
    /// Retains the first screen until the flow starts. Then its stack does, unless app code removes
    /// it.
    private var unstarted: UIViewController?
    private(set) var place: ExternalPlace?
    private(set) var starts = 0
    private var own: [Own] = []

    private struct Own {
        weak var controller: UIViewController?
    }

    init(_ first: UIViewController) {
        self.first = first
        unstarted = first
        Self.latest = self
    }

    /// The most recently created coordinator.
    private(set) static weak var latest: Handmade?

    func start(at place: ExternalPlace) -> UIViewController {
        self.place = place
        starts += 1
        defer { unstarted = nil }
        return first ?? UIViewController()
    }

    /// Pushes a custom view controller.
    func push(_ title: String, animated: Bool = true) {
        let controller = UIViewController()
        controller.title = title
        place?.navigationController?.pushViewController(controller, animated: animated)
        own.append(Own(controller: controller))
    }

    /// Replaces the flow's topmost view controller. Returns false if another one is on top.
    func exchange(_ title: String, animated: Bool = true) -> Bool {
        guard let stack = place?.navigationController, let top = stack.topViewController,
            top === first || own.contains(where: { $0.controller === top })
        else { return false }
        let controller = UIViewController()
        controller.title = title
        stack.setViewControllers(stack.viewControllers.dropLast() + [controller], animated: animated)
        if top === first { first = nil }
        own.append(Own(controller: controller))
        return true
    }

    /// Pushes or replaces, depending on a number. Returns `nil` if another controller is on top.
    func changeScreens(_ number: UInt64) -> String? {
        let animated = number % 2 == 0
        guard number % 6 < 2 else { return exchange("other", animated: animated) ? "the external flow exchanges its screen" : nil }
        guard let top = place?.navigationController?.topViewController, top === first || own.contains(where: { $0.controller === top })
        else { return nil }
        push("more", animated: animated)
        return "the external flow pushes"
    }
}

/// Tests hand-written flows in every location and with every kind of end.
@MainActor @Suite struct ExternalFlowTests {
    /// An app at the screen `wares`, with its answers.
    private func app() -> (EverythingWhole, Answers) {
        let answers = Answers()
        let app = HeadlessApp(answers)
        app.user.finishTransitions()
        return (app, answers)
    }

    private typealias EverythingWhole = HeadlessApp<AppCoordinator>

    private func titles(_ app: EverythingWhole) -> [String] { app.user.visibleStack.map { $0.title ?? "" } }

    private func own(_ app: EverythingWhole) throws -> (Handmade, gone: [Released]) {
        let handmade = try #require(Handmade.latest)
        #expect(handmade.starts == 1)
        return (handmade, [Released(handmade), Released(handmade.place), Released(handmade.first)])
    }

    @Test func `a pushed flow ends with a result, which its parent takes, and nothing of it is left`() throws {
        let (app, _) = app()
        app.tap("handmade")
        expectSettled(app, "market tab browse [wares, handmade]")
        var (handmade, gone): (Handmade?, [Released]) = try own(app)
        #expect(handmade?.place?.navigationController === app.user.visibleStack.last?.navigationController)
        handmade = nil
        app.tap("paid")
        expectSettled(app, "market tab browse [wares, ware]")
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test func `what the flow pushes itself is its own, and goes with it`() throws {
        let (app, _) = app()
        app.tap("handmade")
        let gone = try own(app).gone
        Handmade.latest?.push("code")
        app.user.finishTransitions()
        Handmade.latest?.push("confirm")
        app.user.finishTransitions()
        #expect(titles(app) == ["Wares", "handmade 1", "code", "confirm"])
        #expect(app.state == "market tab browse [wares, handmade]")
        #expect(app.user.tapBack())
        app.user.finishTransitions()
        #expect(titles(app) == ["Wares", "handmade 1", "code"])
        #expect(app.state == "market tab browse [wares, handmade]")
        let code = Released(app.user.visibleViewController)
        #expect((Handmade.latest?.first as? TestScreen)?.tap("refused") == true)
        expectSettled(app, "market tab browse [wares]")
        #expect(titles(app) == ["Wares"])
        #expect((gone + [code]).allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test func `a screen above the flow is not its own, and goes when a step takes it away`() throws {
        let (app, _) = app()
        app.tap("handmade")
        // The tab 'scan' presents a flow. The end of that flow pushes a screen.
        let parents = sequence(first: app.user.visibleViewController, next: { $0?.parent })
        let bar = try #require(parents.lazy.compactMap { $0 as? CustomTabBarController }.first)
        #expect(app.user.tap(bar.items[1]))
        app.user.finishTransitions()
        app.tap("taken")
        #expect(app.state == "market tab browse [wares, handmade, item]")
        app.tap("manyGifts", "wrapped")
        expectSettled(app, "market tab browse [wares, handmade]")
        #expect(titles(app) == ["Wares", "handmade 1"])
        #expect(app.faults == [])
    }

    @Test(arguments: [1, 2, 3]) func `a flow that the user leaves has ended without a result, once`(_ shown: Int) throws {
        let (app, _) = app()
        app.tap("handmade")
        let gone = try own(app).gone
        for index in 1..<shown {
            Handmade.latest?.push("own \(index)")
            app.user.finishTransitions()
        }
        if shown == 3 {
            #expect(app.user.backMenu(skipping: 2))
        } else {
            for _ in 0..<shown {
                #expect(app.user.tapBack())
                app.user.finishTransitions()
            }
        }
        // The caller's 'dismissed' pushes a screen.
        expectSettled(app, "market tab browse [wares, ware]")
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test func `a flow may put something else in the place of its first screen`() throws {
        let (app, _) = app()
        app.tap("handmade")
        let first = Released(Handmade.latest?.place?.navigationController?.topViewController)
        let paid = try #require(app.screen?.buttons["paid"])
        let next = UIViewController()
        next.title = "next"
        let stack = try #require(Handmade.latest?.place?.navigationController)
        stack.setViewControllers([stack.viewControllers[0], next], animated: true)
        app.user.finishTransitions()
        #expect(titles(app) == ["Wares", "next"])
        #expect(app.state == "market tab browse [wares, handmade]")
        #expect(first.isReleased)
        paid()
        expectSettled(app, "market tab browse [wares, ware]")
        #expect(app.faults == [])
    }

    @Test(arguments: UIKitBehavior.all, [true, false])
    func `a flow exchanges its screens after a swipe back that was taken back`(behavior: UIKitBehavior, isAtOnce: Bool) throws {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        app.tap("handmade")
        let gone = try own(app).gone
        let paid = try #require(app.screen?.buttons["paid"])
        app.user.finishesTransitions = false
        for name in ["other", "another"] {
            #expect(app.user.beginSwipeBack())
            let exchange: @MainActor () -> Void = { #expect(Handmade.latest?.exchange(name) == true) }
            if isAtOnce {
                let swipe = Handmade.latest?.place?.navigationController?.transitionCoordinator
                swipe?.animate(alongsideTransition: nil) { _ in exchange() }
            }
            #expect(app.user.cancelSwipeBack())
            app.user.finishTransitions()
            if !isAtOnce { exchange() }
            app.user.finishTransitions()
            #expect(app.state == "market tab browse [wares, handmade]")
            #expect(titles(app) == ["Wares", name])
        }
        #expect(!gone[0].isReleased)
        // The router belongs to a flow that continues.
        paid()
        expectSettled(app, "market tab browse [wares, ware]")
        #expect(gone.allSatisfy { $0.isReleased })
    }

    @Test(arguments: UIKitBehavior.all)
    func `what is pushed after a swipe back that was finished isn't the flow's`(behavior: UIKitBehavior) throws {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        app.tap("handmade")
        let gone = try own(app).gone
        app.user.finishesTransitions = false
        let stack = Handmade.latest?.place?.navigationController
        #expect(app.user.beginSwipeBack())
        #expect(app.user.finishSwipeBack())
        stack?.pushViewController(UIViewController(), animated: true)
        // The caller's 'dismissed' pushes a screen, which removes controllers outside the model.
        expectSettled(app, "market tab browse [wares, ware]")
        #expect(gone.allSatisfy { $0.isReleased })
    }

    @Test(arguments: UIKitBehavior.all)
    func `a pop and a push that UIKit puts off end the flow unless they are shown as one`(behavior: UIKitBehavior) throws {
        let app = HeadlessApp(AppCoordinator(screens: EverythingScreens(), effects: Answers(), guards: Answers()), behavior: behavior)
        app.user.finishTransitions()
        #expect(app.screen?.tap("handmade") == true)
        HeadlessUIKit.turnRunLoop()
        let gone = try own(app).gone
        #expect(Handmade.latest?.place?.navigationController?.popViewController(animated: true) == nil)
        Handmade.latest?.push("more")
        #expect(titles(app) == ["Wares", "handmade 1"])
        let areOne = behavior.layoutPass != .atOnce
        // The caller's 'dismissed' pushes a screen, which removes controllers outside the model.
        expectSettled(app, areOne ? "market tab browse [wares, handmade]" : "market tab browse [wares, ware]")
        #expect(titles(app) == ["Wares", areOne ? "more" : "ware"])
        #expect(gone.prefix(2).allSatisfy { $0.isReleased != areOne })
    }

    @Test(arguments: [false, true]) func `what another screen pushes when the flow has left isn't the flow's`(_ animated: Bool) throws {
        let (app, _) = app()
        app.tap("handmade")
        let gone = try own(app).gone
        let stack = try #require(Handmade.latest?.place?.navigationController)
        stack.popViewController(animated: false)
        stack.pushViewController(UIViewController(), animated: animated)
        app.user.finishTransitions()
        #expect(app.state == "market tab browse [wares, ware]")
        #expect(gone.allSatisfy { $0.isReleased })
    }

    @Test func `a flow that ends twice, or late, has ended once, and that is reported`() throws {
        let (app, _) = app()
        app.tap("handmade")
        let screen = try #require(app.screen)
        let place = try #require(Handmade.latest?.place)
        #expect(screen.tap("refused") && screen.tap("paid"))
        place.dismiss()
        app.user.finishTransitions()
        #expect(app.state == "market tab browse [wares]")
        #expect(screen.tap("paid"))
        place.dismiss()
        expectSettled(app, "market tab browse [wares]")
        let taken = app.events.filter {
            if case .transition(let name, _) = $0 { name == "refused()" || name == "paid(number:)" } else { false }
        }
        #expect(taken.count == 1)
    }

    @Test func `the flow ends itself without a result, on the stack and in a layer`() throws {
        let (app, answers) = app()
        app.tap("handmade")
        Handmade.latest?.push("code")
        app.user.finishTransitions()
        Handmade.latest?.place?.dismiss()
        expectSettled(app, "market tab browse [wares, ware]")
        app.user.tapBack()
        app.user.finishTransitions()
        app.tap("handmadeOver")
        expectSettled(app, "market tab browse [wares] + handmade")
        let gone = try own(app).gone
        #expect(Handmade.latest?.place?.navigationController == nil)
        Handmade.latest?.place?.dismiss()
        expectSettled(app, "market tab browse [wares]")
        #expect(answers.calls == ["count"])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test(arguments: [false, true]) func `a presented flow that app code dismisses has ended, once`(_ animated: Bool) throws {
        let (app, answers) = app()
        app.tap("handmadeOver")
        let gone = try own(app).gone
        app.screen?.dismiss(animated: animated)
        expectSettled(app, "market tab browse [wares]")
        #expect(answers.calls == ["count"])
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test func `in a tab its result goes to the container, and it can't leave`() throws {
        let app = EverythingApp()
        app.user.tapTab(3)
        expectSettled(app, "tab handmade handmade")
        Handmade.latest?.place?.dismiss()
        expectSettled(app, "tab handmade handmade")
        #expect(app.faults == [.dismissAtBase])
        app.tap("refused")
        expectSettled(app, "tab about about")
        app.user.tapTab(3)
        app.tap("paid")
        expectSettled(app, "tab list [list]")
        // It is still in its tab.
        #expect(Handmade.latest?.starts == 1)
    }

    @Test func `as a child it goes with the switch`() throws {
        let (app, _) = app()
        #expect(app.tapMarket(.inside))
        app.tap("showHandmade")
        expectSettled(app, "market tab inside handmade handmade")
        let gone = try own(app).gone
        app.tap("paid")
        expectSettled(app, "market tab inside empty empty")
        #expect(gone.allSatisfy { $0.isReleased })
        #expect(app.faults == [])
    }

    @Test func `what stands above it on the stack leaves what it has put there`() throws {
        let app = HeadlessApp(Answers(fits: true))
        app.user.finishTransitions()
        app.tap("look", "handmade")
        Handmade.latest?.push("code")
        app.user.finishTransitions()
        let bar = try #require(app.user.presentedLayers.last as? UITabBarController)
        // The action tab pushes a flow on the visible stack.
        _ = app.user.tapTab(4, in: bar)
        app.user.finishTransitions()
        #expect(titles(app) == ["page", "handmade 4", "code", "wrap"])
        #expect(app.state == "market tab browse [wares] + tab third [page, handmade, wrap]")
        app.screen?.navigationController?.popViewController(animated: false)
        // The caller's 'dismissed' ends the layer.
        expectSettled(app, "market tab browse [wares]")
    }
}
