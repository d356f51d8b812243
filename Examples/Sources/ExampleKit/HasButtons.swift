#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// A view controller, or a SwiftUI view in one, with buttons that can be tapped by title.
    @MainActor
    public protocol HasButtons {
        /// Taps the button with a title. Returns false if there is none.
        @discardableResult
        func tap(_ title: String) -> Bool
    }

    /// Taps a button of a UIKit or SwiftUI screen. Returns false if there is none.
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
