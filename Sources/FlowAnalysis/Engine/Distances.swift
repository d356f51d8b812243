import FlowGraph

/// The fewest actions that everything in the automaton takes.
///
/// First come, in one ascending order, the distances within layers and pushed flows and the costs of coming back (Knuth's generalisation of Dijkstra's
/// algorithm, 1977: all are sums of numbers that aren't negative); then the distances from the start.
struct Distances {
    /// The fewest actions from the start to each node.
    private(set) var start: [Int]
    /// The edge below each node on a shortest way from the start; -1 of the bottom.
    private(set) var parent: [Int]
    /// The fewest actions from the hub of the layer, and of the region, to each node.
    private(set) var inLayer: [Int]
    private(set) var inRegion: [Int]
    private(set) var layerParent: [Int]
    private(set) var regionParent: [Int]
    /// The fewest actions with which each exposure comes back.
    private(set) var back: [Int]
    private(set) var backVia: [Via]
    /// The weight of each edge.
    private(set) var weights: [Int]

    static let unknown = Int.max

    /// What an exposure comes from.
    enum Via {
        case none
        case pop(Int)
        case exit(Int)
        case edge(Int, exposure: Int)
    }

    /// What each edge by which runs come back has its weight from.
    private(set) var returns: [Return]

    struct Return {
        var record: Int
        var exposure: Int
    }

    private var system: PostStar
    private var jumps: [Int]
    private var nextJump: [Int]
    private var exits: [Int]
    private var nextExit: [Int]
    /// Of the hubs those from which something is measured.
    private var isMeasured: [Bool]
    private var isFinal: (layer: [Bool], region: [Bool], back: [Bool])
    /// Nodes by their distances from the layer and from the region, and exposures: three kinds in turn.
    private var queue = BucketQueue<Int>()

    init(_ system: PostStar) {
        self.system = system
        let (nodes, edges) = (system.automaton.nodes.count, system.automaton.edges.count)
        let exposures = system.exposures.count
        start = Array(repeating: Self.unknown, count: nodes)
        inLayer = start
        inRegion = start
        parent = Array(repeating: -1, count: nodes)
        layerParent = parent
        regionParent = parent
        jumps = parent
        exits = parent
        back = Array(repeating: Self.unknown, count: exposures)
        backVia = Array(repeating: .none, count: exposures)
        returns = Array(repeating: Return(record: -1, exposure: -1), count: edges)
        weights = Array(repeating: Self.unknown, count: edges)
        nextJump = Array(repeating: -1, count: edges)
        nextExit = Array(repeating: -1, count: system.exits.count)
        let no = Array(repeating: false, count: nodes)
        isMeasured = no
        isFinal = (no, no, Array(repeating: false, count: exposures))
        relate()
        measureFromStart()
    }

    // MARK: Within layers and flows

    private mutating func relate() {
        for (number, edge) in system.automaton.edges.enumerated() {
            switch edge.weight {
            case .fixed(let cost): weights[number] = cost
            case .returned: break
            case .from(let node, _):
                nextJump[number] = jumps[node]
                jumps[node] = number
                isMeasured[edge.target] = true
            }
        }
        for (number, exit) in system.exits.enumerated() {
            nextExit[number] = exits[exit.node]
            exits[exit.node] = number
            isMeasured[system.exposures[exit.exposure].node] = true
        }
        for (number, node) in system.automaton.nodes.enumerated() where node.isHub && isMeasured[number] {
            if node.layer == number { reach(number, inLayer: 0, -1) } else { reach(number, inRegion: 0, -1) }
        }
        for (number, pop) in system.pops.enumerated() { comeBack(pop.exposure, pop.cost, .pop(number)) }
        while let (cost, item) = queue.next() {
            let number = item / 3
            switch item % 3 {
            case 0:
                guard inLayer[number] == cost, !isFinal.layer[number] else { continue }
                isFinal.layer[number] = true
                settle(number, system.automaton.nodes[number].layer, cost)
            case 1:
                guard inRegion[number] == cost, !isFinal.region[number] else { continue }
                isFinal.region[number] = true
                settle(number, system.automaton.nodes[number].region, cost)
            default:
                guard back[number] == cost, !isFinal.back[number] else { continue }
                isFinal.back[number] = true
                settle(number, cost)
            }
        }
    }

    private mutating func reach(_ node: Int, inLayer cost: Int, _ edge: Int) {
        guard cost < inLayer[node] else { return }
        inLayer[node] = cost
        layerParent[node] = edge
        queue.add(3 * node, at: cost)
    }

