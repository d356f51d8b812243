import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct WaitTests {
    @Test func `a wait whose end UIKit never shows is over after so many turns`() {
        let wait = Wait(until: { false }, then: {})
        wait.turns = Settling.turnLimit
        #expect(!wait.isOver)
        wait.turns += 1
        #expect(wait.isOver)
    }

    @Test func `what is to be done at the end of a wait is done once`() {
        let notes = Notes()
        let wait = Wait(until: { true }, then: { notes.add("end") })
        wait.end()
        wait.end()
        #expect(notes.all == ["end"])
    }

    @Test func `windows are heard of until the observer is released`() {
        let notes = Notes()
        var observer: WindowObserver? = WindowObserver { notes.add("window") }
        UIWindow().makeKeyAndVisible()
        #expect(notes.all == ["window"] && observer != nil)
        observer = nil
        UIWindow().makeKeyAndVisible()
        #expect(notes.all == ["window"])
    }
}
