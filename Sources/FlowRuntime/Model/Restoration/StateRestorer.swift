/// Brings the model of a scene, which has just begun, to a saved state.
///
/// Nothing that was saved is trusted. The model has what it would begin with anyway, and each part
/// takes the place of that only if the program could have put it there.
@MainActor
final class StateRestorer {
    private let saved: SavedState
    let root: any RestorableApp
    let navigator: Navigator
    /// The coordinators by their places in the saved state; nil for those that can't be made.
    private var coordinators: [Coordinator?] = []
    /// The coordinators that show something. None shows twice.
    private var taken: Set<ObjectIdentifier> = []
    var slots: [Int: Slot] = [:]
    /// The sites with the numbers of the screens whose transitions they were.
    private var callers: [(site: SiteReference, number: Int)] = []
    private(set) var losses: [Restoration.Loss] = []
    /// Where the part that is being restored is, for reports.
    private var path: [String] = []

    private init(_ saved: SavedState, _ root: any RestorableApp, _ navigator: Navigator) {
        self.saved = saved
        self.root = root
        self.navigator = navigator
    }

    /// Restores a scene that begins with the root's content as it makes that by itself.
    static func restore(_ saved: SavedState, _ navigator: Navigator) -> Restoration {
        guard let root = navigator.root as? any RestorableApp, saved.root == root.flowName else { return .nothing(.otherApp) }
        guard saved.form == SavedState.currentForm else { return .nothing(.unreadable) }
        let isOfSameProgram = saved.fingerprint == type(of: root).fingerprint
        guard saved.size <= SavedState.largest else { return .nothing(.tooLarge, isOfSameProgram: isOfSameProgram) }
        let restorer = StateRestorer(saved, root, navigator)
        restorer.run()
        return Restoration(isOfSameProgram: isOfSameProgram, losses: restorer.losses)
    }

    private func run() {
        guard let base = navigator.base, let first = saved.layers.first else { return lose(.misplaced) }
        for flow in saved.flows { coordinators.append(coordinator(of: flow)) }
        taken.insert(ObjectIdentifier(root))
        var goesOn = within(root.flowName) { restore(first.content, in: base).kept == .whole }
        navigator.base?.attach(to: navigator)
        var layers: [Layer] = []
        for saved in saved.layers.dropFirst() {
            // What stood above something that is gone was started by it, or by what it has started.
            guard goesOn, let layer = layer(saved) else { break }
            layers.append(layer.layer)
            goesOn = layer.isWhole
        }
        for layer in layers {
            layer.isAnimated = false
            layer.content.attach(to: navigator)
        }
        navigator.show(layers, animated: { _ in false })
        for caller in callers { caller.site.caller = slots[caller.number] }
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

    private func coordinator(of flow: SavedState.Flow) -> Coordinator? {
        switch flow {
        case .root: return coordinators.isEmpty ? root : nil
        case .tab(let name, let place):
            guard case .tabs(let bar)? = coordinator(at: place)?.ownContent() else { return nil }
            return bar.names.firstIndex(of: name).flatMap { bar.contents[$0].coordinator }
        case .made(let flow):
            let coordinator = try? root.makeCoordinator(of: flow)
            (coordinator as? any ScreenFlow)?.beginWithScreen()
            // One may have left, and live on for a screen that it has put on another's stack.
            coordinator?.attach(to: navigator)
            return coordinator
        }
    }

    func coordinator(at place: Int) -> Coordinator? {
        coordinators.indices.contains(place) ? coordinators[place] : nil
    }

    /// A coordinator that is to show something; nil, with a report, where it may not.
    func startedCoordinator(at place: Int) -> Coordinator? {
        guard let coordinator = coordinator(at: place), let flow = coordinator as? any RestorableFlow else {
            lose(.unknown)
            return nil
        }
        guard taken.insert(ObjectIdentifier(coordinator)).inserted else {
            lose(.misplaced)
            return nil
        }
        guard flow.mayStart else {
            lose(.notAllowed)
            return nil
        }
        return coordinator
    }

    /// What was started at a site; nil, with a report, where the program has no such site.
    func start(at saved: SavedState.Site) -> SiteStart? {
        guard let starter = coordinator(at: saved.starter) as? any SiteFlow, let start = try? starter.start(at: saved.site, caller: nil)
        else {
            lose(.unknown)
            return nil
        }
        if let number = saved.caller, let site = start.handlers.site { callers.append((site, number)) }
        return start
    }

    // MARK: - Layers

    private func layer(_ saved: SavedState.Layer) -> (layer: Layer, isWhole: Bool)? {
        guard let site = saved.site, let start = start(at: site) else { return nil }
        if case .screen(let saved) = saved.content { return bareLayer(saved, start, site).map { ($0, true) } }
        guard let place = saved.content.place, let coordinator = startedCoordinator(at: place) else { return nil }
        guard start.starts(coordinator) else {
            lose(.misplaced)
            return nil
        }
        let (content, kept) = within(coordinator.flowName) { restore(saved.content, in: coordinator.ownContent()) }
        guard kept != .nothing else { return nil }
        let layer = Layer(
            content, of: coordinator, as: start.presentation ?? coordinator.presentation, from: nil, handlers: start.handlers,
            navigator: navigator)
        return (layer, kept == .whole)
    }

    private func bareLayer(_ saved: SavedState.Slot, _ start: SiteStart, _ site: SavedState.Site) -> Layer? {
        guard saved.maker == site.starter, start.starts(nil) else {
            lose(.misplaced)
            return nil
        }
        return makeSlot(saved).map { slot in
            Layer(
                .screen(slot), of: nil, as: start.presentation ?? slot.attributes.presentation ?? Presentation(), from: nil,
                handlers: start.handlers, navigator: navigator)
        }
    }
}
