import FlowGraph
import PushdownSystems

/// What shows after an action of a run, so far as the actions before it haven't put it there: where
/// an action can end in many ways, it tells which one the run goes on from.
struct View: Hashable {
    /// How many screens show in all layers.
    var height: Int
    /// The topmost of them, bottom first.
    var top: [ScreenID]

    /// Whether a state looks like that.
    func shows(_ state: State) -> Bool {
        let screens = state.activeScreens
        return screens.count == height && screens.suffix(top.count) == top[...]
    }
}

extension WitnessPath {
    /// The actions that edges from the bottom up stand for, each with what then shows: the edges
    /// are what builds the stacks.
    func actions(of edges: [EdgeID]) -> [Action] {
        var actions: [Action] = []
        var height = 0
        var top: [ScreenID] = []
        for number in edges {
            let edge = system.automaton.edges[number]
            let count = actions.count
            unfold(number, into: &actions)
            if actions.count > count { top = [] }
            guard !system.automaton.nodes[edge.source].isProcedure else { continue }
            // A slot stands over the one below the edge, or takes its place.
            if edge.isLabelled || system.automaton.nodes[edge.target].isProcedure {
                height += 1
            } else {
                top = top.dropLast()
            }
            top.append(system.symbol(at: edge.source).screen)
            if !actions.isEmpty { actions[actions.count - 1].view = View(height: height, top: top) }
        }
        return actions
    }
}
