import FlowGraph

/// The fewest actions that everything in the automaton takes.
///
/// What stands on a procedure stands between it and the next procedures, so that ways are measured from each procedure to the slots of its region alone, and from procedure to procedure.
/// First come, in one ascending order, the distances within regions and layers and the costs of coming back (Knuth's generalisation of Dijkstra's
/// algorithm, 1977: all are sums of numbers that aren't negative); then the distances of the procedures from the start.
struct Distances {
    /// The fewest actions from the start to each node.
    private(set) var start: [Int]
    /// The edge below each node on a shortest way from the start; -1 of the bottom.
    private(set) var parent: IndexArray
    /// Of each procedure the edge below it on a shortest way from the procedure of its layer.
    private(set) var layerParent: IndexArray
    /// The fewest actions from the procedure of the region to each node, and from the procedure of the layer to each procedure.
    private var inRegion: [Int]
    private var inLayer: [Int]
    /// The fewest actions with which each summary comes back.
    private(set) var back: [Int]
    private(set) var backVia: [Via]
    /// The weight of each edge.
    private(set) var weights: [Int]

    static let unknown = Int.max

    /// What a summary comes from.
    enum Via {
        case none
        case pop(Int)
        case exit(Int)
        case edge(Int, summary: Int)
    }

    /// What each edge by which runs come back has its weight from.
    private(set) var returns: [Return]

    enum Return {
        case none
        /// A summary that comes back over a call.
        case over(call: Int32, summary: Int32)
        /// A pop-until that has come to the target's slot.
        case popUntil(Int32)
    }

    let system: PostStar
    let edgesUp: CompressedRows
    let edgesDown: CompressedRows
    /// What is measured from the slots that pop-untils come to.
    var popUntilDistances: PopUntilDistances
    /// Of what is measured from procedures the last of each node, and the one before each: the edges that need it for their weight, and the exits.
    private var jumps: IndexArray
    private var nextJump: IndexArray
    private var exits: IndexArray
    private var nextExit: IndexArray
    /// Of each region the last edge that leads to it from a procedure, and the one before each; and the nodes with jumps and exits.
    private var calls: IndexArray
    private var nextCall: IndexArray
    private var leavers: [Int: [Int]] = [:]
    /// The last of the ways in which summaries come down each edge whose weight isn't known from the beginning, and the one before each.
    private var propagations: IndexArray
    private var nextPropagation: IndexArray
    /// Of the layers' procedures those from which something is measured.
    private var isMeasured: [Bool]
    private var isFinal: (region: [Bool], layer: [Bool], back: [Bool])
    /// Nodes by their distances from the region's procedure, procedures by those from the layer's, summaries, and nodes by those from slots: four kinds in turn.
    var queue = BucketQueue<Int>()

    init(_ system: PostStar) {
        self.system = system
        edgesUp = CompressedRows(of: system.automaton, isUp: true)
        edgesDown = CompressedRows(of: system.automaton, isUp: false)
        popUntilDistances = PopUntilDistances(in: system)
        let (nodes, edges) = (system.automaton.nodes.count, system.automaton.edges.count)
        let summaries = system.summaries.count
        start = Array(repeating: Self.unknown, count: nodes)
        inRegion = start
        inLayer = start
        parent = IndexArray(count: nodes)
        layerParent = parent
        jumps = parent
        exits = parent
        calls = parent
        back = Array(repeating: Self.unknown, count: summaries)
        backVia = Array(repeating: .none, count: summaries)
        returns = Array(repeating: .none, count: edges)
        weights = Array(repeating: Self.unknown, count: edges)
        nextJump = IndexArray(count: edges)
        nextCall = nextJump
        propagations = nextJump
        nextPropagation = IndexArray(count: system.propagations.count)
        nextExit = IndexArray(count: system.exits.count)
        let no = Array(repeating: false, count: nodes)
        isMeasured = no
        isFinal = (no, no, Array(repeating: false, count: summaries))
        list()
        relate()
        measureFromStart()
    }

    /// The fewest actions from a procedure to a node above it; nil where it isn't measured from there.
    func distance(of node: Int, from procedure: Int) -> Int? {
        let (region, layer) = (system.automaton.nodes[node].region, system.automaton.nodes[node].layer)
        guard inRegion[node] != Self.unknown else { return nil }
        if region == procedure { return inRegion[node] }
        guard layer == procedure, inLayer[region] != Self.unknown else { return nil }
        return inLayer[region] + inRegion[node]
    }

    // MARK: Within layers and flows

