import UIKit

/// The events, in order.
@MainActor final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns and clears the events.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A screen that records UIKit's calls.
class Screen: UIViewController {
    let name: String
    let journal: Journal?

    init(_ name: String, _ journal: Journal? = nil) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willEnter") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didEnter") }

    private func note(_ event: String) {
        journal?.note("\(name).\(event)")
    }
}

/// A delegate for everything that records UIKit's calls.
final class JournalDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    let journal: Journal
    var allowsSelection = true
    var allowsDismissal = true

    init(_ journal: Journal) {
        self.journal = journal
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        journal.note("willShow \(viewController.label)")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        journal.note("didShow \(viewController.label)")
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        journal.note("shouldSelect \(viewController.label)")
        return allowsSelection
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        journal.note("didSelect \(viewController.label)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.note("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("didDismiss \(presentationController.presentedViewController.label)")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("didAttemptToDismiss")
    }
}

extension UIViewController {
    /// A screen's name; for a container, its first screen's name.
    var label: String {
        (self as? Screen)?.name ?? (self as? UINavigationController)?.viewControllers.first?.label ?? "\(type(of: self))"
    }
}
