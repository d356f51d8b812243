#if os(Linux)
    import UIKit

    /// A random walk through the app in a headless window, for hand-written and generated
    /// coordinators. It taps, goes back and swipes as users do, and pops and dismisses outside of
    /// the coordinators as app code does.
    ///
    /// At rest, it reports the visible screens and the app's data, to compare two walks: a lost or
    /// duplicate result is a difference. The walk ends if a removed screen hasn't been released.
    @MainActor
    final class RandomWalk {
        private let session = Session()
        private let scene = UIWindowScene()
        private let window: UIWindow
        private let user: HeadlessUser
        private var coordinator: AnyObject?
        private var random: SeededGenerator
        private var seen: [WeakReference] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            window = UIWindow(windowScene: scene)
            user = HeadlessUser(window: window)
            let app = startApp(session: session)
            coordinator = app.coordinator
            window.rootViewController = app.root
            window.makeKeyAndVisible()
            user.finishTransitions()
        }

        /// Performs a random action, and returns its description or `nil` if it was impossible.
        func step() -> String? {
            let did = act()
            user.finishTransitions()
            return did
        }

        /// The visible screens, and the app's data.
        var state: String {
            let stacks = layers.map { layer in "[\(layer.map { $0.title ?? "?" }.joined(separator: ", "))]" }
            let user = session.user?.name ?? "nobody"
            let counts = [session.appointments.count, session.cancelledBookings, session.cancelledSignIns]
            return "\(stacks.joined(separator: " + ")) \(user) \(counts.map(String.init).joined(separator: " "))"
        }

        /// Returns a problem at rest: an unreleased screen, or an exception of UIKit's.
        func fault() -> String? {
            if let exception = HeadlessUIKit.exceptions.first { return "UIKit raised: \(exception)" }
            let shown = layers.joined()
            for screen in shown where !seen.contains(where: { $0.object === screen }) { seen.append(WeakReference(object: screen)) }
            seen.removeAll { $0.object == nil }
            let lost = seen.first { reference in !shown.contains { $0 === reference.object } }?.object
            return (lost as? UIViewController).map { "'\($0.title ?? "a screen")' has left and still lives" }
        }

        /// Ends the app, and returns an object that hasn't been released.
        func end() -> String? {
            let last = WeakReference(object: coordinator)
            coordinator = nil
            window.rootViewController?.dismiss(animated: false)
            window.rootViewController = UIViewController()
            user.finishTransitions()
            if last.object != nil { return "the app's coordinator still lives" }
            return seen.first { $0.object != nil }.map { "\(String(describing: $0.object)) still lives" }
        }

        // MARK: -

        /// The visible navigation controllers, the window's first.
        private var navigations: [UINavigationController] {
            var navigations: [UINavigationController] = []
            var next = window.rootViewController
            while let shown = next {
                if let navigation = shown as? UINavigationController { navigations.append(navigation) }
                next = shown.presentedViewController
            }
            return navigations
        }

        private var layers: [[UIViewController]] { navigations.map(\.viewControllers) }

        private func act() -> String? {
            switch Int.random(in: 0..<20, using: &random) {
            case 0...11: return tap()
            case 12, 13: return user.tapBack() ? "back" : nil
            case 14: return user.swipeBack() ? "swipe back" : nil
            case 15: return user.backMenu(to: 0) ? "back menu" : nil
            case 16: return user.swipeDown() ? "swipe down" : nil
            case 17: return dismissByApp()
            case 18: return popByApp()
            default: return setByApp()
            }
        }

        private func tap() -> String? {
            guard let screen = user.visibleViewController as? Screen, let button = screen.buttons.randomElement(using: &random) else {
                return nil
            }
            button.tap()
            return "tap \(button.title)"
        }

        private func dismissByApp() -> String? {
            guard let root = window.rootViewController, root.presentedViewController != nil else { return nil }
            root.dismiss(animated: Bool.random(using: &random))
            return "the app dismisses"
        }

        private func popByApp() -> String? {
            guard let top = navigations.last, top.viewControllers.count > 1 else { return nil }
            top.popToRootViewController(animated: Bool.random(using: &random))
            return "the app pops to the root"
        }

        private func setByApp() -> String? {
            guard let top = navigations.last, let first = top.viewControllers.first, top.viewControllers.count > 1 else { return nil }
            top.setViewControllers([first], animated: Bool.random(using: &random))
            return "the app sets the first screen"
        }
    }

    @MainActor
    private struct WeakReference {
        weak var object: AnyObject?
    }
#endif
