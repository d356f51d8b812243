/// All that a pushdown system can reach: the saturated automaton, and what it was made from.
public final class Saturation: Sendable {
    /// The automaton of the reachable words.
    public let automaton: PAutomaton
    /// The return summaries.
    public let summaries: Table<SummaryID, ReturnSummary>
    /// The pops by which slots leave at once.
    public let pops: [Departure]
    /// The ways in which procedures are left.
    public let exits: [Departure]
    /// The ways in which summaries come down edges.
    public let propagations: Table<PropagationID, Propagation>
    /// The summaries by node and key.
    public let summaryIndex: SummaryIndex
    /// The pop-untils.
    public let popUntils: PopUntils
    /// The nodes of the slots at which pop-untils stop and go on.
    let popUntilTargets: BitSet
    /// The edges by which runs come back, by the control and the target.
    let returns: PairTable<ControlID, NodeID, EdgeID>
    /// The node of each symbol with the resting control, where it is ever on top.
    public let resting: IndexTable<SymbolID, NodeID>
    /// The node of each procedure that is ever called.
    public let procedures: IndexTable<ProcedureID, NodeID>
    /// Where runs have come from that go on above what they have put, by the edges below where they
    /// go on.
    public let continuations: IndexMap<EdgeID, Continuation>
    /// Whether there is more than the limits allow: the automaton is a part of the whole.
    public let isCut: Bool

    init(_ postStar: PostStar) {
        automaton = postStar.automaton
        summaries = postStar.summaries
        pops = postStar.pops
        exits = postStar.exits
        propagations = postStar.propagations
        summaryIndex = postStar.summaryIndex
        popUntils = postStar.popUntils
        popUntilTargets = postStar.popUntilTargets
        returns = postStar.returns
        resting = postStar.resting
        procedures = postStar.procedures
        continuations = postStar.continuations
        isCut = postStar.isCut
    }

    /// Finds all that a system can reach.
    ///
    /// - Parameters:
    ///   - system: the system. It isn't kept.
    ///   - limits: how much is looked at.
    public convenience init(of system: some PushdownSystem, limits: Limits = Limits()) {
        var postStar = PostStar(of: system, limits: limits)
        postStar.start()
        postStar.saturate()
        self.init(postStar)
    }

    /// Finds all that another system can do in the configurations that one can reach. The other
    /// has the same symbols, controls and procedures.
    ///
    /// The nodes of the configurations keep their numbers. Edges, summaries and exits are those of
    /// the other system alone, wherever it begins.
    ///
    /// - Parameters:
    ///   - system: the other system. It isn't kept.
    ///   - reached: what the one can reach.
    ///   - limits: how much is looked at.
    public convenience init(of system: some PushdownSystem, from reached: Saturation, limits: Limits = Limits()) {
        var postStar = PostStar(of: system, limits: limits)
        postStar.open(reached)
        postStar.saturate()
        self.init(postStar)
    }

    /// The summaries of a node, those made last first.
    ///
    /// - Parameter node: the node.
    public func summaries(of node: NodeID) -> SummariesOfNode { SummariesOfNode(summaries, from: automaton.nodes[node].summary) }

    /// How much of a system is looked at. What is counted is work, never time.
    public struct Limits: Sendable {
        /// The most nodes of the automaton.
        public var nodes = Int.max
        /// The most edges of the automaton.
        public var edges = Int.max
        /// The most return summaries.
        public var summaries = Int.max
        /// The most ways of summaries down edges.
        public var propagations = Int.max
        /// The most slots in all sets of slots that nodes stand above.
        public var slots = Int.max

        /// No limits.
        public init() {}
    }
}

/// How a slot or procedure leaves.
public struct Departure: Sendable {
    /// The node from which it leaves.
    public var node: NodeID
    /// The summary that this makes.
    public var summary: SummaryID
    /// What it costs.
    public var cost: Int
    /// What begins the run.
    public var event: EventID
    /// As ``Rewrite/label``.
    public var label: Int
}

/// Where a run goes on from a node.
public struct Continuation: Hashable, Sendable {
    /// The node at which the rewrite began.
    public var node: NodeID
    /// What began the run.
    public var event: EventID
    /// What the rewrite costs.
    public var cost: Int

    /// Makes a continuation.
    ///
    /// - Parameters:
    ///   - node: the node at which the rewrite began.
    ///   - event: what began the run.
    ///   - cost: how many actions the rewrite costs.
    public init(node: NodeID, event: EventID, cost: Int) {
        self.node = node
        self.event = event
        self.cost = cost
    }
}
