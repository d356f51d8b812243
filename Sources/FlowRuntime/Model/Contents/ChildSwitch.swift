/// A container that shows exactly one child and retains it.
@MainActor
final class ChildSwitch {
    /// A child with its content. It exists as long as it is visible.
    struct Child {
        let name: String
        let content: FlowContent
        /// The child's coordinator, which lives as long as the child; `nil` for a bare screen.
        let coordinator: Coordinator?
    }

    /// The coordinator of the switch flow, retained by the flow's owner.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    /// The child to show.
    private(set) var current: Child
    /// True if the child that was set last appears with an animation.
    private(set) var isAnimated = false
    /// The user interface's object for the switch, which the switch retains.
    var shownBy: AnyObject?
    private let makeFirst: @MainActor () -> Child?
    /// Makes the default content of the child with a name; `nil` if there is no such child.
    let content: @MainActor (_ name: String) -> ChildContent?
    /// Runs the container's own steps for a child's result.
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

    /// A new instance of the child that the flow starts with.
    func initialChild() -> Child { makeFirst() ?? current }

    /// Sets the child to show and returns the previous one. Doesn't change the screen yet.
    func set(_ child: Child, animated: Bool) -> Child {
        isAnimated = animated
        defer { current = child }
        return current
    }
}
