#if canImport(UIKit)
    import ExampleKit
    import SwiftUI

    /// The first page of the introduction.
    struct WelcomeView: View, HasButtons {
        let router: any OnboardingWelcomeRouting

        var body: some View {
            VStack {
                Button("next") { tap("next") }
                Button("skip") { tap("skip") }
            }
        }

        @discardableResult
        func tap(_ title: String) -> Bool {
            switch title {
            case "next": router.next()
            case "skip": router.skip()
            default: return false
            }
            return true
        }
    }

    /// What the bank does to keep the customer's money safe.
    struct ProtectionView: View, HasButtons {
        let router: any OnboardingProtectionRouting

        var body: some View {
            VStack {
                Button("next") { tap("next") }
                Button("readPrivacy") { tap("readPrivacy") }
            }
        }

        @discardableResult
        func tap(_ title: String) -> Bool {
            switch title {
            case "next": router.next()
            case "readPrivacy": router.readPrivacy()
            default: return false
            }
            return true
        }
    }

    /// The work of others that is in the app.
    struct LicencesView: View {
        var body: some View { Text("Licences") }
    }
#endif
