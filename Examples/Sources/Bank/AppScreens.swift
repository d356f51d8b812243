#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import UIKit

    extension ScreenFactory {
        // MARK: - app

        func makeLaunch(router: any AppLaunchRouting) -> UIViewController {
            screen("Launch", [("loaded", { router.loaded() })])
        }

        func makeUpdate(router: any AppUpdateRouting) -> UIViewController {
            screen("Update", [("openStore", { router.openStore(url: Sample.page) }), ("tryAgain", { router.tryAgain() })])
        }
    }
#endif
