#if canImport(UIKit)
    import UIKit

    /// Books an appointment, on the navigation controller of whoever starts it.
    ///
    /// The screens keep the coordinator: it lives as long as one of them.
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

        /// Makes the first screen.
        ///
        /// - Parameters:
        ///   - navigation: shows the screens, above those that it has.
        ///   - session: who has signed in.
        ///   - finished: is given the appointment, and removes the screens.
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
