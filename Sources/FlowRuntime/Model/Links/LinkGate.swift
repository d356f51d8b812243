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
    /// True while the user is asked about unsaved work that the waiting link removes.
    private var isAsking = false
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
        guard let navigator = root.navigator, let link = held, isOpen, !isLooking, !isAsking else { return .waiting }
        let consent = navigator.takeConsent()
        let now = navigator.interface.now
        if link.since == nil { link.since = now }
        if now - (link.since ?? now) > lifetime { return drop(.expired) }
        isLooking = true
        let isFree = navigator.isFree()
        isLooking = false
        guard isFree else {
            wait(for: navigator, with: consent)
            return .waiting
        }
        guard held === link else {
            // Changes on screen have led the app to open another link.
            takeHeld()
            return .superseded
        }
        let state = SceneState(of: navigator)
        guard !state.isPresenting(.refuse), !link.condition.isRefused(state) else { return drop(.refused) }
        guard !state.isPresenting(.wait), link.condition.isMet(state) else { return .waiting }
        held = nil
        let outcome = navigator.take(
            link.name, consent, link.condition, steps: link.steps
        ) { [weak self] discards in
            self?.isAsking = false
            _ = discards ? self?.takeHeld() : self?.drop(.refused)
        }
        if outcome == .waiting {
            isAsking = true
            if held == nil { held = link } else { report(link, .superseded) }
        } else {
            report(link, outcome)
        }
        return outcome
    }

    private func drop(_ outcome: LinkOutcome) -> LinkOutcome {
        guard let link = held else { return outcome }
        held = nil
        report(link, outcome)
        return outcome
    }

    private func wait(for navigator: Navigator, with consent: Consent?) {
        guard !isQueued else { return }
        isQueued = true
        let call: @MainActor () -> Void = { [weak self] in
            self?.isQueued = false
            self?.takeHeld()
        }
        navigator.waiting.append(navigator.with(consent, call))
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

    /// Performs steps that belong to no screen. Refuses if one of them fails. If they remove
    /// unsaved work, calls `answered` when they can be tried again or the user has decided to stay.
    fileprivate func take(
        _ name: String, _ consent: Consent?, _ condition: LinkCondition, steps: @escaping @MainActor (Draft) -> Void,
        answered: @escaping @MainActor (_ discards: Bool) -> Void
    ) -> LinkOutcome {
        change {
            let from = topSlot?.screen.qualifiedName
            let draft = Draft(self, name: name)
            draft.consent = consent
            steps(draft)
            if let fault = draft.fault {
                report(.refused(transition: name, fault: fault))
                return .refused
            }
            let kept = condition.keepsTarget ? keepingTarget(of: draft, goesBack: condition.goesBack) : nil
            if mustAsk(about: kept ?? draft, again: { answered(true) }, stays: { answered(false) }) { return .waiting }
            if let kept {
                if kept.state.appsModalLeaves != nil || !kept.state.stacks.isEmpty { commit(kept) }
                return .kept
            }
            report(.transition(name, from: from))
            let presents = draft.state.layers.last.map { layer in !layers.contains { $0 === layer } } ?? false
            let isCovered = interface.showsAppsModal && draft.state.appsModalLeaves == nil && !presents
            commit(draft)
            return isCovered ? .covered : .opened
        }
    }

    /// The change that leaves the target of a link as it is and only removes the modals and screens
    /// above it; `nil` if it isn't on top, or on a stack to which the link goes back.
    private func keepingTarget(of draft: Draft, goesBack: (NavigationStack) -> Bool) -> Draft? {
        guard let target = draft.state.topSlot?.screen else { return nil }
        let kept = Draft(self, name: draft.name)
        kept.consent = draft.consent
        if topSlot?.screen.isSame(as: target) == true {
            if interface.showsAppsModal { kept.state.appsModalLeaves = draft.state.appsModalLeaves }
            return kept
        }
        if draft.state.appsModalLeaves != nil { kept.dismissAll(animated: false) }
        if kept.state.topSlot?.screen.isSame(as: target) == true { return kept }
        guard kept.state.layers.isEmpty, case .stack(let stack)? = kept.state.path(in: nil).last, goesBack(stack),
            let index = kept.state.slots(of: stack).lastIndex(where: { $0.screen.isSame(as: target) })
        else { return nil }
        kept.state.set(kept.state.slots(of: stack)[...index], on: stack, animated: false)
        return kept
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
