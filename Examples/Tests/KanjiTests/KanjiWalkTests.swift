import ExampleTesting
import FlowTesting
import Testing

@testable import Kanji

@MainActor @Suite struct KanjiWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("Kanji") { _ in KanjiListCoordinator(screens: ScreenFactory(storage: KanjiStorage())) }
}
