#if os(Linux)
    import ExampleKit
    import UIKit

    let session = Session()
    let coordinator = AppCoordinator(screens: ScreenFactory(), effects: session, guards: session)
    let walk = Walk(coordinator)

    walk.tap("signIn")
    walk.tap("signedIn")
    walk.tap("openDepartment")
    walk.tap("openProduct")
    walk.tap("buy")
    walk.tap("signedIn")
    walk.tap("next")
    walk.tap("pay")
    walk.tap("continueShopping")
    walk.call("tap tab scan") { walk.user.tapTab(2) }
    walk.tap("found")
    walk.act("back") { $0.tapBack() }
    walk.act("tap tab account") { $0.tapTab(4) }
    walk.tap("orders")
    walk.tap("signedIn")
    walk.tap("showCart")
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
