#if canImport(UIKit)
    import UIKit

    /// Creates all screens of the app. Generated code requires nothing else.
    struct ScreenFactory: OrdersFactory {
        func makeHome(router: any HomeRouting) -> UIViewController {
            HomeViewController(router: router)
        }

        func makeHome2(title: String, router: any Home2Routing) -> UIViewController {
            Home2ViewController(title: title, router: router)
        }

        func makeOrders(router: any OrdersRouting) -> UIViewController {
            OrdersViewController(router: router)
        }

        func makeOrder2(number: Int, router: any OrdersOrder2Routing) -> UIViewController {
            Order2ViewController(number: number, router: router)
        }

        func makeOrder3(number: Int, router: any OrdersOrder3Routing) -> UIViewController {
            Order3ViewController(number: number, router: router)
        }

        func makeTopics(router: any HelpTopicsRouting) -> UIViewController {
            TopicsViewController(router: router)
        }

        func makeTopic(question: String, router: any HelpTopicRouting) -> UIViewController {
            TopicViewController(question: question, router: router)
        }
    }
#endif
