/// The continuation of runs below slots and procedures that were removed.
extension PostStar {
    mutating func summarize(_ node: NodeID, _ key: ReturnKey) -> SummaryID {
        if let summary = summaryIndex[node, key] {
            if attachments != nil, !summaries[summary].isPropagated { returning.append(summary) }
            return summary
        }
        let summary = makeSummary(node, key)
        returning.append(summary)
        return summary
    }

    /// Creates a summary of a node and a key that isn't propagated yet.
    mutating func makeSummary(_ node: NodeID, _ key: ReturnKey) -> SummaryID {
        let summary = summaries.append(ReturnSummary(node: node, key: key, next: automaton[node].summary))
        automaton.nodes[node].summary = summary
        summaryIndex[node, key] = summary
        return summary
    }

    /// Propagates a summary down all edges of its node.
    mutating func propagate(_ summary: SummaryID) {
        guard !summaries[summary].isPropagated else { return }
        summaries[summary].isPropagated = true
        var next = automaton[summaries[summary].node].down
        while let edge = next {
            next = automaton[edge].nextDown
            propagate(summary, down: edge)
        }
    }

    /// Propagates a summary down an edge.
    mutating func propagate(_ summary: SummaryID, down edge: EdgeID) {
        let (node, key) = (summaries[summary].node, summaries[summary].key)
        let (target, isLabeled) = (automaton[edge].target, automaton[edge].isLabeled)
        // A run from a slot on top has the same result at lower cost than a return from above it.
        if automaton[target].isResting, !automaton[node].isProcedure, system.isSubsumed(key.control, at: automaton[target].symbol) {
            return
        }
        var (below, returned): (SummaryID?, EdgeID?)
        if isLabeled {
            (below, returned) = cross(edge, summary)
        } else if !automaton[target].isProcedure {
            below = summarize(target, key)
        }
        guard below != nil || returned != nil else { return }
        summaries[summary].propagation = propagations.append(
            Propagation(edge: edge, summary: summary, below: below, returned: returned, next: summaries[summary].propagation))
    }

    /// Continues a run that returns from above a call with a summary. The results are the summary
    /// of the slot below, if the run removes that slot too, and the edge by which it continues or
    /// ends there. Both are `nil` if nothing changes.
    private mutating func cross(_ call: EdgeID, _ summary: SummaryID) -> (below: SummaryID?, returned: EdgeID?) {
        let (source, target) = (automaton[call].source, automaton[call].target)
        let symbol = automaton[target].symbol
        let control: ControlID
        if automaton[source].isProcedure {
            let (next, isHandled) = system.control(after: summaries[summary].key.exit, at: automaton[call].address, on: symbol)
            if isHandled { summaries[summary].isHandled = true }
            control = next
        } else {
            control = summaries[summary].key.control
        }
        let uncovering = system.uncover(symbol, with: control)
        let below = uncovering.below.map { summarize(target, ReturnKey($0)) }
        guard let here = uncovering.here, !(uncovering.isOver && automaton[target].isResting) else { return (below, nil) }
        return (below, goOn(here, at: target))
    }

    /// Returns the edge by which a run continues at an uncovered slot, or `nil` if nothing changes.
    mutating func goOn(_ control: ControlID, at target: NodeID) -> EdgeID? {
        if let known = returns[control, target] { return known }
        let symbol = automaton[target].symbol
        let single = system.shortRun(of: control, on: symbol)
        let top = single.map { node(.resting, $0.symbol) } ?? node(control, symbol)
        let isPush = single?.isPush ?? false
        // A run can continue at the node at which it started the removed content. It reaches
        // nothing new, but its origin matters.
        guard isPush || top != target || !automaton[target].isResting else { return nil }
        // Registered before it is created, because a return over it can continue with it.
        let edge = EdgeID(automaton.edges.count)
        returns[control, target] = edge
        connect(top, target, isLabeled: isPush, .returned, .init(event: single?.event))
        return edge
    }
}
