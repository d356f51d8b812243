#if os(iOS) || os(Linux)
    import UIKit

    /// Makes a screen from a storyboard with a custom initializer.
    ///
    /// UIKit throws an exception if the storyboard or the identifier is unknown, or if the screen's
    /// class isn't the scene's class or a subclass. If `make` returns `nil`, UIKit makes the
    /// scene's own class. FlowRuntime logs the class that UIKit made, and stops a debug build.
    ///
    /// - Parameters:
    ///   - storyboard: the name of the storyboard.
    ///   - id: the scene's storyboard ID.
    ///   - bundle: the bundle with the storyboard; `nil` for the main bundle.
    ///   - make: makes the screen, with an initializer that calls `super.init(coder:)`.
    /// - Returns: the screen.
    @MainActor
    public func screenFromStoryboard<Screen: UIViewController>(
        _ storyboard: String, id: String, bundle: Bundle?, make: @escaping (NSCoder) -> Screen?
    ) -> UIViewController {
        var isRefused = false
        let controller: UIViewController = UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: id) {
            coder in
            let screen = make(coder)
            isRefused = screen == nil
            return screen
        }
        if isRefused { tell(refusal(of: Screen.self, storyboard: storyboard, id: id, found: type(of: controller))) }
        return controller
    }

    /// Makes a screen from a storyboard and returns it with its own type, as screens with effects
    /// need it.
    ///
    /// If `make` returns `nil` and the scene's own class isn't `type`, there is no screen to
    /// return, and UIKit terminates the app.
    ///
    /// - Parameters:
    ///   - storyboard: the name of the storyboard.
    ///   - id: the scene's storyboard ID.
    ///   - bundle: the bundle with the storyboard; `nil` for the main bundle.
    ///   - type: the screen's class.
    ///   - make: makes the screen, with an initializer that calls `super.init(coder:)`.
    /// - Returns: the screen.
    @MainActor
    public func screenFromStoryboard<Screen: UIViewController>(
        _ storyboard: String, id: String, bundle: Bundle?, as type: Screen.Type, make: @escaping (NSCoder) -> Screen?
    ) -> Screen {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: id) { coder in
            let screen = make(coder)
            if screen == nil { tell(refusal(of: Screen.self, storyboard: storyboard, id: id, found: nil)) }
            return screen
        }
    }

    /// The message for a class whose initializer returns `nil` for a scene.
    func refusal(of screen: UIViewController.Type, storyboard: String, id: String, found: UIViewController.Type?) -> String {
        let instead = found.map { ", so UIKit made a \($0), the class that the scene has" } ?? ""
        return "The initializer of \(screen) returned nil for the scene \"\(id)\" of the storyboard \"\(storyboard)\"\(instead). "
            + "The spec names \(screen): set it as the scene's Custom Class, or check why the initializer returns nil."
    }

    private func tell(_ message: String) {
        NSLog("%@", NSString(string: message))
        assertionFailure(message)
    }
#endif
