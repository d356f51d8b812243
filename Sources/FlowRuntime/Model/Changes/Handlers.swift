/// What the starter of a flow does when it ends: with a result, or without one.
///
/// The closures get their coordinator as an argument and refer to it weakly. It is kept here only
/// where nothing else keeps it, as when it has left in the same list that started the flow.
@MainActor
final class Handlers {
    private(set) weak var starter: Coordinator?
    private var keeper: Coordinator?
    /// Where that was; nil where nothing of it is saved.
    let site: SiteReference?
    /// Takes the steps for a result.
    let finished: (@MainActor (Draft, Any) -> Void)?
    /// Takes the steps for an end without a result; nil where nothing happens then.
    let dismissed: (@MainActor (Draft) -> Void)?

    init<Owner: Coordinator, Result>(
        of starter: Owner, at site: SiteReference? = nil, finished: (@MainActor (Owner, Change<Owner>, Result) -> Void)?,
        dismissed: Change<Owner>.Handler?
    ) {
        self.starter = starter
        self.site = site
        if let finished {
            self.finished = { [weak starter] draft, result in
                guard let starter, let result = result as? Result else { return }
                draft.act(for: starter, caller: site?.caller)
                finished(starter, Change(draft, owner: starter), result)
            }
        } else {
            self.finished = nil
        }
        if let dismissed {
            self.dismissed = { [weak starter] draft in
                guard let starter else { return }
                draft.act(for: starter, caller: site?.caller)
                dismissed(starter, Change(draft, owner: starter))
            }
        } else {
            self.dismissed = nil
        }
    }

    /// For a flow whose results nobody handles.
    convenience init<Owner: Coordinator>(of starter: Owner, at site: SiteReference? = nil, dismissed: Change<Owner>.Handler?) {
        self.init(of: starter, at: site, finished: nil as (@MainActor (Owner, Change<Owner>, Never) -> Void)?, dismissed: dismissed)
    }

    /// For a flow that nobody in particular has started.
    init() {
        site = nil
        finished = nil
        dismissed = nil
    }

    /// For a hosted flow.
    init(finished: (@MainActor (Draft, Any) -> Void)?, dismissed: @escaping @MainActor (Draft) -> Void) {
        site = nil
        self.finished = finished
        self.dismissed = dismissed
    }

    /// Whether nothing follows.
    var isEmpty: Bool { finished == nil && dismissed == nil }

    func keepStarter() {
        keeper = starter.flatMap { $0.isKept ? nil : $0 }
    }
}
