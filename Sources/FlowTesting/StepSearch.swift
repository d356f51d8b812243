import FlowGraph

/// A move, with the choices of guards, alerts and effects.
struct GuidedMove: Hashable {
    let move: Move
    let choices: [Choice]
}

/// Searches for the shortest path from a state to an unperformed step, breadth-first.
struct StepSearch {
    let machine: Machine
    let tapsAlerts: Bool
    /// The number of layers and slots that distinguish states, or `nil` for all.
    let depth: Int?
    /// The maximum number of runs before the search fails.
    let limit: Int
    private(set) var runs = 0

    init(_ machine: Machine, tapsAlerts: Bool, depth: Int?, limit: Int) {
        self.machine = machine
        self.tapsAlerts = tapsAlerts
        self.depth = depth
        self.limit = limit
    }

    /// A state that the search has reached, and its predecessor.
    private struct Node {
        let state: State
        /// The index of the previous state, or `nil` for the first.
        let before: Int?
        let moved: GuidedMove?
    }

    /// Returns the moves of the path, or `nil` if none was found. The last move performs the step.
    mutating func way(from state: State, to isWanted: (Step) -> Bool) -> [GuidedMove]? {
        var nodes = [Node(state: state, before: nil, moved: nil)]
        var seen: Set<StateKey> = [StateKey(state, depth: depth)]
        var next = 0
        while next < nodes.count {
            let node = nodes[next]
            for move in machine.moves(in: node.state) {
                guard runs < limit else { return nil }
                for branch in machine.walkBranches(of: move, in: node.state, tapsAlerts: tapsAlerts) {
                    runs += 1
                    let moved = GuidedMove(move: move, choices: branch.choices)
                    if branch.steps.contains(where: isWanted) { return way(to: next, in: nodes) + [moved] }
                    guard seen.insert(StateKey(branch.state, depth: depth)).inserted else { continue }
                    nodes.append(Node(state: branch.state, before: next, moved: moved))
                }
            }
            next += 1
        }
        return nil
    }

    private func way(to index: Int, in nodes: [Node]) -> [GuidedMove] {
        var way: [GuidedMove] = []
        var index: Int? = index
        while let current = index, let moved = nodes[current].moved {
            way.append(moved)
            index = nodes[current].before
        }
        return way.reversed()
    }
}
