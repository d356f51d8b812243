/// Where links wait: the newest is held until the app is ready for it, and then acts as a whole.
@MainActor
final class LinkGate {
    private unowned let root: Coordinator
    /// Whether links act at all.
    var isOpen = true {
        didSet { takeHeld() }
    }
    /// How long a link may wait, in seconds.
    var lifetime = 600.0
    private var held: Held?
    /// Whether the gate stands among the calls that wait for the end of a foreign change.
    private var isQueued = false
    /// Whether what is on screen is being looked at, which may end a change.
    private var isLooking = false

    private final class Held {
        let name: String
        let condition: LinkCondition
        let steps: @MainActor (Draft) -> Void
        /// When it came; nil before the start, which the time is counted from.
        var since: Double?

        init(_ name: String, _ condition: LinkCondition, since: Double?, steps: @escaping @MainActor (Draft) -> Void) {
            self.name = name
            self.condition = condition
            self.since = since
            self.steps = steps
        }
    }

    init(root: Coordinator) {
        self.root = root
    }

    func open(_ name: String, _ condition: LinkCondition, steps: @escaping @MainActor (Draft) -> Void) -> LinkOutcome {
        if let old = held { report(old, .superseded) }
        held = Held(name, condition, since: root.navigator?.interface.now, steps: steps)
        let outcome = takeHeld()
        if outcome == .waiting, let held { report(held, .waiting) }
        return outcome
    }

    /// Takes the link that waits, if it may act now.
    @discardableResult
    func takeHeld() -> LinkOutcome {
        guard let navigator = root.navigator, let link = held, isOpen, !isLooking else { return .waiting }
        let now = navigator.interface.now
        if link.since == nil { link.since = now }
        if now - (link.since ?? now) > lifetime { return drop(.expired) }
        isLooking = true
        let isFree = navigator.isFree()
        isLooking = false
        guard isFree else {
            wait(for: navigator)
            return .waiting
        }
        guard held === link else {
            // What the look has taken over has led the app to open another.
            takeHeld()
            return .superseded
        }
        let state = SceneState(of: navigator)
        guard !link.condition.isRefused(state) else { return drop(.refused) }
        guard link.condition.isMet(state) else { return .waiting }
        held = nil
        let outcome: LinkOutcome = navigator.take(link.name, steps: link.steps) ? .opened : .refused
        report(link, outcome)
        return outcome
    }

    private func drop(_ outcome: LinkOutcome) -> LinkOutcome {
        guard let link = held else { return outcome }
        held = nil
        report(link, outcome)
        return outcome
    }

    private func wait(for navigator: Navigator) {
        guard !isQueued else { return }
        isQueued = true
        navigator.waiting.append { [weak self] in
            self?.isQueued = false
            self?.takeHeld()
        }
    }

    private func report(_ link: Held, _ outcome: LinkOutcome) {
        root.onEvent?(.link(link.name, outcome))
    }
}

extension Navigator {
    /// Whether a call may be taken at once, on what is on screen now.
    fileprivate func isFree() -> Bool {
        interface.callBegins()
        if !isChanging { interface.look() }
        return !isChanging && !interface.waitsForForeignChange()
    }

    /// Takes steps that belong to no screen; false where one of them can't be taken.
    fileprivate func take(_ name: String, steps: @escaping @MainActor (Draft) -> Void) -> Bool {
        change {
            let from = topSlot?.screen.qualifiedName
            let draft = Draft(self, name: name)
            steps(draft)
            if let fault = draft.fault {
                report(.refused(transition: name, fault: fault))
                return false
            }
            report(.transition(name, from: from))
            commit(draft)
            return true
        }
    }
}

extension Draft {
    /// Lets the window's content begin anew.
    func beginAnew() {
        guard let base = navigator.base else { return }
        step {
            reset(base, animated: false, above: { _ in [] })
            return nil
        }
    }

    /// Lets the steps that follow belong to what is on top; gives the coordinator of that flow.
    func beginOnTop() -> Coordinator? {
        beginAgain()
        return state.topSlot?.maker
    }
}
