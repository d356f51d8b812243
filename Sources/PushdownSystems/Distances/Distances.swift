/// The minimum number of actions for everything in the automaton.
///
/// The content of a procedure is between it and the next procedures. So paths are measured from
/// each procedure to the slots of its region only, and from procedure to procedure. The first pass
/// computes distances within regions and layers, and the costs of returns, in one ascending order
/// (Knuth's generalization of Dijkstra's algorithm, 1977: all are sums of nonnegative numbers). The
/// second pass computes the distances of the procedures from the start.
public struct Distances: Sendable {
    /// The minimum number of actions from the start to each node, or ``unknown``.
    public private(set) var start: Table<NodeID, Int>
    /// The edge below each node on a shortest path from the start, or `nil` for the bottom.
    private(set) var parent: IndexTable<NodeID, EdgeID>
    /// The edge below each procedure on a shortest path from its layer's procedure.
    private(set) var layerParent: IndexTable<NodeID, EdgeID>
    /// The minimum number of actions from the region's procedure to each node, and from the layer's
    /// procedure to each procedure.
    private var inRegion: Table<NodeID, Int>
    private var inLayer: Table<NodeID, Int>
    /// The minimum number of actions with which each summary returns.
    public private(set) var back: Table<SummaryID, Int>
    private(set) var backVia: Table<SummaryID, Via>
    /// The weight of each edge.
    public private(set) var weights: Table<EdgeID, Int>

    /// The distance of anything unreachable.
    public static let unknown = Int.max

    /// The origin of a summary: an index of a pop or of an exit, or a summary above an edge.
    enum Via {
        case none
        case pop(Int)
        case exit(Int)
        case edge(EdgeID, SummaryID)
    }

    /// The origin of the weight of each edge by which runs return.
    public private(set) var returns: Table<EdgeID, Return>

    /// The origin of a return.
    public enum Return: Sendable {
        /// There is none, or it is unknown.
        case none
        /// A summary that returns over a call.
        case over(call: EdgeID, SummaryID)
        /// A pop-until that has reached the target's slot, by its index.
        case popUntil(Int32)
    }

    let saturation: Saturation
    /// The edges of each node that lead to it from above.
    public let edgesUp: CompressedRows
    /// The edges of each node that lead down from it.
    public let edgesDown: CompressedRows
    /// The distances from the slots that pop-untils reach.
    var popUntilDistances: PopUntilDistances
    // For each node, the last edge and the last exit that need its distance from a procedure, and
    // the one before each.
    private var jumps: IndexTable<NodeID, EdgeID>
    private var nextJump: IndexTable<EdgeID, EdgeID>
    private var exits: IndexTable<NodeID, Int>
    private var nextExit: IndexTable<Int, Int>
    // The last edge that leads to each region from a procedure, and the edge before each; and the
    // region's nodes with jumps and exits.
    private var calls: IndexTable<NodeID, EdgeID>
    private var nextCall: IndexTable<EdgeID, EdgeID>
    private var leavers = IndexMap<NodeID, [NodeID]>()
    // The last propagation down each edge whose weight is initially unknown, and the propagation
    // before each.
    private var propagations: IndexTable<EdgeID, PropagationID>
    private var nextPropagation: IndexTable<PropagationID, PropagationID>
    /// True for the procedures of layers from which something is measured.
    private var isMeasured: Table<NodeID, Bool>
    private var isFinal: (region: Table<NodeID, Bool>, layer: Table<NodeID, Bool>, back: Table<SummaryID, Bool>)
    var queue = BucketQueue<Item>()

    struct Item {
        var kind: Kind
        var number: Int32

        enum Kind {
            /// A node, by its distance from the region's procedure.
            case inRegion
            /// A procedure, by its distance from the layer's procedure.
            case inLayer
            case back
            /// A node, by its distance from slots.
            case aboveSlots
        }
    }

    /// Measures everything that a system can reach.
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

    /// Returns the minimum number of actions from a procedure to a node above it, or `nil` if this
    /// distance isn't measured.
    public func distance(of node: NodeID, from procedure: NodeID) -> Int? {
        let (region, layer) = (saturation.automaton.nodes[node].region, saturation.automaton.nodes[node].layer)
        guard inRegion[node] != Self.unknown else { return nil }
        if region == procedure { return inRegion[node] }
        guard layer == procedure, inLayer[region] != Self.unknown else { return nil }
        return inLayer[region] + inRegion[node]
    }

    /// Returns the minimum number of actions from the start over an edge that can be reached, or
    /// ``unknown``.
    public func distance(over edge: EdgeID) -> Int {
        let below = start[saturation.automaton.edges[edge].target]
        return below == Self.unknown || weights[edge] == Self.unknown ? Self.unknown : below + weights[edge]
    }

    // MARK: Within layers and regions

    /// Collects the edges and exits that need a distance, and the nodes from which to measure.
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
            guard edge.isLabeled, saturation.automaton.nodes[edge.source].isProcedure else { continue }
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

    /// Processes the final distance of a node from its region's procedure.
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

    /// Processes the final distance of a procedure from its layer's procedure.
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

    /// Follows an edge up from a node with a known distance from its region's procedure.
    private mutating func relax(along edge: EdgeID, _ cost: Int) {
        let source = saturation.automaton.edges[edge].source
        guard saturation.automaton.nodes[source].isProcedure else { return reach(source, inRegion: cost + weights[edge], edge) }
        let target = saturation.automaton.edges[edge].target
        let (region, layer) = (saturation.automaton.nodes[target].region, saturation.automaton.nodes[target].layer)
        guard isFinal.layer[region], saturation.automaton.nodes[source].layer == layer else { return }
        reach(source, inLayer: inLayer[region] + cost + weights[edge], edge)
    }

    /// Updates the edges and exits that need the distance of a node from a procedure.
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

    /// Records the weight of an edge.
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

    /// Processes the final cost of returning with a summary.
    private mutating func settle(_ summary: SummaryID) {
        var next = saturation.summaries[summary].propagation
        while let propagation = next {
            let way = saturation.propagations[propagation]
            if weights[way.edge] != Self.unknown { take(way) }
            next = way.next
        }
    }

    /// Propagates a summary down an edge. Both costs are known.
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
