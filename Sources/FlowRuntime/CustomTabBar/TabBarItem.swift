#if os(iOS) || os(Linux)
    import UIKit

    /// The item of a tab in a custom tab bar. Generated code requires one for each tab, so a
    /// missing item is a compile-time error.
    ///
    /// The bar handles touches, so the item needs no gestures. VoiceOver reads the item's
    /// `accessibilityLabel`.
    @MainActor
    public protocol TabBarItem: UIView {
        /// Sets the title and image from the spec. Called once, before the item is shown.
        ///
        /// - Parameters:
        ///   - title: the tab's title; `nil` if the spec has none.
        ///   - image: the tab's image; `nil` if the spec has none.
        func configure(title: String?, image: UIImage?)

        /// Shows whether the item's tab is selected. A ``TabBarAnimator`` runs its methods before
        /// and after this one.
        func setState(_ state: TabBarItemState)

        /// Shows a string in the item's badge, or removes the badge.
        ///
        /// - Parameter text: the badge's string; `nil` removes the badge.
        func setBadge(_ text: String?)
    }

    /// The selection state of an item's tab.
    public enum TabBarItemState: Hashable, Sendable {
        /// Another tab is selected.
        case normal
        /// The tab is selected.
        case selected
    }
#endif
