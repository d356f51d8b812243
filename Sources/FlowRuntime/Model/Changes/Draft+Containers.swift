// MARK: - Steps on tabs and switches

extension Draft {
    /// Selects a tab in the top layer's innermost tab bar of `flow`. `stack` returns the slots
    /// above the tab's root, `root` another root. An empty column isn't selected; if it was, the
    /// column before it is.
    func select<Tabs: TabbedFlow>(
        _ tab: String, of flow: Tabs.Type, animated: Bool = true, root: ((Tabs) -> Slot)? = nil,
        stack: ((Tabs, NavigationStack) -> [Slot])?
    ) {
        step {
            guard let bar = state.bars.last(where: { $0.base is Tabs }), let coordinator = bar.base as? Tabs,
                let index = bar.index(of: tab)
            else { return .selectWithoutTabs }
            if let stack {
                reset(bar.contents[index], animated: animated, to: root?(coordinator), above: { stack(coordinator, $0) })
            }
            if case .stack(let stack) = bar.contents[index], state.slots(of: stack).isEmptyColumn {
                if state.selectedIndex(of: bar) == index { state.select(index - 1, in: bar) }
            } else {
                state.select(index, in: bar)
            }
            return nil
        }
    }

    /// Shows a child of the switch flow in the topmost layer that has one, and ends the layers
    /// above. The visible child stays, unless it restarts or `content` creates a new one.
    func switchTo<Flow: SwitchFlow>(
        _ child: Flow.Child, of flow: Flow.Type, reset: Bool, animated: Bool, showing content: ((Flow) -> ChildContent)?
    ) {
        step {
            guard let (layer, children) = nearestSwitch(of: flow), let coordinator = children.base as? Flow else {
                return .switchWithoutSwitch
            }
            state.drop(above: layer, animated: animated)
            guard content != nil || reset || state.child(of: children).name != child.rawValue else { return nil }
            let new = (content?(coordinator) ?? coordinator.content(of: child)).child(named: child.rawValue)
            new.content.attach(to: navigator)
            state.show(new, in: children, animated: animated)
            return nil
        }
    }

    private func nearestSwitch<Flow: SwitchFlow>(of flow: Flow.Type) -> (layer: Layer?, children: ChildSwitch)? {
        for layer in state.layers.reversed().map(Optional.some) + [nil] {
            for case .child(let children) in state.path(in: layer).reversed() where children.base is Flow {
                return (layer, children)
            }
        }
        return nil
    }

    func reset(_ content: FlowContent, animated: Bool, to root: Slot? = nil, above: (NavigationStack) -> [Slot]) {
        switch content {
        case .stack(let stack):
            let (first, above) = (root.map { [$0] } ?? stack.initialSlots(), above(stack))
            state.set(first.isEmptyColumn && !above.isEmpty ? above : first + above, on: stack, animated: animated)
            didReset(stack)
        case .tabs(let bar):
            for content in bar.contents { reset(content, animated: animated, above: { _ in [] }) }
            state.select(bar.firstIndex, in: bar)
        case .child(let children):
            let first = children.initialChild()
            first.content.attach(to: navigator)
            state.show(first, in: children, animated: animated)
        case .single, .screen, .action:
            break
        }
    }
}

// MARK: - Steps on layers

extension Draft {
    func present(_ layer: Layer, animated: Bool, above: (NavigationStack) -> [Slot] = { _ in [] }) {
        step {
            layer.content.attach(to: navigator)
            state.present(layer, animated: animated)
            guard case .stack(let stack) = layer.content, case let above = above(stack), !above.isEmpty else { return nil }
            state.set(stack.slots + above, on: stack, animated: false)
            return nil
        }
    }

    /// Ends the own layer with everything above it. Its `dismissed` handler replaces the remaining
    /// steps.
    func dismiss(animated: Bool) {
        var left: Layer?
        step {
            guard let layer = (container ?? own).layer else { return endHosted(animated: animated) }
            left = layer
            state.drop(from: layer, animated: animated)
            return nil
        }
        goOn(with: left?.handlers.dismissed)
    }

    func dismissAll(animated: Bool) {
        step {
            // The layer of a hosted flow belongs to the app.
            state.drop(above: navigator.host?.layer, animated: animated)
            state.appsModalLeaves = animated
            return nil
        }
    }
}

// MARK: - Finishing

extension Draft {
    /// Ends a flow with a result. The result handler of its caller or container replaces the
    /// remaining steps.
    func finish<Flow: FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool) {
        var ending: Activation?
        var handler: (@MainActor (Draft) -> Void)?
        step {
            let own = container ?? own
            if let mark = own.mark, let stack = own.stack {
                guard mark.coordinator is Flow, let finished = mark.handlers.finished else { return .finishUnhandled }
                state.drop(above: own.layer, animated: animated)
                let below = state.slots(of: stack).prefix { $0.mark !== mark }
                // App code might have removed the screens that the flow was pushed on.
                state.set(below.isEmpty ? stack.initialSlots()[...] : below, on: stack, animated: animated)
                handler = { finished($0, result) }
                return nil
            }
            guard let coordinator = coordinator(of: own), coordinator is Flow else { return .finishUnhandled }
            if let content = state.container(around: coordinator, in: own.layer), let container = content.coordinator {
                state.drop(above: own.layer, animated: animated)
                ending = Activation(layer: own.layer, place: .container(container))
                handler = { [state] in content.finish(result, in: $0, state: state) }
            } else if let layer = own.layer, let finished = layer.handlers.finished {
                state.drop(from: layer, animated: animated)
                handler = { finished($0, result) }
            } else if hostTakingResult(of: coordinator, in: own.layer) != nil {
                state.drop(above: nil, animated: animated)
                handler = { $0.end(.finished(result)) }
            } else {
                return .finishUnhandled
            }
            return nil
        }
        goOn(in: ending, with: handler)
    }

    /// The coordinator of the flow of an unmarked activation. A bare screen belongs to its
    /// container's flow.
    private func coordinator(of activation: Activation) -> Coordinator? {
        switch activation.place {
        case .base(let stack): stack.base
        case .single(let slot): slot.maker
        case .container(let coordinator): coordinator
        case .screen: state.path(in: activation.layer).dropLast().last?.coordinator
        case .marked, .none: nil
        }
    }
}

extension FlowContent {
    /// Runs the container's own steps for the visible child's result.
    fileprivate func finish(_ result: Any, in draft: Draft, state: SceneState) {
        switch self {
        case .tabs(let bar): bar.finished(draft, state.selectedIndex(of: bar), result)
        case .child(let children): children.finished(draft, state.child(of: children).name, result)
        case .stack, .single, .screen, .action: break
        }
    }
}
