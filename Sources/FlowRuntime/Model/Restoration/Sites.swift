/// A coordinator with handlers for the flows and screens that its steps start, by site. A site is
/// data, so it can be saved and still has its handlers after restoration.
@MainActor
public protocol SiteFlow: Coordinator {
    /// The places in the flow's steps that start a flow or present something, with the values that
    /// their handlers need. Sites are `Codable`. This isn't a requirement, because an app can
    /// isolate the conformance to the main actor.
    associatedtype Site
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// Returns the handlers for the end of a flow or screen that was started at a site.
    func handlers(at site: Site) -> SiteHandlers<Owner>
}

/// The flow or screen that a site starts, and the handlers of its end.
@MainActor
public struct SiteHandlers<Owner: Coordinator> {
    /// The presentation, if the step specifies one.
    let presentation: Presentation?
    /// True if a coordinator has the class of the flow that is started; a bare screen has none.
    let starts: @MainActor (Coordinator?) -> Bool
    let make: @MainActor (Owner, SiteReference) -> Handlers

    /// Describes a site that starts a flow and doesn't handle its results.
    ///
    /// - Parameters:
    ///   - flow: the class of its coordinator.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public init<Flow: Coordinator>(of flow: Flow.Type, as presentation: Presentation? = nil, dismissed: Change<Owner>.Handler? = nil) {
        self.presentation = presentation
        starts = { $0 is Flow }
        make = { Handlers(of: $0, at: $1, dismissed: dismissed) }
    }

    /// Describes a site that starts a flow and handles its results.
    ///
    /// - Parameters:
    ///   - flow: the class of its coordinator.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - finished: steps to run with the flow's result.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public init<Flow: FinishingFlow>(
        of flow: Flow.Type, as presentation: Presentation? = nil,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Change<Owner>.Handler? = nil
    ) {
        self.presentation = presentation
        starts = { $0 is Flow }
        make = { Handlers(of: $0, at: $1, finished: finished, dismissed: dismissed) }
    }

    /// Describes a site that presents a screen of the flow itself.
    ///
    /// - Parameters:
    ///   - presentation: how the screen is presented; `nil` uses the screen's attributes.
    ///   - dismissed: steps to run when the screen is dismissed; `nil` for none.
    public init(as presentation: Presentation? = nil, dismissed: Change<Owner>.Handler? = nil) {
        self.presentation = presentation
        starts = { $0 == nil }
        make = { Handlers(of: $0, at: $1, dismissed: dismissed) }
    }
}

/// The saved part of a start: the site and the calling screen.
@MainActor
final class SiteReference {
    let site: Any
    /// The screen that triggered the transition.
    weak var caller: Slot?

    init(_ site: Any, caller: Slot?) {
        self.site = site
        self.caller = caller
    }
}

extension SiteFlow {
    /// Returns the start at a site; `nil` if the coordinator isn't an `Owner`.
    func start(at site: Site, caller: Slot?) -> SiteStart? {
        guard let owner = self as? Owner else { return nil }
        let handlers = handlers(at: site)
        return SiteStart(
            handlers: handlers.make(owner, SiteReference(site, caller: caller)), presentation: handlers.presentation,
            starts: handlers.starts)
    }

    /// Returns the start at a saved site.
    func start(at site: SavedValue, caller: Slot?) throws -> SiteStart? {
        guard let type = Site.self as? any Decodable.Type, let site = try site.read(type) as? Site else { return nil }
        return start(at: site, caller: caller)
    }
}

/// A start at a site, independent of the coordinator's class.
@MainActor
struct SiteStart {
    let handlers: Handlers
    /// The presentation, if the step specifies one.
    let presentation: Presentation?
    /// True for the coordinator of the started flow; `nil` stands for a bare screen.
    let starts: @MainActor (Coordinator?) -> Bool
}
