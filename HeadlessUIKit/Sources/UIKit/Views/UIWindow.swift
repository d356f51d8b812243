/// The root of a view hierarchy on screen, and the owner of its presented layers.
@MainActor open class UIWindow: UIView {
    /// The scene of the window.
    open weak var windowScene: UIWindowScene?

    /// The layers presented in this window, from back to front.
    ///
    /// The window owns them, not the root controller. They stay on screen and in memory if the root
    /// is replaced.
    var layers: [PresentedLayer] = []

    private static weak var keyWindow: UIWindow?

    /// Creates a hidden window, as UIKit does.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a window for a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        isHidden = true
        self.windowScene = windowScene
        windowScene.register(self)
    }

    /// True if the window is hidden. Showing it makes the root controller appear.
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

    /// Posted when a window comes on screen. The object is the window.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")

    /// The window itself.
    open override var window: UIWindow? { self }

    /// True if this is the key window, which receives keyboard events. At most one window is key.
    open var isKeyWindow: Bool {
        UIWindow.keyWindow === self
    }

    /// Makes this the key window, without showing it.
    open func makeKey() {
        UIWindow.keyWindow = self
    }

    /// Shows the window and makes it the key window. The root controller has appeared when this
    /// returns.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// The controller that fills the window.
    ///
    /// Replacing it only removes the old root's view. Layers that the old root presented stay on
    /// screen and in memory until they are dismissed.
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
