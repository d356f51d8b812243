/// Reads the steps of shortest runs from distances. It follows a node's edges from the bottom up,
/// and unfolds each to its derivation (the witnesses of Reps, Schwoon, Jha and Melski, 2005).
public struct WitnessReader: Sendable {
    let distances: Distances
    private var saturation: Saturation { distances.saturation }
    private var automaton: PAutomaton { distances.saturation.automaton }

    /// A step of a run.
    public enum Step: Hashable, Sendable {
        /// A rewrite that an event starts, with its cost.
        case event(EventID, cost: Int)
        /// The removal of a slot by a run that continues below with a control.
        case popped(ControlID)
        /// The exit of a procedure.
        case left(ExitID)
    }

    /// Creates a reader.
    ///
    /// - Parameter distances: the distances of everything that the system can reach.
    public init(_ distances: Distances) { self.distances = distances }

    /// The edges on a shortest path from the start to a node, bottom first.
    ///
    /// - Parameter node: the node above. It must be reachable.
    public func edges(to node: NodeID) -> [EdgeID] { edges(to: node, from: nil, byProcedures: distances.parent) }

    /// The edges on a shortest path from a procedure to a node anywhere above it.
    private func edges(to node: NodeID, from procedure: NodeID?, byProcedures parents: IndexTable<NodeID, EdgeID>) -> [EdgeID] {
        var edges: [EdgeID] = []
        var node = node
        while node != procedure, let parent = automaton[node].isProcedure ? parents[node] : distances.parent[node] {
            edges.append(parent)
            node = automaton[parent].target
        }
        return edges.reversed()
    }

    /// Adds the steps that an edge represents.
    ///
    /// - Parameters:
    ///   - number: the edge.
    ///   - steps: the array to which the steps are appended, in order.
    public func unfold(_ number: EdgeID, into steps: inout [Step]) {
        let edge = automaton[number]
        // The edge's weight includes the event that follows the first.
        let later = edge.after == nil ? 0 : 1
        switch edge.weight {
        case .fixed(let cost):
            begin(edge.event, cost - later, &steps)
        case .returned:
            switch distances.returns[number] {
            case .none: break
            case .over(let call, let summary):
                unfold(call, into: &steps)
                unfold(summary, into: &steps)
            case .popUntil(let number):
                let pop = saturation.popUntils.all[Int(number)]
                unfold(fromSlot: edge.target, to: pop.node, into: &steps)
                begin(pop.event, pop.cost, &steps)
            }
        case .from(let node, let cost):
            unfold(from: edge.target, to: node, into: &steps)
            begin(edge.event, cost - later, &steps)
        }
        begin(edge.after, later, &steps)
    }

    private func begin(_ event: EventID?, _ cost: Int, _ steps: inout [Step]) {
        if cost > 0, let event { steps.append(.event(event, cost: cost)) }
    }

    /// Adds the steps that lead from a procedure to a node anywhere above it.
    ///
    /// - Parameters:
    ///   - procedure: the node of the procedure.
    ///   - node: the node above.
    ///   - steps: the array to which the steps are appended, in order.
    public func unfold(from procedure: NodeID, to node: NodeID, into steps: inout [Step]) {
        for edge in edges(to: node, from: procedure, byProcedures: distances.layerParent) { unfold(edge, into: &steps) }
    }

    /// Adds the steps from a slot to a node above it, from which a pop-until returns to the slot.
    ///
    /// - Parameters:
    ///   - slot: the node of the slot.
    ///   - node: the node above.
    ///   - steps: the array to which the steps are appended, in order.
    public func unfold(fromSlot slot: NodeID, to node: NodeID, into steps: inout [Step]) {
        for edge in distances.edges(to: node, above: slot) { unfold(edge, into: &steps) }
    }

    private func unfold(_ summary: SummaryID, into steps: inout [Step]) {
        var summary = summary
        // A returning run first removes the slot at which it started, then the slots below.
        var passed: [Step] = []
        defer { steps += passed }
        while true {
            let key = saturation.summaries[summary].key
            switch distances.backVia[summary] {
            case .none: return
            case .edge(let edge, let next):
                unfold(edge, into: &steps)
                if automaton[edge].isLabeled { passed.append(.popped(key.control)) }
                summary = next
            case .pop(let number):
                let pop = saturation.pops[number]
                begin(pop.event, pop.cost, &steps)
                steps.append(.popped(key.control))
                return
            case .exit(let number):
                let exit = saturation.exits[number]
                unfold(from: saturation.summaries[summary].node, to: exit.node, into: &steps)
                begin(exit.event, exit.cost, &steps)
                steps.append(.left(key.exit))
                return
            }
        }
    }
}
