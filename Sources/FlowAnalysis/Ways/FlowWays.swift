import FlowGraph
import FlowSpec

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

    /// Whether something starts a flow on a stack.
    ///
    /// - Parameter flow: the flow.
    public func isPushed(_ flow: FlowID) -> Bool {
        self[flow].entry?.value == .push || starters(of: flow).contains { $0.action.step?.action.isPush ?? false }
    }

    /// The screens that a flow may begin with; none of a container.
    ///
    /// - Parameter flow: the flow.
    public func startScreens(of flow: FlowID) -> [ScreenID] {
        self[flow].kind.isStackOrSingle ? self[flow].start.all.map { self[flow].screens[$0] } : []
    }

    /// The screens with which a target may begin: of a container those of all that it contains.
    ///
    /// - Parameter target: the screen or flow.
    public func beginnings(of target: Target) -> [ScreenID] {
        switch target {
        case .screen(let screen): [screen]
        case .flow(let flow): contents(of: flow).flatMap(startScreens)
        }
    }

    /// A flow with all that are in its tabs or are its children, however deep.
    ///
    /// - Parameter flow: the flow.
    public func contents(of flow: FlowID) -> [FlowID] {
        var contents = [flow]
        var next = 0
        while next < contents.count {
            let container = self[contents[next]]
            for use in container.tabs.map(\.use) + container.children.map(\.use) {
                if case .flow(let inner)? = use?.target, !contents.contains(inner) { contents.append(inner) }
            }
            next += 1
        }
        return contents
    }

    /// The steps of a flow, of its screens and of what it contains that lead out of it: they end
    /// it, or show something else in its place or over it.
    ///
    /// - Parameter flow: the flow.
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
            case .select(let container, _, _), .switchTo(let container, _, _, _): return !contents.contains(container)
            case .pop(1): return owner == flow && isPushed && screen.map(beginnings.contains) ?? true
            case .push, .replace, .setStack, .pop, .popTo, .popToRoot, .present, .alert, .perform, .choose:
                return step.createdUses.contains { if case .flow(let target) = $0.target { !contents.contains(target) } else { false } }
            }
        }
    }
}
