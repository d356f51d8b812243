/// How runs go on below what has left.
extension PostStar {
    /// The summary of a node and a key.
    mutating func summarize(_ node: NodeID, _ key: ReturnKey) -> SummaryID {
        if let summary = summaryIndex[node, key] {
            if attachments != nil, !summaries[summary].isPropagated { returning.append(summary) }
            return summary
        }
        let summary = makeSummary(node, key)
        returning.append(summary)
        return summary
    }

    /// A new summary of a node and a key, that doesn't come down yet.
    mutating func makeSummary(_ node: NodeID, _ key: ReturnKey) -> SummaryID {
        let summary = summaries.append(ReturnSummary(node: node, key: key, next: automaton[node].summary))
        automaton.nodes[node].summary = summary
        summaryIndex[node, key] = summary
        return summary
    }

    /// A summary comes down all edges of its node.
    mutating func propagate(_ summary: SummaryID) {
        guard !summaries[summary].isPropagated else { return }
        summaries[summary].isPropagated = true
        var next = automaton[summaries[summary].node].down
        while let edge = next {
            next = automaton[edge].nextDown
            propagate(summary, down: edge)
        }
    }

    /// A summary comes down an edge.
    mutating func propagate(_ summary: SummaryID, down edge: EdgeID) {
        let (node, key) = (summaries[summary].node, summaries[summary].key)
        let (target, isLabelled) = (automaton[edge].target, automaton[edge].isLabelled)
        // From a slot on top the same comes back, and sooner than from above it.
        if automaton[target].isResting, !automaton[node].isProcedure, system.isSubsumed(key.control, at: automaton[target].symbol) {
            return
        }
        var (below, returned): (SummaryID?, EdgeID?)
        if isLabelled {
            (below, returned) = cross(edge, summary)
        } else if !automaton[target].isProcedure {
            below = summarize(target, key)
        }
        guard below != nil || returned != nil else { return }
        summaries[summary].propagation = propagations.append(
            Propagation(edge: edge, summary: summary, below: below, returned: returned, next: summaries[summary].propagation))
    }

    /// What becomes of a run that comes back from above a call with a summary: the summary of the
    /// slot below, where the run takes that away too, and the edge by which it goes on or ends
    /// there. Both are nil where it comes back to what was there.
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

    /// The edge by which a run goes on at a slot that it has uncovered; nil where that leads to
    /// what was there.
    mutating func goOn(_ control: ControlID, at target: NodeID) -> EdgeID? {
        if let known = returns[control, target] { return known }
        let symbol = automaton[target].symbol
        let single = system.shortRun(of: control, on: symbol)
        let top = single.map { node(.resting, $0.symbol) } ?? node(control, symbol)
        let isPush = single?.isPush ?? false
        // A run may go on at the very node at which it has begun what left: who begins it matters,
        // though it comes to nothing new.
        guard isPush || top != target || !automaton[target].isResting else { return nil }
        // Known before it is made: what comes back over it may go on in the same way.
        let edge = EdgeID(automaton.edges.count)
        returns[control, target] = edge
        connect(top, target, isLabelled: isPush, .returned, .init(event: single?.event))
        return edge
    }
}
