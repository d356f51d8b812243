#if os(Linux)
    import ExampleKit
    import UIKit

    let coordinator = MainCoordinator(screens: ScreenFactory())
    let walk = Walk(coordinator)

    walk.tap("goToHome2")
    walk.tap("goToOrder3")
    walk.act("back") { $0.tapBack() }
    walk.act("swipe back") { $0.swipeBack() }
    walk.call("two calls in a chain") { coordinator.orders.goToOrder2(number: 2).goToOrder3(number: 2) }
    walk.act("tap tab home") { $0.tapTab(0) }
    walk.tap("goToOrder3")
    walk.tap("help")
    walk.tap("read")
    walk.act("swipe down") { $0.swipeDown() }
    walk.call("reset, then two calls") { coordinator.orders.resetToRoot().goToOrder2(number: 3).goToOrder3(number: 3) }
    walk.act("back menu to the root") { $0.backMenu(to: 0) }
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