    private mutating func reach(_ node: Int, inRegion cost: Int, _ edge: Int) {
        guard cost < inRegion[node] else { return }
        inRegion[node] = cost
        regionParent[node] = edge
        queue.add(3 * node + 1, at: cost)
    }

    private mutating func comeBack(_ exposure: Int, _ cost: Int, _ via: Via) {
        guard cost < back[exposure] else { return }
        back[exposure] = cost
        backVia[exposure] = via
        queue.add(3 * exposure + 2, at: cost)
    }

    /// The distance of a node from a hub is known.
    private mutating func settle(_ node: Int, _ hub: Int, _ cost: Int) {
        var edge = system.automaton.nodes[node].up
        while edge >= 0 {
            if weights[edge] != Self.unknown { climb(edge, hub, cost) }
            edge = system.automaton.edges[edge].nextUp
        }
        var jump = jumps[node]
        while jump >= 0 {
            if system.automaton.edges[jump].target == hub, case .from(_, let more) = system.automaton.edges[jump].weight {
                know(jump, cost + more)
            }
            jump = nextJump[jump]
        }
        var exit = exits[node]
        while exit >= 0 {
            let way = system.exits[exit]
            if system.exposures[way.exposure].node == hub { comeBack(way.exposure, cost + way.cost, .exit(exit)) }
            exit = nextExit[exit]
        }
    }

    /// Goes up an edge within what stands on a hub.
    private mutating func climb(_ edge: Int, _ hub: Int, _ cost: Int) {
        let source = system.automaton.edges[edge].source
        let node = system.automaton.nodes[source]
        if node.layer == hub {
            reach(source, inLayer: cost + weights[edge], edge)
        } else if node.region == hub {
            reach(source, inRegion: cost + weights[edge], edge)
        }
    }

    /// The weight of an edge is known.
    private mutating func know(_ edge: Int, _ weight: Int) {
        weights[edge] = weight
        let (source, target) = (system.automaton.edges[edge].source, system.automaton.edges[edge].target)
        let below = system.automaton.nodes[target]
        if isFinal.layer[target] { climb(edge, below.layer, inLayer[target]) }
        if isFinal.region[target], below.region != below.layer { climb(edge, below.region, inRegion[target]) }
        var exposure = system.automaton.nodes[source].exposure
        while exposure >= 0 {
            if isFinal.back[exposure] { handDown(exposure, edge) }
            exposure = system.exposures[exposure].next
        }
    }

    /// The cost of coming back with an exposure is known.
    private mutating func settle(_ exposure: Int, _ cost: Int) {
        var edge = system.automaton.nodes[system.exposures[exposure].node].down
        while edge >= 0 {
            if weights[edge] != Self.unknown { handDown(exposure, edge) }
            edge = system.automaton.edges[edge].nextDown
        }
    }

    /// An exposure comes down an edge; both are known.
    private mutating func handDown(_ exposure: Int, _ edge: Int) {
        let way = system.automaton.edges[edge]
        if way.isRecord {
            let (next, returned) = system.wayBack(along: edge, exposure)
            let weight = weights[edge] + back[exposure]
            if let next { comeBack(next, weight, .edge(edge, exposure: exposure)) }
            guard let returned, weight < weights[returned] else { return }
            returns[returned] = Return(record: edge, exposure: exposure)
            know(returned, weight)
        } else {
            let next = system.exposed[way.target, system.exposures[exposure].key]
            if next >= 0 { comeBack(next, back[exposure] + weights[edge], .edge(edge, exposure: exposure)) }
        }
    }

    /// The fewest actions from a hub to a node above it; nil where it isn't measured from there.
    func distance(of node: Int, from hub: Int, in automaton: StackAutomaton) -> Int? {
        let cost = automaton.nodes[node].layer == hub ? inLayer[node] : automaton.nodes[node].region == hub ? inRegion[node] : Self.unknown
        return cost == Self.unknown ? nil : cost
    }

    // MARK: From the start

    private mutating func measureFromStart() {
        var queue = BucketQueue<Int>()
        for bottom in system.automaton.bottoms {
            start[bottom] = 0
            queue.add(bottom, at: 0)
        }
        while let (cost, node) = queue.next() {
            guard start[node] == cost else { continue }
            var edge = system.automaton.nodes[node].up
            while edge >= 0 {
                let source = system.automaton.edges[edge].source
                if weights[edge] != Self.unknown, cost + weights[edge] < start[source] {
                    start[source] = cost + weights[edge]
                    parent[source] = edge
                    queue.add(source, at: start[source])
                }
                edge = system.automaton.edges[edge].nextUp
            }
        }
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
}

extension BucketQueue: Sendable where Item: Sendable {}
