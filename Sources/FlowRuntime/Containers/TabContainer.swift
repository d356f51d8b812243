#if os(iOS) || os(Linux)
    import UIKit

    /// A container that shows one of several tabs: the system's tab bar controller, or one of the
    /// app's choosing.
    ///
    /// The container shows what it is told and says what the user does; which tab should show is
    /// flowgen's to know.
    @MainActor
    public protocol TabContainer: UIViewController {
        /// The controllers of the tabs, in the order of the bar. They are set before the container
        /// is shown, and again with some of them or in another order where the app changes which
        /// tabs the bar has.
        var tabControllers: [UIViewController] { get set }

        /// The index of the tab that shows.
        var selectedTabIndex: Int { get set }

        /// Is asked before the user's tap selects a tab, the selected one included. Where the
        /// answer is no, the tap has been dealt with.
        var shouldSelectTab: (@MainActor (Int) -> Bool)? { get set }

        /// Is told of each tab that was selected, by the user or by app code that went past the
        /// coordinators.
        var didSelectTab: (@MainActor (Int) -> Void)? { get set }

        /// Shows a text in the badge of a tab's item, or none.
        ///
        /// - Parameters:
        ///   - text: the text; nil means none.
        ///   - index: the index of the tab, from 0.
        func setBadge(_ text: String?, ofTab index: Int)

        /// Hides or shows the bar as the screen on top of the selected tab asks for with
        /// `hidesBottomBarWhenPushed`. Called when the top of a stack changes; by default it does
        /// nothing, since UIKit looks after the system's bar.
        ///
        /// - Parameter animated: whether the bar comes or goes along with the transition in flight.
        func updateBarVisibility(animated: Bool)
    }

    extension TabContainer {
        /// UIKit looks after the system's bar.
        public func updateBarVisibility(animated: Bool) {}
    }
#endif
