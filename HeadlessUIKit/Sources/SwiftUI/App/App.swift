/// The structure of an app.
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

/// A part of the app with its own life cycle.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene
    /// The content.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Combines scenes.
@resultBuilder public struct SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }
}

/// A scene whose windows show the same views.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    /// Creates a group whose windows show a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup: Windows {
    func root() -> any View { content }
}

@MainActor protocol Windows {
    func root() -> any View
}

extension Windows {
    /// Not available: the scene is primitive.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}
