import UIKit

/// What is measured: a way to another screen, up to where everything has come to rest.
enum Act: String, CaseIterable {
    /// A screen on the stack in front.
    case push
    /// The other tab, with two screens above its first.
    case jump
    /// A flow in a sheet.
    case present
    /// A URL, which leads to the other tab's second screen.
    case link
}

/// An app of two tabs, which begins at the first screen of the first.
@MainActor
protocol MeasuredApp: AnyObject {
    var window: UIWindow { get }

    func take(_ act: Act)
}

/// The function by whose name callgrind begins to count.
@MainActor
@inline(never)
func measured(_ app: any MeasuredApp, _ act: Act) {
    app.take(act)
    HeadlessUIKit.finishTransitions()
}

extension MeasuredApp {
    /// Goes back to the beginning without flowgen's doing, as a user does.
    func goBack() {
        guard let tabs = window.rootViewController as? UITabBarController else { return }
        if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
        HeadlessUIKit.finishTransitions()
        for stack in stacks { stack.popToRootViewController(animated: false) }
        tabs.selectedIndex = 0
        HeadlessUIKit.finishTransitions()
    }

    /// The titles on all stacks, that of the sheet included, and which tab shows.
    var state: String {
        guard let tabs = window.rootViewController as? UITabBarController else { return "" }
        let sheet = tabs.presentedViewController as? UINavigationController
        let titles = (stacks + [sheet].compactMap { $0 }).map { $0.viewControllers.map { $0.title ?? "" } }
        return "tab \(tabs.selectedIndex) of \(titles)"
    }

    private var stacks: [UINavigationController] {
        let tabs = window.rootViewController as? UITabBarController
        return (tabs?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    }
}

/// The URL that is opened.
let orderURL = URL(string: "orders://orders/7")
