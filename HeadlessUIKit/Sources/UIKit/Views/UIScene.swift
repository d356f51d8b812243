/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
    /// The object that is told of the scene's life.
    open var delegate: (any UISceneDelegate)?

    // UIKit declares it so: setting nil brings back the empty text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name of the scene, as the app switcher shows it.
    open var title: String!
}

/// What a scene's delegate is: the scene's life cycle is driven by the system, which the stand-in
/// leaves to tests.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// A delegate of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional in UIKit.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
    private var references: [WeakWindow] = []

    /// The windows of the scene. The app keeps them: the scene only knows them.
    open var windows: [UIWindow] {
        references.compactMap(\.window)
    }

    /// The scene's window that is key, if any.
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
