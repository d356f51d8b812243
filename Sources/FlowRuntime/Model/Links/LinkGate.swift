/// Holds the newest deep link until the app is ready for it, then performs all its steps or none.
@MainActor
final class LinkGate {
    private unowned let root: Coordinator
    /// True if links can act.
    var isOpen = true {
        didSet { takeHeld() }
    }
    /// How long a link can wait, in seconds.
    var lifetime = 600.0
    private var held: Held?
    /// True if the gate is among the calls waiting for a foreign change to end.
    private var isQueued = false
    /// True while the navigator looks at the screen, which can end a change.
    private var isLooking = false

    private final class Held {
        let name: String
        let condition: LinkCondition
        let steps: @MainActor (Draft) -> Void
        /// The arrival time; `nil` until navigation has started, when the time starts to count.
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

    /// Opens the waiting link, if it can act now.
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
            // Changes on screen have led the app to open another link.
            takeHeld()
            return .superseded
        }
        let state = SceneState(of: navigator)
        guard !link.condition.isRefused(state) else { return drop(.refused) }
        guard link.condition.isMet(state) else { return .waiting }
        held = nil
        let outcome = navigator.take(link.name, keepsTarget: link.condition.keepsTarget, steps: link.steps)
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
    /// True if a call can run at once, on the current screen.
    fileprivate func isFree() -> Bool {
        interface.callBegins()
        if !isChanging { interface.look() }
        return !isChanging && !interface.waitsForForeignChange()
    }

    /// Performs steps that belong to no screen.
    fileprivate func take(_ name: String, keepsTarget: Bool, steps: @escaping @MainActor (Draft) -> Void) -> LinkOutcome {
        change {
            let from = topSlot?.screen.qualifiedName
            let draft = Draft(self, name: name)
            steps(draft)
            if let fault = draft.fault {
                report(.refused(transition: name, fault: fault))
                return .refused
            }
            if keepsTarget, keeps(draft.state) { return .kept }
            report(.transition(name, from: from))
            let presents = draft.state.layers.last.map { layer in !layers.contains { $0 === layer } } ?? false
            let isCovered = interface.showsAppsModal && draft.state.appsModalLeaves == nil && !presents
            commit(draft)
            return isCovered ? .covered : .opened
        }
    }

    /// Leaves the target of a link as it is if it is already on top, or below modals that the link
    /// dismisses. Returns false if it isn't.
    private func keeps(_ state: SceneState) -> Bool {
        guard let target = state.topSlot?.screen else { return false }
        let draft = Draft(self, name: "keep")
        if topSlot?.screen.isSame(as: target) == true {
            guard interface.showsAppsModal, state.appsModalLeaves != nil else { return true }
            draft.state.appsModalLeaves = state.appsModalLeaves
        } else {
            draft.dismissAll(animated: false)
            guard !layers.isEmpty, state.appsModalLeaves != nil, draft.state.topSlot?.screen.isSame(as: target) == true else {
                return false
            }
        }
        commit(draft)
        return true
    }
}

extension Draft {
    /// Resets the window's content to its initial state.
    func resetWindow() {
        guard let base = navigator.base else { return }
        step {
            reset(base, animated: false, above: { _ in [] })
            return nil
        }
    }

    /// Makes the following steps belong to the topmost flow, and returns its coordinator.
    func beginOnTop() -> Coordinator? {
        beginAgain()
        return state.topSlot?.maker
    }
}
