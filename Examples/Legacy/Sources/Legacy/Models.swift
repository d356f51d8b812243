/// The signed-in user.
struct User: Hashable, Sendable {
    var name: String
}

/// A doctor's appointment.
struct Appointment: Hashable, Sendable {
    var doctor: String
    var time: String
}

/// The app's data: the signed-in user, and the appointments.
@MainActor
final class Session {
    private(set) var user: User?
    private(set) var appointments: [Appointment] = []
    /// The number of flows that ended without a result.
    private(set) var cancelledSignIns = 0
    private(set) var cancelledBookings = 0

    func signIn(user: User) {
        self.user = user
    }

    func signOut() {
        user = nil
    }

    func add(appointment: Appointment) {
        appointments.append(appointment)
    }

    func countCancelledSignIn() {
        cancelledSignIns += 1
    }

    func countCancelledBooking() {
        cancelledBookings += 1
    }
}
