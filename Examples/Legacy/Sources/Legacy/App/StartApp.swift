#if canImport(UIKit)
    import UIKit

    /// Creates the coordinator, which the scene delegate retains, and the root view controller.
    @MainActor
    func startApp(session: Session) -> (coordinator: AnyObject, root: UIViewController) {
        let coordinator = AppCoordinator(session: session)
        return (coordinator, coordinator.start())
    }
#endif
