import FlowSpec

/// The steps that continue a stack.
extension LinkStackSearch {
    /// The stacks that a transition makes of a stack, each with its arrival.
    func continuations(of node: Node, at index: Int, by transition: TransitionID) -> [(Node, Arrival)] {
        let steps = linker.transitions[transition.index].steps
        guard steps.count == 1, supplies(linker.transitions[transition.index].parameters) else { return [] }
        var action = steps[0].action
        var isGuarded = false
        while case .choose(_, let then, _, isRequirement: true) = action, then.count == 1 {
            action = then[0].action
            isGuarded = true
        }
        if let ways = Step(action: action, range: steps[0].range).waysOfPresenting { action = ways.then.action }
        let (use, site, isPresented): (Use, SiteID?, Bool)
        switch action {
        case .push(let pushed, let at) where !node.place.isBare: (use, site, isPresented) = (pushed, at, false)
        case .present(let presented, let at, nil): (use, site, isPresented) = (presented, at, true)
        // A link has no anchor for a presentation, and can't make choices or answer.
        case .present, .choose, .alert, .perform: return []
        case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .select, .switchTo, .dismiss, .dismissAll, .finish: return []
        }
        guard let made = mapped(use, from: node) else { return [] }
        let arrival = Arrival(from: index, transition: transition, use: made, site: site, isPresented: isPresented, isGuarded: isGuarded)
        return beginnings(with: made, over: node, isPresented: isPresented).map { next, selections in
            var (next, arrival) = (next, arrival)
            arrival.selections = selections
            next.length = node.length + 1 + made.stack.count
            return (next, arrival)
        }
    }

    /// The stacks that a step makes, each with the tabs that the user has to select.
    private func beginnings(with use: Use, over node: Node, isPresented: Bool) -> [(Node, [DeepLink.Place])] {
        var next = node
        guard case .flow(let flow) = use.target else {
            next.show(use, values(of: use))
            (next.place.isBare, next.place.isPresented) = (isPresented, isPresented || node.place.isPresented)
            return [(next, [])]
        }
        next.place.isPresented = isPresented
        guard linker.drafts[flow.index].shape.isContainer else {
            guard var next = next.begin(flow, use, values(of: use), in: linker) else { return [] }
            for part in use.stack {
                guard case .screen = part.target else { return [] }
                next.show(part, values(of: part))
            }
            return [(next, [])]
        }
        return beginnings(in: flow, use, over: next)
    }

    /// The stacks in the tabs or the child of a presented container.
    private func beginnings(in container: FlowID, _ use: Use, over node: Node) -> [(Node, [DeepLink.Place])] {
        let draft = linker.drafts[container.index]
        guard let start = use.start ?? (draft.choices.isEmpty ? draft.start : nil) else { return [] }
        var outer = node
        outer.flowValues = values(of: use)
        return draft.slots.indices.flatMap { index -> [(Node, [DeepLink.Place])] in
            let slot = draft.slots[index]
            guard index == start || draft.shape == .tabs, slot.steps == nil, var content = slot.use else { return [] }
            content.arguments = content.arguments.compactMap { mapped([$0], from: outer)?.first }
            var inner = outer
            inner.place.isBare = true
            let found: [(Node, [DeepLink.Place])]
            switch content.target {
            case .screen:
                inner.place.started = container
                inner.show(content, values(of: content))
                found = [(inner, [])]
            case .flow(let flow) where linker.drafts[flow.index].shape.isContainer: found = beginnings(in: flow, content, over: inner)
            case .flow(let flow): found = inner.begin(flow, content, values(of: content), in: linker).map { [($0, [])] } ?? []
            }
            let own = index == start ? [] : [DeepLink.Place(flow: container, index: index)]
            return found.map { ($0, own + $1) }
        }
    }

    /// The known arguments for parameters: literals and defaults.
    func values(given: [Argument], _ parameters: ParameterTable) -> [String: Value] {
        var values: [String: Value] = [:]
        for parameter in parameters.all {
            let name = parameter.name.value
            if let argument = given.first(where: { $0.name == name }) {
                switch argument.value {
                case .literal, .method: values[name] = argument.value
                case .screen, .flow, .result: break
                }
            } else if let literal = parameter.defaultValue {
                values[name] = .literal(literal)
            }
        }
        return values
    }

    private func values(of use: Use) -> [String: Value] {
        values(given: use.arguments, linker.parameters(of: use.target, start: use.start))
    }

    /// True if the link supplies all parameters of a transition's method.
    private func supplies(_ wanted: [MethodParameter]) -> Bool {
        wanted.allSatisfy { wanted in
            guard let parameters else { return wanted.type.swiftType != nil }
            guard let own = parameters.first(where: { $0.name == wanted.name }) else { return wanted.defaultValue != nil }
            return own.type.agrees(with: wanted.type)
        }
    }

    /// A use with its values expressed as the link's; `nil` if one is unknown.
    private func mapped(_ use: Use, from node: Node) -> Use? {
        guard let arguments = mapped(use.arguments, from: node) else { return nil }
        var result = use
        result.arguments = arguments + ownValues(for: use)
        result.stack = []
        for part in use.stack {
            guard let part = mapped(part, from: node) else { return nil }
            result.stack.append(part)
        }
        return result
    }

    /// The link's values for parameters that a transition leaves at their defaults.
    private func ownValues(for use: Use) -> [Argument] {
        linker.parameters(of: use.target, start: use.start).all.compactMap { parameter in
            let name = parameter.name.value
            guard parameter.defaultValue != nil, !use.arguments.contains(where: { $0.name == name }),
                parameters?.contains(where: { $0.name == name && $0.type.agrees(with: .swift(parameter.type)) }) == true
            else { return nil }
            return Argument(name: name, value: .method(name))
        }
    }

    private func mapped(_ arguments: [Argument], from node: Node) -> [Argument]? {
        var result: [Argument] = []
        for argument in arguments {
            switch argument.value {
            case .literal: result.append(argument)
            case .method(let name):
                // The link can omit a method parameter that has a default.
                if parameters?.contains(where: { $0.name == name }) ?? true { result.append(argument) }
            case .screen(let name):
                guard let value = node.values[name] else { return nil }
                result.append(Argument(name: argument.name, value: value))
            case .flow(let name):
                guard let value = node.flowValues[name] else { return nil }
                result.append(Argument(name: argument.name, value: value))
            case .result: return nil
            }
        }
        return result
    }
}

extension LinkStackSearch.Node {
    /// Puts a screen of the flow on top.
    fileprivate mutating func show(_ use: Use, _ values: [String: Value]) {
        guard case .screen(let next) = use.target else { return }
        (place.screen, self.values) = (next, values)
    }

    /// The stack with a flow's first screen on top; `nil` if it depends on a guard.
    fileprivate func begin(_ flow: FlowID, _ use: Use, _ values: [String: Value], in linker: Linker) -> Self? {
        let draft = linker.drafts[flow.index]
        let own = draft.startScreens.count == 1 ? draft.startScreens.first : nil
        guard let first = use.start.map({ draft.screens[$0] }) ?? own else { return nil }
        var next = self
        (next.place.started, next.place.isBare) = (flow, !draft.shape.isOnStacks)
        (next.place.screen, next.values, next.flowValues) = (first, values, values)
        return next
    }
}
