/// The navigation of one scene: the presented layers, the rule for who may take a transition, and
/// the change of state.
///
/// The model (slots, selected tabs, layers) is the truth and changes at once; the user interface is
/// then brought to it, one operation after another.
@MainActor
final class Navigator {
    /// The root coordinator. The scene delegate retains it, and it retains the navigator. Nil for a
    /// flow that was presented or pushed by hand-written code.
    private(set) weak var root: Coordinator?
    /// The hand-written code that has started the flow; nil for the scene's root.
    weak var host: (any FlowHost)?
    /// Whether the hosted flow has ended, after which no transition runs.
    var isOver = false
    /// The presented layers, bottom first.
    private(set) var layers: [Layer] = []
    var onEvent: ((NavigationEvent) -> Void)?
    /// The transitions that were called while none could be taken.
    var waiting: [@MainActor () -> Void] = []
    private var isTakingWaiting = false
    /// Whether a change is being made, in which screens and listeners may call transitions.
    var isChanging = false
    /// What is on screen. It keeps the navigator weakly.
    let interface: any SceneInterface

    init(root: Coordinator?, interface: any SceneInterface) {
        self.root = root
        self.interface = interface
    }

    /// The content of the window, or of a hosted flow's place.
    var base: Content? { root?.content ?? host?.stack.map(Content.stack) }

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

    /// Takes a transition for the screen at `place`, if that is on top of the active layer, and of
    /// the window unless it may be called from anywhere, when the transition's turn has come.
    func perform(
        _ transition: String, from place: @escaping @MainActor () -> Slot?, anywhere: Bool = false,
        steps: @escaping @MainActor (Draft) -> Void
    ) {
        perform(transition, from: place, anywhere: anywhere, steps: steps) {
            { [weak self] in self?.perform(transition, from: place, anywhere: anywhere, steps: steps) }
        }
    }

    /// Does so without anything that has to be kept, unless the transition must wait: then `later`
    /// gives the call that takes it.
    func perform(
        _ transition: String, from place: @MainActor () -> Slot?, anywhere: Bool = false, steps: @MainActor (Draft) -> Void,
        later: @MainActor () -> @MainActor () -> Void
    ) {
        interface.callBegins()
        if !isChanging { interface.look() }
        guard !isChanging, !interface.waitsForForeignChange() else { return waiting.append(later()) }
        let slot = place()
        if let slot, slot !== topSlot, !isOver { useColumn(of: slot) }
        // A second tap doesn't ask again.
        guard let slot, slot === topSlot, !isOver, anywhere || !interface.isCovered, !interface.asks(transition) else {
            return report(.ignored(transition: transition, screen: slot?.screen.qualifiedName))
        }
        change {
            let draft = Draft(self, name: transition)
            draft.caller = slot
            steps(draft)
            if let fault = draft.fault {
                return report(.refused(transition: transition, fault: fault))
            }
            report(.transition(transition, from: slot.screen.qualifiedName))
            commit(draft)
        }
    }

    /// The screen that asks is on top of another column than the selected one, and both are on
    /// screen: the user has gone over to it.
    private func useColumn(of slot: Slot) {
        front.bar?.userUses(slot)
    }

    /// Makes a change as a whole. A transition that a screen or a listener calls while the change
    /// is being made comes after it.
    func change<Result>(_ body: () -> Result) -> Result {
        let isPartOfAnother = isChanging
        isChanging = true
        let result = body()
        isChanging = isPartOfAnother
        takeWaiting()
        return result
    }

    /// Takes over what the user or app code has done. Calls that wait are judged when all of it is
    /// taken over, and not before UIKit has returned.
    func takeOver(_ body: () -> Void) {
        let isPartOfAnother = isChanging
        isChanging = true
        body()
        isChanging = isPartOfAnother
    }

    func takeWaiting() {
        // A call that is taken looks at the screen first, and would find the next one waiting.
        guard !isTakingWaiting else { return }
        isTakingWaiting = true
        while !isChanging, !waiting.isEmpty, !interface.waitsForForeignChange() { waiting.removeFirst()() }
        isTakingWaiting = false
        root?.takeHeldLink()
    }

