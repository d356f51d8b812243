public import UIKit

/// A screen that shows a view of SwiftUI.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    /// What the screen shows.
    public var rootView: Content

    /// Makes a screen for a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller of a storyboard's scene with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// A view doesn't come out of an archive: always nil.
    public required init?(coder aDecoder: NSCoder) {
        nil
    }
}
