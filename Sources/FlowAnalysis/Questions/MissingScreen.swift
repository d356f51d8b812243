import FlowGraph

/// A screen that long pops from a place look for: the slots of one activation of one lane.
struct SoughtScreen: Hashable {
    var place: Int
    var screen: ScreenID
}

extension PostStar {
    /// The long pops that weren't followed, by what they look for.
    var waitingPops: [(target: SoughtScreen, pops: [LongPop])] {
        Dictionary(grouping: longPops.waiting) { pop in
            SoughtScreen(place: rules.alphabet.symbols[automaton.nodes[pop.node].symbol].place, screen: pop.screen)
        }.map { ($0.key, $0.value) }.sorted { ($0.0.place, $0.0.screen.index) < ($1.0.place, $1.0.screen.index) }
    }
}

/// Looks for the nodes of a place below which a screen is missing, nearest first: the ways up from the first slot that don't put anything over that screen.
struct MissingScreen {
    private let system: PostStar
    private let distances: Distances
    private var sought = SoughtScreen(place: -1, screen: ScreenID(index: -1))
    private var hub = -1
    /// What it takes to come to each node, and the edge by which one does.
    private var cost: [Int]
    private var edge: [Int]
    private var reached: [Int] = []

    init(in analysis: Analysis) {
        system = analysis.system
        distances = analysis.distances
        cost = Array(repeating: Distances.unknown, count: system.automaton.nodes.count)
        edge = Array(repeating: -1, count: cost.count)
    }

    /// Finds all ways on which a screen is missing.
    mutating func look(for screen: SoughtScreen) {
        for node in reached { (cost[node], edge[node]) = (Distances.unknown, -1) }
        reached = []
        sought = screen
        let place = system.rules.alphabet.places[sought.place]
        hub = system.hubs[place.activation ?? system.rules.alphabet.lanes[place.lane].layer]
        guard distances.start[hub] != Distances.unknown else { return }
        var queue = BucketQueue<Int>()
        cost[hub] = distances.start[hub]
        reached.append(hub)
        queue.add(hub, at: cost[hub])
        while let (reachedAt, node) = queue.next() {
            guard cost[node] == reachedAt else { continue }
            let isSought = isSought(node)
            for number in system.automaton.edgesUp(to: node) {
                let weight = distances.weights[number]
                let way = system.automaton.edges[number]
                guard weight != Distances.unknown, !(way.isRecord && isSought), isInPlace(way.source) else { continue }
                guard reachedAt + weight < cost[way.source] else { continue }
                if cost[way.source] == Distances.unknown { reached.append(way.source) }
                (cost[way.source], edge[way.source]) = (reachedAt + weight, number)
                queue.add(way.source, at: reachedAt + weight)
            }
        }
    }

    private func isSought(_ node: Int) -> Bool { node != hub && system.symbol(at: node).screen == sought.screen }

    private func isInPlace(_ node: Int) -> Bool {
        let symbol = system.automaton.nodes[node].symbol
        return symbol >= 0 && system.rules.alphabet.symbols[symbol].place == sought.place
    }

    func isReached(_ node: Int) -> Bool { cost[node] != Distances.unknown }

    /// The shortest way to a node below which the screen is missing.
    func way(to node: Int) -> (base: Int, legs: [Origin.Leg], cost: Int)? {
        guard isReached(node) else { return nil }
        var legs: [Origin.Leg] = []
        var below = node
        while edge[below] >= 0 {
            legs.append(.edge(edge[below]))
            below = system.automaton.edges[edge[below]].target
        }
        return (hub, legs.reversed(), cost[node])
    }

    /// The nodes of the place that stand somewhere above the screen.
    func nodesAbove() -> Set<Int> {
        var seen: Set<Int> = []
        var open: [Int] = []
        // Each other one of the screen's nodes stands above one of these.
        for node in reached where isSought(node) {
            for number in system.automaton.edgesUp(to: node) where system.automaton.edges[number].isRecord {
                open.append(system.automaton.edges[number].source)
            }
        }
        while let node = open.popLast() {
            guard isInPlace(node), seen.insert(node).inserted else { continue }
            for number in system.automaton.edgesUp(to: node) { open.append(system.automaton.edges[number].source) }
        }
        return seen
    }
}
