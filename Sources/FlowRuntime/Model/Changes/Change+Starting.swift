// MARK: - Starting flows on the same stack

extension Change {
    /// Starts a flow on the same stack. Its coordinator lives as long as its screens.
    ///
    /// `dismissed` is taken when the flow leaves without a result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: takes the starter's steps where the flow leaves without a result; nil for
    ///     none.
    public func push(_ flow: Coordinator, animated: Bool = true, dismissed: Handler? = nil) {
        let handlers = Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with these screens above its first.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: what stands above the flow's first screen, bottom first.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: takes the starter's steps where the flow leaves without a result; nil for
    ///     none.
    public func push<Flow: StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], animated: Bool = true, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }

    /// Starts a flow on the same stack. `finished` is taken when it ends with a result, `dismissed`
    /// when it leaves without one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - animated: whether the transition is animated.
    ///   - finished: takes the starter's steps for the result.
    ///   - dismissed: takes the starter's steps where the flow leaves without a result; nil for
    ///     none.
    public func push<Flow: FinishingFlow>(
        _ flow: Flow, animated: Bool = true, on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void,
        dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with these screens above its first. `finished` is taken
    /// when it ends with a result, `dismissed` when it leaves without one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: what stands above the flow's first screen, bottom first.
    ///   - animated: whether the transition is animated.
    ///   - finished: takes the starter's steps for the result.
    ///   - dismissed: takes the starter's steps where the flow leaves without a result; nil for
    ///     none.
    public func push<Flow: FinishingFlow & StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], animated: Bool = true,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }
}

// MARK: - Starting flows in layers of their own

extension Change {
    /// Starts a flow in a layer of its own over the active one. `dismissed` is taken when the layer
    /// ends without a result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - presentation: how the layer is presented; nil means as the flow says.
    ///   - source: the view or button that a popover comes from; nil means what the view controller
    ///     has set, or the middle of the screen under it.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: takes the starter's steps where the layer ends without a result; nil for
    ///     none.
    public func present(
        _ flow: Coordinator, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        dismissed: Handler? = nil
    ) {
        draft.present(layer(of: flow, presentation, source, Handlers(of: owner, dismissed: dismissed)), animated: animated)
    }

    /// Starts a flow in a layer of its own, with these screens above its first.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: what stands above the flow's first screen, bottom first.
    ///   - presentation: how the layer is presented; nil means as the flow says.
    ///   - source: the view or button that a popover comes from; nil means what the view controller
    ///     has set, or the middle of the screen under it.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: takes the starter's steps where the layer ends without a result; nil for
    ///     none.
    public func present<Flow: StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil,
        animated: Bool = true, dismissed: Handler? = nil
    ) {
        let layer = layer(of: flow, presentation, source, Handlers(of: owner, dismissed: dismissed))
        draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
    }

    /// Starts a flow in a layer of its own. `finished` is taken when it ends with a result,
    /// `dismissed` when the layer ends without one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - presentation: how the layer is presented; nil means as the flow says.
    ///   - source: the view or button that a popover comes from; nil means what the view controller
    ///     has set, or the middle of the screen under it.
    ///   - animated: whether the transition is animated.
    ///   - finished: takes the starter's steps for the result.
    ///   - dismissed: takes the starter's steps where the layer ends without a result; nil for
    ///     none.
    public func present<Flow: FinishingFlow>(
        _ flow: Flow, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.present(layer(of: flow, presentation, source, handlers), animated: animated)
    }

    /// Starts a flow in a layer of its own, with these screens above its first. `finished` is taken
    /// when it ends with a result, `dismissed` when the layer ends without one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: what stands above the flow's first screen, bottom first.
    ///   - presentation: how the layer is presented; nil means as the flow says.
    ///   - source: the view or button that a popover comes from; nil means what the view controller
    ///     has set, or the middle of the screen under it.
    ///   - animated: whether the transition is animated.
    ///   - finished: takes the starter's steps for the result.
    ///   - dismissed: takes the starter's steps where the layer ends without a result; nil for
    ///     none.
    public func present<Flow: FinishingFlow & StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil,
        animated: Bool = true, on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void,
        dismissed: Handler? = nil
    ) {
        let layer = layer(of: flow, presentation, source, Handlers(of: owner, finished: finished, dismissed: dismissed))
        draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
    }

    private func layer(
        of flow: Coordinator, _ presentation: Presentation?, _ source: (any PopoverSource)?, _ handlers: Handlers
    ) -> Layer {
        Layer(
            flow.ownContent(), of: flow, as: presentation ?? flow.presentation, from: source, handlers: handlers,
            navigator: draft.navigator)
    }
}

extension Change where Owner: ScreenMaking {
    /// Shows a bare screen over the active layer. `dismissed` is taken when it leaves.
    ///
    /// - Parameters:
    ///   - screen: the screen, which the flow itself makes.
    ///   - presentation: how the layer is presented; nil means as the screen's attributes say.
    ///   - source: the view or button that a popover comes from; nil means what the view controller
    ///     has set, or the middle of the screen under it.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: takes the flow's steps when the screen leaves; nil for none.
    public func present(
        _ screen: Owner.Screen, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        dismissed: Handler? = nil
    ) {
        let slot = Slot(screen, of: owner)
        let layer = Layer(
            .screen(slot), of: nil, as: presentation ?? slot.attributes.presentation ?? Presentation(), from: source,
            handlers: Handlers(of: owner, dismissed: dismissed), navigator: draft.navigator)
        draft.present(layer, animated: animated)
    }
}
