#if canImport(UIKit)
    import UIKit

    /// Coordinates the app, its appointments and its account, on one navigation controller.
    @MainActor
    final class AppCoordinator {
        private let navigation = UINavigationController()
        private let session: Session

        init(session: Session) {
            self.session = session
        }

        /// Shows the first screen, and returns the window's root view controller.
        func start() -> UIViewController {
            let home = HomeViewController(
                book: { [weak self] in self?.showBooking() },
                account: { [weak self] in self?.showAccount() })
            navigation.viewControllers = [home]
            return navigation
        }

        private func showAccount() {
            let account = AccountViewController(
                signIn: { [weak self] in self?.showSignIn() },
                signOut: { [weak self] in self?.signOut() })
            navigation.pushViewController(account, animated: true)
        }

        private func showSignIn() {
            presentSignIn(from: navigation, session: session, dismissed: session.countCancelledSignIn)
        }

        private func signOut() {
            session.signOut()
            navigation.popToRootViewController(animated: true)
        }

        private func showBooking() {
            pushBooking(
                on: navigation, session: session, finished: { [weak self] appointment in self?.show(appointment) },
                dismissed: session.countCancelledBooking)
        }

        private func show(_ appointment: Appointment) {
            session.add(appointment: appointment)
            let screen = AppointmentViewController(
                appointment: appointment,
                again: { [weak self] in self?.showBooking() },
                done: { [weak navigation] in _ = navigation?.popToRootViewController(animated: true) })
            navigation.setViewControllers(navigation.viewControllers.prefix(1) + [screen], animated: true)
        }
    }
#endif
