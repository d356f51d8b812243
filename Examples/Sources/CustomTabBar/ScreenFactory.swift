#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    /// Creates the screens, the items of the bar and the bar.
    struct ScreenFactory: CustomTabBarFactory {
        let style: BarStyle

        func makeFeedItem() -> any TabBarItem { BarItem() }
        func makeSearchItem() -> any TabBarItem { BarItem() }
        func makeCameraItem() -> any TabBarItem { BarItem() }
        func makeProfileItem() -> any TabBarItem { BarItem() }

        func makeMainBar(items: [any TabBarItem]) -> any TabContainer {
            let bar = CustomTabBarController(items: items)
            bar.dataSource = style
            bar.barDelegate = style
            return bar
        }

        func makeSearch(router: any MainSearchRouting) -> UIViewController {
            ButtonsViewController(title: "Search", buttons: [("showFeed", { router.showFeed() })])
        }

        func makePreview(photo: String, router: any MainPreviewRouting) -> UIViewController {
            ButtonsViewController(title: photo, buttons: [("close", { router.close() })])
        }

        func makeFeed(router: any FeedRouting) -> UIViewController {
            ButtonsViewController(title: "Feed", buttons: [("open", { router.open(number: 1) })])
        }

        func makePost(number: Int, router: any FeedPostRouting) -> UIViewController {
            ButtonsViewController(title: "Post \(number)", buttons: [("next", { router.next(number: number + 1) })])
        }

        func makeProfile(router: any ProfileRouting) -> UIViewController {
            ButtonsViewController(title: "Me", buttons: [("settings", { router.settings() })])
        }

        func makeSettings() -> UIViewController {
            ButtonsViewController(title: "Settings", buttons: [])
        }
    }
#endif
