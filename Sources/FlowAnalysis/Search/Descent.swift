import FlowGraph
import PushdownSystems

/// A reachable word, as a path through the automaton.
struct Descent: Sendable {
    /// The node on top.
    var top: NodeID
    /// The edges from the bottom up.
    var edges: [EdgeID]
    /// The minimum number of actions to the word.
    var cost: Int
}

/// The result of a search for a word.
enum DescentSearch {
    case found(Descent)
    /// No such word exists.
    case none
    /// There might be one: the effort was spent first.
    case unknown
}

extension SaturatedProgram {
    /// The effort of one question about paths down: a small multiple of the number of edges.
    var descentEffort: Effort { Effort(100_000 + 2 * automaton.edges.count) }

    /// The shortest reachable word, read from the top down, that a given state machine doesn't
    /// reject.
    ///
    /// It is a search in the product of the automaton with a deterministic one, nearest first. The
    /// cost below a node is at least the node's own distance, so the first complete word is the
    /// shortest (A*; Hart, Nilsson and Raphael, 1968).
    ///
    /// - Parameters:
    ///   - end: the procedure at which words end; `nil` for the bottom.
    ///   - effort: the limit; each step down costs the size of its state.
    ///   - step: the state after one more edge; `nil` to reject the word.
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

    /// The sites that have started a word's layers and flows, bottom first; `nil` if a list of
    /// targets has.
    func sites(of descent: Descent) -> [SiteID?] {
        descent.edges.map { automaton.edges[$0] }.filter { $0.isLabeled && automaton.nodes[$0.source].isProcedure }.map(\.site)
    }

    /// The slots of a word, bottom first.
    func word(of descent: Descent) -> [WordSlot] {
        let below = descent.edges.filter { automaton.edges[$0].isLabeled }.map { automaton.edges[$0].target }
        let slots = (below.filter { !automaton.nodes[$0].isProcedure } + [descent.top]).map { automaton.nodes[$0].symbol }
        return slots.reduce(into: []) { word, slot in word.append(self.slot(of: slot, over: word.last)) }
    }
}

private struct DescentWay {
    var node: NodeID
    /// The index of the state machine's state.
    var state: Int
    var cost: Int
    var edge: EdgeID?
    var previous: Int?
}
