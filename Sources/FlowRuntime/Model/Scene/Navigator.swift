/// The navigation of one scene. Owns the presented layers, decides which transitions can run, and
/// changes the state.
///
/// The model (slots, selected tabs, layers) is the truth and changes at once. The user interface
/// then follows, one operation after another.
@MainActor
final class Navigator {
    /// The root coordinator. The scene delegate retains it, and it retains the navigator. `nil` for
    /// a flow that hand-written code presented or pushed.
    private(set) weak var root: Coordinator?
    /// The hand-written code that started the flow; `nil` for the scene's root.
    weak var host: (any FlowHost)?
    /// True if the hosted flow has ended. No transition runs after that.
    var isOver = false
    /// The presented layers, bottom first.
    private(set) var layers: [Layer] = []
    var onEvent: ((NavigationEvent) -> Void)?
    /// The transitions called while none could run.
    var waiting: [@MainActor () -> Void] = []
    private var isTakingWaiting = false
    /// True once the scene has had a screen with `unsaved`. Other scenes never look for unsaved
    /// work.
    var canHaveUnsavedWork = false
    /// The question about unsaved work that the user has to answer.
    var question: UnsavedQuestion?
    /// The user's answers, for the call that continues after them.
    var consent: Consent?
    /// True during a change. Screens and listeners can call transitions meanwhile.
    var isChanging = false
    /// The user interface, which refers to the navigator weakly.
    let interface: any SceneInterface

    init(root: Coordinator?, interface: any SceneInterface) {
        self.root = root
        self.interface = interface
    }

    /// The content of the window or of a hosted flow.
    var base: FlowContent? { root?.content ?? host?.stack.map(FlowContent.stack) }

    /// The screen on top of the active layer.
    var topSlot: Slot? {
        switch activeContent {
        case .stack(let stack): stack.slots.last
        case .single(let slot), .screen(let slot): slot
        case .tabs, .child, .action, nil: nil
        }
    }

    func report(_ event: @autoclosure () -> NavigationEvent) {
        onEvent?(event())
    }

    // MARK: - Transitions

    /// Performs a transition for the slot from `place`, when its turn comes. The slot must be on
    /// top of the active layer. Unless `anywhere` is true, it must not be covered by something
    /// unknown to the model.
    func perform(
        _ transition: String, from place: @escaping @MainActor () -> Slot?, anywhere: Bool = false,
        steps: @escaping @MainActor (Draft) -> Void
    ) {
        perform(transition, from: place, anywhere: anywhere, steps: steps) {
            { [weak self] in self?.perform(transition, from: place, anywhere: anywhere, steps: steps) }
        }
    }

    /// Performs a transition without retaining anything. If the transition must wait, `later`
    /// returns the call to make.
    func perform(
        _ transition: String, from place: @MainActor () -> Slot?, anywhere: Bool = false, steps: @MainActor (Draft) -> Void,
        later: @MainActor () -> @MainActor () -> Void
    ) {
        let consent = takeConsent()
        interface.callBegins()
        if !isChanging { interface.look() }
        guard !isChanging, !interface.waitsForForeignChange() else { return waiting.append(with(consent, later())) }
        let slot = place()
        if let slot, slot !== topSlot, !isOver { useColumn(of: slot) }
        // A second tap doesn't show another alert.
        guard let slot, slot === topSlot, !isOver, anywhere || !interface.isCovered, !interface.asks(transition) else {
            return report(.ignored(transition: transition, screen: slot?.screen.qualifiedName))
        }
        change {
            let draft = Draft(self, name: transition)
            draft.consent = consent
            draft.caller = slot
            steps(draft)
            if let fault = draft.fault {
                return report(.refused(transition: transition, fault: fault))
            }
            if mustAsk(about: draft, isUrgent: anywhere, again: later()) { return }
            if !draft.isByUser { report(.transition(transition, from: slot.screen.qualifiedName)) }
            commit(draft)
            draft.then?()
        }
    }

    /// Selects the column of the calling screen. If several columns are on screen, the user can
    /// continue in one that isn't selected.
    private func useColumn(of slot: Slot) {
        front.bar?.userUses(slot)
    }

    /// Makes a change as a whole. Transitions that screens or listeners call meanwhile run after
    /// it.
    func change<Result>(_ body: () -> Result) -> Result {
        let isPartOfAnother = isChanging
        isChanging = true
        let result = body()
        isChanging = isPartOfAnother
        takeWaiting()
        return result
    }

    /// Updates the model to changes by the user or app code. Waiting calls are checked after all of
    /// them, and not before UIKit has returned.
    func takeOver(_ body: () -> Void) {
        let isPartOfAnother = isChanging
        isChanging = true
        body()
        isChanging = isPartOfAnother
    }

