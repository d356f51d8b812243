/// Everything that a pushdown system can reach: the saturated automaton and its derivation.
public final class Saturation: Sendable {
    /// The automaton of the reachable words.
    public let automaton: PAutomaton
    /// The return summaries.
    public let summaries: Table<SummaryID, ReturnSummary>
    /// The pops that remove one slot each.
    public let pops: [Departure]
    /// The exits of procedures.
    public let exits: [Departure]
    /// The propagations of summaries down edges.
    public let propagations: Table<PropagationID, Propagation>
    /// The summaries by node and key.
    public let summaryIndex: SummaryIndex
    /// The pop-untils.
    public let popUntils: PopUntils
    /// The nodes of the slots at which pop-untils stop and continue.
    let popUntilTargets: BitSet
    /// The edges by which runs return, by control and target.
    let returns: PairTable<ControlID, NodeID, EdgeID>
    /// The node of each symbol with the resting control, if the symbol is ever on top.
    public let resting: IndexTable<SymbolID, NodeID>
    /// The node of each procedure that is ever called.
    public let procedures: IndexTable<ProcedureID, NodeID>
    /// The origins of runs that continue above slots they have pushed, by the edges at which they
    /// continue.
    public let continuations: IndexMap<EdgeID, Continuation>
    /// The edges from configurations of another system that replace the content of a procedure, and
    /// that no call of the procedure leads to.
    public let waitingEdges: IndexSet<EdgeID>
    /// True if saturation stopped at a limit, so the automaton is incomplete.
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
        waitingEdges = postStar.attachments?.waitingEdges(automaton) ?? IndexSet()
        isCut = postStar.isCut
    }

    /// Computes everything that a system can reach.
    ///
    /// - Parameters:
    ///   - system: the system. It isn't retained.
    ///   - limits: the limits of the saturation.
    public convenience init(of system: some PushdownSystem, limits: Limits = Limits()) {
        var postStar = PostStar(of: system, limits: limits)
        postStar.start()
        postStar.saturate()
        self.init(postStar)
    }

    /// Computes everything that one system can do in the reachable configurations of another. Both
    /// must have the same symbols, controls and procedures.
    ///
    /// The configurations' nodes keep their numbers. All edges, summaries and exits are derived
    /// from `system`, starting in these configurations.
    ///
    /// - Parameters:
    ///   - system: the system to run. It isn't retained.
    ///   - reached: everything that the other system can reach.
    ///   - limits: the limits of the saturation.
    public convenience init(of system: some PushdownSystem, from reached: Saturation, limits: Limits = Limits()) {
        var postStar = PostStar(of: system, limits: limits)
        postStar.open(reached)
        postStar.saturate()
        self.init(postStar)
    }

    /// The summaries of a node, newest first.
    public func summaries(of node: NodeID) -> SummariesOfNode { SummariesOfNode(summaries, from: automaton.nodes[node].summary) }

    /// The limits of a saturation. They bound work, never time.
    public struct Limits: Sendable {
        /// The maximum number of nodes of the automaton.
        public var nodes = Int.max
        /// The maximum number of edges of the automaton.
        public var edges = Int.max
        /// The maximum number of return summaries.
        public var summaries = Int.max
        /// The maximum number of propagations of summaries down edges.
        public var propagations = Int.max
        /// The maximum total size of the sets of slots that nodes can be above.
        public var slots = Int.max

        /// No limits.
        public init() {}
    }
}

/// The departure of a slot or procedure.
public struct Departure: Sendable {
    /// The node from which it leaves.
    public var node: NodeID
    /// The summary that the departure creates.
    public var summary: SummaryID
    /// The cost, in actions.
    public var cost: Int
    /// The event that starts the run.
    public var event: EventID
    /// As ``Rewrite/label``.
    public var label: Int
}

/// The origin of a run that continues.
public struct Continuation: Hashable, Sendable {
    /// The node at which the rewrite starts.
    public var node: NodeID
    /// The event that starts the run.
    public var event: EventID
    /// The cost of the rewrite, in actions.
    public var cost: Int

    /// Creates a continuation.
    public init(node: NodeID, event: EventID, cost: Int) {
        self.node = node
        self.event = event
        self.cost = cost
    }
}
