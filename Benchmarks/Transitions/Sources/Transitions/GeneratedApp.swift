import FlowRuntime
import UIKit

/// The app with generated coordinators.
@MainActor
final class GeneratedApp: MeasuredApp {
    let window = UIWindow()
    var coordinator: MainCoordinator?
    /// The most recently started coordinator.
    weak var last: Coordinator?
    private let home: Screen<any HomeRouting>?

    init() {
        let coordinator = MainCoordinator(screens: ScreenFactory())
        self.coordinator = coordinator
        window.rootViewController = coordinator.start()
        window.makeKeyAndVisible()
        HeadlessUIKit.finishTransitions()
        home = HeadlessUser(window: window).visibleViewController as? Screen<any HomeRouting>
    }

    func take(_ act: Act) {
        switch act {
        case .push: home?.router.openItem(title: "Item")
        case .jump: home?.router.goToItems(number: 7)
        case .present: home?.router.help()
        case .link: if let orderURL { coordinator?.open(orderURL) }
        }
    }
}

struct ScreenFactory: OrdersFactory {
    func makeHome(router: any HomeRouting) -> UIViewController { Screen(title: "Home", router: router) }
    func makeItem(title: String) -> UIViewController { Screen(title: title, router: ()) }
    func makeOrders(router: any OrdersRouting) -> UIViewController { Screen(title: "Orders", router: router) }
    func makeOrder(number: Int, router: any OrdersOrderRouting) -> UIViewController { Screen(title: "Order", router: router) }
    func makeItems(number: Int) -> UIViewController { Screen(title: "Items", router: ()) }
    func makeTopics(router: any HelpTopicsRouting) -> UIViewController { Screen(title: "Help", router: router) }
    func makeLink(router: any ChainLinkRouting) -> UIViewController { Screen(title: "Link", router: router) }
}
