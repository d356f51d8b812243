import FlowGraph
import PushdownSystems

/// How runs go on where something has left, at the place that started it.
extension Rewriting {
    /// How a run goes on at the place that started what leaves; a fault where nobody handles its
    /// end.
    mutating func resumed(_ leave: Leave, at site: SiteID?, symbol number: SymbolID) -> Result<Control, UnhandledEnd> {
        func rest(container: Int?) -> Control {
            leave.operation == Operations.end
                ? .idle : Control(task: .go(leave.operation), container: container, saved: leave.saved)
        }
        if leave.isOfLayer {
            var rest = leave
            rest.isOfLayer = false
            return .success(Control(task: .leave(rest), container: nil, saved: nil))
        }
        switch leave.how {
        case .finish(let result):
            guard let site, let operation = operations.handler(of: site, for: result) else { return .failure(UnhandledEnd()) }
            return .success(operation == Operations.end ? .idle : handled(operation, of: site, at: number, saved: leave.saved))
        case .dismissed(let isSeen):
            guard let site, let operation = operations.dismissals[site.index] else { return .success(rest(container: leave.container)) }
            return .success(
                operation == Operations.end
                    ? .idle : handled(operation, of: site, at: number, saved: isSeen ? .here(operation) : leave.saved))
        case .dropped:
            return .success(rest(container: nil))
        case .menu:
            let dismissalSite = site.flatMap { operations.dismissalSites[$0.index] }
            if let site, let dismissalSite, operations.isMerged(dismissalSite), let handler = operations.dismissals[site.index] {
                violation(.mergedSites, handler)
            }
            return .success(Control(task: .menu(dismissalSite), container: nil, saved: nil))
        case .reselect:
            return .success(Control(task: .reselect, container: nil, saved: nil))
        }
    }

    /// The control that begins a site's `dismissed` list at the slot where the back menu stops.
    mutating func menuEnd(from site: SiteID, at symbol: SymbolID) -> Control {
        guard let handler = operations.dismissals[site.index] else { return .idle }
        return handled(handler, of: site, at: symbol, saved: .here(handler))
    }

    /// The operation that stands for a handler that is taken on a navigation stack.
    mutating func taken(_ operation: OperationID) -> OperationID {
        let representative = operations.representative(of: operation)
        if representative != operation { passed[operation] = true }
        return representative
    }

    /// The control of a handler at the place that started what has left.
    private mutating func handled(_ operation: OperationID, of site: SiteID, at symbol: SymbolID, saved: Control.Saved?) -> Control {
        let content = alphabet.lane(of: alphabet.symbols[symbol]).content
        // What can be taken anyway needs no state to fall back to, and doesn't belong to a
        // container.
        if content.isStack, operations.isPlain[operation] || operations.isHarmless(operation) {
            return Control(task: .go(taken(operation)), container: nil, saved: nil)
        }
        return Control(task: .go(operation), container: content.path.lastIndex { $0.flow == program[site].owner }, saved: saved)
    }

    /// Nobody handles the end of what has left.
    struct UnhandledEnd: Error {}
}
