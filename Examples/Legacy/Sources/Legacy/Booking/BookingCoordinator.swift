#if canImport(UIKit)
    import UIKit

    /// Books an appointment, on the caller's navigation controller.
    ///
    /// The screens retain the coordinator, so it lives as long as any of them.
    @MainActor
    final class BookingCoordinator {
        private weak var navigation: UINavigationController?
        private let session: Session
        private let finished: @MainActor (_ appointment: Appointment) -> Void
        private weak var first: UIViewController?

        private init(
            on navigation: UINavigationController?, session: Session, finished: @escaping @MainActor (_ appointment: Appointment) -> Void
        ) {
            self.navigation = navigation
            self.session = session
            self.finished = finished
        }

        /// Creates the first screen.
        ///
        /// - Parameters:
        ///   - navigation: the navigation controller on which to push the screens.
        ///   - session: the app's data, with the signed-in user.
        ///   - finished: receives the appointment, and removes the screens.
        static func makeFirst(
            on navigation: UINavigationController?, session: Session, finished: @escaping @MainActor (_ appointment: Appointment) -> Void
        ) -> Screen {
            let coordinator = BookingCoordinator(on: navigation, session: session, finished: finished)
            let doctors = DoctorsViewController(choose: coordinator.showTimes)
            coordinator.first = doctors
            return doctors
        }

        private func showTimes(of doctor: String) {
            let times = TimesViewController(doctor: doctor) { time in self.confirm(Appointment(doctor: doctor, time: time)) }
            navigation?.pushViewController(times, animated: true)
        }

        private func confirm(_ appointment: Appointment) {
            let confirm = ConfirmViewController(appointment: appointment, book: { self.book(appointment) }, startOver: startOver)
            navigation?.pushViewController(confirm, animated: true)
        }

        private func startOver() {
            guard let first else { return }
            navigation?.popToViewController(first, animated: true)
        }

        private func book(_ appointment: Appointment) {
            guard session.user == nil, let host = navigation else { return finished(appointment) }
            presentSignIn(
                from: host, session: session, finished: { [finished] in finished(appointment) }, dismissed: session.countCancelledSignIn)
        }
    }
#endif
