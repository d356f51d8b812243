import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Mail

@MainActor @Suite struct MailTests {
    private func makeApp(on device: UIUserInterfaceIdiom) -> HeadlessApp<MailCoordinator> {
        HeadlessApp(MailCoordinator(screens: ScreenFactory()), on: device)
    }

    private func titles(_ app: HeadlessApp<MailCoordinator>) -> [String?] {
        app.user.visibleStack.map(\.title)
    }

    @Test func `an iPhone begins with the mailboxes, and a message is three columns deep`() {
        let app = makeApp(on: .phone)
        #expect(titles(app) == ["Mailboxes"])
        #expect(!app.user.seesBackButton)
        for _ in 0..<2 {
            app.user.visibleViewController.map { _ = tap("open", on: $0) }
            app.user.finishTransitions()
        }
        #expect(app.state == "tab secondary [message]")
        #expect(titles(app) == ["Message 1"])
        for expected in ["Inbox", "Mailboxes"] {
            #expect(app.user.tapBack())
            #expect(app.user.visibleViewController?.title == expected)
        }
        #expect(app.coordinator?.selectedColumn == .primary)
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `an iPad shows all columns, and a tap in the list changes the message`() throws {
        let app = makeApp(on: .pad)
        let split = try #require(app.coordinator?.splitViewController)
        #expect(!split.isCollapsed)
        let list = try #require((split.viewController(for: .supplementary) as? UINavigationController)?.topViewController)
        #expect(tap("open", on: list))
        app.user.finishTransitions()
        #expect(app.state == "tab secondary [message]")
        #expect(tap("search", on: list))
        app.user.finishTransitions()
        #expect(app.state == "tab supplementary [messages, search]", "the selected column is the touched one")
        app.user.resize(isNarrow: true)
        #expect(titles(app) == ["Inbox", "Search"])
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `the placeholder is visible only beside other columns`() throws {
        let app = makeApp(on: .pad)
        let split = try #require(app.coordinator?.splitViewController)
        let reading = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect(reading.topViewController?.title == "No message")
        app.user.resize(isNarrow: true)
        #expect(titles(app) == ["Mailboxes"])
        // The app shows the empty column, and FlowRuntime goes back.
        split.show(.secondary)
        app.user.finishTransitions()
        #expect(titles(app) == ["Mailboxes"])
        app.user.resize(isNarrow: false)
        #expect(!split.isCollapsed && reading.topViewController?.title == "No message")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `deleting a message empties its column`() {
        let app = makeApp(on: .phone)
        for button in ["open", "open", "delete"] {
            app.user.visibleViewController.map { _ = tap(button, on: $0) }
            app.user.finishTransitions()
        }
        #expect(app.state == "tab supplementary [messages]")
        app.coordinator?.select(.secondary)
        app.user.finishTransitions()
        #expect(app.state == "tab supplementary [messages]", "an empty column can't be selected")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a swipe doesn't lose an answer`() throws {
        let app = makeApp(on: .phone)
        for button in ["open", "open", "answer", "write"] {
            app.user.visibleViewController.map { _ = tap(button, on: $0) }
            app.user.finishTransitions()
        }
        for (answer, state) in [("Keep", "tab secondary [message] + [draft]"), ("Discard", "tab secondary [message]")] {
            app.user.swipeDown()
            app.user.finishTransitions()
            #expect(app.user.tapAlert(answer))
            app.user.finishTransitions()
            #expect(app.state == state)
        }
        #expect(app.difference == nil && app.complaints == [])
    }
}
