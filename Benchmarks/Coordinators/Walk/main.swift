import UIKit

// Taps, goes back and swipes at random, and prints each result. The generated and the hand-written
// coordinators must print identical lines.

var random = Seeded(state: 1)
let services = Services()
let (coordinator, root) = makeBank(services)
let window = UIWindow()
window.rootViewController = root
window.makeKeyAndVisible()
let user = HeadlessUser(window: window)
user.finishTransitions()

for number in 1...20_000 {
    print("\(number). \(act()): \(state())")
    guard HeadlessUIKit.exceptions.isEmpty else {
        print("UIKit raised: \(HeadlessUIKit.exceptions)")
        break
    }
}
withExtendedLifetime(coordinator) {}

@MainActor func act() -> String {
    if let alert = user.alert {
        let title = alert.actions.randomElement(using: &random)?.title ?? ""
        _ = user.tapAlert(title)
        user.finishTransitions()
        return title
    }
    services.recognizes.toggle()
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return "back \(user.tapBack())"
    case 1: return "swipe back \(user.swipeBack())"
    case 2: return "swipe down \(user.swipeDown())"
    default:
        let button = (user.visibleViewController as? Screen)?.buttons.randomElement(using: &random)
        button?.tap()
        user.finishTransitions()
        return button?.title ?? "nothing"
    }
}

/// The titles of the visible stacks, layer by layer.
@MainActor func state() -> String {
    let layers = [root] + user.presentedLayers
    let titles = layers.map { layer in
        ((layer as? UINavigationController)?.viewControllers ?? [layer]).map { $0.title ?? "" }
    }
    return titles.map { $0.joined(separator: ", ") }.joined(separator: " + ") + " \(services.withdrawn)"
}

/// A screen of buttons.
final class Screen: UIViewController {
    typealias Button = (title: String, tap: @MainActor () -> Void)
    let buttons: [Button]

    init(_ title: String, _ buttons: [Button]) {
        self.buttons = buttons
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

/// The bank behind the screens.
@MainActor final class Services {
    var recognizes = true
    var withdrawn = 0

    func isAboveLimit(_ amount: Amount) -> Bool { amount.cents > 1000 }
}

enum Sample {
    static let recipient = Recipient(name: "Ada", iban: "DE01")
    static let payment = Payment(recipient: recipient, amount: Amount(cents: 100))
    static let order = Order(payment: payment, day: 1)
    static let little = Amount(cents: 100)
    static let much = Amount(cents: 2000)
}

/// A generator of the same random numbers in each run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
