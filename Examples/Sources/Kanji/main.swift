#if os(Linux)
    import ExampleKit
    import UIKit

    let walk = Walk(KanjiListCoordinator(screens: ScreenFactory(storage: KanjiStorage())))

    walk.tap("didSelect")
    walk.tap("didSelect")
    walk.act("back") { $0.tapBack() }
    walk.tap("didSelect")
    walk.act("back menu to the list") { $0.backMenu(to: 0) }
    walk.finish()
#else
    print("The walk runs on the headless UIKit, on Linux; on iOS the coordinators run in an app.")
#endif
