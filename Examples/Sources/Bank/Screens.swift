#if canImport(UIKit)
    import SwiftUI

    /// The first page of the introduction.
    struct WelcomeView: View {
        let router: any OnboardingWelcomeRouting

        var body: some View { Text("Welcome") }
    }

    /// What the bank does to keep the customer's money safe.
    struct ProtectionView: View {
        let router: any OnboardingProtectionRouting

        var body: some View { Text("Your money is safe") }
    }

    /// The work of others that is in the app.
    struct LicencesView: View {
        var body: some View { Text("Licences") }
    }
#endif
