/// The object that decides how a split view controller collapses, and hears that it has.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The columns are about to be stacked; the answer is the one on top.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The columns are stacked now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns stand side by side now.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Optional in UIKit: a delegate without it takes what is proposed.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Optional in UIKit.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Optional in UIKit.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
