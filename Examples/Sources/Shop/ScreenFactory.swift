#if canImport(UIKit)
    import ExampleKit
    import FlowRuntime
    import ShopModels
    import UIKit

    /// Creates the screens that generated code doesn't create from a storyboard, a nib, a class or
    /// a SwiftUI view.
    struct ScreenFactory: ShopFactory {
        /// Called when a product on the screen was bought.
        var productWasBought: @MainActor () -> Void = {}

        private func screen(_ title: String, _ buttons: [ButtonsViewController.Button]) -> UIViewController {
            ButtonsViewController(title: title, buttons: buttons)
        }

        // MARK: - lock, main

        func makeLock(attempts: Int, router: any LockRouting) -> UIViewController {
            screen("Lock", [("unlock", { router.unlock() })])
        }

        func makeAccount(name: String, router: any MainAccountRouting) -> UIViewController {
            let button = UIView()
            return screen(
                name,
                [
                    ("orders", { router.orders() }), ("settings", { router.settings() }), ("editProfile", { router.editProfile() }),
                    ("signOut", { router.signOut(reminder: "Your cart is kept.", button: button) }),
                ])
        }

        func makeProfile(name: String, router: any MainProfileRouting) -> UIViewController {
            screen(name, [("save", { router.save() })])
        }

        // MARK: - The flow `catalog`

        func makeDepartments(router: any CatalogDepartmentsRouting) -> UIViewController {
            screen(
                "Shop",
                [
                    ("openDepartment", { router.openDepartment(department: .books) }),
                    ("openBasement", { router.openBasement(department: .books) }),
                ])
        }

        func makeList(department: Department, page: Int, router: any CatalogListRouting) -> UIViewController {
            let button = UIView()
            return screen(
                "Page \(page)",
                [
                    ("openProduct", { router.openProduct(item: Item(name: "Atlas")) }), ("nextPage", { router.nextPage(page: page + 1) }),
                    ("filter", { router.filter(button: button) }),
                ])
        }

        func makeProduct(item: Item, router: any CatalogProductRouting) -> any UIViewController & CatalogProductEffects {
            ProductViewController(item: item, router: router, wasBought: productWasBought)
        }

        func makeThanks(order: Order, router: any CatalogThanksRouting) -> UIViewController {
            screen("Thanks", [("trackOrder", { router.trackOrder() }), ("continueShopping", { router.continueShopping() })])
        }

        func makeFilter(router: any FilterRouting) -> UIViewController {
            screen("Filter", [("chosen", { router.chosen() }), ("cancel", { router.cancel() })])
        }

        // MARK: - reviews

        func makeReviews(item: Item, router: any ReviewsRouting) -> UIViewController {
            screen("Reviews", [("read", { router.read(number: 1) }), ("write", { router.write() })])
        }

        func makeReview(number: Int, router: any ReviewsReviewRouting) -> UIViewController {
            screen(
                "Review \(number)",
                [
                    ("next", { router.next(number: number + 1) }), ("zoom", { router.zoom() }),
                    ("toReviews", { router.toReviews() }),
                ])
        }

        func makePhoto(router: any ReviewsPhotoRouting) -> UIViewController {
            screen("Photo", [("twoBack", { router.twoBack() })])
        }

        func makeWrite(item: Item, router: any ReviewsWriteRouting) -> UIViewController {
            screen("Your review", [("send", { router.send() })])
        }

        // MARK: - purchase, checkout, cart

        func makeSignInFirst(item: Item, router: any PurchaseSignInFirstRouting) -> UIViewController {
            screen("Sign in first", [("signedIn", { router.signedIn() }), ("cancel", { router.cancel() })])
        }

        func makeAddress(item: Item, router: any PurchaseAddressRouting) -> UIViewController {
            screen("Address", [("next", { router.next() }), ("cancel", { router.cancel() })])
        }

        func makePayment(router: any PurchasePaymentRouting) -> UIViewController {
            screen(
                "Payment",
                [("pay", { router.pay(order: Order(number: 7), number: 1) }), ("payByCard", { router.payByCard() })])
        }

        func makeCart(router: any CartRouting) -> UIViewController {
            screen("Cart", [("checkout", { router.checkout() }), ("quickCheckout", { router.quickCheckout() })])
        }

        func makePlaced(order: Order, router: any CartPlacedRouting) -> UIViewController {
            screen("Order \(order.number)", [("done", { router.done() })])
        }

        func makeDelivery(router: any CheckoutDeliveryRouting) -> UIViewController {
            screen("Delivery", [("next", { router.next() }), ("cancel", { router.cancel() })])
        }

        func makePayment(router: any CheckoutPaymentRouting) -> UIViewController {
            screen("Payment", [("next", { router.next() })])
        }

        func makeSummary(router: any CheckoutSummaryRouting) -> UIViewController {
            screen("Summary", [("placed", { router.placed(order: Order(number: 101)) })])
        }

        // MARK: - search, scanner

        func makeSearch(scope: SearchScope, router: any SearchRouting) -> UIViewController {
            screen(
                "Search",
                [
                    ("open", { router.open(item: Item(name: "Globe")) }),
                    ("results", { router.results(query: "globe") }),
                ])
        }

        func makeResults(query: String, router: any SearchResultsRouting) -> UIViewController {
            screen(query, [("open", { router.open(item: Item(name: query)) })])
        }

        func makeCamera(router: any ScannerCameraRouting) -> UIViewController {
            screen(
                "Camera",
                [
                    ("found", { router.found(item: Item(name: "Scanned")) }), ("close", { router.close() }),
                    ("typeIn", { router.typeIn() }),
                ])
        }

        func makeCode(router: any ScannerCodeRouting) -> UIViewController {
            screen("Code", [("found", { router.found(item: Item(name: "Typed")) })])
        }

        // MARK: - orders, returns, settings

        func makeOrders(router: any OrdersRouting & OrdersFlowRouting) -> UIViewController {
            screen(
                "Orders",
                [
                    ("open", { router.open(order: Order(number: 101)) }), ("close", { router.close() }),
                    ("showCart", { router.showCart() }),
                ])
        }

        func makeOrder(order: Order, router: any OrdersOrderRouting & OrdersFlowRouting) -> UIViewController {
            screen(
                "Order \(order.number)",
                [
                    ("sendBack", { router.sendBack() }), ("buyAgain", { router.buyAgain() }), ("toList", { router.toList() }),
                    ("close", { router.close() }), ("showCart", { router.showCart() }),
                ])
        }

        func makeReason(order: Order, router: any ReturnsReasonRouting) -> UIViewController {
            screen("Reason", [("next", { router.next() })])
        }

        func makeLabel(router: any ReturnsLabelRouting) -> UIViewController {
            screen("Label", [("sent", { router.sent() })])
        }

        func makeSettings(router: any SettingsRouting) -> UIViewController {
            screen(
                "Settings",
                [
                    ("notifications", { router.notifications() }), ("licences", { router.licences() }), ("done", { router.done() }),
                ])
        }

        func makeNotifications() -> UIViewController {
            screen("Notifications", [])
        }
    }
#endif
