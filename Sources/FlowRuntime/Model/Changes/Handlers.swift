/// The handlers for the end of a flow, with a result or without one.
///
/// The closures refer to their coordinator weakly and receive it as an argument. It is retained
/// here only if nothing else does, such as after it has left in the transition that started the
/// flow.
@MainActor
final class Handlers {
    private(set) weak var parent: Coordinator?
    private var keeper: Coordinator?
    /// The site of the start; `nil` if nothing of it is saved.
    let site: SiteReference?
    /// Runs the steps for a result; `nil` if there are none.
    let finished: (@MainActor (Draft, Any) -> Void)?
    /// Runs the steps for an end without a result; `nil` if there are none.
    let dismissed: (@MainActor (Draft) -> Void)?

    init<Owner: Coordinator, Result>(
        of parent: Owner, at site: SiteReference? = nil, finished: (@MainActor (Owner, Change<Owner>, Result) -> Void)?,
        dismissed: Change<Owner>.Handler?
    ) {
        self.parent = parent
        self.site = site
        if let finished {
            self.finished = { [weak parent] draft, result in
                guard let parent, let result = result as? Result else { return }
                draft.act(for: parent, caller: site?.caller)
                finished(parent, Change(draft, owner: parent), result)
            }
        } else {
            self.finished = nil
        }
        if let dismissed {
            self.dismissed = { [weak parent] draft in
                guard let parent else { return }
                draft.act(for: parent, caller: site?.caller)
                dismissed(parent, Change(draft, owner: parent))
            }
        } else {
            self.dismissed = nil
        }
    }

    /// Creates the handlers of a flow whose results aren't handled.
    convenience init<Owner: Coordinator>(of parent: Owner, at site: SiteReference? = nil, dismissed: Change<Owner>.Handler?) {
        self.init(of: parent, at: site, finished: nil as (@MainActor (Owner, Change<Owner>, Never) -> Void)?, dismissed: dismissed)
    }

    /// Creates empty handlers, for a flow without a caller.
    init() {
        site = nil
        finished = nil
        dismissed = nil
    }

    /// Creates the handlers of a hosted flow.
    init(finished: (@MainActor (Draft, Any) -> Void)?, dismissed: @escaping @MainActor (Draft) -> Void) {
        site = nil
        self.finished = finished
        self.dismissed = dismissed
    }

    var isEmpty: Bool { finished == nil && dismissed == nil }

    func keepParent() {
        keeper = parent.flatMap { $0.isKept ? nil : $0 }
    }
}
