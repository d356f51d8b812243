import FlowGraph

/// A target of a list of steps.
struct Destination: Hashable {
    let anchor: FlowMap.Anchor
    let kind: FlowMap.Kind
    /// The guards, answers or buttons that lead to it, outermost first.
    var conditions: [String] = []
}

extension Program {
    /// The targets of steps: in each branch, the target of the last step that has one.
    func destinations(of steps: [Step]) -> [Destination] {
        var destinations: [Destination] = []
        for step in steps {
            let next = self.destinations(of: step)
            if !next.isEmpty { destinations = next }
        }
        return destinations
    }

    private func destinations(of step: Step) -> [Destination] {
        switch step.action {
        case .push(let use, _): [Destination(anchor: top(of: use), kind: .push)]
        case .replace(let use): [Destination(anchor: top(of: use), kind: .replace)]
        case .setStack(let uses): uses.last.map { [Destination(anchor: top(of: $0), kind: .replace)] } ?? []
        case .popTo(let screen, _): [Destination(anchor: .init(.screen(screen)), kind: .back)]
        case .select(let flow, let tab, _, let stack):
            [Destination(anchor: stack?.last.map(top) ?? .init(.container(flow), place: tab), kind: .select)]
        case .switchTo(let flow, let child, _, _): [Destination(anchor: .init(.container(flow), place: child), kind: .select)]
        case .present(let use, _, _): [Destination(anchor: top(of: use), kind: .present)]
        case .finish(let flow, let result, _): [Destination(anchor: .init(.end(flow, result: result)), kind: .finish)]
        case .alert, .perform, .choose: step.action.choices.flatMap(destinations)
        case .pop, .popToRoot, .dismiss, .dismissAll: []
        }
    }

    private func destinations(of list: StepList) -> [Destination] {
        destinations(of: list.steps).map { destination in
            var destination = destination
            destination.conditions.insert(condition(of: list.owner), at: 0)
            return destination
        }
    }

    private func condition(of owner: StepList.Owner) -> String {
        switch owner {
        case .branch(let condition, let holds): words(holds ? condition : condition.negated)
        case .answer(let effect, let result): "\(self[effect].name.value): \(self[effect].results[result].name.value)"
        case .button(let name): name
        case .result(let flow, let result): self[flow].results[result].name.value
        case .dismissed: "dismissed"
        }
    }

    /// The card of the topmost screen of a use.
    private func top(of use: Use) -> FlowMap.Anchor {
        use.stack.last.map(top) ?? first(of: use)
    }

    /// The first card of a screen or flow.
    func first(of use: Use) -> FlowMap.Anchor {
        switch use.target {
        case .screen(let screen): .init(.screen(screen))
        case .flow(let flow): first(of: flow, start: use.start)
        }
    }

    /// The first card of a flow: its default, or the screen, tab or child at an index.
    func first(of flow: FlowID, start: Int? = nil) -> FlowMap.Anchor {
        guard self[flow].kind.isStackOrSingle else { return .init(.container(flow), place: start) }
        if start == nil, !self[flow].start.choices.isEmpty { return .init(.choice(flow)) }
        return .init(.screen(self[flow].screens[start ?? self[flow].start.otherwise]))
    }
}

extension Condition {
    fileprivate var negated: Condition {
        if case .not(let inner) = self { inner } else { .not(self) }
    }
}
