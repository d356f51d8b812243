/// A coordinator that says what follows the flows and screens which its steps start, by the sites
/// at which they do so. Since a site is data, it is saved, and has its handlers again afterwards.
@MainActor
public protocol SiteFlow: Coordinator {
    /// The places where the flow's steps start a flow or present something, each with the values
    /// that its handlers need later. They are `Codable`, which isn't asked here: an app may isolate
    /// that to the main actor.
    associatedtype Site
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// What follows the end of what was started at a site.
    ///
    /// - Parameter site: the site.
    func handlers(at site: Site) -> SiteHandlers<Owner>
}

/// What is started at a site, and what follows its end.
@MainActor
public struct SiteHandlers<Owner: Coordinator> {
    /// How it is presented, if the step says it.
    let presentation: Presentation?
    /// Whether a coordinator is of the class of the flow that is started there; a bare screen has
    /// none.
    let starts: @MainActor (Coordinator?) -> Bool
    let make: @MainActor (Owner, SiteReference) -> Handlers

    /// A site that starts a flow whose results, if it has any, nobody handles.
    ///
    /// - Parameters:
    ///   - flow: the class of its coordinator.
    ///   - presentation: how it is presented; nil means as the flow says.
    ///   - dismissed: takes the starter's steps where it leaves without a result; nil for none.
    public init<Flow: Coordinator>(of flow: Flow.Type, as presentation: Presentation? = nil, dismissed: Change<Owner>.Handler? = nil) {
        self.presentation = presentation
        starts = { $0 is Flow }
        make = { Handlers(of: $0, at: $1, dismissed: dismissed) }
    }

    /// A site that starts a flow and handles its results.
    ///
    /// - Parameters:
    ///   - flow: the class of its coordinator.
    ///   - presentation: how it is presented; nil means as the flow says.
    ///   - finished: takes the starter's steps for the result.
    ///   - dismissed: takes the starter's steps where it leaves without a result; nil for none.
    public init<Flow: FinishingFlow>(
        of flow: Flow.Type, as presentation: Presentation? = nil,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Change<Owner>.Handler? = nil
    ) {
        self.presentation = presentation
        starts = { $0 is Flow }
        make = { Handlers(of: $0, at: $1, finished: finished, dismissed: dismissed) }
    }

    /// A site that presents a screen of the flow itself.
    ///
    /// - Parameters:
    ///   - presentation: how it is presented; nil means as the screen's attributes say.
    ///   - dismissed: takes the flow's steps when the screen leaves; nil for none.
    public init(as presentation: Presentation? = nil, dismissed: Change<Owner>.Handler? = nil) {
        self.presentation = presentation
        starts = { $0 == nil }
        make = { Handlers(of: $0, at: $1, dismissed: dismissed) }
    }
}

/// Where a flow was started or a screen presented: what is saved of it.
@MainActor
final class SiteReference {
    let site: Any
    /// The screen whose transition it was.
    weak var caller: Slot?

    init(_ site: Any, caller: Slot?) {
        self.site = site
        self.caller = caller
    }
}

extension SiteFlow {
    /// What is started at a site; nil where the coordinator isn't of the class that it says.
    func start(at site: Site, caller: Slot?) -> SiteStart? {
        guard let owner = self as? Owner else { return nil }
        let handlers = handlers(at: site)
        return SiteStart(
            handlers: handlers.make(owner, SiteReference(site, caller: caller)), presentation: handlers.presentation,
            starts: handlers.starts)
    }

    /// The same for a site that was saved.
    func start(at site: SavedValue, caller: Slot?) throws -> SiteStart? {
        guard let type = Site.self as? any Decodable.Type, let site = try site.read(type) as? Site else { return nil }
        return start(at: site, caller: caller)
    }
}

/// What is started at a site, whoever does so.
@MainActor
struct SiteStart {
    let handlers: Handlers
    /// How it is presented, if the step says it.
    let presentation: Presentation?
    /// Whether it is the flow of a coordinator; nil stands for a bare screen.
    let starts: @MainActor (Coordinator?) -> Bool
}
