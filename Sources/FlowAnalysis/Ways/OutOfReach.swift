import FlowGraph
import PushdownSystems

extension Analysis {
    /// True if it is certain, without a search, that a screen is never on top after a state.
    ///
    /// - Parameter node: a node that can represent the top of the state.
    /// - Returns: true if the shortest path to the node leads to the state, and no path leads from
    ///   there to the screen, regardless of the other tabs.
    func isOutOfReach(_ screen: ScreenID, from state: State, at node: NodeID) -> Bool {
        guard isExact else { return false }
        let word = Descent(top: node, edges: WitnessPath(analysis: self).edges(to: node), cost: distances.start[node])
        guard replay(to: word, where: { $0 == state }) != nil else { return false }
        var search = TrapSearch(system, distances, moves: system, isHopeful: hasTabs)
        return search.isTrapped(word, for: screen)
    }
}
