#if canImport(UIKit)
    import Foundation
    import ShopModels
    import UIKit

    /// What the app knows and does beside its navigation.
    @MainActor
    class Session: ShopGuards, ShopEffects {
        var onboarded = false
        var signedIn = false
        /// Whether nobody needs an account in order to buy.
        var guestsMayBuy = false
        /// Whether the owner shows who they are when asked.
        var isOwnerThere = true
        /// Charges a card for an item, which may take a while.
        var chargeCard: @MainActor (Item) async throws -> Order = { _ in Order(number: 8) }
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
