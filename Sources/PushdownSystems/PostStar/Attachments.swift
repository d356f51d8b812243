/// The nodes that runs have put on their procedures, when runs start in all configurations. Only
/// runs at these nodes leave a procedure that a run has called.
struct Attachments {
    /// True if each node is on its region's procedure, and on its layer's.
    private var isOn: (region: Table<NodeID, Bool>, layer: Table<NodeID, Bool>)
    /// The work that waits until a node is on a procedure: summaries of the procedure, and edges
    /// that replace the content of the procedure.
    private var summaries = IndexMap<NodeID, [(procedure: NodeID, summary: SummaryID)]>()
    private var jumps = IndexMap<NodeID, [(procedure: NodeID, edge: EdgeID)]>()

    init() { isOn = (Table(), Table()) }

    mutating func add(_ node: NodeID) {
        isOn.region.append(false)
        isOn.layer.append(false)
    }

    /// True if a node is on a procedure.
    func isOn(_ node: NodeID, _ procedure: NodeID, _ automaton: PAutomaton) -> Bool {
        automaton[node].region == procedure && isOn.region[node] || automaton[node].layer == procedure && isOn.layer[node]
    }

    /// The edges that replace the content of a procedure, from nodes that aren't on it. A call of
    /// the procedure doesn't lead over them.
    func waitingEdges(_ automaton: PAutomaton) -> IndexSet<EdgeID> {
        IndexSet(jumps.pairs.flatMap { node, edges in edges.filter { !isOn(node, $0.procedure, automaton) }.map(\.edge) })
    }

    /// Defers a summary until a node is on a procedure.
    mutating func wait(_ summary: SummaryID, of procedure: NodeID, for node: NodeID) {
        summaries[node, default: []].append((procedure, summary))
    }

    /// Adds an edge to its target, and returns the summaries that no longer wait.
    mutating func add(_ edge: EdgeID, _ automaton: PAutomaton) -> [SummaryID] {
        var (found, open) = ([SummaryID](), [edge])
        while let number = open.popLast() {
            let edge = automaton[number]
            if case .from(let node, _) = edge.weight, !isOn(node, edge.target, automaton) {
                jumps[node, default: []].append((edge.target, number))
                continue
            }
            let (source, target) = (automaton[edge.source], automaton[edge.target])
            let isOnRegion =
                !isOn.region[edge.source] && (source.region == edge.target || source.region == target.region && isOn.region[edge.target])
            let isOnLayer =
                !isOn.layer[edge.source] && (source.layer == edge.target || source.layer == target.layer && isOn.layer[edge.target])
            guard isOnRegion || isOnLayer else { continue }
            if isOnRegion { isOn.region[edge.source] = true }
            if isOnLayer { isOn.layer[edge.source] = true }
            for edge in automaton.edgesUp(to: edge.source) { open.append(edge) }
            for waiting in summaries[edge.source] ?? [] where isOn(edge.source, waiting.procedure, automaton) {
                found.append(waiting.summary)
            }
            for waiting in jumps[edge.source] ?? [] where isOn(edge.source, waiting.procedure, automaton) { open.append(waiting.edge) }
        }
        return found
    }
}

extension PostStar {
    /// Returns the summary of a procedure that a node leaves.
    mutating func leave(_ procedure: NodeID, _ key: ReturnKey, from node: NodeID) -> SummaryID {
        guard attachments?.isOn(node, procedure, automaton) == false else { return summarize(procedure, key) }
        let summary = summaryIndex[procedure, key] ?? makeSummary(procedure, key)
        attachments?.wait(summary, of: procedure, for: node)
        return summary
    }

    /// Attaches an edge's source to the procedures below, and propagates their waiting summaries.
    mutating func attach(_ edge: EdgeID) {
        guard let summaries = attachments?.add(edge, automaton) else { return }
        for summary in summaries where !self.summaries[summary].isPropagated { returning.append(summary) }
    }
}
