#if canImport(UIKit)
    import UIKit

    /// Books an appointment. Hand-written coordinators call this for both versions of the flow.
    @MainActor
    func pushBooking(
        on navigation: UINavigationController, session: Session, finished: @escaping @MainActor (_ appointment: Appointment) -> Void,
        dismissed: @escaping @MainActor () -> Void
    ) {
        weak var shown: Screen?
        let first = BookingCoordinator.makeFirst(on: navigation, session: session) { appointment in
            shown?.didLeave = nil
            finished(appointment)
        }
        first.didLeave = dismissed
        shown = first
        navigation.pushViewController(first, animated: true)
    }
#endif
