/// The root of a view hierarchy on screen, and the keeper of what is presented in it.
@MainActor open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?

    /// The layers presented in this window, from the back to the front.
    ///
    /// The window keeps them, not the root controller: they stay on screen, and alive, when the
    /// root is replaced under them.
    var layers: [PresentedLayer] = []

    private static weak var keyWindow: UIWindow?

    /// Makes a window that isn't shown yet, as UIKit's windows are at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a window for a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        isHidden = true
        self.windowScene = windowScene
        windowScene.register(self)
    }

    /// Whether the window is left out of the screen. Showing it makes the root controller appear.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                hideRoot(rootViewController)
            } else {
                NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
                showRoot()
            }
        }
    }

    /// Is posted when a window comes on screen, with the window as its object.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")

    /// A window is its own window.
    open override var window: UIWindow? { self }

    /// Whether this window receives the keyboard's events: at most one is key.
    open var isKeyWindow: Bool {
        UIWindow.keyWindow === self
    }

    /// Makes the window the key one, without showing it.
    open func makeKey() {
        UIWindow.keyWindow = self
    }

    /// Shows the window and makes it the key one. The root controller has appeared when this
    /// returns.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// The controller that fills the window.
    ///
    /// Replacing it removes only the old root's own view. What the old root presented stays on
    /// screen and alive until it is dismissed.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            hideRoot(oldValue)
            if !isHidden { showRoot() }
        }
    }

    private func showRoot() {
        guard let root = rootViewController, root.ownPresented?.coversPresenter != true else { return }
        install(root.viewForInstalling, at: 0)
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
    }

    private func hideRoot(_ root: UIViewController?) {
        guard let root else { return }
        root.beginAppearanceTransition(false, animated: false)
        root.viewIfLoaded?.uninstall()
        root.endAppearanceTransition()
    }
}
