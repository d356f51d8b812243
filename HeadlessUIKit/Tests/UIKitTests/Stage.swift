import UIKit

/// A window on screen with a user and an empty record. Created at the start of each test.
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

    /// Shows a stack of screens with those names, and clears the journal.
    func showStack(_ names: String...) -> UINavigationController {
        let navigation = stack(names)
        show(navigation)
        return navigation
    }

    /// Shows tabs, each with a stack of screens with those names.
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

    /// Returns and clears the events, except for containment and loading.
    func calls() -> [String] {
        journal.take().filter { entry in
            !entry.hasSuffix("Enter") && !entry.hasSuffix("Leave") && !entry.hasSuffix("didLoad")
        }
    }
}

extension UINavigationController {
    var labels: [String] { viewControllers.map(\.label) }
}
