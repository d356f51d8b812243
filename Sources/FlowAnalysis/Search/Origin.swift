import PushdownSystems

/// Who begins a run, and the shortest way on which it does.
struct Origin: Hashable {
    /// The event that begins it, by its number.
    var event: EventID
    /// The operation of which something is asked.
    var operation: OperationID
    /// The fewest actions, that of the event counted.
    var cost: Int
    /// The node to which the way leads first, and what comes after that.
    var base: NodeID
    var legs: [Leg] = []
    /// How many slots the user's way back takes.
    var taken = 0

    enum Leg: Hashable {
        case edge(EdgeID)
        /// From a procedure to a node that stands above it.
        case ascent(procedure: NodeID, to: NodeID)
        /// From a slot that a pop-until comes to, to a node that stands above it.
        case rise(from: NodeID, to: NodeID)
    }
}

extension Departure {
    /// Whether a run begins with it, rather than goes on.
    var begins: Bool { cost > 0 }
}
