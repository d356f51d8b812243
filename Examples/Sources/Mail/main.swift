#if os(Linux)
    import ExampleKit
    import UIKit

    let walk = Walk(MailCoordinator(screens: ScreenFactory()))

    // The columns are stacked on a phone, and side by side if the window is wide enough.
    walk.tap("open")
    walk.tap("open")
    walk.act("turn the device") { $0.resize(isNarrow: false) }
    walk.tap("answer")
    walk.tap("send")
    walk.act("turn it back") { $0.resize(isNarrow: true) }
    walk.tap("details")
    walk.act("back") { $0.tapBack() }
    walk.act("back to the messages") { $0.tapBack() }
    walk.act("swipe back to the mailboxes") { $0.swipeBack() }
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
