import UIKit

/// A window on screen with a person in front of it, and a clean record. Made at the start of each
/// test.
@MainActor struct Stage {
    let window = UIWindow(frame: .zero)
    let user: HeadlessUser
    let journal = Journal()
    let delegate: JournalDelegate

    init() {
        HeadlessUIKit.reset()
        user = HeadlessUser(window: window)
        delegate = JournalDelegate(journal)
    }

    func screen(_ name: String) -> Screen {
        Screen(name, journal)
    }

    /// Shows a stack of screens with those names, and forgets what was noted while doing so.
    func showStack(_ names: String...) -> UINavigationController {
        let navigation = stack(names)
        show(navigation)
        return navigation
    }

    /// Shows tabs, each with a stack of the screens with those names.
    func showTabs(_ stacks: [String]...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = stacks.map { stack($0) }
        tabs.delegate = delegate
        show(tabs)
        return tabs
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = journal.take()
    }

    func stack(_ names: [String]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = names.map { screen($0) }
        navigation.delegate = delegate
        return navigation
    }

    /// What was noted since the last time, without the noise of containment.
    func calls() -> [String] {
        journal.take().filter { entry in
            !entry.hasSuffix("Enter") && !entry.hasSuffix("Leave") && !entry.hasSuffix("didLoad")
        }
    }
}

extension UINavigationController {
    var labels: [String] { viewControllers.map(\.label) }
}
