import FlowGraph
import PushdownSystems

/// Pushes of recursive screens. A loop with no other pushes is intended.
extension Analysis {
    /// Returns the recursive screens that are pushed, by the edges of the pushes.
    func recursivePushes() -> IndexMap<EdgeID, ScreenID> {
        var screens = IndexMap<EdgeID, ScreenID>()
        guard program.screens.contains(where: \.attributes.isRecursive) else { return screens }
        let automaton = system.automaton
        for edge in reachedEdges(where: { automaton.edges[$0].isLabeled && !automaton.isLayer($0) }) {
            if let screen = pushedScreen(of: edge), program[screen].attributes.isRecursive { screens[edge] = screen }
        }
        return screens
    }

    /// Returns the screens of pushes that can be repeated without limit.
    func recurringScreens(of pushes: IndexMap<EdgeID, ScreenID>) -> Set<ScreenID> {
        guard !pushes.indices.isEmpty else { return [] }
        let components = Components(distances) { !$0.isLayer }
        return Set(components.within(pushes.indices, of: system.automaton).joined().compactMap { pushes[$0] })
    }

    /// The screen that a labeled edge adds to its stack: for a pushed flow, the flow's first one.
    private func pushedScreen(of edge: EdgeID) -> ScreenID? {
        let source = system.automaton.edges[edge].source
        guard let procedure = system.automaton.nodes[source].procedure else { return system.symbol(at: source).screen }
        guard case .slots(let screens)? = system.rewriting.alphabet.procedures[procedure].entry.first else { return nil }
        return screens.first
    }
}
