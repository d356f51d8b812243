/// The fewest actions that everything in the automaton takes.
///
/// What stands on a procedure stands between it and the next procedures, so that ways are measured
/// from each procedure to the slots of its region alone, and from procedure to procedure. First
/// come, in one ascending order, the distances within regions and layers and the costs of coming
/// back (Knuth's generalisation of Dijkstra's algorithm, 1977: all are sums of numbers that aren't
/// negative); then the distances of the procedures from the start.
public struct Distances: Sendable {
    /// The fewest actions from the start to each node; ``unknown`` where there is no way.
    public private(set) var start: Table<NodeID, Int>
    /// The edge below each node on a shortest way from the start; nil of the bottom.
    private(set) var parent: IndexTable<NodeID, EdgeID>
    /// Of each procedure the edge below it on a shortest way from the procedure of its layer.
    private(set) var layerParent: IndexTable<NodeID, EdgeID>
    /// The fewest actions from the procedure of the region to each node, and from the procedure of
    /// the layer to each procedure.
    private var inRegion: Table<NodeID, Int>
    private var inLayer: Table<NodeID, Int>
    /// The fewest actions with which each summary comes back.
    private var back: Table<SummaryID, Int>
    private(set) var backVia: Table<SummaryID, Via>
    /// The weight of each edge.
    public private(set) var weights: Table<EdgeID, Int>

    /// The distance of what can't be reached.
    public static let unknown = Int.max

    /// What a summary comes from: an index of the pops, one of the exits, or a summary above an
    /// edge.
    enum Via {
        case none
        case pop(Int)
        case exit(Int)
        case edge(EdgeID, SummaryID)
    }

    /// What each edge by which runs come back has its weight from.
    public private(set) var returns: Table<EdgeID, Return>

    /// Where a run comes back from.
    public enum Return: Sendable {
        /// Nowhere, or nobody knows.
        case none
        /// A summary that comes back over a call.
        case over(call: EdgeID, SummaryID)
        /// A pop-until that has come to the target's slot, by its index.
        case popUntil(Int32)
    }

    /// What is measured.
    let saturation: Saturation
    /// The edges of each node that lead to it from above.
    public let edgesUp: CompressedRows
    /// The edges of each node that lead down from it.
    public let edgesDown: CompressedRows
    /// What is measured from the slots that pop-untils come to.
    var popUntilDistances: PopUntilDistances
    // Of what is measured from procedures the last of each node, and the one before each: the edges
    // that need it for their weight, and the exits.
    private var jumps: IndexTable<NodeID, EdgeID>
    private var nextJump: IndexTable<EdgeID, EdgeID>
    private var exits: IndexTable<NodeID, Int>
    private var nextExit: IndexTable<Int, Int>
    // Of each region the last edge that leads to it from a procedure, and the one before each; and
    // the nodes with jumps and exits.
    private var calls: IndexTable<NodeID, EdgeID>
    private var nextCall: IndexTable<EdgeID, EdgeID>
    private var leavers = IndexMap<NodeID, [NodeID]>()
    // The last of the ways in which summaries come down each edge whose weight isn't known from the
    // beginning, and the one before each.
    private var propagations: IndexTable<EdgeID, PropagationID>
    private var nextPropagation: IndexTable<PropagationID, PropagationID>
    /// Of the layers' procedures those from which something is measured.
    private var isMeasured: Table<NodeID, Bool>
    private var isFinal: (region: Table<NodeID, Bool>, layer: Table<NodeID, Bool>, back: Table<SummaryID, Bool>)
    var queue = BucketQueue<Item>()

    /// What the queue holds.
    struct Item {
        var kind: Kind
        var number: Int32

        enum Kind {
            /// A node, by its distance from the region's procedure.
            case inRegion
            /// A procedure, by its distance from the layer's.
            case inLayer
            /// A summary.
            case back
            /// A node, by its distance from slots.
            case aboveSlots
        }
    }

    /// Measures all that a system can reach.
    ///
    /// - Parameter saturation: all that the system can reach.
    public init(_ saturation: Saturation) {
        self.saturation = saturation
        edgesUp = CompressedRows(of: saturation.automaton, isUp: true)
        edgesDown = CompressedRows(of: saturation.automaton, isUp: false)
        popUntilDistances = PopUntilDistances(in: saturation)
        let (nodes, edges) = (saturation.automaton.nodes.count, saturation.automaton.edges.count)
        let summaries = saturation.summaries.count
        start = Table(repeating: Self.unknown, count: nodes)
        inRegion = start
        inLayer = start
        parent = IndexTable(count: nodes)
        layerParent = parent
        jumps = parent
        calls = parent
        exits = IndexTable(count: nodes)
        back = Table(repeating: Self.unknown, count: summaries)
        backVia = Table(repeating: .none, count: summaries)
        returns = Table(repeating: .none, count: edges)
        weights = Table(repeating: Self.unknown, count: edges)
        nextJump = IndexTable(count: edges)
        nextCall = nextJump
        propagations = IndexTable(count: edges)
        nextPropagation = IndexTable(count: saturation.propagations.count)
        nextExit = IndexTable(count: saturation.exits.count)
        isMeasured = Table(repeating: false, count: nodes)
        isFinal = (isMeasured, isMeasured, Table(repeating: false, count: summaries))
        list()
        relate()
        measureFromStart()
    }

