/// A delegate that decides how a split view controller collapses.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called before the columns are stacked. Returns the column on top.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Called after the columns are stacked.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the columns are side by side.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Optional in UIKit. The default accepts the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Optional in UIKit. The default does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Optional in UIKit. The default does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
