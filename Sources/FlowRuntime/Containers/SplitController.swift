#if os(iOS) || os(Linux)
    import UIKit

    /// The system's split view controller as a container of columns. It is its own delegate.
    ///
    /// Where there is no room for the columns UIKit collapses them: the navigation controllers of
    /// the later ones go onto the stack of the primary's. UIKit tells nobody when the user goes
    /// back from one to another, so which column is on top is read from that stack.
    final class SplitController: UISplitViewController, UISplitViewControllerDelegate, TabContainer, ObservableContainer {
        var shouldSelectTab: (@MainActor (Int) -> Bool)?
        var didSelectTab: (@MainActor (Int) -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?
        /// Is called when app code shows a column where they are stacked.
        var didShowColumn: (@MainActor () -> Void)?
        private let columns: [UISplitViewController.Column]
        /// The column that was used last.
        private var used = 0
        /// Whether a column is shown that the coordinator has selected.
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

        /// Nothing shows a badge.
        func setBadge(_ text: String?, ofTab index: Int) {}

        /// The navigation controller that shows the columns where they are collapsed.
        var stackOfColumns: UINavigationController? {
            isCollapsed ? tabControllers.first as? UINavigationController : nil
        }

        /// The column on top where they are collapsed.
        private var top: Int {
            let stacked = tabControllers.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers)
            return tabControllers.lastIndex { column in stacked.contains { $0 === column } } ?? 0
        }

        /// The columns have come to rest, and the user may have gone back from one to another.
        func takeOverTop() {
            guard isCollapsed, case let top = top, top != used else { return }
            used = top
            didSelectTab?(top)
        }

        /// The user has gone back in a column, which is the one in use then.
        func noteUse(of controller: UIViewController) {
            guard !isCollapsed, let index = tabControllers.firstIndex(where: { $0 === controller }), index != used else { return }
            used = index
            didSelectTab?(index)
        }

        /// App code shows a column, too.
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

        /// The column that was used last, so that a phone begins with the coordinator's first.
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            columns[used]
        }
    }
#endif
