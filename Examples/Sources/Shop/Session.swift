#if canImport(UIKit)
    import Foundation
    import ShopModels

    /// What the app knows and does beside its navigation.
    @MainActor
    class Session: ShopGuards, ShopEffects {
        var onboarded = false
        var signedIn = false
        /// Whether the owner shows who they are when asked.
        var isOwnerThere = true
        /// What was done, in order: a test's or an analyst's view of the app.
        private(set) var log: [String] = []

        func canBeReturned(order: Order) -> Bool {
            order.number > 100
        }

        func forgetUser() {
            signedIn = false
            log.append("forget user")
        }

        func count(event: String, number: Int) {
            log.append("count \(event) \(number)")
        }

        func share(url: URL) {
            log.append("share \(url)")
        }

        func confirmOwner(answer: @escaping @MainActor (ConfirmOwnerAnswer) -> Void) {
            answer(isOwnerThere ? .confirmed : .failed(reason: "This isn't you"))
        }
    }
#endif
