import FlowDiagnostics
import FlowGraph

/// What starts a flow, and with what.
public struct FlowStart: Sendable {
    /// Who starts it, and where.
    public var action: PlacedAction
    /// What it is made with.
    public var arguments: [Argument]
}

/// What becomes of a flow's end, where the flow was started.
public struct HandledResult: Sendable {
    /// The result, by its index; nil where the flow leaves without one.
    public var result: Int?
    /// Who has started the flow; its step is the one that starts it.
    public var starter: PlacedAction
    /// What is then done; nil where nothing is said of it.
    public var steps: [Step]?
}

extension Program {
    /// What starts a flow: the app, containers that hold it, then steps in the order of the
    /// transitions.
    ///
    /// - Parameter flow: the flow.
    public func starters(of flow: FlowID) -> [FlowStart] {
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

    /// What becomes of a flow's ends in each place that starts it, but for those of the app's own
    /// code.
    ///
    /// - Parameter flow: the flow.
    /// - Returns: its results in their order, then its end without one.
    public func handlers(of flow: FlowID) -> [HandledResult] {
        let starters = starters(of: flow).map(\.action)
        let results = self[flow].results.indices.flatMap { result in
            starters.compactMap { starter -> HandledResult? in
                switch starter.owner {
                case .tab(let container, let child) where starter.step == nil, .child(let container, let child):
                    let handler = self[container].childHandlers.first { $0.child == child && $0.handler.result == result }
                    return HandledResult(result: result, starter: starter, steps: handler?.handler.steps)
                default:
                    guard let site = starter.step?.action.site else { return nil }
                    let handler = self[site].handlers.first { $0.result == result }
                    return HandledResult(result: result, starter: starter, steps: handler?.steps)
                }
            }
        }
        let dismissals = starters.compactMap { starter in
            starter.step?.action.site.map { HandledResult(result: nil, starter: starter, steps: self[$0].dismissed) }
        }
        return results + dismissals
    }

    /// The steps of a flow, and of its screens, after which the user doesn't see it any more.
    ///
    /// - Parameter flow: the flow.
    public func waysOut(of flow: FlowID) -> [PlacedAction] {
        let isPushed = self[flow].entry?.value == .push || starters(of: flow).contains { $0.action.step?.action.isPush ?? false }
        let beginnings = isPushed ? self[flow].start.all.map { self[flow].screens[$0] } : []
        return placedSteps.filter { action in
            let screen: ScreenID?
            switch action.owner {
            case .transition(let id):
                guard self.flow(of: self[id].owner) == flow else { return false }
                screen = if case .screen(let owner) = self[id].owner { owner } else { nil }
            case .result(let owner, _, _), .tab(let owner, _), .child(let owner, _):
                guard owner == flow else { return false }
                screen = nil
            case .start, .link: return false
            }
            switch action.step?.action {
            case .finish, .dismiss: return true
            case .select(let container, _, _), .switchTo(let container, _, _, _): return container != flow
            case .pop(1): return isPushed && screen.map(beginnings.contains) ?? true
            default: return false
            }
        }
    }
}
