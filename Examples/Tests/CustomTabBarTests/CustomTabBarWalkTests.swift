import ExampleTesting
import FlowTesting
import Testing

@testable import CustomTabBar

@MainActor @Suite struct CustomTabBarWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    let style = BarStyle()
    return try walk("CustomTabBar") { app in
        MainCoordinator(screens: ScreenFactory(style: style), effects: WalkingCamera(app: app))
    }
}

/// A camera whose results are controlled by the walk.
private final class WalkingCamera: CustomTabBarEffects {
    private let app: WalkApp

    init(app: WalkApp) {
        self.app = app
    }

    func openCamera(answer: @escaping @MainActor (OpenCameraAnswer) -> Void) {
        app.perform("openCamera") { answer($0 == "taken" ? .taken(photo: "Dusk") : .refused) }
    }
}
