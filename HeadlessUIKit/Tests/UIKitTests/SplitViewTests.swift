import Testing
import UIKit

@MainActor struct SplitViewTests {
    /// A split view with three columns and their screens.
    private func columns(_ stage: Stage, isNarrow: Bool, top: UISplitViewController.Column? = nil) -> (UISplitViewController, Delegate) {
        if !isNarrow { HeadlessUIKit.userInterfaceIdiom = .pad }
        let split = UISplitViewController(style: .tripleColumn)
        let delegate = Delegate(top)
        split.delegate = delegate
        split.setViewController(stage.stack(["a"]), for: .primary)
        split.setViewController(stage.stack(["b", "b2"]), for: .supplementary)
        split.setViewController(stage.stack(["c"]), for: .secondary)
        stage.show(split)
        return (split, delegate)
    }

    private func labels(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [String] {
        (split.viewController(for: column) as? UINavigationController)?.labels ?? []
    }

    @Test func `side by side all columns are on screen`() {
        let stage = Stage()
        let (split, delegate) = columns(stage, isNarrow: false)
        #expect(!split.isCollapsed)
        #expect(split.children.map(\.label) == ["a", "b", "c"])
        #expect(split.children.allSatisfy { $0.view.window === stage.window })
        #expect(stage.user.visibleStack.map(\.label) == ["a"])
        split.show(.supplementary)
        #expect(stage.user.visibleStack.map(\.label) == ["b", "b2"])
        #expect(stage.user.tapBack())
        #expect(labels(split, .supplementary) == ["b"])
        #expect(!stage.user.tapBack(), "side by side, a first screen has nothing to go back to")
        #expect(stage.user.visibleViewController?.splitViewController === split)
        #expect(delegate.told == [])
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test func `in a narrow window the later columns stand on the primary's stack`() {
        let stage = Stage()
        let (split, delegate) = columns(stage, isNarrow: true)
        #expect(split.isCollapsed)
        #expect(delegate.told == ["proposed secondary", "collapsed"])
        #expect(labels(split, .primary) == ["a", "b", "c"])
        #expect(stage.user.visibleStack.map(\.label) == ["c"])
        #expect(stage.user.tapBack())
        #expect(labels(split, .primary) == ["a", "b"])
        #expect(stage.user.visibleStack.map(\.label) == ["b", "b2"])
        #expect(stage.user.swipeBack())
        #expect(stage.user.visibleStack.map(\.label) == ["b"])
        #expect(stage.user.beginSwipeBack())
        #expect(stage.user.cancelSwipeBack())
        #expect(stage.user.visibleStack.map(\.label) == ["b"])
        #expect(stage.user.tapBack())
        #expect(labels(split, .primary) == ["a"])
        #expect(!stage.user.seesBackButton)
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test func `in a narrow window a column is shown above those before it`() {
        let stage = Stage()
        let (split, _) = columns(stage, isNarrow: true, top: .primary)
        #expect(stage.user.visibleStack.map(\.label) == ["a"])
        split.show(.secondary)
        #expect(split.transitionCoordinator == nil)
        #expect(split.viewController(for: .primary)?.transitionCoordinator != nil)
        stage.user.finishTransitions()
        #expect(labels(split, .primary) == ["a", "b", "c"])
        split.show(.supplementary)
        stage.user.finishTransitions()
        #expect(labels(split, .primary) == ["a", "b"])
        split.show(.primary)
        stage.user.finishTransitions()
        #expect(labels(split, .primary) == ["a"])
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test(arguments: UIKitBehavior.all) func `columns are stacked and put side by side again`(behavior: UIKitBehavior) {
        let stage = Stage()
        HeadlessUIKit.behavior = behavior
        let (split, delegate) = columns(stage, isNarrow: false, top: .supplementary)
        for _ in 0..<2 {
            delegate.told = []
            #expect(stage.user.resize(isNarrow: true))
            #expect(delegate.told == ["proposed secondary", "collapsed"])
            #expect(labels(split, .primary) == ["a", "b"])
            #expect(split.children.map(\.label) == ["a"])
            #expect(stage.user.visibleStack.map(\.label) == ["b", "b2"])
            #expect(stage.user.resize(isNarrow: false))
            #expect(delegate.told.last == "expanded")
            #expect(["a", "b", "c"] == split.children.map(\.label))
            #expect(labels(split, .primary) == ["a"])
            #expect(split.children.allSatisfy { $0.view.window === stage.window })
        }
        #expect(HeadlessUIKit.exceptions.isEmpty && HeadlessUIKit.warnings.isEmpty)
    }

    @Test func `each screen appears and disappears once as the columns are stacked`() {
        let stage = Stage()
        _ = columns(stage, isNarrow: false, top: .secondary)
        stage.user.resize(isNarrow: true)
        let calls = stage.calls().filter { !$0.contains("Show") }
        #expect(Set(calls.filter { $0.hasPrefix("a.") }) == ["a.willDisappear", "a.didDisappear"])
        #expect(calls.last { $0.hasPrefix("c.") } == "c.didAppear")
        #expect(calls.count { $0 == "c.didAppear" } == 1)
        #expect(calls.last { $0.hasPrefix("b2.") } == "b2.didDisappear")
    }

    @Test func `a column gets a navigation controller, and no split view stands on a stack`() {
        let stage = Stage()
        HeadlessUIKit.userInterfaceIdiom = .pad
        let split = UISplitViewController(style: .doubleColumn)
        let screen = stage.screen("a")
        split.setViewController(screen, for: .primary)
        split.setViewController(stage.screen("x"), for: .supplementary)
        stage.show(split)
        #expect(split.viewController(for: .primary) === screen)
        #expect(screen.navigationController != nil)
        #expect(split.viewController(for: .supplementary) == nil, "there is no such column")
        let navigation = UINavigationController(rootViewController: stage.screen("b"))
        navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
        navigation.pushViewController(UINavigationController(), animated: false)
        #expect(HeadlessUIKit.exceptions.count == 2)
    }
}

private final class Delegate: NSObject, UISplitViewControllerDelegate {
    let top: UISplitViewController.Column?
    var told: [String] = []

    init(_ top: UISplitViewController.Column?) {
        self.top = top
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        told.append("proposed \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
}
