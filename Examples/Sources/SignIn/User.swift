#if canImport(UIKit)
    /// The sign-in state, for as long as the app runs.
    @MainActor
    final class User: SignInGuards, SignInEffects {
        private(set) var signedIn = false

        func signIn() {
            signedIn = true
        }

        func signOut() {
            signedIn = false
        }
    }
#endif
