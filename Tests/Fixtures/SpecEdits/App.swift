import FlowRuntime
import ShopModels
import UIKit

// App code that uses all of the Swift generated from Shop.flow.yaml that an app may use.
// Scripts/check-breaking compiles it with what is generated from each edit of that spec.

// A type of the app's own module, which nobody else sees.
enum Scope: String, Codable, Hashable, Sendable {
    case all, books, films
}

struct ScreenFactory: ShopFactory {
    func makeMe(router: any MainMeRouting) -> UIViewController { Taps { router.orders() } }
    func makeList(router: any ListRouting) -> UIViewController {
        Taps {
            router.open(item: Item())
            router.search()
        }
    }
    func makeSearch(scope: Scope, router: any ListSearchRouting) -> UIViewController { Taps { router.open(item: Item()) } }
    func makeDetail(item: Item, page: Int, router: any ListDetailRouting) -> any UIViewController & ListDetailEffects {
        Stars {
            router.photo()
            router.similar(item: item)
            router.back()
            router.buy()
            router.share()
        }
    }
    func makePhoto(router: any ListPhotoRouting) -> UIViewController { Taps { router.close() } }
    func makeCart(router: any CartRouting) -> UIViewController {
        Taps {
            router.pay()
            router.empty()
        }
    }
    func makePayment(router: any CartPaymentRouting) -> UIViewController { Taps { router.pay() } }
    func makeReceipt(order: Order, router: any CartReceiptRouting) -> UIViewController { Taps { router.done() } }
    func makeOrders(router: any OrdersRouting) -> UIViewController {
        Taps {
            router.open(order: Order())
            router.close()
        }
    }
    func makeOrder(order: Order, router: any OrdersOrderRouting) -> UIViewController { Taps { router.close() } }
    func makeSignIn(router: any AuthSignInRouting) -> UIViewController {
        Taps {
            router.ok()
            router.cancel()
        }
    }
}

class Taps: UIViewController {
    let tap: () -> Void

    init(tap: @escaping () -> Void) {
        self.tap = tap
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class Stars: Taps, ListDetailEffects {
    func star(number: Int) {}
}

struct Session: ShopGuards {
    var signedIn: Bool { true }
    func isYoung(order: Order) -> Bool { true }
}

struct Services: ShopEffects {
    func track(event: String) {}
    func charge(answer: @escaping @MainActor (ChargeAnswer) -> Void) {
        answer(.charged(order: Order()))
        answer(.refused)
    }
}

@MainActor func takeEveryTransition() {
    let main = MainCoordinator(screens: ScreenFactory(), effects: Services(), guards: Session())
    main.expired().select(.list).select(.cart).select(.me).orders()
    main.cartBadge = "1"
    main.list.open(item: Item()).search().photo().similar(item: Item()).back().buy().share().close()
    main.cart.pay().empty().done()
}

@MainActor func takeEveryTransition(_ orders: any OrdersCoordinating, _ auth: any AuthCoordinating) {
    orders.open(order: Order()).close()
    auth.ok().cancel()
}

let links: [ShopDeepLink] = [.product(item: Item()), .cart]

func number(of tab: MainTab) -> Int {
    switch tab {
    case .list: 1
    case .cart: 2
    case .me: 3
    }
}

func number(of result: AuthResult) -> Int {
    switch result {
    case .ok: 1
    }
}

func number(of screen: MainScreen) -> Int {
    switch screen {
    case .me: 1
    }
}

func number(of screen: ListScreen) -> Int {
    switch screen {
    case .list: 1
    case .search(let scope): scope == .all ? 2 : 3
    case .detail(item: _, page: let page): page
    case .photo: 4
    }
}

func number(of screen: CartScreen) -> Int {
    switch screen {
    case .cart: 1
    case .payment: 2
    case .receipt(order: _): 3
    }
}

func number(of screen: OrdersScreen) -> Int {
    switch screen {
    case .orders: 1
    case .order(order: _): 2
    }
}

func number(of screen: AuthScreen) -> Int {
    switch screen {
    case .signIn: 1
    }
}
