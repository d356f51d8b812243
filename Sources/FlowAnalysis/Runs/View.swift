import FlowGraph
import PushdownSystems

/// The part of a state that an action itself has put on the stacks. If an action can end in many
/// states, it tells which one the run continues from.
struct View: Hashable {
    /// The number of visible screens in all layers.
    var height: Int
    /// The topmost screens, bottom first.
    var top: [ScreenID]

    /// True if a state matches.
    func shows(_ state: State) -> Bool {
        let screens = state.activeScreens
        return screens.count == height && screens.suffix(top.count) == top[...]
    }
}

extension WitnessPath {
    /// The actions that edges from the bottom up represent, each with the view after it.
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
            // A slot is above the slot below the edge, or replaces it.
            if edge.isLabeled || system.automaton.nodes[edge.target].isProcedure {
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
