import ExampleTesting
import FlowTesting
import Testing

@testable import Orders

@MainActor @Suite struct OrdersWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("Orders", openLink: { root, _ in (root as? MainCoordinator)?.open(.order(number: 7)) == .opened }) { _ in
        MainCoordinator(screens: ScreenFactory())
    }
}
