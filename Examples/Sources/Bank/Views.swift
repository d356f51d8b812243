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

    /// Explains how the bank protects the customer's money.
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

    /// Lists third-party licenses.
    struct LicencesView: View {
        var body: some View { Text("Licences") }
    }
#endif
