#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// What has buttons that can be tapped by their titles: a view controller, or a SwiftUI view in
    /// one.
    @MainActor
    public protocol HasButtons {
        /// Taps the button with a title; says whether there is one.
        @discardableResult
        func tap(_ title: String) -> Bool
    }

    /// Taps a button of a screen, whatever the screen is made of; says whether there is one.
    @MainActor
    @discardableResult
    public func tap(_ title: String, on screen: UIViewController) -> Bool {
        let content: Any = (screen as? any Hosting)?.hosted ?? screen
        return (content as? any HasButtons)?.tap(title) ?? false
    }

    /// A view controller that shows a SwiftUI view.
    @MainActor
    private protocol Hosting {
        var hosted: Any { get }
    }

    extension UIHostingController: Hosting {
        fileprivate var hosted: Any { rootView }
    }
#endif
