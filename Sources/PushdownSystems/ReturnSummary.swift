/// What can come back from above: a node's slot can be taken away, and the run goes on below with a
/// control; or a procedure can be left (the summaries of Reps, Horwitz and Sagiv, POPL 1995).
public struct ReturnSummary: Sendable {
    /// The node that leaves.
    public let node: NodeID
    /// With what the run comes back.
    public let key: ReturnKey
    /// The summary of the same node before it.
    let next: SummaryID?
    /// Whether it has been propagated to the edges that lead down from the node.
    var isPropagated = false
    /// Of a procedure whether one of its callers handles the exit.
    public internal(set) var isHandled = false
    /// The last of the ways in which it comes down from the node.
    var propagation: PropagationID?

    init(node: NodeID, key: ReturnKey, next: SummaryID?) {
        (self.node, self.key, self.next) = (node, key, next)
    }
}

/// A summary on its way down an edge: it becomes one of the target, or a run goes on there, or
/// both.
public struct Propagation: Sendable {
    /// The edge.
    public let edge: EdgeID
    /// The summary.
    public let summary: SummaryID
    private let stored: (below: Int32, returned: Int32, next: Int32)

    init(edge: EdgeID, summary: SummaryID, below: SummaryID?, returned: EdgeID?, next: PropagationID?) {
        (self.edge, self.summary) = (edge, summary)
        stored = (Int32(below?.number ?? -1), Int32(returned?.number ?? -1), Int32(next?.number ?? -1))
    }

    /// The summary of the target that it becomes.
    public var below: SummaryID? { stored.below < 0 ? nil : SummaryID(Int(stored.below)) }
    /// The edge by which the run goes on at the target, or is over.
    public var returned: EdgeID? { stored.returned < 0 ? nil : EdgeID(Int(stored.returned)) }
    /// The one of the same summary before it.
    var next: PropagationID? { stored.next < 0 ? nil : PropagationID(Int(stored.next)) }
}

/// A way of a summary down an edge.
public typealias PropagationID = Index<Propagation>

/// Summaries by the node and the key. The first keys are those of nearly all nodes, and have a
/// place of their own.
public struct SummaryIndex: Sendable {
    private var frequent = IndexTable<Int, SummaryID>()
    private var others = PairTable<NodeID, ReturnKey, SummaryID>()

    private static let count = 2

    init() {}

    /// The summary of a node with a key; nil where there is none.
    ///
    /// - Parameters:
    ///   - node: the node that leaves.
    ///   - key: with what the run comes back.
    public internal(set) subscript(node: NodeID, key: ReturnKey) -> SummaryID? {
        get {
            guard key.number < Self.count else { return others[node, key] }
            return frequent.value(of: Self.count * node.number + key.number)
        }
        set {
            guard let newValue else { return }
            if key.number < Self.count {
                frequent.set(Self.count * node.number + key.number, to: newValue)
            } else {
                others[node, key] = newValue
            }
        }
    }
}

/// What can come back from above a node.
public struct SummariesOfNode: Sequence, IteratorProtocol {
    private let summaries: Table<SummaryID, ReturnSummary>
    private var summary: SummaryID?

    init(_ summaries: Table<SummaryID, ReturnSummary>, from summary: SummaryID?) {
        (self.summaries, self.summary) = (summaries, summary)
    }

    /// The next summary; nil after the last.
    public mutating func next() -> SummaryID? {
        guard let summary else { return nil }
        self.summary = summaries[summary].next
        return summary
    }
}
