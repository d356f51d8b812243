#if os(Linux)
    import ExampleKit
    import UIKit

    let user = User()
    let walk = Walk(AppCoordinator(screens: ScreenFactory(), effects: user, guards: user))

    walk.tap("forgotPassword")
    walk.tap("sent")
    walk.tap("authenticated")
    walk.tap("signOut")
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
