import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import Bank

@MainActor @Suite struct BankTests {
    @Test func `the name that the bank knows comes back to the screen further down`() throws {
        let session = Session()
        let app = HeadlessApp(PayeesCoordinator(screens: ScreenFactory(), effects: session, guards: session))
        for button in ["add", "next", "next", "correct"] {
            #expect((app.user.visibleViewController as? ButtonsViewController)?.tap(button) == true, "no button \(button)")
            app.user.finishTransitions()
        }
        let screen = try #require(app.user.visibleViewController as? NameViewController)
        #expect(screen.name == "Ada Lovelace")
        #expect(app.complaints == [])
    }
}
