/// The steps of the language. Each returns the fault that stops it, if any.
extension Run {
    mutating func take(_ step: Step) -> Fault.Kind? {
        let cause = Observation.Cause.step(step.range)
        switch step.action {
        case .push(let use, let site):
            return push(use, site: site)
        case .replace(let use):
            guard let screen = screen(of: use) else { return .noStack }
            return changeSlots(at: activationOnTop()) { $0[$0.count - 1].screen = screen } ? nil : .noStack
        case .setStack(let uses):
            return setStack(uses, cause: cause)
        case .pop(1):
            guard state.depth > 1 || state.entry(in: program) == .push else { return .popAtRoot }
            pop(1, cause: cause)
        case .pop(let count):
            return popInside(count, cause: cause)
        case .popTo(let screen, let fallback):
            return popTo(screen, else: fallback, of: step)
        case .popToRoot:
            popToRoot(cause: cause)
        case .select(let flow, let tab, _, let stack):
            return select(flow, tab: tab, stack: stack, cause: cause)
        case .switchTo(let flow, let child, let use, let reset):
            return switchTo(flow, child: child, use: use, reset: reset, cause: cause)
        case .present(let use, let site, _):
            state.layers.append(Layer(origin: use.target, site: site, content: content(of: use)))
        case .dismiss:
            if endsEntry(at: ending.layer) { return leaveEntry() }
            guard let layer = dropLayers(from: ending.layer, cause: cause) else { return .dismissAtBase }
            dismissed(layer.origin, from: layer.site, cause: cause)
        case .dismissAll:
            abandonLayers(from: 1, cause: cause)
        case .finish(let flow, let result, _):
            return finish(flow, result: result, cause: cause)
        case .alert(let alert):
            ask(alert)
        case .perform(let effect, _, _, let handlers):
            perform(effect, handlers)
        case .choose(let condition, let then, let otherwise, _):
            pending.append((holds(condition) ? then : otherwise)[...])
        }
        return nil
    }

    // MARK: The stack

    private mutating func push(_ use: Use, site: SiteID?) -> Fault.Kind? {
        guard case .nav? = state.top?.content.active else { return .noStack }
        let slots = slots(of: use, site: site)
        return !slots.isEmpty && changeSlots(at: activationOnTop()) { $0 += slots } ? nil : .noStack
    }

    private mutating func setStack(_ uses: [Use], cause: Observation.Cause) -> Fault.Kind? {
        guard case .nav(_, let old)? = content(at: own) else { return .noStack }
        var slots = uses.flatMap { self.slots(of: $0) }
        guard !slots.isEmpty else { return .noStack }
        slots[0].mark = old[own.base].mark
        // The own activation remains; the activations above it are removed.
        abandon(old[(own.base + 1)...].reversed().compactMap(\.mark), cause: cause)
        changeSlots(at: own) { [base = own.base] in $0.replaceSubrange(base..., with: slots) }
        return nil
    }

    /// Removes slots from the active stack, or ends a pushed entry flow if none would remain. The
    /// caller of the lowest removed flow is notified.
    mutating func pop(_ count: Int, cause: Observation.Cause) {
        guard state.depth > count else {
            _ = leaveEntry()
            return
        }
        var left = cut(activationOnTop(), to: state.depth - count)
        let lowest = left.popLast()
        abandon(left, cause: cause)
        if let lowest { dismissed(.flow(lowest.flow), from: lowest.site, cause: cause) }
    }

    /// Pops within the own activation.
    private mutating func popInside(_ count: Int, cause: Observation.Cause) -> Fault.Kind? {
        guard own == activationOnTop(), state.depth - own.base > count else { return .popAtRoot }
        abandon(cut(own, to: state.depth - count), cause: cause)
        return nil
    }

