/// A move on a walk, with the choices of guards, alerts and effects.
public struct WalkMove: Hashable, Sendable {
    /// The move.
    public var move: Move
    /// The choices, in the order in which they are made.
    public var choices: [Choice]

    /// - Parameters:
    ///   - move: the move.
    ///   - choices: the choices, in the order in which they are made.
    public init(move: Move, choices: [Choice]) {
        self.move = move
        self.choices = choices
    }
}

/// Searches for the shortest path from a state to a wanted move, breadth-first.
public struct WalkSearch {
    private let machine: Machine
    private let tapsAlerts: Bool
    private let depth: Int?
    private let limit: Int
    /// The number of runs so far.
    public private(set) var runs = 0

    /// Returns true if a path can use a branch of a move in a state; by default all.
    public var follows: (State, Move, WalkBranch) -> Bool = { _, _, _ in true }

    /// - Parameters:
    ///   - machine: the machine to search.
    ///   - tapsAlerts: true if the user taps a button of each alert.
    ///   - depth: the number of layers and slots that distinguish states; `nil` for all.
    ///   - limit: the maximum number of runs before the search fails.
    public init(_ machine: Machine, tapsAlerts: Bool = true, depth: Int?, limit: Int) {
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
        let moved: WalkMove?
    }

    /// Finds a path.
    ///
    /// - Parameters:
    ///   - state: the state in which the path begins.
    ///   - isWanted: returns true for the move that the path ends with, in a state before it.
    /// - Returns: the moves of the path; `nil` if none was found.
    public mutating func path(from state: State, to isWanted: (State, Move, WalkBranch) -> Bool) -> [WalkMove]? {
        var nodes = [Node(state: state, before: nil, moved: nil)]
        var seen: Set<StateKey> = [StateKey(state, depth: depth)]
        var next = 0
        while next < nodes.count {
            let node = nodes[next]
            for move in machine.moves(in: node.state) {
                guard runs < limit else { return nil }
                for branch in machine.walkBranches(of: move, in: node.state, tapsAlerts: tapsAlerts) {
                    runs += 1
                    guard follows(node.state, move, branch) else { continue }
                    let moved = WalkMove(move: move, choices: branch.choices)
                    if isWanted(node.state, move, branch) { return path(to: next, in: nodes) + [moved] }
                    guard seen.insert(StateKey(branch.state, depth: depth)).inserted else { continue }
                    nodes.append(Node(state: branch.state, before: next, moved: moved))
                }
            }
            next += 1
        }
        return nil
    }

    private func path(to index: Int, in nodes: [Node]) -> [WalkMove] {
        var path: [WalkMove] = []
        var index: Int? = index
        while let current = index, let moved = nodes[current].moved {
            path.append(moved)
            index = nodes[current].before
        }
        return path.reversed()
    }
}
