/// An instance of the app's interface.
@MainActor open class UIScene: UIResponder {
    /// The delegate for the scene's life cycle.
    open var delegate: (any UISceneDelegate)?

    // Declared as in UIKit. Setting `nil` restores the empty string.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name of the scene in the app switcher.
    open var title: String!
}

/// The delegate of a scene. Tests drive the life cycle, because there is no system to do so.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// The delegate of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional in UIKit. The default has no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
    private var references: [WeakWindow] = []

    /// The windows of the scene. The app owns them; the scene's references are weak.
    open var windows: [UIWindow] {
        references.compactMap(\.window)
    }

    /// The scene's key window, if any.
    open var keyWindow: UIWindow? {
        windows.first(where: \.isKeyWindow)
    }

    func register(_ window: UIWindow) {
        references.removeAll { $0.window == nil }
        references.append(WeakWindow(window: window))
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
}
