#if canImport(UIKit)
    import UIKit

    /// Books an appointment. Hand-written coordinators call this for both versions of the flow.
    @MainActor
    func pushBooking(
        on navigation: UINavigationController, session: Session, finished: @escaping @MainActor (_ appointment: Appointment) -> Void,
        dismissed: @escaping @MainActor () -> Void
    ) {
        let flow = BookingFlow(screens: ScreenFactory(session: session), effects: session, guards: session)
        flow.push(
            on: navigation,
            finished: { result in
                switch result {
                case .booked(let appointment): finished(appointment)
                }
            }, dismissed: dismissed)
    }
#endif
