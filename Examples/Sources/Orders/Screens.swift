#if canImport(UIKit)
    import ExampleKit
    import UIKit

    final class HomeViewController: ButtonsViewController {
        init(router: any HomeRouting) {
            super.init(
                title: "Home",
                buttons: [
                    ("goToHome2", { router.goToHome2(title: "Top Title") }),
                    ("goToOrders", { router.goToOrders() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Home2ViewController: ButtonsViewController {
        init(title: String, router: any Home2Routing) {
            super.init(
                title: title,
                buttons: [
                    ("goToOrders", { router.goToOrders() }),
                    ("goToOrder3", { router.goToOrder3(number: 7) }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class OrdersViewController: ButtonsViewController {
        init(router: any OrdersRouting) {
            super.init(
                title: "Orders",
                buttons: [
                    ("goToOrder2", { router.goToOrder2(number: 1) }),
                    ("resetToRoot", { router.resetToRoot() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Holds its router weakly, like a delegate; `HomeViewController` retains its router. Both
    /// work, and neither leaks.
    final class Order2ViewController: ButtonsViewController {
        let number: Int

        init(number: Int, router: any OrdersOrder2Routing) {
            self.number = number
            super.init(
                title: "Order \(number)",
                buttons: [
                    ("goToOrder3", { [weak router] in router?.goToOrder3(number: number) }),
                    ("resetToRoot", { [weak router] in router?.resetToRoot() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Order3ViewController: ButtonsViewController {
        let number: Int

        init(number: Int, router: any OrdersOrder3Routing) {
            self.number = number
            super.init(
                title: "Items of order \(number)",
                buttons: [
                    ("help", { router.help() }),
                    ("goHome", { router.goHome() }),
                    ("resetToRoot", { router.resetToRoot() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class TopicsViewController: ButtonsViewController {
        init(router: any HelpTopicsRouting) {
            super.init(
                title: "Help",
                buttons: [
                    ("read", { router.read(question: "Where is my order?") }),
                    ("close", { router.close() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class TopicViewController: ButtonsViewController {
        init(question: String, router: any HelpTopicRouting) {
            super.init(
                title: question,
                buttons: [
                    ("next", { router.next(question: "How do I return it?") }),
                    ("close", { router.close() }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }
#endif
