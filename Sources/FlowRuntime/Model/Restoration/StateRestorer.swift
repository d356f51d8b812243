/// Restores a saved state in the model of a scene that has just started.
///
/// Saved data isn't trusted. The model has its initial content anyway, and each saved part replaces
/// it only if the program could have put it in that place.
@MainActor
final class StateRestorer {
    private let saved: SavedState
    let root: any RestorableApp
    let navigator: Navigator
    /// The coordinators by their indices in the saved state; `nil` if one can't be created.
    private var coordinators: [Coordinator?] = []
    /// The coordinators that something owns: their content, or the tab bar that has created them.
    /// None is owned twice.
    private var taken: Set<ObjectIdentifier> = []
    /// The containers around the part that is being restored.
    var containers: [Coordinator] = []
    let placements: Placements?
    var slots: [Int: Slot] = [:]
    /// The sites with the numbers of their calling screens, and the stack that the flow was started
    /// on.
    private var callers: [(site: SiteReference, number: Int, stack: NavigationStack?)] = []
    private(set) var losses: [Restoration.Loss] = []
    /// The location of the part that is being restored, for reports.
    private var path: [String] = []

    private init(_ saved: SavedState, _ root: any RestorableApp, _ navigator: Navigator) {
        self.saved = saved
        self.root = root
        self.navigator = navigator
        placements = type(of: root).placements
    }

    /// Restores a scene that has started with the root's initial content.
    static func restore(_ saved: SavedState, _ navigator: Navigator) -> Restoration {
        guard let root = navigator.root as? any RestorableApp, saved.root == root.flowName else { return .nothing(.otherApp) }
        let isOfSameProgram = saved.fingerprint == type(of: root).fingerprint
        guard saved.size <= SavedState.largest else { return .nothing(.tooLarge, isOfSameProgram: isOfSameProgram) }
        let restorer = StateRestorer(saved, root, navigator)
        restorer.run()
        return Restoration(isOfSameProgram: isOfSameProgram, losses: restorer.losses)
    }

    private func run() {
        guard let base = navigator.base, let first = saved.layers.first else { return lose(.misplaced) }
        taken.insert(ObjectIdentifier(root))
        let bars = Set(saved.layers.flatMap(\.content.places))
        for flow in saved.flows { coordinators.append(coordinator(of: flow, in: bars)) }
        var continues = within(root.flowName) { restore(first.content, in: base).kept == .whole }
        navigator.base?.attach(to: navigator)
        var layers: [Layer] = []
        for saved in saved.layers.dropFirst() {
            // Layers above a lost part were started by it, or by something that it started.
            guard continues, let below = layers.last?.content ?? navigator.base, let layer = layer(saved, over: below.front) else { break }
            layers.append(layer.layer)
            continues = layer.isWhole
        }
        for layer in layers {
            layer.isAnimated = false
            layer.content.attach(to: navigator)
        }
        navigator.show(layers, animated: { _ in false })
        for caller in callers {
            guard let slot = slots[caller.number] else { continue }
            // A calling screen can't be above the flow or screen that it started.
            guard let stack = caller.stack, !stack.slots.contains(where: { $0 === slot }) else {
                lose(.misplaced)
                continue
            }
            caller.site.caller = slot
        }
        navigator.keepCoordinators()
    }

    // MARK: - Reports

    func lose(_ reason: Restoration.Reason) {
        losses.append(Restoration.Loss(place: path.joined(separator: "/"), reason: reason))
    }

    func within<Result>(_ name: String, _ body: () -> Result) -> Result {
        path.append(name)
        defer { path.removeLast() }
        return body()
    }

    // MARK: - Coordinators

