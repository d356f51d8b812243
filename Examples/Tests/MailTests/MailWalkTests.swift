import ExampleTesting
import FlowTesting
import Testing

@testable import Mail

@MainActor @Suite struct MailWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await walk("Mail", restarts: true) { _ in MailCoordinator(screens: ScreenFactory()) }
    }
}
