#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    extension ScreenFactory: BookingScreens {
        func makeBooking(router: any BookingRouting) -> any ExternalCoordinator {
            ExternalBooking(session: session, router: router)
        }
    }

    /// The hand-written booking, as an external flow of generated coordinators.
    private final class ExternalBooking: ExternalCoordinator {
        private let session: Session
        private let router: any BookingRouting

        init(session: Session, router: any BookingRouting) {
            self.session = session
            self.router = router
        }

        func start(at place: ExternalPlace) -> UIViewController {
            BookingCoordinator.makeFirst(on: place.navigationController, session: session) { [router] appointment in
                router.booked(appointment: appointment)
            }
        }
    }
#endif
