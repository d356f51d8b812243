public import UIKit

/// A screen that shows a SwiftUI view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The visible view.
    public var rootView: Content

    /// Creates a screen for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller of a storyboard scene with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Returns `nil`: archives don't contain a view.
    public required init?(coder aDecoder: NSCoder) {
        nil
    }
}
