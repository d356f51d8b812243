#if os(Linux)
    import ExampleKit
    import UIKit

    let walk = Walk(AppCoordinator(screens: ScreenFactory()))

    walk.tap("showPhoto")
    walk.tap("buy")
    walk.tap("accept")
    walk.act("back menu to the photo") { $0.backMenu(to: 1) }
    walk.tap("showProfile")
    walk.tap("editName")
    walk.tap("save")
    walk.act("tap tab photos") { $0.tapTab(0) }
    walk.act("tap tab photos again") { $0.tapTab(0) }
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
