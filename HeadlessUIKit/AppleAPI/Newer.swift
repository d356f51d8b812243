import UIKit

// The lines that end in `newer` use API newer than iOS 15. Scripts/check-declarations must find
// exactly these.

@MainActor func unasked(_ popover: UIPopoverPresentationController, _ tabs: UITabBarController, _ stack: UINavigationController) {
    popover.sourceItem = nil  // newer
    tabs.isTabBarHidden = true  // newer
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false  // newer
    let detents: [UISheetPresentationController.Detent] = [.medium(), .custom { _ in 300 }]  // newer
    _ = detents.map(\.identifier)  // newer
    let item: (any UIPopoverPresentationControllerSourceItem)? = nil  // newer
    _ = item
    if UIDevice.current.userInterfaceIdiom == .vision {}  // newer
    stack.topViewController?.popoverPresentationController?.sourceView = nil
}

@MainActor func askedForTooLittle(_ tabs: UITabBarController) {
    if #available(iOS 17.0, *), tabs.isTabBarHidden {  // newer
        tabs.isTabBarHidden = false  // newer
    }
    if #available(iOS 18, *) {
    } else {
        tabs.isTabBarHidden = true  // newer
    }
    if #unavailable(iOS 18) {
        tabs.isTabBarHidden = true  // newer
    }
    do {
        guard #available(iOS 18.0, *) else { return }
        tabs.isTabBarHidden = true
    }
    tabs.isTabBarHidden = true  // newer
}

@MainActor func asked(_ tabs: UITabBarController, _ popover: UIPopoverPresentationController) {
    if #available(iOS 18.0, tvOS 18.0, *), !tabs.isTabBarHidden { tabs.isTabBarHidden = true }
    guard #available(iOS 16.0, *) else { return }
    popover.sourceItem = nil
    let needed = { popover.sourceItem != nil }
    _ = needed
}

@available(iOS 16, *)
@MainActor struct Anchor {
    let item: any UIPopoverPresentationControllerSourceItem

    func attach(to popover: UIPopoverPresentationController) {
        popover.sourceItem = item
    }
}

// Not SwiftUI's.
final class NavigationStack {}

func own(_ stack: NavigationStack) -> NavigationStack? { stack }
