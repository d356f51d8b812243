#if os(Linux)
    import ExampleKit
    import UIKit

    let session = Session()
    let coordinator = AppCoordinator(screens: ScreenFactory(), effects: session, guards: session)
    let walk = Walk(coordinator)

    walk.tap("loaded")
    walk.tap("skip")
    walk.tap("next")
    walk.tap("next")
    walk.tap("confirmed")
    walk.tap("openAccount")
    walk.tap("transfer")
    walk.tap("choose")
    walk.tap("next")
    walk.tap("next")
    walk.tap("sign")
    walk.tap("approve")
    walk.tap("done")
    walk.act("tap tab cards") { $0.tapTab(3) }
    walk.tap("open")
    walk.tap("reportLost")
    walk.tap("stolen")
    walk.tap("block")
    walk.tap("done")
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
