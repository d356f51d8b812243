import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct AppTransitionTests {
    private func makeApp(signedIn: Bool = false) -> (HeadlessApp<AppCoordinator>, Answers) {
        let answers = Answers(signedIn: signedIn)
        return (HeadlessApp(answers), answers)
    }

    @Test func `one is taken under a sheet, and the guards are asked after what came before`() {
        let (app, answers) = makeApp()
        app.tap("showAuth", "signIn")
        app.coordinator?.offer()
        app.user.finishTransitions()
        #expect(app.state == "auth [welcome, form] + tab third [page]")
        app.coordinator?.expire(text: "timeout")
        app.user.finishTransitions()
        #expect(app.state == "launch launch")
        #expect(answers.calls == ["timeout", "count"])
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `what it presents is presented once`() {
        let (app, _) = makeApp()
        app.coordinator?.offer()
        app.user.finishTransitions()
        let state = app.state
        app.coordinator?.offer()
        app.user.finishTransitions()
        #expect(app.state == state)
        #expect(app.events.contains { if case .ignored("offer()", nil) = $0 { true } else { false } })
        #expect(app.difference == nil)
    }

    @Test func `all of them have their turn when they come during a transition`() {
        let (app, answers) = makeApp()
        app.tap("showMain", "open")
        #expect(app.user.beginSwipeBack())
        app.coordinator?.expire(text: "first").expire(text: "second")
        #expect(answers.calls == [])
        #expect(app.user.finishSwipeBack())
        app.user.finishTransitions()
        #expect(answers.calls == ["first", "count", "second", "count"])
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `before the start nothing happens`() {
        let answers = Answers(signedIn: false)
        let root = AppCoordinator(screens: EverythingScreens(), effects: answers, guards: answers)
        root.expire(text: "early")
        #expect(answers.calls == [])
    }
}
