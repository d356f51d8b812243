import FlowAnalysis
import FlowGraph

extension Exploration {
    /// The stacks that users see in some state, each with its flow.
    var stacks: Set<[ReachableStacks.Letter]> {
        Set(states.flatMap { $0.layers.flatMap { stacksShown(in: $0.content) } })
    }

    /// The fewest actions after which each screen is on top, by its name and its flow's name.
    var screenDistances: [String: Int] {
        let program = machine.program
        var found: [String: Int] = [:]
        for (state, distance) in zip(states, distances) {
            guard let screen = state.topScreen else { continue }
            let name = "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
            found[name] = min(found[name] ?? .max, distance)
        }
        return found
    }

    private func stacksShown(in content: FlowGraph.Content) -> [[ReachableStacks.Letter]] {
        let program = machine.program
        switch content {
        case .nav(let flow, let slots):
            let letters = slots.map { slot -> ReachableStacks.Letter in
                let screen = program[slot.screen]
                return .screen(
                    flow: program[screen.flow].name.value, screen: screen.name.value, begins: slot.mark.map { program[$0.flow].name.value })
            }
            return [[.flow(program[flow].name.value)] + letters]
        case .tabs(_, let selected, let contents): return stacksShown(in: contents[selected])
        case .switch(_, _, let content): return stacksShown(in: content)
        case .single, .action: return []
        }
    }
}
