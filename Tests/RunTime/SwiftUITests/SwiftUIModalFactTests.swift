@testable import FlowRuntime
import FlowTesting
import SwiftUI
import Testing
import UIKit

/// The answers to the facts about modals and alerts in Documentation/swiftui-facts.md.
@MainActor @Suite struct SwiftUIModalFactTests {
    // MARK: - Modals

    @Test func `P1, P2: an item becomes nil before it becomes the next one`() {
        let app = FactApp(signedIn: true)
        app.tap("help")
        let base = app.scene?.base
        let old = base?.presented.map { ObjectIdentifier($0) }
        let values = app.values(after: "done") { base?.presented.map { ObjectIdentifier($0) } }
        #expect(values == [old, nil, base?.presented.map { ObjectIdentifier($0) }])
        app.expect("notes", modals: 1)
    }

    @Test(arguments: SwiftUIBehavior.SecondPresentation.allCases)
    func `P3: a sheet follows a dismissal, also if SwiftUI drops the second presentation`(second: SwiftUIBehavior.SecondPresentation) {
        let app = FactApp(signedIn: true) { $0.secondPresentation = second }
        app.tap("help")
        app.begin("done")
        app.expect("notes", modals: 1)
    }

    @Test(arguments: SwiftUIBehavior.SecondPresentation.allCases)
    func `P3: two sheets are presented one after the other`(second: SwiftUIBehavior.SecondPresentation) {
        let app = FactApp { $0.secondPresentation = second }
        app.tap("showMain")
        app.user.tapTab(2)
        app.begin("both")
        app.expect("one", modals: 2)
    }

    @Test(arguments: SwiftUIBehavior.SecondPresentation.allCases)
    func `P3: a sheet follows the user's swipe, also if SwiftUI drops the second presentation`(second: SwiftUIBehavior.SecondPresentation) {
        let app = FactApp { $0.secondPresentation = second }
        app.tap("showMain")
        app.user.tapTab(2)
        let about = app.user.visibleViewController
        app.tap("peek")
        app.beginDismissal()
        app.call("peek", in: about)
        app.expect("card", modals: 1)
    }

    @Test func `P4: the dismissal of several sheets is one dismissal`() {
        let app = FactApp()
        app.tap("showMain")
        app.user.tapTab(2)
        app.tap("peek", "more", "more")
        #expect(app.modals.count == 3)
        #expect(app.values(after: "closeAll") { app.modals.count } == [3, 0])
        app.expect("about")
    }

    @Test func `P5: each modal is presented by the modal below it`() {
        let app = FactApp()
        app.tap("showMain")
        app.user.tapTab(2)
        app.tap("peek", "more")
        #expect(app.modals.map(\.presentingViewController) == [app.window.rootViewController, app.modals.first])
        app.expect("card", modals: 2)
    }

    @Test func `P10: the sheet of a removed screen doesn't reappear`() {
        let app = FactApp()
        app.tap("showMain", "openTwo", "peek", "doneAndBack")
        app.expect("details", stack: 2)
        app.tap("more")
        app.expect("extra", stack: 3)
        app.tap("toDetails", "beginOver", "next", "tour", "close")
        #expect(app.user.tapBack())
        app.expect("one", modals: 1)
        app.tap("next")
        app.expect("two", stack: 2, modals: 1)
    }

    @Test(arguments: [false, true], [false, true])
    func `P7, P9: a call waits for the user's dismissal`(clearsEarly: Bool, isOnDismissFirst: Bool) {
        let app = FactApp {
            $0.clearsItemsEarly = clearsEarly
            $0.callsOnDismissFirst = isOnDismissFirst
        }
        app.tap("showMain", "openTwo")
        let extra = app.user.visibleStack.last
        app.tap("peek")
        app.beginDismissal()
        app.call("toDetails", in: extra)
        app.expect("details", stack: 2)
    }

    @Test func `P8: an item that SwiftUI writes again isn't presented again`() {
        let app = FactApp { $0.writesItemsAgain = true }
        app.tap("showMain", "openTwo", "peek", "done")
        app.expect("extra", stack: 3)
        app.tap("peek")
        app.expect("sheet", modals: 1)
    }

    @Test func `P13: a dismissed popover is detected`() {
        let app = FactApp(signedIn: true, anchoredScreen: "profile", on: .pad)
        app.user.tapTab(4)
        app.tap("paper")
        #expect(app.modals.last?.modalPresentationStyle == .popover)
        #expect(app.user.tapOutside() && app.answers.calls == ["count"])
        app.expect("profile")
    }

    @Test func `P13: a popover without room is a sheet`() {
        let app = FactApp(signedIn: true, anchoredScreen: "profile")
        app.user.tapTab(4)
        app.tap("paper")
        app.expect("paper", modals: 1)
        app.tap("close")
        app.expect("profile")
    }

    @Test func `P14: a sheet has its content until it has gone`() {
        let app = FactApp()
        app.tap("showMain", "openTwo", "peek")
        app.begin("done")
        #expect(app.modals.count == 1 && app.title == "sheet")
        app.expect("extra", stack: 3)
    }

    @Test func `P17: a modal over the app's own modal is reported`() {
        let app = FactApp()
        let launch = app.user.visibleViewController
        app.window.rootViewController?.present(UIViewController(), animated: false)
        app.user.finishTransitions()
        app.call("notify", in: launch)
        app.user.finishTransitions()
        #expect(app.events.contains(.refused(transition: "present", fault: .notPresented)))
        #expect(HeadlessSwiftUI.warnings.count == 1)
        app.window.rootViewController?.dismiss(animated: false)
        app.user.finishTransitions()
        #expect(app.title == "launch" && app.root.snapshot.layers.count == 1)
    }

    // MARK: - Alerts

    @Test(arguments: [false, true], [false, true])
    func `A1, A2: a choice's steps run once, in each order of events`(isActionFirst: Bool, isHandlerFirst: Bool) {
        let app = FactApp(runsAlertHandlersFirst: isHandlerFirst) { $0.runsActionsFirst = isActionFirst }
        app.tap("takePicture", "ask")
        #expect(app.user.tapAlert("Taken"))
        app.expect("notice", modals: 1)
    }

    @Test(arguments: [false, true], [false, true])
    func `A2, A3: a choice's steps run after the dismissal of the alert`(isActionFirst: Bool, isHandlerFirst: Bool) {
        let app = FactApp(signedIn: true, runsAlertHandlersFirst: isHandlerFirst) { $0.runsActionsFirst = isActionFirst }
        app.tap("open", "askFirst")
        var alerts: [Int] = []
        app.answers.onCount = { [unowned app] in alerts.append(app.modals.count) }
        #expect(app.user.tapAlert("Ask again"))
        #expect(alerts == [0] && app.user.alert?.title == "Again?")
        #expect(app.user.tapAlert("No"))
        app.expect("wares")
    }

    @Test func `A5: the topmost modal shows an alert`() {
        let app = FactApp(signedIn: true, fits: true)
        app.tap("choose", "plain", "peek", "ask")
        #expect(app.user.alert?.presentingViewController === app.modals.first && app.modals.count == 2)
        #expect(app.user.tapAlert("No"))
        app.expect("secret", modals: 1)
    }
}