    func commit(_ draft: Draft) {
        // Who heard of the transition may have let go of the root or stopped it.
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
        // All screens are made here, so that no factory is called while a container changes on
        // screen.
        var stacks: [NavigationStack] = []
        for (stack, _, _) in state.stacks where holds(stack) { stacks.append(stack) }
        let switches = state.children.map(\.children).filter(holds)
        for stack in stacks { interface.loadScreens(of: stack) }
        if let base { interface.load(base) }
        for layer in layers { interface.load(layer.content) }
        interface.begin(stacks: stacks, bars: state.selections.map(\.bar), switches: switches, alert: draft.alert)
        report(.changed(snapshot))
        tellHost(draft.hostedEnd)
    }

    /// Tells the host of the flow's end. A layer that was removed by other means has ended too.
    func tellHost(_ end: HostedEnd? = nil) {
        guard let host else { return }
        let isLost = host.layer.map { layer in !layers.contains { $0 === layer } } ?? false
        guard let end = end ?? (isLost ? .dismissed : nil) else { return }
        host.ends(end)
    }

    /// The window's content, then the presented layers'.
    private var contents: [Content] { [base].compactMap { $0 } + layers.map(\.content) }

    /// Whether a container is in the window's content or a layer's, shown or not.
    private func holds(_ owner: AnyObject) -> Bool {
        if let base, base.holds(owner) { return true }
        for layer in layers where layer.content.holds(owner) { return true }
        return false
    }

    /// Keeps the coordinators that nothing else keeps any more.
    func keepCoordinators() {
        base?.keepCoordinators()
        for layer in layers {
            layer.content.keepCoordinators()
            layer.handlers.keepStarter()
        }
    }

    /// Ends every presented layer, without animation, and whatever waits. `completion` is called
    /// when nothing is presented any more.
    func stop(then completion: @escaping @MainActor @Sendable () -> Void) {
        waiting = []
        interface.stop()
        show([])
        interface.endLayers(then: completion)
    }

    /// Sets the presented layers; those that are gone let go of their content. They are returned,
    /// to be kept until the change is made: the deinitializer of a screen may ask for the state.
    @discardableResult
    func show(_ layers: [Layer], animated: (Layer) -> Bool = { _ in true }) -> [Layer] {
        // Layers come and go at the top only.
        let stay = countOfSame(self.layers, layers)
        let gone = Array(self.layers[stay...])
        for layer in gone + layers[stay...] { layer.isAnimated = animated(layer) }
        self.layers = layers
        for layer in gone { layer.content.release() }
        return gone
    }

    // MARK: - Transitions by a tab bar

    /// Takes the steps of an action tab.
    func act(on index: Int, of bar: TabBar) {
        perform(bar.names[index], from: { [weak self] in self?.topSlot }, anywhere: true) { [weak bar] draft in
            guard let bar, let coordinator = bar.base else { return }
            draft.act(in: coordinator)
            bar.act(draft, index)
        }
    }

    /// Takes the selected tab's stack back to its first screen, as a tap on the tab does. Nobody's
    /// steps for that are taken.
    func reselect(_ stack: NavigationStack) {
        guard stack.slots.count > 1 else { return }
        change {
            let draft = Draft(self, name: "reselect")
            draft.state.set(stack.slots.prefix(1), on: stack, animated: true)
            commit(draft)
        }
    }
}

extension Navigator {
    /// The stack or bare screen that the user sees.
    var activeContent: Content? { front.content }

    /// The stack or bare screen that the user sees, and the innermost tab bar around it.
    var front: (content: Content?, bar: TabBar?) {
        var (content, bar) = (layers.last?.content ?? base, nil as TabBar?)
        while let container = content, let selected = container.selected {
            if case .tabs(let tabs) = container { bar = tabs }
            content = selected
        }
        return (content, bar)
    }

    /// The whole state as a value.
    var snapshot: Snapshot {
        Snapshot(layers: contents.map(Snapshot.Content.init))
    }
}
