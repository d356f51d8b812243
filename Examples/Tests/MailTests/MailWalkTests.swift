import ExampleKit
import ExampleTesting
import FlowTesting
import Testing

@testable import Mail

@MainActor @Suite struct MailWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk(), restarts: true)
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    var mail = try walk("Mail") { _ in MailCoordinator(screens: ScreenFactory()) }
    mail.edit = { tap("write", on: $0) }
    return mail
}
