/// The root coordinator of an app that has deep links.
@MainActor
public protocol LinkedFlow: Coordinator {
    /// The app's links.
    associatedtype Link: DeepLink
    /// The coordinator's own class.
    associatedtype LinkOwner: Coordinator = Self

    /// Returns the condition that must be true before a link acts.
    func condition(for link: Link) -> LinkCondition

    /// Performs a link's steps.
    ///
    /// - Parameters:
    ///   - link: the link.
    ///   - change: the change that the steps belong to.
    func open(_ link: Link, _ change: Change<LinkOwner>)
}

extension LinkedFlow {
    /// Opens a link from any state, before or after the start. Use it for push notifications,
    /// shortcuts, widgets and URLs.
    ///
    /// A link that needs a child of a switch flow waits until the child is visible. All links wait
    /// while ``opensLinks`` is false. Only the newest waits; it acts as a whole or not at all.
    ///
    /// - Parameter link: the link with its values.
    /// - Returns: the outcome so far.
    @discardableResult
    public func open(_ link: Link) -> LinkOutcome {
        linkGate.open(link.linkName, condition(for: link)) { [weak self] draft in
            guard let self, let owner = self as? LinkOwner else { return }
            self.open(link, Change(draft, owner: owner))
        }
    }

    /// True if links can act. Set it to false while the app isn't ready for them, such as during a
    /// migration. The newest link then waits until it is true again.
    public var opensLinks: Bool {
        get { linkGate.isOpen }
        set { linkGate.isOpen = newValue }
    }

    /// How long a link can wait, in seconds. The default is 600, ten minutes.
    public var linkLifetime: Double {
        get { linkGate.lifetime }
        set { linkGate.lifetime = newValue }
    }
}

extension Change {
    /// Resets the window's content to its initial state.
    public func resetWindow() {
        draft.resetWindow()
    }

    /// Continues with the steps of the topmost flow, if its coordinator is a `Flow`.
    ///
    /// - Parameters:
    ///   - flow: the class of the flow's coordinator.
    ///   - steps: performs the flow's steps, given its coordinator and the change.
    public func within<Flow: Coordinator>(_ flow: Flow.Type, _ steps: (Flow, Change<Flow>) -> Void) {
        guard draft.continues, let coordinator = draft.beginOnTop() as? Flow else { return }
        steps(coordinator, Change<Flow>(draft, owner: coordinator))
    }
}
