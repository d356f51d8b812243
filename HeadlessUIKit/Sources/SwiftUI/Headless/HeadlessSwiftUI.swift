public import UIKit

/// Observations and controls for tests, in addition to SwiftUI's API. They share the state of
/// ``HeadlessUIKit``.
@MainActor public enum HeadlessSwiftUI {
    private static var state: HeadlessSwiftUIState { HeadlessUIKit.attached(HeadlessSwiftUIState.init) }

    /// The variant of the SwiftUI behavior that Apple's documentation doesn't specify.
    public static var behavior: SwiftUIBehavior {
        get { state.behavior }
        set { state.behavior = newValue }
    }

    /// The number of evaluations of each type's body.
    public static var evaluations: [String: Int] { state.evaluations }

    /// The warnings that SwiftUI would have logged, oldest first.
    public static var warnings: [String] { state.warnings }

    /// Removes all counts from ``evaluations``.
    public static func resetEvaluations() { state.evaluations = [:] }

    /// Opens a window of an app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - storage: The values that the scene's `SceneStorage` saved in an earlier window.
    /// - Returns: The window, which is key and visible.
    public static func open(_ app: some App, storage: [String: Any] = [:]) -> UIWindow {
        let window = UIWindow(frame: .zero)
        let root = (app.body as? any Windows)?.root() ?? EmptyView()
        let hosting = UIHostingController(rootView: AnyView(root))
        hosting.page.graph.sceneStorage = storage
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        return window
    }

    /// Returns the values that the `SceneStorage` of a window's scene has saved.
    public static func storage(of window: UIWindow) -> [String: Any] { graph(of: window)?.sceneStorage ?? [:] }

    /// Sets the phase of a window's scene.
    public static func setPhase(_ phase: ScenePhase, of window: UIWindow) {
        guard let holder = window.rootViewController as? any PageHolder else { return }
        holder.page.graph.phase = phase
        holder.page.updateEnvironment()
    }

    private static func graph(of window: UIWindow) -> Graph? { (window.rootViewController as? any PageHolder)?.page.graph }

    static func count(_ type: Any.Type) {
        // Generic arguments depend on the app and are long.
        let name = "\(type)".prefix { $0 != "<" }
        state.evaluations[String(name), default: 0] += 1
    }

    static func warn(_ message: String) { state.warnings.append(message) }

    /// Runs work after a number of run-loop turns.
    static func afterTurns(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
        if turns == 0 { work() } else { HeadlessUIKit.inNextTurn { afterTurns(turns - 1, work) } }
    }
}

@MainActor private final class HeadlessSwiftUIState {
    var behavior = SwiftUIBehavior()
    var evaluations: [String: Int] = [:]
    var warnings: [String] = []
}
