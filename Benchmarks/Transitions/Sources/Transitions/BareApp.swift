import UIKit

/// The app with only the UIKit calls that each act needs. It has no coordinators and doesn't
/// observe the user's actions.
@MainActor
final class BareApp: MeasuredApp {
    let window = UIWindow()
    private let tabs = UITabBarController()
    private let home = UINavigationController()
    private let orders = UINavigationController()

    init() {
        home.viewControllers = [Screen(title: "Home", router: self)]
        orders.viewControllers = [Screen(title: "Orders", router: self)]
        tabs.viewControllers = [home, orders]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        HeadlessUIKit.finishTransitions()
    }

    func take(_ act: Act) {
        switch act {
        case .push:
            home.pushViewController(Screen(title: "Item", router: ()), animated: true)
        case .jump:
            showOrders([Screen(title: "Order", router: self), Screen(title: "Items", router: ())])
        case .present:
            home.present(UINavigationController(rootViewController: Screen(title: "Help", router: self)), animated: true)
        case .link:
            if let orderURL { open(orderURL) }
        }
    }

    private func showOrders(_ screens: [UIViewController]) {
        orders.setViewControllers(orders.viewControllers.prefix(1) + screens, animated: false)
        tabs.selectedIndex = 1
    }

    private func open(_ url: URL) {
        guard url.scheme == "orders", url.host == "orders", url.pathComponents.count == 2, Int(url.pathComponents[1]) != nil else { return }
        showOrders([Screen(title: "Order", router: self)])
    }
}
