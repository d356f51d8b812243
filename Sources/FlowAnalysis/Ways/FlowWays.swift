import FlowGraph
import FlowSpec

/// A place that starts a flow, with its arguments.
public struct FlowStart: Sendable {
    /// The action that starts it.
    public var action: PlacedAction
    /// The arguments that the flow is created with.
    public var arguments: [Argument]
}

/// The handling of a flow's end by one of its callers.
public struct HandledResult: Sendable {
    /// The index of the result; `nil` if the flow ends without one.
    public var result: Int?
    /// The caller of the flow; its step is the one starting the flow.
    public var start: PlacedAction
    /// The steps of the handler; `nil` if there is no handler.
    public var steps: [Step]?
}

extension Program {
    /// Returns the places that start a flow: first the app and containers, then steps.
    public func starts(of flow: FlowID) -> [FlowStart] {
        func start(_ owner: PlacedAction.Owner, _ use: Use, _ range: SourceRange) -> FlowStart? {
            guard use.target == .flow(flow) else { return nil }
            return FlowStart(action: PlacedAction(owner: owner, answers: [], range: range), arguments: use.arguments)
        }
        var found = starts.compactMap { start(.start, $0, $0.range) }
        for (index, container) in flows.enumerated() {
            let id = FlowID(index: index)
            for (tab, content) in container.tabs.enumerated() {
                if let use = content.use { found += [start(.tab(id, tab), use, content.name.range)].compactMap(\.self) }
            }
            for (number, child) in container.children.enumerated() {
                found += [start(.child(id, number), child.use, child.name.range)].compactMap(\.self)
            }
        }
        return found
            + placedSteps.flatMap { action in
                (action.step?.action.created ?? []).filter { $0.target == .flow(flow) }.map {
                    FlowStart(action: action, arguments: $0.arguments)
                }
            }
    }

    /// Returns the handlers of a flow's ends for all of its callers, except the app itself.
    ///
    /// - Returns: the handlers of its results in their order, then of its end without one.
    public func handlers(of flow: FlowID) -> [HandledResult] {
        let starts = starts(of: flow).map(\.action)
        let results = self[flow].results.indices.flatMap { result in
            starts.compactMap { start -> HandledResult? in
                switch start.owner {
                case .tab(let container, let child) where start.step == nil, .child(let container, let child):
                    let handler = self[container].childHandlers.first { $0.child == child && $0.handler.result == result }
                    return HandledResult(result: result, start: start, steps: handler?.handler.steps)
                default:
                    guard let site = start.step?.action.site else { return nil }
                    let handler = self[site].handlers.first { $0.result == result }
                    return HandledResult(result: result, start: start, steps: handler?.steps)
                }
            }
        }
        let dismissals = starts.compactMap { start in
            start.step?.action.site.map { HandledResult(result: nil, start: start, steps: self[$0].dismissed) }
        }
        return results + dismissals
    }

    /// True if the app or a step starts a flow on a stack.
    public func isPushed(_ flow: FlowID) -> Bool {
        self[flow].entry?.value == .push || starts(of: flow).contains { $0.action.step?.action.isPush ?? false }
    }

    /// Returns the screens that a flow can begin with; none for a container.
    public func startScreens(of flow: FlowID) -> [ScreenID] {
        self[flow].kind.isStackOrSingle ? self[flow].start.all.map { self[flow].screens[$0] } : []
    }

    /// Returns the screens that a target can begin with; for a container, all start screens in it.
    ///
    /// - Parameter target: the screen or flow.
    public func beginnings(of target: Target) -> [ScreenID] {
        switch target {
        case .screen(let screen): [screen]
        case .flow(let flow): contents(of: flow).flatMap(startScreens)
        }
    }

    /// Returns a flow and all flows that are nested in its tabs and children.
    public func contents(of flow: FlowID) -> [FlowID] {
        var contents = [flow]
        var next = 0
        while next < contents.count {
            let container = self[contents[next]]
            for use in container.partUses {
                if case .flow(let inner)? = use?.target, !contents.contains(inner) { contents.append(inner) }
            }
            next += 1
        }
        return contents
    }

    /// Returns the steps of a flow, including its screens and nested flows, that leave it: they end
    /// the flow, or show something else in its place or over it.
    public func waysOut(of flow: FlowID) -> [PlacedAction] {
        let isPushed = isPushed(flow)
        let beginnings = startScreens(of: flow)
        let contents = Set(contents(of: flow))
        return placedSteps.filter { action in
            let owner: FlowID
            var screen: ScreenID?
            switch action.owner {
            case .transition(let id):
                owner = self.flow(of: self[id].owner)
                if case .screen(let own) = self[id].owner { screen = own }
            case .result(let container, _, _), .tab(let container, _), .child(let container, _): owner = container
            case .start, .link: return false
            }
            guard contents.contains(owner), let step = action.step?.action else { return false }
            switch step {
            case .finish(let ended, _, _): return ended == flow
            case .dismiss, .dismissAll: return true
            case .select(let container, _, _, _), .switchTo(let container, _, _, _): return !contents.contains(container)
            case .pop(1): return owner == flow && isPushed && screen.map(beginnings.contains) ?? true
            case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .present, .alert, .perform, .choose:
                return step.createdUses.contains { if case .flow(let target) = $0.target { !contents.contains(target) } else { false } }
            }
        }
    }
}
