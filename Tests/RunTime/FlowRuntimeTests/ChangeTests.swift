import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct ChangeTests {
    @Test func `a list of steps is one change: screens in between are never shown`() {
        let app = EverythingApp()
        app.tap("openTwo")
        #expect(app.state == "tab list [list, details, extra]")
        #expect(app.user.visibleStack.map(\.isViewLoaded) == [true, false, true])
        #expect(app.complaints == [])
    }

    @Test func `a step that can't be taken leaves everything as it was and is reported`() {
        let app = EverythingApp()
        app.tap("open", "more")
        app.tap("leave")
        #expect(app.state == "tab list [list, details, extra]")
        #expect(app.events.last == .refused(transition: "leave()", fault: .popAtRoot))
        app.user.tapTab(0)
        app.tap("begin", "close")
        #expect(app.state == "tab list [list, one]")
        #expect(app.events.last == .refused(transition: "close()", fault: .dismissAtBase))
        #expect(app.complaints == [])
    }

    @Test func `layers of one list are presented one after another`() {
        let app = EverythingApp()
        app.user.tapTab(2)
        #expect(app.screen?.tap("both") == true)
        #expect(app.state == "tab about about + card + [one]")
        #expect(app.user.presentedLayers.count == 1)
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 2)
        app.tap("next", "closeAll")
        #expect(app.state == "tab about about")
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `transitions taken while one is being shown come after it`() {
        let app = EverythingApp()
        app.coordinator?.list.openTwo(item: 1).peek()
        app.coordinator?.list.doneAndOn().leave()
        #expect(app.state == "tab list [list]")
        #expect(HeadlessUIKit.transitionsInFlight == 1)
        app.user.finishTransitions()
        #expect(app.user.visibleStack.count == 1)
        #expect(app.user.presentedLayers.isEmpty)
        #expect(app.complaints == [])
    }

    @Test func `events tell what was taken, ignored and done by the user`() {
        let app = EverythingApp()
        let list = app.screen
        app.tap("open")
        _ = list?.tap("open")
        app.user.tapBack()
        let name = ScreenName(flow: "list", screen: "list")
        #expect(
            app.events.map(\.summary) == [
                "transition open(item:) from \(name)", "changed tab list [list, details]", "ignored open(item:) by \(name)",
                "changed tab list [list]",
            ])
    }

    @Test func `a tab is selected from outside as by a tap, but not while it is covered`() {
        let app = EverythingApp()
        app.coordinator?.select(.about)
        #expect(app.state == "tab about about")
        #expect(app.coordinator?.selectedTab == .about)
        app.tap("peek")
        app.coordinator?.select(.list)
        #expect(app.state == "tab about about + card")
        #expect(app.events.last == .refused(transition: "select", fault: .selectWithoutTabs))
    }
}

extension NavigationEvent {
    fileprivate var summary: String {
        switch self {
        case .transition(let name, let screen): "transition \(name) from \(screen?.description ?? "nowhere")"
        case .ignored(let name, let screen): "ignored \(name) by \(screen?.description ?? "nobody")"
        case .refused(let name, let fault): "refused \(name): \(fault.rawValue)"
        case .changed(let snapshot): "changed \(snapshot)"
        case .restored(let restoration): "restored \(restoration.isWhole)"
        case .link(let name, let outcome): "link \(name) \(outcome)"
        }
    }
}
