import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests calls to coordinators during transitions that app code began itself.
@MainActor @Suite struct ForeignTransitionTests {
    private func makeAlert() -> UIAlertController {
        UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    }

    @Test func `presenting and dismissing wait for an alert that slides in or out`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        let about = app.screen
        about?.present(makeAlert(), animated: true)
        _ = about?.tap("peek")
        #expect(app.state == "tab about about + card")
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 2)
        let card = app.screen
        card?.present(makeAlert(), animated: true)
        _ = card?.tap("close")
        app.user.finishTransitions()
        #expect(app.state == "tab about about")
        #expect(app.user.presentedLayers.count == 1)
        app.user.presentedLayers.first?.dismiss(animated: true)
        _ = about?.tap("peek")
        app.user.finishTransitions()
        #expect(app.state == "tab about about + card")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }

    @Test func `a call during a dismissal by app code waits for its end`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        app.tap("peek")
        let card = app.screen
        card?.dismiss(animated: true)
        _ = card?.tap("more")
        app.coordinator?.select(.list)
        app.user.finishTransitions()
        #expect(app.state == "tab list [list]")
        #expect(app.events.contains { if case .ignored("more()", _) = $0 { true } else { false } })
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `a screen that dismisses itself as it appears`() {
        let hooks = ScreenHooks()
        hooks.appeared = { if $0.title == "one" { $0.dismiss(animated: false) } }
        let app = EverythingApp(hooks: hooks)
        app.tap("open")
        _ = app.screen?.tap("beginOver")
        app.user.finishTransitions()
        hooks.appeared = nil
        app.screen?.dismiss(animated: true)
        app.user.finishTransitions()
        app.tap("more")
        #expect(app.state == "tab list [list, details, extra]")
    }

    @Test func `a pop by app code during a push by the coordinator`() {
        let app = EverythingApp()
        app.tap("open")
        let navigation = app.screen?.navigationController
        _ = app.screen?.tap("more")
        navigation?.popViewController(animated: true)
        #expect(app.state == "tab list [list, details, extra]")
        app.user.finishTransitions()
        #expect(app.state == "tab list [list, details]")
        #expect(app.user.visibleStack.count == 2)
    }

    @Test func `stop ends all layers, also while an upper one slides in or out`() {
        for slides in ["in", "out"] {
            let app = EverythingApp()
            app.user.tapTab(2)
            app.tap("peek", "more")
            _ = app.screen?.tap(slides == "in" ? "more" : "close")
            app.coordinator?.stop()
            app.user.finishTransitions()
            #expect(app.user.presentedLayers.isEmpty, "\(slides)")
            #expect(app.complaints == [], "\(slides)")
        }
    }

    @Test func `a call waits for a pop by app code that began during a dismissal`() {
        let app = EverythingApp()
        app.tap("openTwo")
        let extra = app.screen
        app.tap("peek")
        _ = app.screen?.tap("done")
        extra?.navigationController?.popViewController(animated: true)
        _ = extra?.tap("onlyList")
        app.user.finishTransitions()
        #expect(app.state == "tab list [list, details]")
        #expect(app.user.visibleStack.count == 2)
        #expect(app.events.contains { if case .ignored("onlyList()", _) = $0 { true } else { false } })
        #expect(app.complaints == [])
    }

    @Test func `a dismissal waits for what appears above without animation`() {
        let hooks = ScreenHooks()
        let app = EverythingApp(hooks: hooks)
        app.user.tapTab(2)
        let about = app.screen
        app.tap("peek")
        let card = app.screen
        hooks.appeared = { if $0.title == "own" { _ = card?.tap("close") } }
        card?.present(TestScreen("own", hooks: hooks), animated: false)
        #expect(app.state == "tab about about")
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.isEmpty)
        _ = about?.tap("peek")
        app.user.finishTransitions()
        #expect(app.state == "tab about about + card")
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.complaints == [])
    }
}
