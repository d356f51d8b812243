import PushdownSystems

/// The event that begins a run, and the shortest path to it.
struct Origin: Hashable {
    /// The event that begins it.
    var event: EventID
    /// The operation that the question is about.
    var operation: OperationID
    /// The minimum number of actions, including the event.
    var cost: Int
    /// The first node that the path leads to, and the rest of the path.
    var base: NodeID
    var legs: [Leg] = []
    /// The number of slots that going back pops.
    var taken = 0

    enum Leg: Hashable {
        case edge(EdgeID)
        /// From a procedure to a node above it.
        case ascent(procedure: NodeID, to: NodeID)
        /// From a slot that a pop-until reaches, to a node above it.
        case rise(from: NodeID, to: NodeID)
    }
}

extension Departure {
    /// True if a run begins with it instead of continuing.
    var begins: Bool { cost > 0 }
}
