/// A possible return from above a node: a run removes the node's slot and continues below with a
/// control, or leaves a procedure (the summaries of Reps, Horwitz and Sagiv, POPL 1995).
public struct ReturnSummary: Sendable {
    /// The node that a run removes or leaves.
    public let node: NodeID
    /// The control or exit with which the run returns.
    public let key: ReturnKey
    /// The previous summary of the same node.
    let next: SummaryID?
    /// True if it was propagated to the edges that lead down from the node.
    var isPropagated = false
    /// For a procedure, true if one of its callers handles the exit.
    public internal(set) var isHandled = false
    /// The last propagation of this summary down from the node.
    var propagation: PropagationID?

    init(node: NodeID, key: ReturnKey, next: SummaryID?) {
        (self.node, self.key, self.next) = (node, key, next)
    }
}

/// The propagation of a summary down an edge. It becomes a summary of the target, a run continues
/// there, or both.
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

    /// The summary of the target, if there is one.
    public var below: SummaryID? { stored.below < 0 ? nil : SummaryID(Int(stored.below)) }
    /// The edge by which the run continues or ends at the target.
    public var returned: EdgeID? { stored.returned < 0 ? nil : EdgeID(Int(stored.returned)) }
    /// The previous propagation of the same summary.
    var next: PropagationID? { stored.next < 0 ? nil : PropagationID(Int(stored.next)) }
}

/// An index of a propagation.
public typealias PropagationID = Index<Propagation>

/// Summaries by node and key. The first keys, which nearly all nodes have, are stored separately.
public struct SummaryIndex: Sendable {
    private var frequent = IndexTable<Int, SummaryID>()
    private var others = PairTable<NodeID, ReturnKey, SummaryID>()

    private static let count = 2

    init() {}

    /// The summary of a node with a key, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - node: the node that a run removes or leaves.
    ///   - key: the control or exit with which the run returns.
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

/// The summaries of a node, newest first.
public struct SummariesOfNode: Sequence, IteratorProtocol {
    private let summaries: Table<SummaryID, ReturnSummary>
    private var summary: SummaryID?

    init(_ summaries: Table<SummaryID, ReturnSummary>, from summary: SummaryID?) {
        (self.summaries, self.summary) = (summaries, summary)
    }

    /// Returns the next summary, or `nil` after the last.
    public mutating func next() -> SummaryID? {
        guard let summary else { return nil }
        self.summary = summaries[summary].next
        return summary
    }
}
