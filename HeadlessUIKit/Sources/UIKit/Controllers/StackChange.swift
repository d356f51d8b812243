@MainActor struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]
    let animated: Bool
    let isInteractive: Bool

    var from: UIViewController? { old.last }
    var to: UIViewController? { new.last }

    /// This change and the next, shown as one.
    func followed(by next: StackChange) -> StackChange {
        StackChange(old: old, new: next.new, animated: next.animated, isInteractive: next.isInteractive)
    }

    var removed: [UIViewController] {
        old.filter { screen in !new.contains { $0 === screen } }
    }

    var added: [UIViewController] {
        new.filter { screen in !old.contains { $0 === screen } }
    }

    /// The exception that UIKit throws for an invalid stack.
    var exception: UIKitException? {
        for screen in added {
            if let navigation = screen as? UINavigationController, !navigation.isColumn {
                return .invalidArgument("Pushing a navigation controller is not supported (\(screen.nameInMessages))")
            }
            if screen is UITabBarController {
                return .invalidArgument("Pushing a tab bar controller is not supported (\(screen.nameInMessages))")
            }
            if screen is UISplitViewController {
                return .invalidArgument(
                    "Split View Controllers cannot be pushed to a Navigation Controller (\(screen.nameInMessages))")
            }
        }
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            let names = new.map(\.nameInMessages).joined(separator: ", ")
            return .invalidArgument("All view controllers in a navigation controller must be distinct (\(names))")
        }
        return nil
    }
}
