#if os(Linux)
    import Basket
    import Help
    import Models
    import UIKit

    let app = App()
    let coordinator = MainCoordinator(screens: app, effects: app, guards: app)
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = coordinator.start()
    window.makeKeyAndVisible()
    let user = HeadlessUser(window: window)
    let item = Item(name: "tea")

    print(coordinator.snapshot)
    coordinator.shop.open(item: item, items: [item]).buy()
    user.finishTransitions()
    print(coordinator.snapshot)
    print(app.counted)
#else
    print("This runs on the headless UIKit, on Linux.")
#endif
