import UIKit

/// The app's answers, which a test or a walk provides.
@MainActor struct Answers {
    /// Answers a guard.
    var holds: (String) -> Bool
    /// Performs an effect without an answer, with its screen.
    var perform: (String, UIViewController?) -> Void
    /// Answers a question later.
    var ask: (String, UIViewController?, @escaping @MainActor (String) -> Void) -> Void
    /// Answers a question in a task. Returns `nil` if the task was canceled.
    var answer: (String, UIViewController?) async -> String?
    /// Performs work in a task.
    var work: (String, UIViewController?) async -> Void
}

/// The app's guards and effects. They don't have to be a class.
struct Bank: PaymentsGuards, PaymentsEffects {
    let answers: Answers

    var isOpen: Bool { answers.holds("isOpen") }

    func upload(number: Int) async { await answers.work("upload", nil) }
    func pay(amount: Int, from screen: UIViewController) async -> PayAnswer {
        await answers.answer("pay", screen) == "paid" ? .paid(receipt: amount) : .refused
    }
    func ask() async -> AskAnswer { await answers.answer("ask", nil) == "yes" ? .yes : .no }
    func watch(from screen: UIViewController) async { await answers.work("watch", screen) }
    func share(number: Int, from screen: UIViewController) { answers.perform("share", screen) }
    func confirm(from screen: UIViewController, answer: @escaping @MainActor (ConfirmAnswer) -> Void) {
        answers.ask("confirm", screen) { answer($0 == "yes" ? .yes : .no) }
    }
    func count() { answers.perform("count", nil) }
}

/// A screen with a button for each of its transitions.
class ButtonScreen: UIViewController {
    let name: String
    private let buttons: [String: @MainActor () -> Void]

    init(_ name: String, _ buttons: [String: @MainActor () -> Void]) {
        self.name = name
        self.buttons = buttons
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Taps a button. Returns whether it exists.
    func tap(_ button: String) -> Bool {
        buttons[button]?()
        return buttons[button] != nil
    }
}

/// A screen that performs its own effects.
final class ItemScreen: ButtonScreen, ShopItemEffects {
    private let answers: Answers

    init(_ buttons: [String: @MainActor () -> Void], _ answers: Answers) {
        self.answers = answers
        super.init("item", buttons)
    }

    required init?(coder: NSCoder) { nil }

    func refresh() async { await answers.work("refresh", nil) }
    func choose(code: Int) async -> ShopItemChooseAnswer {
        await answers.answer("choose", nil) == "chosen" ? .chosen(size: code) : .none
    }
}

struct PaymentsScreens: PaymentsFactory {
    let answers: Answers

    func makeList(code: Int, router: any ShopListRouting & ShopFlowRouting) -> UIViewController {
        ButtonScreen(
            "list",
            [
                "open": { router.open(number: 3) }, "toOrders": { router.toOrders() }, "checkOut": { router.checkOut() },
                "leave": { router.leave() },
            ])
    }

    func makeItem(number: Int, router: any ShopItemRouting & ShopFlowRouting) -> any UIViewController & ShopItemEffects {
        ItemScreen(
            [
                "buy": { router.buy() }, "refresh": { router.refresh() }, "choose": { router.choose() },
                "showAndPay": { router.showAndPay() }, "watchAndLeave": { router.watchAndLeave() }, "send": { router.send() },
                "confirm": { router.confirm() }, "leave": { router.leave() },
            ], answers)
    }

    func makeReceipt(number: Int, router: any ShopReceiptRouting & ShopFlowRouting) -> UIViewController {
        ButtonScreen("receipt", ["more": { router.more() }, "watch": { router.watch() }, "leave": { router.leave() }])
    }

    func makeCard(router: any CheckoutCardRouting) -> UIViewController {
        ButtonScreen("card", ["pay": { router.pay() }, "ask": { router.ask() }, "cancelled": { router.cancelled() }])
    }

    func makeDetails(router: any CheckoutDetailsRouting) -> UIViewController {
        ButtonScreen("details", ["ask": { router.ask() }])
    }

    func makeOrders(router: any OrdersRouting) -> UIViewController {
        ButtonScreen(
            "orders",
            ["watch": { router.watch() }, "toShop": { router.toShop() }, "showAndConfirm": { router.showAndConfirm() }])
    }
}
