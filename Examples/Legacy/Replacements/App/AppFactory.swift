#if canImport(UIKit)
    import UIKit

    extension ScreenFactory: AppScreens {
        func makeHome(router: any AppHomeRouting) -> UIViewController {
            HomeViewController(book: { router.book() }, account: { router.account() })
        }

        func makeAccount(router: any AppAccountRouting) -> UIViewController {
            AccountViewController(signIn: { router.signIn() }, signOut: { router.signOut() })
        }

        func makeAppointment(appointment: Appointment, router: any AppointmentRouting) -> UIViewController {
            AppointmentViewController(appointment: appointment, again: { router.again() }, done: { router.done() })
        }
    }
#endif