    /// Finds what is measured from where.
    private mutating func list() {
        for (number, edge) in system.automaton.edges.enumerated() {
            switch edge.weight {
            case .fixed(let cost): weights[number] = cost
            case .returned: break
            case .from(let node, _):
                noteLeaver(node)
                nextJump[number] = jumps[node]
                jumps[node] = number
                isMeasured[edge.target] = true
            }
            guard edge.isLabelled, system.automaton.nodes[edge.source].isProcedure else { continue }
            let region = system.automaton.nodes[edge.target].region
            nextCall[number] = calls[region]
            calls[region] = number
        }
        for (number, exit) in system.exits.enumerated() {
            noteLeaver(exit.node)
            nextExit[number] = exits[exit.node]
            exits[exit.node] = number
            isMeasured[system.summaries[exit.summary].node] = true
        }
        for (number, propagation) in system.propagations.enumerated() where weights[propagation.edge] == Self.unknown {
            nextPropagation[number] = propagations[propagation.edge]
            propagations[propagation.edge] = number
        }
    }

    private mutating func noteLeaver(_ node: Int) {
        guard jumps[node] < 0, exits[node] < 0 else { return }
        leavers[system.automaton.nodes[node].region, default: []].append(node)
    }

    private mutating func relate() {
        for (number, node) in system.automaton.nodes.enumerated() where node.isProcedure {
            reach(number, inRegion: 0, -1)
            if node.layer == number, isMeasured[number] { reach(number, inLayer: 0, -1) }
        }
        for (number, pop) in system.pops.enumerated() { relax(summary: pop.summary, pop.cost, .pop(number)) }
        startAtPopUntilTargets()
        while let (cost, item) = queue.next() {
            let number = item / 4
            switch item % 4 {
            case 0:
                guard inRegion[number] == cost, !isFinal.region[number] else { continue }
                isFinal.region[number] = true
                settle(number, cost)
            case 1:
                guard inLayer[number] == cost, !isFinal.layer[number] else { continue }
                isFinal.layer[number] = true
                settle(procedure: number, cost)
            case 3: settle(number, after: cost)
            default:
                guard back[number] == cost, !isFinal.back[number] else { continue }
                isFinal.back[number] = true
                settle(summary: number)
            }
        }
    }

    private mutating func reach(_ node: Int, inRegion cost: Int, _ edge: Int) {
        guard cost < inRegion[node] else { return }
        inRegion[node] = cost
        parent[node] = edge
        queue.add(4 * node, at: cost)
    }

    private mutating func reach(_ procedure: Int, inLayer cost: Int, _ edge: Int) {
        guard cost < inLayer[procedure] else { return }
        inLayer[procedure] = cost
        layerParent[procedure] = edge
        queue.add(4 * procedure + 1, at: cost)
    }

    private mutating func relax(summary: Int, _ cost: Int, _ via: Via) {
        guard cost < back[summary] else { return }
        back[summary] = cost
        backVia[summary] = via
        queue.add(4 * summary + 2, at: cost)
    }

    /// The distance of a node from its region's procedure is known.
    private mutating func settle(_ node: Int, _ cost: Int) {
        for way in edgesUp[node] where weights[way.edge] != Self.unknown {
            if system.automaton.nodes[way.node].isProcedure {
                relax(along: way.edge, cost)
            } else {
                reach(way.node, inRegion: cost + weights[way.edge], way.edge)
            }
        }
        let (region, layer) = (system.automaton.nodes[node].region, system.automaton.nodes[node].layer)
        leave(node, cost, for: region)
        if layer != region, isFinal.layer[region] { leave(node, inLayer[region] + cost, for: layer) }
    }

    /// The distance of a procedure from its layer's is known.
    private mutating func settle(procedure: Int, _ cost: Int) {
        var call = calls[procedure]
        while call >= 0 {
            let target = system.automaton.edges[call].target
            if isFinal.region[target], weights[call] != Self.unknown { relax(along: call, inRegion[target]) }
            call = nextCall[call]
        }
        let layer = system.automaton.nodes[procedure].layer
        guard layer != procedure else { return }
        for node in leavers[procedure] ?? [] where isFinal.region[node] { leave(node, cost + inRegion[node], for: layer) }
    }

