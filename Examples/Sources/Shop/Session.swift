#if canImport(UIKit)
    import Foundation
    import ShopModels
    import UIKit

    /// The app's state and services besides navigation.
    @MainActor
    class Session: ShopGuards, ShopEffects {
        var onboarded = false
        var signedIn = false
        /// True if customers can buy without an account.
        var guestsMayBuy = false
        /// True if the device's owner authenticates when asked.
        var isOwnerThere = true
        /// Charges a card for an item. Can be slow.
        var chargeCard: @MainActor (Item) async throws -> Order = { _ in Order(number: 8) }
        /// The performed actions, in order, for tests and analytics.
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

        func charge(item: Item, from screen: UIViewController) async -> ChargeAnswer {
            screen.navigationItem.prompt = "Charging your card"
            defer { screen.navigationItem.prompt = nil }
            do {
                return .charged(order: try await chargeCard(item), number: 1)
            } catch {
                log.append("charge given up")
                return .refused
            }
        }
    }
#endif
