import UIKit

/// Runs a flow on a navigation controller, and retains the coordinators of the flows that it has
/// started until they end.
@MainActor class Coordinator: NSObject {
    let navigation: UINavigationController
    let screens: any ScreenFactory
    let services: any BankServices
    private var children: [Coordinator] = []
    private weak var parent: Coordinator?
    /// The first screen of a pushed flow.
    private weak var first: UIViewController?

    init(on navigation: UINavigationController, screens: any ScreenFactory, services: any BankServices) {
        self.navigation = navigation
        self.screens = screens
        self.services = services
    }

    /// Creates a flow for a sheet, with its own navigation controller.
    convenience init(for parent: Coordinator) {
        self.init(on: UINavigationController(), screens: parent.screens, services: parent.services)
    }

    /// Creates a flow that continues on another flow's stack.
    convenience init(onStackOf parent: Coordinator) {
        self.init(on: parent.navigation, screens: parent.screens, services: parent.services)
    }

    func makeFirst() -> UIViewController {
        fatalError("each flow has its own")
    }

    func show(_ screen: UIViewController) {
        navigation.pushViewController(screen, animated: true)
    }

    /// Goes back to a screen, if it is on the stack.
    func goBack(to screen: UIViewController?) {
        guard let screen, navigation.viewControllers.contains(screen) else { return }
        navigation.popToViewController(screen, animated: true)
    }

    // MARK: - Flows on the same stack

    func push(_ child: Coordinator) {
        let first = child.makeFirst()
        child.first = first
        keep(child)
        navigation.delegate = self
        show(first)
    }

    /// Replaces the screens of a pushed flow with a screen.
    func replace(_ child: Coordinator, by screen: UIViewController) {
        let below = navigation.viewControllers.prefix { $0 !== child.first }
        remove(child)
        navigation.setViewControllers(below + [screen], animated: true)
    }

    // MARK: - Flows in sheets

    func present(_ child: Coordinator, as style: UIModalPresentationStyle, isDismissible: Bool = true) {
        child.navigation.viewControllers = [child.makeFirst()]
        child.navigation.modalPresentationStyle = style
        child.navigation.isModalInPresentation = !isDismissible
        keep(child)
        navigation.present(child.navigation, animated: true)
        child.navigation.presentationController?.delegate = self
    }

    /// Dismisses a flow's sheet, and calls a closure when it has disappeared.
    func dismiss(_ child: Coordinator, then next: @escaping @MainActor () -> Void = {}) {
        remove(child)
        navigation.dismiss(animated: true, completion: next)
    }

    /// Dismisses the flow's own sheet.
    func dismissSheet() {
        parent?.dismiss(self)
    }

    // MARK: - Started flows

    private func keep(_ child: Coordinator) {
        child.parent = self
        children.append(child)
    }

    private func remove(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}

extension Coordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        children.removeAll { $0.navigation === navigationController && !$0.isOnStack }
        guard !isOnStack, let parent, parent.navigation === navigationController else { return }
        navigationController.delegate = parent
        parent.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    private var isOnStack: Bool {
        first.map(navigation.viewControllers.contains) ?? false
    }
}

extension Coordinator: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        children.removeAll { $0.navigation === presentationController.presentedViewController }
    }
}

extension Coordinator {
    func ask(_ title: String, message: String? = nil, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for action in actions { alert.addAction(action) }
        navigation.present(alert, animated: true)
    }
}
