import ExampleTesting
import FlowTesting
import Testing

@testable import Kanji

@MainActor @Suite struct KanjiWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await walk("Kanji") { _ in KanjiListCoordinator(screens: ScreenFactory(storage: KanjiStorage())) }
    }
}