    private mutating func popTo(_ screen: ScreenID, else fallback: Step.Fallback?, of step: Step) -> Fault.Kind? {
        let cause = Observation.Cause.step(step.range)
        let slots = slots(at: own)
        if let place = slots.all[own.base..<slots.end].lastIndex(where: { $0.screen == screen }) {
            abandon(cut(own, to: place + 1), cause: cause)
            return nil
        }
        record.missedPops.append(step.range)
        switch fallback {
        case .push(let use): return push(use, site: nil)
        case .root: popToRoot(cause: cause)
        case .stay: break
        case nil: return .popToMissing
        }
        return nil
    }

    private mutating func popToRoot(cause: Observation.Cause) {
        abandon(cut(own, to: own.base + 1), cause: cause)
    }

    // MARK: Containers

    private mutating func select(_ flow: FlowID, tab: Int, stack: [Use]?, cause: Observation.Cause) -> Fault.Kind? {
        guard let bar = state.top?.content.activeContainers.last(where: { $0.flow == flow }), program[flow].tabs.indices.contains(tab),
            var use = program[flow].tabs[tab].use
        else { return .selectWithoutTabs }
        use.stack = stack ?? []
        guard case .tabs(_, let old, let tabs)? = content(at: Place(layer: topLayer, path: bar.path)) else { return .selectWithoutTabs }
        let fresh = stack == nil ? nil : content(of: use)
        // An empty column can't be selected.
        let isEmpty = program.isEmptyColumn(fresh ?? tabs[tab])
        let selected = isEmpty ? (old == tab ? tab - 1 : old) : tab
        let select = { (content: inout Content) -> [Mark] in
            guard case .tabs(_, _, var children) = content else { return [] }
            let left = fresh == nil ? [] : children[tab].marks
            content = .action
            children[tab] = fresh ?? children[tab]
            content = .tabs(flow, selected: selected, children)
            return left
        }
        let left = show(fresh == nil || selected != tab ? selected : nil, at: bar.path, of: topLayer, change: select)
        abandon(left, cause: cause)
        return nil
    }

    private mutating func switchTo(_ flow: FlowID, child: Int, use: Use?, reset: Bool, cause: Observation.Cause) -> Fault.Kind? {
        var found: (layer: Int, path: [Int])?
        for layer in state.layers.indices.reversed() where found == nil {
            found = state.layers[layer].content.activeContainers.last { $0.flow == flow }.map { (layer, $0.path) }
        }
        guard let (layer, path) = found, program[flow].children.indices.contains(child) else { return .switchWithoutSwitch }
        abandonLayers(from: layer + 1, cause: cause)
        guard case .switch(_, let shown, let old)? = state.layers[layer].content[path], shown != child || use != nil || reset else {
            return nil
        }
        let fresh = Content.switch(flow, child: child, content(of: use ?? program[flow].children[child].use))
        let left = show(nil, at: path, of: layer) { content in
            content = fresh
            return old.marks
        }
        abandon(left, cause: cause)
        return nil
    }

    /// Removes presented layers without running handlers.
    mutating func abandonLayers(from first: Int, cause: Observation.Cause) {
        if let layer = dropLayers(from: first, cause: cause) {
            observations.append(.abandon(layer.origin, cause))
        }
    }

    // MARK: The user and the app

    private mutating func ask(_ alert: Alert) {
        save()
        let options = alert.actions.indices.map { Choice.alert($0, name: alert.actions[$0].name) } + [.alert(nil, name: nil)]
        let index = chosen(of: options)
        if alert.actions.indices.contains(index) { pending.append(alert.actions[index].steps[...]) }
    }

    private mutating func perform(_ effect: EffectID, _ handlers: [Handler]) {
        observations.append(.perform(effect))
        guard !handlers.isEmpty else { return }
        save()
        let index = chosen(of: handlers.map { .answer(effect, result: $0.result) } + [.answer(effect, result: nil)])
        if handlers.indices.contains(index) { pending.append(handlers[index].steps[...]) }
    }
}
