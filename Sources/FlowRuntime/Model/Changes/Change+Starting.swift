// MARK: - Starting flows on the same stack

extension Change {
    /// Starts a flow on the same stack. Its coordinator lives as long as its screens.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func push(_ flow: Coordinator, animated: Bool = true, dismissed: Handler? = nil) {
        let handlers = Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with more screens above its first one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func push<Flow: StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], animated: Bool = true, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }

    /// Starts a flow on the same stack and handles its result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - animated: whether the transition is animated.
    ///   - finished: steps to run with the flow's result.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func push<Flow: FinishingFlow>(
        _ flow: Flow, animated: Bool = true, on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void,
        dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with more screens above its first one, and handles its
    /// result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - animated: whether the transition is animated.
    ///   - finished: steps to run with the flow's result.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func push<Flow: FinishingFlow & StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], animated: Bool = true,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }
}

// MARK: - Presenting flows

extension Change {
    /// Presents a flow over the active layer.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func present(
        _ flow: Coordinator, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        dismissed: Handler? = nil
    ) {
        draft.present(layer(of: flow, presentation, source, Handlers(of: owner, dismissed: dismissed)), animated: animated)
    }

    /// Presents a flow over the active layer, with more screens above its first one.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func present<Flow: StackFlow>(
        _ flow: Flow, stack: [StackItem<Flow.Screen>], as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil,
        animated: Bool = true, dismissed: Handler? = nil
    ) {
        let layer = layer(of: flow, presentation, source, Handlers(of: owner, dismissed: dismissed))
        draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
    }

    /// Presents a flow over the active layer and handles its result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - animated: whether the transition is animated.
    ///   - finished: steps to run with the flow's result.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
    public func present<Flow: FinishingFlow>(
        _ flow: Flow, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        on finished: @escaping @MainActor (Owner, Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.present(layer(of: flow, presentation, source, handlers), animated: animated)
    }

    /// Presents a flow over the active layer, with more screens above its first one, and handles
    /// its result.
    ///
    /// - Parameters:
    ///   - flow: the coordinator of the flow.
    ///   - stack: the screens and flows above the flow's first screen, bottom first.
    ///   - presentation: how the flow is presented; `nil` uses the flow's own presentation.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - animated: whether the transition is animated.
    ///   - finished: steps to run with the flow's result.
    ///   - dismissed: steps to run if the flow ends without a result; `nil` for none.
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
    /// Presents a bare screen over the active layer.
    ///
    /// - Parameters:
    ///   - screen: a screen of this flow.
    ///   - presentation: how the screen is presented; `nil` uses the screen's attributes.
    ///   - source: the view or button that a popover points at; `nil` uses the view controller's
    ///     source, or else the middle of the screen below.
    ///   - animated: whether the transition is animated.
    ///   - dismissed: steps to run when the screen is dismissed; `nil` for none.
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
