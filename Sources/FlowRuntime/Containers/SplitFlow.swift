#if os(iOS) || os(Linux)
    import UIKit

    /// A coordinator whose flow is a split view: its tabs are the columns, the primary first.
    ///
    /// Where there is room, columns stand side by side, and the user goes on in any of them. Where
    /// there is none they are stacked, and the user goes back from a later column to the one
    /// before. In both cases one of them is selected: the one that was used last.
    @MainActor
    public protocol SplitFlow: TabsFlow {}

    extension SplitFlow {
        /// There is no bar, and so no tap on the selected column.
        public var popsOnReselect: Bool { false }

        /// All columns are there.
        public var hasFixedTabs: Bool { true }

        /// The system's split view controller.
        public func makeTabBar() -> any TabContainer { SplitController(columns: Tab.allCases.count) }

        /// The column that was used last; where columns are stacked, the one on top.
        public var selectedColumn: Tab { selectedTab }

        /// The split view controller, once the flow is shown: for the widths of its columns and how
        /// it shows them. Its columns and its delegate are the coordinator's.
        public var splitViewController: UISplitViewController? {
            rootViewController as? UISplitViewController
        }
    }
#endif
