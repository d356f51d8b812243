/// A container that shows exactly one child, and the keeper of that child.
@MainActor
final class ChildSwitch {
    /// A child with what it holds. It exists as long as it shows.
    struct Child {
        let name: String
        let content: Content
        /// The child's coordinator, which lives as long as the child; nil for a bare screen.
        let coordinator: Coordinator?
    }

    /// The coordinator of the switch flow; whoever shows the flow keeps it.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    /// The child that should show.
    private(set) var current: Child
    /// Whether the child that was set last comes in an animation.
    private(set) var isAnimated = false
    /// What shows the switch: the user interface's own, which the switch keeps.
    var shownBy: AnyObject?
    private let makeFirst: @MainActor () -> Child?
    /// Makes what a child of a name holds by itself; nil where there is no such child.
    let content: @MainActor (_ name: String) -> ChildContent?
    /// Takes the container's own steps for a child's result.
    let finished: @MainActor (_ draft: Draft, _ child: String, _ result: Any) -> Void

    init<Flow: SwitchFlow>(of flow: Flow) {
        base = flow
        func first(of flow: Flow) -> Child {
            let child = flow.firstChild
            return flow.content(of: child).child(named: child.rawValue)
        }
        current = first(of: flow)
        makeFirst = { [weak flow] in flow.map(first) }
        content = { [weak flow] name in Flow.Child(rawValue: name).flatMap { flow?.content(of: $0) } }
        finished = { [weak flow] draft, name, result in
            guard let flow, let owner = flow as? Flow.Owner, let child = Flow.Child(rawValue: name) else { return }
            flow.child(child, finishedWith: result, Change(draft, owner: owner))
        }
    }

    /// The child that the flow begins with, made anew.
    func initialChild() -> Child { makeFirst() ?? current }

    /// Sets which child should show. Nothing happens on screen yet. Gives the one that is gone.
    func set(_ child: Child, animated: Bool) -> Child {
        isAnimated = animated
        defer { current = child }
        return current
    }
}