    /// The coordinator of a saved flow; `bars` are the indices of coordinators that have a content.
    private func coordinator(of flow: SavedState.Flow, in bars: Set<Int>) -> Coordinator? {
        switch flow {
        case .root: return coordinators.isEmpty ? root : nil
        case .tab(let name, let place):
            // If the bar has left, its tab's coordinator was saved like any other.
            guard bars.contains(place), case .tabs(let bar)? = coordinator(at: place)?.ownContent() else { return nil }
            let coordinator = bar.names.firstIndex(of: name).flatMap { bar.contents[$0].coordinator }
            if let coordinator { taken.insert(ObjectIdentifier(coordinator)) }
            return coordinator
        case .made(let flow):
            let coordinator = try? root.makeCoordinator(of: flow)
            (coordinator as? any ScreenFlow)?.beginWithScreen()
            // A flow's coordinator can outlive the flow if another flow's stack has a screen of it.
            coordinator?.attach(to: navigator)
            return coordinator
        }
    }

    func coordinator(at place: Int) -> Coordinator? {
        coordinators.indices.contains(place) ? coordinators[place] : nil
    }

    /// Returns the coordinator of a flow to show. Returns `nil` and reports a loss if it can't be
    /// shown.
    func startedCoordinator(at place: Int) -> Coordinator? {
        guard let coordinator = coordinator(at: place), let flow = coordinator as? any RestorableFlow else {
            lose(.unknown)
            return nil
        }
        guard taken.insert(ObjectIdentifier(coordinator)).inserted, coordinator.beganWith.map(mayBegin) ?? true else {
            lose(.misplaced)
            return nil
        }
        guard flow.mayStart else {
            lose(.notAllowed)
            return nil
        }
        return coordinator
    }

    /// Returns the start at a saved site, on a stack or in a layer. Returns `nil` and reports a
    /// loss if the program has no such site.
    func start(at saved: SavedState.Site, on stack: NavigationStack? = nil) -> SiteStart? {
        guard let parent = coordinator(at: saved.parent) as? any SiteFlow, let start = try? parent.start(at: saved.site, caller: nil)
        else {
            lose(.unknown)
            return nil
        }
        guard let number = saved.caller, let site = start.handlers.site else { return start }
        if let slot = slots[number] { site.caller = slot } else { callers.append((site, number, stack)) }
        return start
    }

    // MARK: - Layers

    private func layer(_ saved: SavedState.Layer, over front: [Coordinator]) -> (layer: Layer, isWhole: Bool)? {
        guard let site = saved.site else {
            lose(.misplaced)
            return nil
        }
        guard let start = start(at: site) else { return nil }
        if case .screen(let saved) = saved.content { return bareLayer(saved, start, site, over: front).map { ($0, true) } }
        guard let place = saved.content.place else {
            lose(.misplaced)
            return nil
        }
        guard let coordinator = startedCoordinator(at: place) else { return nil }
        guard start.starts(coordinator), isPlaced(site, as: .layer, over: front) else {
            lose(.misplaced)
            return nil
        }
        let (content, kept) = within(coordinator.flowName) { restore(saved.content, in: coordinator.ownContent()) }
        guard kept != .nothing else {
            content.release()
            return nil
        }
        let layer = Layer(
            content, of: coordinator, as: start.presentation ?? coordinator.presentation, from: nil, handlers: start.handlers,
            navigator: navigator)
        return (layer, kept == .whole)
    }

    private func bareLayer(
        _ saved: SavedState.Slot, _ start: SiteStart, _ site: SavedState.Site, over front: [Coordinator]
    ) -> Layer? {
        guard saved.maker == site.parent, saved.mark == nil, start.starts(nil) else {
            lose(.misplaced)
            return nil
        }
        guard let slot = makeSlot(saved) else { return nil }
        guard isPlaced(site, as: .layer, over: front, showing: slot.screen.qualifiedName) else {
            lose(.misplaced)
            return nil
        }
        return Layer(
            .screen(slot), of: nil, as: start.presentation ?? slot.attributes.presentation ?? Presentation(), from: nil,
            handlers: start.handlers, navigator: navigator)
    }
}
