#if canImport(UIKit)
    import UIKit

    extension ScreenFactory: SignInScreens {
        func makeName(router: any SignInNameRouting) -> UIViewController {
            NameViewController(choose: { router.choose(name: $0) }, close: { router.close() })
        }

        func makeCode(name: String, router: any SignInCodeRouting) -> UIViewController {
            CodeViewController(name: name, enter: { router.enter(user: User(name: name)) }, other: { router.other() })
        }
    }
#endif
