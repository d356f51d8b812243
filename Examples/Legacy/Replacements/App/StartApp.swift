#if canImport(UIKit)
    import UIKit

    /// Creates the coordinator, which the scene delegate retains, and the root view controller.
    @MainActor
    func startApp(session: Session) -> (coordinator: AnyObject, root: UIViewController) {
        let coordinator = AppFlow(screens: ScreenFactory(session: session), effects: session, guards: session)
        return (coordinator, coordinator.start())
    }
#endif
