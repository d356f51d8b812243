#if canImport(UIKit)
    import UIKit

    /// The app's coordinator, which the scene delegate keeps, and what fills the window.
    @MainActor
    func startApp(session: Session) -> (coordinator: AnyObject, root: UIViewController) {
        let coordinator = AppCoordinator(session: session)
        return (coordinator, coordinator.start())
    }
#endif