    /// The fewest actions from a procedure to a node above it; nil where it isn't measured from
    /// there.
    ///
    /// - Parameters:
    ///   - node: the node above.
    ///   - procedure: the node of the procedure.
    public func distance(of node: NodeID, from procedure: NodeID) -> Int? {
        let (region, layer) = (saturation.automaton.nodes[node].region, saturation.automaton.nodes[node].layer)
        guard inRegion[node] != Self.unknown else { return nil }
        if region == procedure { return inRegion[node] }
        guard layer == procedure, inLayer[region] != Self.unknown else { return nil }
        return inLayer[region] + inRegion[node]
    }

    // MARK: Within layers and regions

    /// Finds what is measured from where.
    private mutating func list() {
        for (id, edge) in saturation.automaton.edges.indexed() {
            switch edge.weight {
            case .fixed(let cost): weights[id] = cost
            case .returned: break
            case .from(let node, _):
                noteLeaver(node)
                nextJump[id] = jumps[node]
                jumps[node] = id
                isMeasured[edge.target] = true
            }
            guard edge.isLabelled, saturation.automaton.nodes[edge.source].isProcedure else { continue }
            let region = saturation.automaton.nodes[edge.target].region
            nextCall[id] = calls[region]
            calls[region] = id
        }
        for (number, exit) in saturation.exits.enumerated() {
            noteLeaver(exit.node)
            nextExit[number] = exits[exit.node]
            exits[exit.node] = number
            isMeasured[saturation.summaries[exit.summary].node] = true
        }
        for (id, propagation) in saturation.propagations.indexed() where weights[propagation.edge] == Self.unknown {
            nextPropagation[id] = propagations[propagation.edge]
            propagations[propagation.edge] = id
        }
    }

    private mutating func noteLeaver(_ node: NodeID) {
        guard jumps[node] == nil, exits[node] == nil else { return }
        leavers[saturation.automaton.nodes[node].region, default: []].append(node)
    }

    private mutating func relate() {
        for (id, node) in saturation.automaton.nodes.indexed() where node.isProcedure {
            reach(id, inRegion: 0, nil)
            if node.layer == id, isMeasured[id] { reach(id, inLayer: 0, nil) }
        }
        for (number, pop) in saturation.pops.enumerated() { relax(pop.summary, pop.cost, .pop(number)) }
        startAtPopUntilTargets()
        while let (cost, item) = queue.next() {
            let number = Int(item.number)
            switch item.kind {
            case .inRegion:
                let node = NodeID(number)
                guard inRegion[node] == cost, !isFinal.region[node] else { continue }
                isFinal.region[node] = true
                settle(node, cost)
            case .inLayer:
                let procedure = NodeID(number)
                guard inLayer[procedure] == cost, !isFinal.layer[procedure] else { continue }
                isFinal.layer[procedure] = true
                settle(procedure: procedure, cost)
            case .aboveSlots:
                settle(NodeID(number), after: cost)
            case .back:
                let summary = SummaryID(number)
                guard back[summary] == cost, !isFinal.back[summary] else { continue }
                isFinal.back[summary] = true
                settle(summary)
            }
        }
    }

    private mutating func reach(_ node: NodeID, inRegion cost: Int, _ edge: EdgeID?) {
        guard cost < inRegion[node] else { return }
        inRegion[node] = cost
        parent[node] = edge
        queue.add(Item(kind: .inRegion, number: Int32(node.number)), at: cost)
    }

    private mutating func reach(_ procedure: NodeID, inLayer cost: Int, _ edge: EdgeID?) {
        guard cost < inLayer[procedure] else { return }
        inLayer[procedure] = cost
        layerParent[procedure] = edge
        queue.add(Item(kind: .inLayer, number: Int32(procedure.number)), at: cost)
    }

    private mutating func relax(_ summary: SummaryID, _ cost: Int, _ via: Via) {
        guard cost < back[summary] else { return }
        back[summary] = cost
        backVia[summary] = via
        queue.add(Item(kind: .back, number: Int32(summary.number)), at: cost)
    }

