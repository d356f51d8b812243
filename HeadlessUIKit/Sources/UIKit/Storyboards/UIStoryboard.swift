/// The scenes of an Interface Builder document, for creating controllers.
///
/// Reads the `.storyboard` file itself. Supports a controller's class, titles and contents, but not
/// views, outlets and segues. The document can be anywhere in the bundle, or in the bundles that
/// SwiftPM creates next to the executable.
@MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let document: StoryboardDocument?

    /// Loads the storyboard of that name. If it doesn't exist, this and each use of the storyboard
    /// are exceptions.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        document = resource(named: name, extensions: ["storyboard"], in: storyboardBundleOrNil).flatMap(
            StoryboardDocument.init(contentsOf:))
        super.init()
        if document == nil { HeadlessUIKit.raise(missing) }
    }

    /// Creates the initial controller. Returns `nil` if the document has none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Creates the initial controller with a closure. Returns `nil` if the document has none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = document?.scene(id: document?.initial) else { return nil }
        return instantiate(scene, creator)
    }

    /// Creates the controller with that identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// Creates the controller with that identifier with a closure. If the closure returns `nil`,
    /// uses `init(coder:)` of the document's class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let document else { return standIn(after: missing) }
        guard let scene = document.scene(identifier: identifier) else {
            let unknown = UIKitException.invalidArgument(
                "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'"
            )
            HeadlessUIKit.raise(unknown)
            return standIn(after: unknown)
        }
        return instantiate(scene, creator)
    }

    private var missing: UIKitException {
        let bundle = (bundle ?? .main).bundleURL.lastPathComponent
        return .invalidArgument("Could not find a storyboard named '\(name)' in bundle \(bundle)")
    }
}

extension UIStoryboard {
    private func instantiate<ViewController: UIViewController>(
        _ scene: StoryboardScene, _ creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController {
        let coder = StoryboardCoder(scene: scene, storyboard: self)
        if let made = creator?(coder) {
            if !made.isKind(of: scene) {
                HeadlessUIKit.raise(
                    .inconsistency("Custom instantiated \(made.nameInMessages) must be kind of class \(scene.className)")
                )
            } else if coder.controller !== made {
                HeadlessUIKit.raise(.inconsistency("Custom instantiated view controller must call -[super initWithCoder:]"))
            }
            fill(made, with: scene)
            return made
        }
        let made = scene.controllerClass(expecting: ViewController.self).init(coder: coder)
        guard let controller = made as? ViewController else {
            let found = made.map { "\(type(of: $0))" } ?? "nil"
            let uncastable = UIKitException.generic("Could not cast value of type '\(found)' to '\(ViewController.self)'.")
            HeadlessUIKit.raise(uncastable)
            return standIn(after: uncastable)
        }
        fill(controller, with: scene)
        return controller
    }

    /// Adds the scenes that the document relates to a container.
    private func fill(_ container: UIViewController, with scene: StoryboardScene) {
        let contents = scene.contents.compactMap { document?.scene(id: $0) }.map { scene -> UIViewController in instantiate(scene, nil) }
        guard !contents.isEmpty else { return }
        switch container {
        case let container as UINavigationController: container.viewControllers = contents
        case let container as UITabBarController: container.viewControllers = contents
        default: break
        }
    }

    /// Returns an empty controller if its type allows one, so the test can continue. UIKit would
    /// have ended the app.
    private func standIn<ViewController: UIViewController>(after exception: UIKitException) -> ViewController {
        let coder = StoryboardCoder(scene: StoryboardScene(), storyboard: nil)
        guard let empty = UIViewController() as? ViewController ?? ViewController(coder: coder) else { preconditionFailure("\(exception)") }
        return empty
    }
}

extension StoryboardScene {
    /// The class that the document names. If it doesn't exist, logs a warning and returns UIKit's
    /// class.
    @MainActor fileprivate func controllerClass(expecting expected: UIViewController.Type) -> UIViewController.Type {
        guard let customClass else { return systemClass }
        if "\(expected)" == customClass { return expected }
        let qualified = [customModule, customClass].compactMap { $0 }.joined(separator: ".")
        if let named = NSClassFromString(qualified) as? UIViewController.Type { return named }
        HeadlessUIKit.warn(.unknownClass, "Unknown class \(customClass) in Interface Builder file.")
        return systemClass
    }

    @MainActor private var systemClass: UIViewController.Type {
        switch kind {
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        default: UIViewController.self
        }
    }
}

extension UIViewController {
    /// True if the controller is of the scene's class or a subclass, in any module.
    ///
    /// Treats UIKit's kinds of controllers that don't exist here, such as table view controllers,
    /// as plain view controllers.
    fileprivate func isKind(of scene: StoryboardScene) -> Bool {
        guard let customClass = scene.customClass else {
            return switch scene.kind {
            case "navigationController": self is UINavigationController
            case "tabBarController": self is UITabBarController
            default: true
            }
        }
        let classes = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
        return classes.contains { "\($0.subjectType)" == customClass }
    }
}
