/// The scenes of an Interface Builder document, from which controllers are made.
///
/// The `.storyboard` itself is read. Of a scene's controller its class, titles and contents are
/// known; views, outlets and segues aren't made. A document may be anywhere in the bundle, or in
/// the bundles that SwiftPM makes beside the executable.
@MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let document: StoryboardDocument?

    /// The storyboard of that name. Where there is none that is an exception, and so is everything
    /// that is asked of it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        document = resource(named: name, extensions: ["storyboard"], in: storyboardBundleOrNil).flatMap(
            StoryboardDocument.init(contentsOf:))
        super.init()
        if document == nil { HeadlessUIKit.raise(missing) }
    }

    /// Makes the controller with the arrow; nil if no scene has it.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Makes the controller with the arrow by a closure; nil if no scene has it.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = document?.scene(id: document?.initial) else { return nil }
        return instantiate(scene, creator)
    }

    /// Makes the controller with that identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// Makes the controller with that identifier by a closure. Where it gives nil, the document's
    /// class is made by `init(coder:)`.
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

    /// Puts into a container what the document relates to it.
    private func fill(_ container: UIViewController, with scene: StoryboardScene) {
        let contents = scene.contents.compactMap { document?.scene(id: $0) }.map { scene -> UIViewController in instantiate(scene, nil) }
        guard !contents.isEmpty else { return }
        switch container {
        case let container as UINavigationController: container.viewControllers = contents
        case let container as UITabBarController: container.viewControllers = contents
        default: break
        }
    }

    /// UIKit would have ended the app. A test goes on with an empty controller, where the type that
    /// is asked for allows one.
    private func standIn<ViewController: UIViewController>(after exception: UIKitException) -> ViewController {
        let coder = StoryboardCoder(scene: StoryboardScene(), storyboard: nil)
        guard let empty = UIViewController() as? ViewController ?? ViewController(coder: coder) else { preconditionFailure("\(exception)") }
        return empty
    }
}

extension StoryboardScene {
    /// The class that the document names. Where it isn't to be found, the system's is taken, and
    /// that is logged.
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
    /// Whether the controller is of the scene's class or of one that inherits from it, in whichever
    /// module.
    ///
    /// The system's kinds of controllers that don't exist here, such as table view controllers, are
    /// taken for plain ones.
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
