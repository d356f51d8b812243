#if canImport(UIKit)
    import UIKit

    /// Lists the doctors.
    final class DoctorsViewController: Screen {
        convenience init(choose: @escaping @MainActor (_ doctor: String) -> Void) {
            self.init(title: "Doctors", buttons: ["Ada", "Ben"].map { doctor in (doctor, { choose(doctor) }) })
        }
    }

    /// Lists a doctor's free times.
    final class TimesViewController: Screen {
        convenience init(doctor: String, choose: @escaping @MainActor (_ time: String) -> Void) {
            self.init(title: "Times of \(doctor)", buttons: ["9:00", "14:30"].map { time in (time, { choose(time) }) })
        }
    }

    /// Asks the user to confirm an appointment.
    final class ConfirmViewController: Screen {
        convenience init(appointment: Appointment, book: @escaping @MainActor () -> Void, startOver: @escaping @MainActor () -> Void) {
            self.init(title: "\(appointment.doctor), \(appointment.time)?", buttons: [("book", book), ("start over", startOver)])
        }
    }
#endif
