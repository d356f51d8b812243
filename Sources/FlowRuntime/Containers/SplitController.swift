#if os(iOS) || os(Linux)
    import UIKit

    /// The system's split view controller as a container of columns. It is its own delegate.
    ///
    /// If there is no room for the columns, UIKit collapses them: it pushes the later columns'
    /// navigation controllers on the primary's stack. UIKit doesn't report when the user goes back
    /// to an earlier column, so the controller reads the top column from that stack.
    final class SplitController: UISplitViewController, UISplitViewControllerDelegate, TabContainer, ObservableContainer {
        var shouldSelectTab: (@MainActor (Int) -> Bool)?
        var didSelectTab: (@MainActor (Int) -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?
        /// Called when app code shows a column while the columns are collapsed.
        var didShowColumn: (@MainActor () -> Void)?
        private let columns: [UISplitViewController.Column]
        /// The column that was last used.
        private var used = 0
        /// True while the coordinator selects a column.
        private var isSelecting = false

        init(columns count: Int) {
            columns = count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            super.init(style: count > 2 ? .tripleColumn : .doubleColumn)
            delegate = self
        }

        required init?(coder: NSCoder) {
            nil
        }

        var tabControllers: [UIViewController] = [] {
            didSet {
                for (column, controller) in zip(columns, tabControllers) { setViewController(controller, for: column) }
            }
        }

        var selectedTabIndex: Int {
            get { isCollapsed ? top : used }
            set {
                guard columns.indices.contains(newValue) else { return }
                used = newValue
                isSelecting = true
                show(columns[newValue])
                isSelecting = false
            }
        }

        /// Does nothing: columns have no badges.
        func setBadge(_ text: String?, ofTab index: Int) {}

        /// The navigation controller of the collapsed columns; `nil` if they are side by side.
        var stackOfColumns: UINavigationController? {
            isCollapsed ? tabControllers.first as? UINavigationController : nil
        }

        /// The top column of the collapsed columns.
        private var top: Int {
            let stacked = tabControllers.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers)
            return tabControllers.lastIndex { column in stacked.contains { $0 === column } } ?? 0
        }

        /// Reports the top column if the user has gone back to it. The columns are at rest.
        func takeOverTop() {
            guard isCollapsed, case let top = top, top != used else { return }
            used = top
            didSelectTab?(top)
        }

        /// The user has gone back in a column, which makes it the selected column.
        func noteUse(of controller: UIViewController) {
            guard !isCollapsed, let index = tabControllers.firstIndex(where: { $0 === controller }), index != used else { return }
            used = index
            didSelectTab?(index)
        }

        /// Called by app code, too.
        override func show(_ column: UISplitViewController.Column) {
            super.show(column)
            guard !isSelecting else { return }
            guard !isCollapsed else { return didShowColumn?() ?? () }
            guard let index = columns.firstIndex(of: column), index != used else { return }
            used = index
            didSelectTab?(index)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }

        // MARK: - UISplitViewControllerDelegate

        /// Returns the last used column, so an iPhone starts with the coordinator's first column.
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            columns[used]
        }
    }
#endif
