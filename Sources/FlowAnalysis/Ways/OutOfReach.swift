import FlowGraph
import PushdownSystems

extension Analysis {
    /// Whether it is certain that a screen is never on top after a state, without a look at what
    /// follows it.
    ///
    /// - Parameter node: a node that may stand for the top of the state.
    /// - Returns: true where the shortest way to the node leads to the state, and nothing leads on
    ///   from there, whatever the tabs hold that don't show.
    func isOutOfReach(_ screen: ScreenID, from state: State, at node: NodeID) -> Bool {
        guard isExact else { return false }
        let word = Descent(top: node, edges: WitnessPath(analysis: self).edges(to: node), cost: distances.start[node])
        guard replay(to: word, where: { $0 == state }) != nil else { return false }
        var search = TrapSearch(system, distances, moves: system, isHopeful: program.flows.contains { !$0.tabs.isEmpty })
        return search.isTrapped(word, for: screen)
    }
}
