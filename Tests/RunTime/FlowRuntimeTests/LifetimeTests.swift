import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
    @Test func `nothing is shown or made before the start, and the start happens once`() {
        let coordinator = MainCoordinator(screens: EverythingScreens())
        #expect(coordinator.rootViewController == nil)
        #expect(coordinator.snapshot.layers.isEmpty)
        coordinator.showList().list.open(item: 1)
        let container = coordinator.start()
        #expect(coordinator.start() === container)
        #expect(coordinator.rootViewController === container)
        #expect(coordinator.snapshot.description == "tab list [list]")
    }

    @Test func `a coordinator that nobody keeps is released with all below it, even while a layer shows`() {
        let app = EverythingApp()
        app.tap("open", "beginOver", "next")
        let objects = [Released(app.coordinator), Released(app.coordinator?.list), Released(app.coordinator?.inner)]
        app.release()
        #expect(objects.allSatisfy { $0.isReleased })
        // The window still shows the screens, but their routers do nothing.
        #expect(app.screen?.tap("closeAll") == true)
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test func `stop ends what is presented and releases everything`() {
        let app = EverythingApp()
        app.tap("open", "beginOver", "tourFromOne")
        let screens = app.user.presentedLayers.map { Released($0) } + [Released(app.screen)]
        app.coordinator?.stop()
        #expect(app.user.presentedLayers.isEmpty)
        app.window.rootViewController = UIViewController()
        app.release()
        #expect(screens.allSatisfy { $0.isReleased })
        #expect(app.complaints == [])
    }

    @Test func `stop ends a layer that is still sliding in`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        _ = app.screen?.tap("peek")
        app.coordinator?.stop()
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `events are told to who asked for them before the start`() {
        let coordinator = MainCoordinator(screens: EverythingScreens())
        var count = 0
        coordinator.onEvent = { _ in count += 1 }
        coordinator.start()
        coordinator.list.open(item: 1)
        #expect(count == 2)
    }

    @Test func `a flow that has been dismissed is released, but for a screen that it left elsewhere`() {
        let app = EverythingApp()
        app.tap("open", "beginOver", "next")
        let screens = app.user.visibleStack.map { Released($0) }
        app.tap("closeAndPush")
        #expect(app.state == "tab list [list, details, one]")
        #expect(screens.allSatisfy { $0.isReleased })
        app.tap("next")
        #expect(app.state == "tab list [list, details, one, two]")
    }

    @Test func `a flow that was pushed lives as long as its screens`() {
        let app = EverythingApp()
        app.tap("begin", "next")
        app.tap("restartNested")
        #expect(app.state == "tab list [list, one, one]")
        app.tap("next")
        #expect(app.state == "tab list [list, one, one, two]")
        app.user.backMenu(to: 1)
        app.tap("next", "root")
        #expect(app.state == "tab list [list, one]")
    }

    @Test(arguments: UIKitBehavior.all, ["in", "out", "at rest"])
    func `another root takes the place of one that stops, whatever slides`(behavior: UIKitBehavior, slides: String) {
        for waits in [true, false] {
            let app = EverythingApp(MainCoordinator(screens: EverythingScreens()), behavior: behavior)
            app.user.tapTab(2)
            app.tap("peek")
            if slides != "at rest" { _ = app.screen?.tap(slides == "in" ? "more" : "close") }
            HeadlessUIKit.turnRunLoop()
            let screens = app.user.presentedLayers.map { Released($0) } + [Released(app.window.rootViewController)]
            let next = MainCoordinator(screens: EverythingScreens())
            let show: @MainActor @Sendable () -> Void = { [window = app.window] in window.rootViewController = next.start() }
            if waits {
                app.coordinator?.stop(completion: show)
            } else {
                app.coordinator?.stop()
                show()
            }
            app.release()
            app.user.finishTransitions()
            #expect(app.window.rootViewController === next.rootViewController)
            #expect(app.user.presentedLayers.isEmpty && screens.allSatisfy { $0.isReleased })
            next.select(.about)
            next.peek()
            app.user.finishTransitions()
            #expect(next.snapshot.description == "tab about about + card" && app.user.presentedLayers.count == 1)
            #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty, "\(app.complaints)")
        }
    }
}