    func takeWaiting() {
        // A running call first looks at the screen, which would run the next waiting call.
        guard !isTakingWaiting else { return }
        isTakingWaiting = true
        while !isChanging, !waiting.isEmpty, !interface.waitsForForeignChange() { waiting.removeFirst()() }
        isTakingWaiting = false
        root?.takeHeldLink()
    }

    func commit(_ draft: Draft) {
        // A listener might have released or stopped the root.
        guard base != nil || host != nil else { return }
        let state = draft.state
        for (stack, slots, isAnimated) in state.stacks {
            stack.isAnimated = isAnimated
            stack.set(slots)
        }
        for (bar, index) in state.selections { bar.select(index) }
        let goneChildren = state.children.map { $0.children.set($0.child, animated: $0.isAnimated) }
        let goneLayers = show(state.layers, animated: state.isAnimated)
        withExtendedLifetime((goneChildren, goneLayers)) {
            for child in goneChildren { child.content.release() }
            keepCoordinators()
        }
        // All screens are created here, so no factory runs while a container changes on screen.
        var stacks: [NavigationStack] = []
        for (stack, _, _) in state.stacks where holds(stack) { stacks.append(stack) }
        let switches = state.children.map(\.children).filter(holds)
        for stack in stacks { interface.loadScreens(of: stack) }
        if let base { interface.load(base) }
        for layer in layers { interface.load(layer.content) }
        if let isAnimated = state.appsModalLeaves { interface.dismissAppsModal(animated: isAnimated) }
        interface.begin(stacks: stacks, bars: state.selections.map(\.bar), switches: switches, alert: draft.alert)
        report(.changed(snapshot))
        tellHost(draft.hostedEnd)
    }

    /// Notifies the host if its flow has ended. A layer removed by other means has ended, too.
    func tellHost(_ end: HostedEnd? = nil) {
        guard let host else { return }
        let isLost = host.layer.map { layer in !layers.contains { $0 === layer } } ?? false
        guard let end = end ?? (isLost ? .dismissed : nil) else { return }
        host.ends(end)
    }

    private var contents: [FlowContent] { [base].compactMap { $0 } + layers.map(\.content) }

    /// True if the window's or a layer's content contains a container, visible or not.
    private func holds(_ owner: AnyObject) -> Bool {
        if let base, base.holds(owner) { return true }
        for layer in layers where layer.content.holds(owner) { return true }
        return false
    }

    /// Retains the coordinators that nothing else retains any more.
    func keepCoordinators() {
        base?.keepCoordinators()
        for layer in layers {
            layer.content.keepCoordinators()
            layer.handlers.keepParent()
        }
    }

    /// Ends every presented layer without animation, and drops all waiting calls. Calls
    /// `completion` when nothing is presented any more.
    func stop(then completion: @escaping @MainActor @Sendable () -> Void) {
        waiting = []
        question = nil
        interface.stop()
        show([])
        interface.endLayers(then: completion)
    }

    /// Sets the presented layers and releases the content of removed layers. Retain the returned
    /// layers until the change is made, because a screen's deinitializer can ask for the state.
    @discardableResult
    func show(_ layers: [Layer], animated: (Layer) -> Bool = { _ in true }) -> [Layer] {
        // Layers are added and removed only at the top.
        let stay = countOfSame(self.layers, layers)
        let gone = Array(self.layers[stay...])
        for layer in gone + layers[stay...] { layer.isAnimated = animated(layer) }
        self.layers = layers
        for layer in gone { layer.content.release() }
        return gone
    }

    // MARK: - Transitions by a tab bar

    /// Runs the steps of a tapped tab.
    func act(on index: Int, of bar: TabBar) {
        perform(bar.names[index], from: { [weak self] in self?.topSlot }, anywhere: true) { [weak bar] draft in
            guard let bar, let coordinator = bar.base else { return }
            draft.act(in: coordinator)
            bar.act(draft, index)
        }
    }

    /// Pops the selected tab's stack to its first screen, as a tap on the tab does. No `dismissed`
    /// handlers run.
    func reselect(_ stack: NavigationStack) {
        change {
            let draft = Draft(self, name: "reselect")
            draft.reselect(stack)
            commit(draft)
        }
    }
}

extension Navigator {
    /// The stack or bare screen that the user sees.
    var activeContent: FlowContent? { front.content }

    /// The stack or bare screen that the user sees, and the innermost tab bar around it.
    var front: (content: FlowContent?, bar: TabBar?) {
        var (content, bar) = (layers.last?.content ?? base, nil as TabBar?)
        while let container = content, let selected = container.selected {
            if case .tabs(let tabs) = container { bar = tabs }
            content = selected
        }
        return (content, bar)
    }

    var snapshot: Snapshot {
        Snapshot(layers: contents.map(Snapshot.Content.init))
    }
}
