import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests calls of transitions during another one, or at any moment of a screen's life.
@MainActor @Suite struct ReentrantCallTests {
    private let hooks = ScreenHooks()

    /// UIKit must agree with the coordinators.
    @Test func `a factory that calls a transition of the screen it makes`() {
        var count = 0
        hooks.made = {
            guard $0.title == "details" else { return }
            count += 1
            _ = $0.tap("more")
        }
        let app = EverythingApp(hooks: hooks)
        app.tap("open")
        expectSettled(app, "tab list [list, details, extra]")
        #expect(count == 1)
    }

    @Test func `a factory that calls a transition at the start`() {
        hooks.made = { if $0.title == "list" { _ = $0.tap("openTwo") } }
        let app = EverythingApp(hooks: hooks)
        expectSettled(app, "tab list [list, details, extra]")
    }

    @Test func `a factory of a tab's first screen that calls a coordinator`() {
        let app = EverythingApp(hooks: hooks)
        hooks.made = { [weak app] in if $0.title == "shallow" { app?.coordinator?.inner.showFirst(count: 3) } }
        app.user.tapTab(1)
        app.coordinator?.inner.select(.first)
        #expect(app.complaints == [])
        #expect(app.state == "tab inner tab first [shallow]")
    }

    @Test(arguments: [false, true]) func `a screen that calls a transition as it loads or appears`(appears: Bool) {
        let go: (TestScreen) -> Void = { if $0.title == "details" { _ = $0.tap("more") } }
        if appears { hooks.appeared = go } else { hooks.loaded = go }
        let app = EverythingApp(hooks: hooks)
        app.tap("open")
        expectSettled(app, "tab list [list, details, extra]")
    }

    @Test func `a screen that moves on whenever it appears`() {
        let app = EverythingApp(hooks: hooks)
        app.tap("open", "more")
        hooks.appeared = { if $0.title == "details" { _ = $0.tap("begin") } }
        app.user.tapBack()
        expectSettled(app, "tab list [list, details, one]")
    }

    @Test func `a screen in a tab that moves on as the tab is shown`() {
        hooks.appeared = { if $0.title == "second" { _ = $0.tap("showFirst") } }
        let app = EverythingApp(hooks: hooks)
        app.coordinator?.select(.inner)
        expectSettled(app, "tab inner tab first [shallow, deep, deep]")
    }

    @Test func `a layer that ends itself as soon as it has loaded or appeared`() {
        hooks.loaded = { if $0.title == "sheet" { _ = $0.tap("done") } }
        let app = EverythingApp(hooks: hooks)
        app.tap("openTwo", "peek")
        expectSettled(app, "tab list [list, details, extra]")
        hooks.loaded = nil
        hooks.appeared = { if $0.title == "sheet" { _ = $0.tap("doneAndOn") } }
        app.tap("peek")
        expectSettled(app, "tab list [list, details, extra, extra]")
    }

    @Test func `a listener that calls a transition, for each kind of event`() {
        let app = EverythingApp(hooks: hooks)
        let coordinator = app.coordinator
        var ignored: [String] = []
        coordinator?.onEvent = { event in
            if case .ignored(let transition, _) = event { ignored.append(transition) }
            // The disappearing screen is still on top, but its call is too late.
            if case .transition("open(item:)", _) = event { coordinator?.list.begin() }
            if case .changed(let snapshot) = event, snapshot.description == "tab list [list, details]" { coordinator?.list.more() }
        }
        app.tap("open")
        expectSettled(app, "tab list [list, details, extra]")
        #expect(ignored == ["begin()"])
        coordinator?.onEvent = { event in
            if case .changed(let snapshot) = event, snapshot.description == "tab list [list, details]" { coordinator?.list.begin() }
        }
        app.user.tapBack()
        expectSettled(app, "tab list [list, details, one]")
        coordinator?.onEvent = { event in
            if case .refused = event { _ = app.screen?.tap("next") }
        }
        app.tap("close")
        expectSettled(app, "tab list [list, details, one, two]")
    }

    @Test func `a listener that lets go of the root, or stops it`() {
        for stops in [false, true] {
            let app = EverythingApp(hooks: hooks)
            app.coordinator?.onEvent = { [weak app] _ in
                if stops { app?.coordinator?.stop() }
                app?.release()
            }
            _ = app.screen?.tap("showAndBegin")
            app.user.finishTransitions()
            #expect(app.coordinator == nil)
            #expect(app.complaints == [])
        }
    }

    @Test func `the root is let go of while a presentation begins`() {
        let app = EverythingApp(hooks: hooks)
        let coordinator = Released(app.coordinator)
        hooks.loaded = { [weak app] in if $0.title == "one" { app?.release() } }
        _ = app.screen?.tap("showAndBegin")
        app.user.finishTransitions()
        #expect(coordinator.isReleased)
    }

    @Test func `a screen that asks for the state as it is released`() {
        let app = EverythingApp(hooks: hooks)
        var states: [String] = []
        hooks.gone = { [weak app] in
            app?.coordinator?.list.begin()
            states.append(app?.state ?? "")
        }
        app.tap("open", "more")
        app.user.backMenu(to: 0)
        #expect(states.count == 2)
        app.user.finishTransitions()
        app.tap("close")
        app.user.tapTab(2)
        app.tap("peek")
        app.user.swipeDown()
        app.tap("peek")
        app.screen?.dismiss(animated: false)
        HeadlessUIKit.turnRunLoop()
        #expect(states.count == 4)
        #expect(app.state == "tab about about")
        #expect(app.complaints == [])
    }

    @Test func `a screen that asks for the state as its place, the last to keep it, is given up`() {
        let app = EverythingApp(hooks: hooks)
        app.tap("open", "more")
        let navigation = app.screen?.navigationController
        app.user.tapTab(1)
        // Off screen, UIKit doesn't notify the delegate.
        navigation?.popToRootViewController(animated: false)
        var states: [String] = []
        hooks.gone = { [weak app] in states.append(app?.state ?? "") }
        app.tap("showList")
        expectSettled(app, "tab list [list]")
        #expect(states.count == 2)
    }
}
