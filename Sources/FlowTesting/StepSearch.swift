import FlowGraph

/// A move with what guards, alerts and effects shall say meanwhile.
struct GuidedMove: Hashable {
    let move: Move
    let choices: [Choice]
}

/// Looks for the shortest way from a state to a step that hasn't been taken, state by state.
struct StepSearch {
    let machine: Machine
    let tapsAlerts: Bool
    /// How many layers and slots tell states apart; nil for all.
    let depth: Int?
    /// The number of runs of a move after which it is given up.
    let limit: Int
    /// The runs that were made.
    private(set) var runs = 0

    init(_ machine: Machine, tapsAlerts: Bool, depth: Int?, limit: Int) {
        self.machine = machine
        self.tapsAlerts = tapsAlerts
        self.depth = depth
        self.limit = limit
    }

    /// A state that was come to, and from where.
    private struct Node {
        let state: State
        /// The index of the state before; nil where the search began.
        let before: Int?
        let moved: GuidedMove?
    }

    /// The moves of the way, of which the last takes the step; nil where none was found.
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
