import ExampleTesting
import FlowTesting
import Testing

@testable import Photos

@MainActor @Suite struct PhotosWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("Photos") { _ in AppCoordinator(screens: ScreenFactory()) }
}
