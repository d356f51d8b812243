#if os(Linux)
    import ExampleKit
    import FlowRuntime
    import UIKit

    let style = BarStyle()
    let coordinator = MainCoordinator(screens: ScreenFactory(style: style), effects: Camera())
    let walk = Walk(coordinator)
    let items = (walk.window.rootViewController as? CustomTabBarController)?.items ?? []

    walk.act("tap item feed") { $0.tap(items[0]) }
    walk.tap("open")
    walk.act("back") { $0.tapBack() }
    walk.act("tap item camera") { $0.tap(items[2]) }
    walk.tap("close")
    walk.call("badge on profile") { coordinator.profileBadge = "3" }
    walk.act("tap item profile") { $0.tap(items[3]) }
    walk.tap("settings")
    walk.act("tap item profile again") { $0.tap(items[3]) }
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
