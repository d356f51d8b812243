#if os(iOS) || os(Linux)
    import UIKit

    /// Makes a screen from a storyboard, with what the app gives its class beside the coder.
    ///
    /// UIKit raises where the storyboard or the identifier is unknown, and where the class isn't
    /// that of the scene or one derived from it. Where `make` gives nil, UIKit makes the scene's
    /// own class: that is logged, and stops a debug build, with the class that was found.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - id: The scene's storyboard ID.
    ///   - bundle: The bundle with the storyboard; nil means the main bundle.
    ///   - make: Makes the screen of a coder: an initialiser that calls `super.init(coder:)`.
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

    /// Makes a screen from a storyboard and gives it with its own type, as a screen with effects
    /// needs it.
    ///
    /// Where `make` gives nil and the scene's own class isn't `type`, there is no screen to give:
    /// UIKit ends the app then.
    ///
    /// - Parameters:
    ///   - storyboard: the name of the storyboard.
    ///   - id: the scene's storyboard ID.
    ///   - bundle: the bundle with the storyboard; nil means the main bundle.
    ///   - type: the screen's class.
    ///   - make: makes the screen of a coder: an initialiser that calls `super.init(coder:)`.
    /// - Returns: the screen, of that class.
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

    /// What to say where a class refuses to be made for a scene.
    func refusal(of screen: UIViewController.Type, storyboard: String, id: String, found: UIViewController.Type?) -> String {
        let instead = found.map { ", so UIKit made a \($0), the class that the scene has" } ?? ""
        return "The initialiser of \(screen) gave nil for the scene \"\(id)\" of the storyboard \"\(storyboard)\"\(instead). "
            + "The spec names \(screen): set it as the scene's Custom Class, or see why the initialiser gives nil."
    }

    private func tell(_ message: String) {
        NSLog("%@", NSString(string: message))
        assertionFailure(message)
    }
#endif
