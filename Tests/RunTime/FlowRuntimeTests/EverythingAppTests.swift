import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// The shortest cases of differences that random walks found.
@MainActor @Suite struct EverythingAppTests {
    @Test func `what an action tab has for a flow's result ends the container, whatever shows in it`() {
        let app = HeadlessApp(Answers(fits: true))
        app.tap("tour")
        _ = app.user.tapTab(4)
        #expect(app.state == "market tab browse [wares] + tab third [page, wrap]")
        app.tap("wrapped")
        #expect(app.state == "market tab browse [wares, item]" && app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `a localised text has its values, and its default where nobody has translated it`() {
        let app = HeadlessApp(Answers(fits: false))
        app.tap("tour")
        _ = app.user.tapTab(4)
        app.tap("askFirst")
        #expect(app.user.alert?.message == "6 is 100 % too big")
    }

    @Test func `what an action tab has for a flow's end without a result ends the container's layer`() {
        let app = HeadlessApp(Answers(signedIn: false))
        app.tap("guide")
        _ = app.user.tapTab(3, in: app.user.presentedLayers.last as? UITabBarController)
        app.tap("close")
        #expect(app.user.presentedLayers.isEmpty)
    }

    @Test func `a container whose layer has gone in the list can't be ended by it any more`() {
        let app = HeadlessApp(Answers())
        app.tap("look")
        _ = app.user.tapTab(3)
        app.tap("taken")
        #expect(app.events.last == .refused(transition: "taken()", fault: .finishUnhandled))
        #expect(app.user.presentedLayers.count == 2)
    }

    @Test func `of a switch that shows in several layers the topmost one changes, and no layer goes`() {
        let app = HeadlessApp(Answers())
        #expect(app.tapMarket(.inside))
        app.tap("nest", "nest", "showList")
        #expect(app.user.presentedLayers.count == 2 && app.screen?.title == "list")
    }

    @Test func `a bar of the app's own hides for a screen on a stack in it, and for one in a switch in it`() {
        let app = HeadlessApp(Answers())
        #expect(app.tapMarket(.browse))
        app.tap("open")
        #expect(!app.tapMarket(.profile) && app.state == "market tab browse [wares, ware]")
        app.user.tapBack()
        #expect(app.tapMarket(.inside))
        app.tap("showBrowse", "open")
        #expect(!app.tapMarket(.profile))
        app.user.tapBack()
        #expect(app.tapMarket(.profile))
    }

    @Test func `a swipe back that is taken back leaves a bar of the app's own hidden`() {
        let app = HeadlessApp(Answers())
        app.tap("open")
        #expect(app.user.beginSwipeBack() && app.user.cancelSwipeBack())
        #expect(!app.tapMarket(.profile))
        #expect(app.user.swipeBack() && app.tapMarket(.profile))
    }

    @Test func `two taps show one alert, which may be shown again when it has gone`() {
        let app = HeadlessApp(Answers(signedIn: false))
        app.tap("takePicture")
        for _ in 1...2 {
            let screen = app.screen
            #expect(screen?.tap("ask") == true && screen?.tap("ask") == true)
            app.user.finishTransitions()
            #expect(app.user.presentedLayers.count == 1)
            #expect(app.user.tapAlert("No"))
            #expect(app.user.presentedLayers.isEmpty && app.screen?.title == "camera")
        }
        #expect(app.events.contains(.ignored(transition: "ask()", screen: ScreenName(flow: "camera", screen: "camera"))))
    }

    @Test func `an alert whose choice shows an alert of the same list does so`() {
        let app = HeadlessApp(Answers())
        app.tap("open", "more", "askFirst")
        #expect(app.user.tapAlert("Ask again"))
        #expect(app.user.alert?.title == "Again?")
    }

    @Test func `a list goes on after an end of which the spec says that nothing shall happen`() {
        let app = HeadlessApp(Answers())
        app.tap("help", "more")
        // The push can't be performed on the screen below, so the dismissal isn't performed either.
        app.tap("push")
        #expect(app.user.presentedLayers.count == 2)
        #expect(app.events.last == .refused(transition: "push()", fault: .noStack))
    }
}