    /// Goes up an edge from a node that is so far from its region's procedure.
    private mutating func relax(along edge: Int, _ cost: Int) {
        let source = system.automaton.edges[edge].source
        guard system.automaton.nodes[source].isProcedure else { return reach(source, inRegion: cost + weights[edge], edge) }
        let target = system.automaton.edges[edge].target
        let (region, layer) = (system.automaton.nodes[target].region, system.automaton.nodes[target].layer)
        guard isFinal.layer[region], system.automaton.nodes[source].layer == layer else { return }
        reach(source, inLayer: inLayer[region] + cost + weights[edge], edge)
    }

    /// Does what is measured from a procedure, of which a node is so far.
    private mutating func leave(_ node: Int, _ cost: Int, for procedure: Int) {
        var jump = jumps[node]
        while jump >= 0 {
            if system.automaton.edges[jump].target == procedure, case .from(_, let more) = system.automaton.edges[jump].weight {
                know(jump, cost + more)
            }
            jump = nextJump[jump]
        }
        var exit = exits[node]
        while exit >= 0 {
            let way = system.exits[exit]
            if system.summaries[way.summary].node == procedure { relax(summary: way.summary, cost + way.cost, .exit(exit)) }
            exit = nextExit[exit]
        }
    }

    /// The weight of an edge is known.
    mutating func know(_ edge: Int, _ weight: Int, from way: Return = .none) {
        weights[edge] = weight
        returns[edge] = way
        let target = system.automaton.edges[edge].target
        if isFinal.region[target] { relax(along: edge, inRegion[target]) }
        var propagation = propagations[edge]
        while propagation >= 0 {
            if isFinal.back[system.propagations[propagation].summary] { take(system.propagations[propagation]) }
            propagation = nextPropagation[propagation]
        }
        if !popUntilDistances.nodes.isEmpty { rise(along: edge) }
    }

    /// The cost of coming back with a summary is known.
    private mutating func settle(summary: Int) {
        var propagation = system.summaries[summary].propagation
        while propagation >= 0 {
            let way = system.propagations[propagation]
            if weights[way.edge] != Self.unknown { take(way) }
            propagation = way.next
        }
    }

    /// A summary comes down an edge; both are known.
    private mutating func take(_ way: StackAutomaton.Propagation) {
        let weight = weights[way.edge] + back[way.summary]
        if way.below >= 0 { relax(summary: way.below, weight, .edge(way.edge, summary: way.summary)) }
        guard way.returned >= 0, weight < weights[way.returned] else { return }
        know(way.returned, weight, from: .over(call: Int32(way.edge), summary: Int32(way.summary)))
    }

    // MARK: From the start

    private mutating func measureFromStart() {
        var queue = BucketQueue<Int>()
        for bottom in system.automaton.bottoms {
            start[bottom] = 0
            queue.add(bottom, at: 0)
        }
        while let (cost, procedure) = queue.next() {
            guard start[procedure] == cost else { continue }
            var call = calls[procedure]
            while call >= 0 {
                let (source, target) = (system.automaton.edges[call].source, system.automaton.edges[call].target)
                if weights[call] != Self.unknown, inRegion[target] != Self.unknown {
                    let distance = cost + inRegion[target] + weights[call]
                    if distance < start[source] {
                        start[source] = distance
                        parent[source] = call
                        queue.add(source, at: distance)
                    }
                }
                call = nextCall[call]
            }
        }
        for (number, node) in system.automaton.nodes.enumerated() where !node.isProcedure && inRegion[number] != Self.unknown {
            if start[node.region] != Self.unknown { start[number] = start[node.region] + inRegion[number] }
        }
    }
}

/// IndexArray of nodes, edges and so on, -1 for none. They take 32 bits: it is memory that takes the time.
struct IndexArray: Sendable {
    private var all: [Int32]

    init(count: Int) { all = Array(repeating: -1, count: count) }

    subscript(index: Int) -> Int {
        get { Int(all[index]) }
        set { all[index] = Int32(truncatingIfNeeded: newValue) }
    }
}

/// A queue by small whole numbers that never go down.
struct BucketQueue<Item> {
    private var buckets: [[Item]] = []
    private var level = 0

    mutating func add(_ item: Item, at cost: Int) {
        while buckets.count <= cost { buckets.append([]) }
        buckets[cost].append(item)
    }

    mutating func next() -> (cost: Int, item: Item)? {
        while level < buckets.count {
            if let item = buckets[level].popLast() { return (level, item) }
            level += 1
        }
        return nil
    }

    /// Takes all out, so that it begins anew with the memory that it has.
    mutating func removeAll() {
        for level in level..<buckets.count { buckets[level].removeAll(keepingCapacity: true) }
        level = 0
    }
}

extension BucketQueue: Sendable where Item: Sendable {}