    /// The distance of a node from its region's procedure is known.
    private mutating func settle(_ node: NodeID, _ cost: Int) {
        for way in edgesUp[node] where weights[way.edge] != Self.unknown {
            if saturation.automaton.nodes[way.node].isProcedure {
                relax(along: way.edge, cost)
            } else {
                reach(way.node, inRegion: cost + weights[way.edge], way.edge)
            }
        }
        let (region, layer) = (saturation.automaton.nodes[node].region, saturation.automaton.nodes[node].layer)
        leave(node, cost, for: region)
        if layer != region, isFinal.layer[region] { leave(node, inLayer[region] + cost, for: layer) }
    }

    /// The distance of a procedure from its layer's is known.
    private mutating func settle(procedure: NodeID, _ cost: Int) {
        var next = calls[procedure]
        while let call = next {
            let target = saturation.automaton.edges[call].target
            if isFinal.region[target], weights[call] != Self.unknown { relax(along: call, inRegion[target]) }
            next = nextCall[call]
        }
        let layer = saturation.automaton.nodes[procedure].layer
        guard layer != procedure else { return }
        for node in leavers[procedure] ?? [] where isFinal.region[node] { leave(node, cost + inRegion[node], for: layer) }
    }

    /// Goes up an edge from a node that is so far from its region's procedure.
    private mutating func relax(along edge: EdgeID, _ cost: Int) {
        let source = saturation.automaton.edges[edge].source
        guard saturation.automaton.nodes[source].isProcedure else { return reach(source, inRegion: cost + weights[edge], edge) }
        let target = saturation.automaton.edges[edge].target
        let (region, layer) = (saturation.automaton.nodes[target].region, saturation.automaton.nodes[target].layer)
        guard isFinal.layer[region], saturation.automaton.nodes[source].layer == layer else { return }
        reach(source, inLayer: inLayer[region] + cost + weights[edge], edge)
    }

    /// Does what is measured from a procedure, of which a node is so far.
    private mutating func leave(_ node: NodeID, _ cost: Int, for procedure: NodeID) {
        var nextOfJumps = jumps[node]
        while let jump = nextOfJumps {
            if saturation.automaton.edges[jump].target == procedure, case .from(_, let more) = saturation.automaton.edges[jump].weight {
                know(jump, cost + more)
            }
            nextOfJumps = nextJump[jump]
        }
        var nextOfExits = exits[node]
        while let exit = nextOfExits {
            let way = saturation.exits[exit]
            if saturation.summaries[way.summary].node == procedure { relax(way.summary, cost + way.cost, .exit(exit)) }
            nextOfExits = nextExit[exit]
        }
    }

    /// The weight of an edge is known.
    mutating func know(_ edge: EdgeID, _ weight: Int, from way: Return = .none) {
        weights[edge] = weight
        returns[edge] = way
        let target = saturation.automaton.edges[edge].target
        if isFinal.region[target] { relax(along: edge, inRegion[target]) }
        var next = propagations[edge]
        while let propagation = next {
            if isFinal.back[saturation.propagations[propagation].summary] { take(saturation.propagations[propagation]) }
            next = nextPropagation[propagation]
        }
        if !popUntilDistances.nodes.isEmpty { rise(along: edge) }
    }

    /// The cost of coming back with a summary is known.
    private mutating func settle(_ summary: SummaryID) {
        var next = saturation.summaries[summary].propagation
        while let propagation = next {
            let way = saturation.propagations[propagation]
            if weights[way.edge] != Self.unknown { take(way) }
            next = way.next
        }
    }

    /// A summary comes down an edge; both are known.
    private mutating func take(_ way: Propagation) {
        let weight = weights[way.edge] + back[way.summary]
        if let below = way.below { relax(below, weight, .edge(way.edge, way.summary)) }
        guard let returned = way.returned, weight < weights[returned] else { return }
        know(returned, weight, from: .over(call: way.edge, way.summary))
    }

    // MARK: From the start

    private mutating func measureFromStart() {
        var queue = BucketQueue<NodeID>()
        for bottom in saturation.automaton.bottoms {
            start[bottom] = 0
            queue.add(bottom, at: 0)
        }
        while let (cost, procedure) = queue.next() {
            guard start[procedure] == cost else { continue }
            var next = calls[procedure]
            while let call = next {
                let (source, target) = (saturation.automaton.edges[call].source, saturation.automaton.edges[call].target)
                if weights[call] != Self.unknown, inRegion[target] != Self.unknown {
                    let distance = cost + inRegion[target] + weights[call]
                    if distance < start[source] {
                        start[source] = distance
                        parent[source] = call
                        queue.add(source, at: distance)
                    }
                }
                next = nextCall[call]
            }
        }
        for (id, node) in saturation.automaton.nodes.indexed() where !node.isProcedure && inRegion[id] != Self.unknown {
            if start[node.region] != Self.unknown { start[id] = start[node.region] + inRegion[id] }
        }
    }
}
