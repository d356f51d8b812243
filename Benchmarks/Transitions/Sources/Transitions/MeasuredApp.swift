import UIKit

/// A measured act: a transition to another screen, until the app is at rest.
enum Act: String, CaseIterable {
    /// A screen on the stack in front.
    case push
    /// The other tab, with two screens above its first.
    case jump
    /// A flow in a sheet.
    case present
    /// A URL that opens the other tab's second screen.
    case link
}

/// An app with two tabs that starts at the first screen of the first tab.
@MainActor
protocol MeasuredApp: AnyObject {
    var window: UIWindow { get }

    func take(_ act: Act)
}

/// Performs an act. callgrind counts only while this function runs, by its name.
@MainActor
@inline(never)
func measured(_ app: any MeasuredApp, _ act: Act) {
    app.take(act)
    HeadlessUIKit.finishTransitions()
}

extension MeasuredApp {
    /// Goes back to the first screen with UIKit calls only, as a user would.
    func goBack() {
        guard let tabs = window.rootViewController as? UITabBarController else { return }
        if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
        HeadlessUIKit.finishTransitions()
        for stack in stacks { stack.popToRootViewController(animated: false) }
        tabs.selectedIndex = 0
        HeadlessUIKit.finishTransitions()
    }

    /// The titles on all stacks, including the sheet's, and the selected tab.
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

/// The URL of ``Act/link``.
let orderURL = URL(string: "orders://orders/7")
