import FlowGraph
import PushdownSystems

/// Continues runs at the place that started a layer or flow, after it has left.
extension Rewriting {
    /// Returns the control at the place that started the layer or flow, or a failure if nobody
    /// handles its end.
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

    /// The control that begins a site's `dismissed` list after the back menu stops at a slot.
    mutating func menuEnd(from site: SiteID, at symbol: SymbolID) -> Control {
        guard let handler = operations.dismissals[site.index] else { return .idle }
        return handled(handler, of: site, at: symbol, saved: .here(handler))
    }

    /// Marks a handler that runs on a navigation stack as passed, and returns its representative.
    mutating func taken(_ operation: OperationID) -> OperationID {
        let representative = operations.representative(of: operation)
        if representative != operation { passed[operation] = true }
        return representative
    }

    /// The control of a handler at the place that started the layer or flow.
    private mutating func handled(_ operation: OperationID, of site: SiteID, at symbol: SymbolID, saved: Control.Saved?) -> Control {
        let content = alphabet.lane(of: alphabet.symbols[symbol]).content
        // On a stack, a list that can't fail needs no state to fall back to, and belongs to no
        // container.
        if content.isStack, operations.isPlain[operation] || operations.isHarmless(operation) {
            return Control(task: .go(taken(operation)), container: nil, saved: nil)
        }
        return Control(task: .go(operation), container: content.path.lastIndex { $0.flow == program[site].owner }, saved: saved)
    }

    /// Nobody handles the end of the layer or flow.
    struct UnhandledEnd: Error {}
}
