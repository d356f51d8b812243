#if os(iOS) || os(Linux)
    import UIKit

    /// A coordinator whose flow is a split view. Its tabs are the columns, the primary first.
    ///
    /// If there is room, the columns are side by side, and the user can use any of them. Otherwise
    /// they are stacked, and the user can go back to earlier columns. The selected column is the
    /// last used.
    @MainActor
    public protocol SplitFlow: TabsFlow {}

    extension SplitFlow {
        /// Always `false`: a split view has no bar, so users can't tap the selected column again.
        public var popsOnReselect: Bool { false }

        /// Always `true`: a split view shows all its columns.
        public var hasFixedTabs: Bool { true }

        /// Returns the system's split view controller.
        public func makeTabBar() -> any TabContainer { SplitController(columns: Tab.allCases.count) }

        /// The column that was last used, or the top column if the columns are stacked.
        public var selectedColumn: Tab { selectedTab }

        /// The split view controller, once the flow is shown. Use it to set column widths and the
        /// display mode; the coordinator owns its columns and its delegate.
        public var splitViewController: UISplitViewController? {
            rootViewController as? UISplitViewController
        }
    }
#endif
