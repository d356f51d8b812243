#if canImport(UIKit)
    import UIKit

    /// Lists the appointments.
    final class HomeViewController: Screen {
        convenience init(book: @escaping @MainActor () -> Void, account: @escaping @MainActor () -> Void) {
            self.init(title: "Home", buttons: [("book", book), ("account", account)])
        }
    }

    /// Shows the signed-in user.
    final class AccountViewController: Screen {
        convenience init(signIn: @escaping @MainActor () -> Void, signOut: @escaping @MainActor () -> Void) {
            self.init(title: "Account", buttons: [("sign in", signIn), ("sign out", signOut)])
        }
    }

    /// Shows a booked appointment.
    final class AppointmentViewController: Screen {
        convenience init(appointment: Appointment, again: @escaping @MainActor () -> Void, done: @escaping @MainActor () -> Void) {
            self.init(title: "\(appointment.doctor) at \(appointment.time)", buttons: [("again", again), ("done", done)])
        }
    }
#endif
