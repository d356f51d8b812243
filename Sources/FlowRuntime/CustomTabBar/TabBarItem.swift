#if os(iOS) || os(Linux)
    import UIKit

    /// The item of a tab in a bar of the app's own. Generated code asks the app for one item a tab,
    /// so that a tab without an item doesn't compile.
    ///
    /// The bar takes the touches, so the item needs no gestures. Assistive technology reads the
    /// item's `accessibilityLabel`.
    @MainActor
    public protocol TabBarItem: UIView {
        /// Takes the title and image that the spec gives the tab; called once, before the item is
        /// shown.
        ///
        /// - Parameters:
        ///   - title: the tab's title; nil where the spec gives none.
        ///   - image: the tab's image; nil where there is none.
        func configure(title: String?, image: UIImage?)

        /// Shows whether the item's tab is selected. Where there is a ``TabBarAnimator``, this is
        /// called between its two methods.
        ///
        /// - Parameter state: whether the tab shows.
        func setState(_ state: TabBarItemState)

        /// Shows a text in the item's badge, or none.
        ///
        /// - Parameter text: the text; nil means none.
        func setBadge(_ text: String?)
    }

    /// Whether the tab of an item shows.
    public enum TabBarItemState: Hashable, Sendable {
        /// Another tab shows.
        case normal
        /// The tab shows.
        case selected
    }
#endif
