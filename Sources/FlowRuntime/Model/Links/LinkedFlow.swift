/// The root coordinator of an app that has deep links.
@MainActor
public protocol LinkedFlow: Coordinator {
    /// The app's links.
    associatedtype Link: DeepLink
    /// The coordinator's own class.
    associatedtype LinkOwner: Coordinator = Self

    /// What must hold for a link to act.
    ///
    /// - Parameter link: the link.
    func condition(for link: Link) -> LinkCondition

    /// Takes a link's steps.
    ///
    /// - Parameters:
    ///   - link: the link.
    ///   - change: the change in which the steps are taken.
    func open(_ link: Link, _ change: Change<LinkOwner>)
}

extension LinkedFlow {
    /// Opens a link, whatever shows: for push notifications, shortcuts, widgets and URLs, before
    /// the start or after it.
    ///
    /// A link whose child of a switch flow doesn't show waits until it does, and so do all as long
    /// as ``opensLinks`` is false. The newest waits; it acts as a whole or not at all.
    ///
    /// - Parameter link: the link with its values.
    /// - Returns: what became of it so far.
    @discardableResult
    public func open(_ link: Link) -> LinkOutcome {
        linkGate.open(link.linkName, condition(for: link)) { [weak self] draft in
            guard let self, let owner = self as? LinkOwner else { return }
            self.open(link, Change(draft, owner: owner))
        }
    }

    /// Whether links act. Set it to false while the app isn't ready for them, as in a migration:
    /// the newest then waits until it is true again.
    public var opensLinks: Bool {
        get { linkGate.isOpen }
        set { linkGate.isOpen = newValue }
    }

    /// How long a link may wait, in seconds; ten minutes unless the app says otherwise.
    public var linkLifetime: Double {
        get { linkGate.lifetime }
        set { linkGate.lifetime = newValue }
    }
}

extension Change {
    /// Lets the window's content begin anew.
    public func beginAnew() {
        draft.beginAnew()
    }

    /// Goes on with the steps of the flow that is on top, if it is one of a class.
    ///
    /// - Parameters:
    ///   - flow: the class of the flow's coordinator.
    ///   - steps: takes the flow's steps, with its coordinator and the change.
    public func within<Flow: Coordinator>(_ flow: Flow.Type, _ steps: (Flow, Change<Flow>) -> Void) {
        guard draft.goesOn, let coordinator = draft.beginOnTop() as? Flow else { return }
        steps(coordinator, Change<Flow>(draft, owner: coordinator))
    }
}
