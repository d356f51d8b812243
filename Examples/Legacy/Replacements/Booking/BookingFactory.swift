#if canImport(UIKit)
    import UIKit

    extension ScreenFactory: BookingScreens {
        func makeDoctors(router: any BookingDoctorsRouting) -> UIViewController {
            DoctorsViewController(choose: { router.choose(doctor: $0) })
        }

        func makeTimes(doctor: String, router: any BookingTimesRouting) -> UIViewController {
            TimesViewController(doctor: doctor) { router.choose(appointment: Appointment(doctor: doctor, time: $0)) }
        }

        func makeConfirm(appointment: Appointment, router: any BookingConfirmRouting) -> UIViewController {
            ConfirmViewController(appointment: appointment, book: { router.book() }, startOver: { router.startOver() })
        }
    }
#endif
