import FlowGraph
import PushdownSystems

/// A reachable word, as a way through the automaton.
struct Descent: Sendable {
    /// The node on top.
    var top: NodeID
    /// The edges from the bottom up.
    var edges: [EdgeID]
    /// The fewest actions that lead to the word.
    var cost: Int
}

/// What has come of a look for a word.
enum DescentSearch {
    case found(Descent)
    /// There is none.
    case none
    /// There may be one: there are more ways down than were looked at.
    case unknown
}

extension SaturatedProgram {
    /// How much is looked at on ways down for a question: some times as much as there are edges.
    var descentEffort: Effort { Effort(100_000 + 2 * automaton.edges.count) }

    /// The shortest reachable word, read from the top down, of which a state that is carried along
    /// says nothing against.
    ///
    /// It is a search in the product of the automaton with a deterministic one, nearest first: what
    /// is left below a node is never less than the node's own distance, so that the first word that
    /// comes to an end is the shortest (A*; Hart, Nilsson and Raphael, 1968).
    ///
    /// - Parameters:
    ///   - end: the procedure at which words end; nil for the bottom.
    ///   - effort: how much is looked at: each way down with the size of its state.
    ///   - step: the state after one more edge; nil where the word is none of those that are looked
    ///     for.
    func shortest<State: Hashable>(
        _ distances: Distances, from starts: [(node: NodeID, state: State)], downTo end: NodeID? = nil,
        _ effort: inout Effort, size: (State) -> Int = { _ in 1 }, step: (State, PAutomaton.Edge) -> State?
    ) -> DescentSearch {
        var ways: [DescentWay] = []
        var states = Interned<State, Int>()
        var closed = PairTable<NodeID, Int, Int>()
        var queue = BucketQueue<Int>()
        func rest(_ node: NodeID) -> Int { end == nil ? distances.start[node] : 0 }
        for (node, state) in starts where distances.start[node] != Distances.unknown {
            queue.add(ways.count, at: rest(node))
            ways.append(DescentWay(node: node, state: states.index(of: state), cost: 0, edge: nil, previous: nil))
        }
        while let (_, number) = queue.next() {
            let way = ways[number]
            guard closed[way.node, way.state] == nil else { continue }
            closed[way.node, way.state] = number
            guard !effort.isSpent else { return .unknown }
            if end.map({ way.node == $0 }) ?? automaton.bottoms.contains(way.node) {
                var edges: [EdgeID] = []
                var top = way.node
                var next: Int? = number
                while let number = next {
                    if let edge = ways[number].edge { edges.append(edge) }
                    top = ways[number].node
                    next = ways[number].previous
                }
                return .found(Descent(top: top, edges: edges, cost: way.cost))
            }
            for edge in automaton.edgesDown(from: way.node) {
                let next = automaton.edges[edge]
                if distances.weights[edge] != Distances.unknown, distances.start[next.target] != Distances.unknown,
                    let state = step(states[way.state], next)
                {
                    effort.spend(size(state))
                    let cost = way.cost + distances.weights[edge]
                    queue.add(ways.count, at: cost + rest(next.target))
                    ways.append(DescentWay(node: next.target, state: states.index(of: state), cost: cost, edge: edge, previous: number))
                }
            }
        }
        return .none
    }

    /// The places that have started a word's layers and flows, bottom first; nil where a list of
    /// targets has.
    func sites(of descent: Descent) -> [SiteID?] {
        descent.edges.map { automaton.edges[$0] }.filter { $0.isLabelled && automaton.nodes[$0.source].isProcedure }.map(\.site)
    }

    /// The slots of a word, bottom first.
    func word(of descent: Descent) -> [WordSlot] {
        let below = descent.edges.filter { automaton.edges[$0].isLabelled }.map { automaton.edges[$0].target }
        let slots = (below.filter { !automaton.nodes[$0].isProcedure } + [descent.top]).map { automaton.nodes[$0].symbol }
        return slots.reduce(into: []) { word, slot in word.append(self.slot(of: slot, over: word.last)) }
    }
}

private struct DescentWay {
    var node: NodeID
    /// The index of what is carried along.
    var state: Int
    var cost: Int
    var edge: EdgeID?
    var previous: Int?
}
