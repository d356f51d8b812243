/// The state in which steps continue later: the screen to be on top then, and the activations to
/// work on.
@MainActor
struct Resumption {
    private let name: String
    private weak var navigator: Navigator?
    private weak var top: Slot?
    private weak var own: AnyObject?
    private weak var container: AnyObject?
    private weak var caller: Slot?

    /// Captures the state after the steps that a draft has run so far.
    init(_ draft: Draft) {
        name = draft.name
        navigator = draft.navigator
        top = draft.state.topSlot
        own = draft.own.identity
        container = draft.container?.identity
        caller = draft.caller
    }

    /// True if the screen is still on top.
    var isDue: Bool { top != nil && top === navigator?.topSlot }

    /// Runs further steps, as a transition of the screen.
    func take<Owner: Coordinator>(_ steps: @escaping Change<Owner>.Handler, of owner: Owner?) {
        navigator?.perform(name, from: { [weak top] in top }) { [weak owner, weak own, weak container, weak caller] draft in
            guard let owner else { return }
            draft.resume(own, in: container)
            draft.caller = caller
            steps(owner, Change(draft, owner: owner))
        }
    }
}
