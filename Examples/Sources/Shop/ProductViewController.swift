#if canImport(UIKit)
    import ExampleKit
    import ShopModels
    import UIKit

    /// Shows a product, and marks it when it was bought. Search results use this class, too.
    final class ProductViewController: ButtonsViewController, CatalogProductEffects {
        private(set) var bought = 0
        private let wasBought: @MainActor () -> Void

        init(item: Item, router: any CatalogProductRouting, wasBought: @escaping @MainActor () -> Void) {
            self.wasBought = wasBought
            super.init(
                title: item.name,
                buttons: [
                    ("similar", { router.similar(item: Item(name: "Like \(item.name)")) }),
                    ("reviews", { router.reviews() }),
                    ("review", { router.review() }),
                    ("share", { router.share(url: URL(fileURLWithPath: "/items/\(item.name)")) }),
                    ("buy", { router.buy() }),
                    ("addToCart", { router.addToCart() }),
                    ("backToList", { router.backToList(department: .all) }),
                    ("backToStart", { router.backToStart() }),
                    ("startOver", { router.startOver() }),
                ])
        }

        required init?(coder: NSCoder) { nil }

        func markBought(number: Int) {
            bought += number
            wasBought()
        }
    }
#endif
