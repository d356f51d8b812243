import Basket
import Help
import Models
import UIKit

/// Creates the screens of all modules, and answers their guards and effects.
@MainActor
final class App: ShopFactory, ShopGuards, ShopEffects {
    private(set) var counted: [String] = []
    let signedIn = true
    let online = true

    func count(event: String) { counted.append(event) }

    func makeList(router: any ShopListRouting) -> UIViewController { UIViewController() }
    func makeItem(item: Item, items: [Item], router: any ShopItemRouting) -> UIViewController { UIViewController() }
    func makeReceipt(number: Int, router: any ShopReceiptRouting) -> UIViewController { UIViewController() }

    // The methods that the screens of `Basket` require.
    func makeList(items: [Item], router: any BasketListRouting) -> UIViewController { ListViewController(router: router) }
    func makeAddress(router: any BasketAddressRouting) -> UIViewController { UIViewController() }
    func makeCard(router: any PaymentCardRouting) -> UIViewController { UIViewController() }

    func makeTopics(router: any HelpTopicsRouting) -> UIViewController { UIViewController() }
    func makeTopic() -> UIViewController { UIViewController() }
}
