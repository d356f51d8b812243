// MARK: - Starting flows at sites

extension Change where Owner: SiteFlow {
    /// Starts a flow on the same stack. Its coordinator lives as long as its screens.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - site: the site, which has the handlers of the flow's end.
    ///   - animated: whether the transition is animated.
    public func push(_ flow: Coordinator, at site: Owner.Site, animated: Bool = true) {
        guard let start = start(at: site) else { return }
        draft.push(animated: animated) { $0.start(flow, handlers: start.handlers) }
    }

    /// Starts a flow on the same stack, with more screens above its first one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - site: the site, which has the handlers of the flow's end.
    ///   - animated: whether the transition is animated.
    public func push<Flow: StackFlow>(_ flow: Flow, stack: [StackItem<Flow.Screen>], at site: Owner.Site, animated: Bool = true) {
        guard let start = start(at: site) else { return }
        draft.push(animated: animated) { $0.start(flow, handlers: start.handlers) + $0.makeSlots(for: stack, of: flow) }
    }

    /// Presents a flow over the active layer.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - site: the site, which has the handlers of the flow's end.
    ///   - animated: whether the transition is animated.
    public func present(_ flow: Coordinator, from source: (any PopoverSource)? = nil, at site: Owner.Site, animated: Bool = true) {
        layer(of: flow, from: source, at: site).map { draft.present($0, animated: animated) }
    }

    /// Presents a flow over the active layer, with more screens above its first one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - site: the site, which has the handlers of the flow's end.
    ///   - animated: whether the transition is animated.
    public func present<Flow: StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], from source: (any PopoverSource)? = nil, at site: Owner.Site, animated: Bool = true
    ) {
        layer(of: flow, from: source, at: site).map { layer in
            draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
        }
    }

    private func start(at site: Owner.Site) -> SiteStart? {
        owner.start(at: site, caller: draft.caller)
    }

    private func layer(of flow: Coordinator, from source: (any PopoverSource)?, at site: Owner.Site) -> Layer? {
        start(at: site).map { start in
            Layer(
                flow.ownContent(), of: flow, as: start.presentation ?? flow.presentation, from: source, handlers: start.handlers,
                navigator: draft.navigator)
        }
    }
}

extension Change where Owner: SiteFlow & ScreenMaking {
    /// Presents a bare screen over the active layer.
    ///
    /// - Parameters:
    ///   - screen: a screen of this flow.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - site: the site, which has the handler of the screen's end.
    ///   - animated: whether the transition is animated.
    public func present(_ screen: Owner.Screen, from source: (any PopoverSource)? = nil, at site: Owner.Site, animated: Bool = true) {
        guard let start = owner.start(at: site, caller: draft.caller) else { return }
        let slot = Slot(screen, of: owner)
        let layer = Layer(
            .screen(slot), of: nil, as: start.presentation ?? slot.attributes.presentation ?? Presentation(), from: source,
            handlers: start.handlers, navigator: draft.navigator)
        draft.present(layer, animated: animated)
    }
}
