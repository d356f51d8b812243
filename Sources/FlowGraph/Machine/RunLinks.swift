import FlowSpec

/// Deep links and global transitions.
extension Machine {
    /// True if a link can open in a state without waiting. The children that it requires must be
    /// visible, and it must be able to cover or dismiss the presented layers.
    ///
    /// A link never presents the same layer over itself. No links open in entry flows. A layer can
    /// stop deep links, but not global transitions.
    ///
    /// - Parameters:
    ///   - link: a link of the program.
    ///   - state: the state.
    public func canOpen(_ link: DeepLink, in state: State) -> Bool {
        (link.whenModal != .refuse || state.layers.count == 1) && !state.isHosted(in: program) && awaitedChild(of: link, in: state) == nil
            && !isOnTop(link, in: state) && stoppingLayer(of: link, in: state) == nil
    }

    /// The presented layer that a link waits for, or that refuses it; `nil` if there is none. One
    /// that refuses it comes first.
    ///
    /// - Parameters:
    ///   - link: a link of the program.
    ///   - state: the state.
    public func stoppingLayer(of link: DeepLink, in state: State) -> (layer: Layer, links: Presentation.Links)? {
        guard !link.isTransition, state.layers.count > 1 else { return nil }
        for links in [Presentation.Links.refuse, .wait] {
            let layer = state.layers.first { $0.site.map { program[$0].presentation.links == links } ?? false }
            if let layer { return (layer, links) }
        }
        return nil
    }

    private func isOnTop(_ link: DeepLink, in state: State) -> Bool {
        state.layers.count > 1 && state.top.map { link.covers.contains($0.origin) } ?? false
    }

    /// The first child on the path to a link's flow that isn't visible. The link waits for it.
    ///
    /// - Parameters:
    ///   - link: a link of the program.
    ///   - state: the state.
    public func awaitedChild(of link: DeepLink, in state: State) -> DeepLink.Place? {
        var content = state.layers.first?.content
        for place in link.home {
            if case .switch(_, let child, _)? = content, child != place.index { return place }
            content = content?[place.index]
        }
        return nil
    }
}

extension Run {
    /// Opens a link that can be opened. If required, its flow restarts; then its steps run. A
    /// screen that the link keeps stays if it is on top, or on the stack that the link restarts,
    /// also below the modals that the link dismisses.
    mutating func open(_ link: DeepLink) {
        let cause = Observation.Cause.step(link.name.range)
        if keepsScreen(of: link, cause: cause) { return }
        if link.whenModal == .dismiss, topLayer > 0 {
            abandonLayers(from: 1, cause: cause)
            if keepsScreen(of: link, cause: cause) { return }
        }
        if link.restarts { restartHome(at: link.home, cause: cause) }
        begin(link.steps)
    }

    /// True if a link keeps the screen on top, or goes back to one on the stack that it restarts.
    /// Only the app knows if the values are equal.
    private mutating func keepsScreen(of link: DeepLink, cause: Observation.Cause) -> Bool {
        guard let kept = link.kept, let content = state.top?.content else { return false }
        let (slots, path) = (content.activeSlots, content.activePath)
        let restartsStack = link.restarts && topLayer == 0 && path == link.home.map(\.index)
        for index in slots.indices.suffix(restartsStack ? slots.count : 1).reversed() where slots[index].screen == kept {
            guard program.hasNoValues(kept) || chosen(of: [.same(true), .same(false)]) == 0 else { continue }
            abandon(cut(Place(layer: topLayer, path: path), to: index + 1), cause: cause)
            return true
        }
        return false
    }

    /// Resets a flow of the window's layer to its initial content and shows it.
    private mutating func restartHome(at home: [DeepLink.Place], cause: Observation.Cause) {
        let fresh = content(of: use(at: home))
        let path = home.map(\.index)
        let left = state.layers[0].content[path]?.marks ?? []
        _ = state.layers[0].content.change(at: path) { $0 = fresh }
        for depth in home.indices {
            _ = state.layers[0].content.change(at: path[..<depth]) { content in
                guard case .tabs(let flow, _, let children) = content else { return }
                content = .tabs(flow, selected: path[depth], children)
            }
        }
        abandon(left, cause: cause)
    }

    /// The use of the flow at the end of a path from the root.
    private func use(at home: [DeepLink.Place]) -> Use {
        guard let last = home.last else { return program.root }
        let flow = program[last.flow]
        return flow.children.isEmpty ? flow.tabs[last.index].use ?? program.root : flow.children[last.index].use
    }
}
