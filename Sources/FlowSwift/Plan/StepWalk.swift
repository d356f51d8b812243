import FlowGraph
import FlowSpec

extension Program {
    /// Calls `visit` with each action of a list, including handlers, buttons and branches, up to
    /// the first step that another flow performs.
    func walk(_ steps: [Step], _ visit: (Step.Action) -> Void) {
        walkSteps(steps) { visit($0.action) }
    }

    /// Calls `visit` with each step of a list, including handlers, buttons and branches, up to the
    /// first that another flow performs.
    func walkSteps(_ steps: [Step], _ visit: (Step) -> Void) {
        for step in steps.own {
            visit(step)
            for list in step.action.lists(in: self) { walkSteps(list.steps, visit) }
        }
    }

    /// True if a list contains the step at a location, directly or nested.
    func contains(_ range: SourceRange, in steps: [Step]) -> Bool {
        steps.contains { step in step.range == range || step.action.lists(in: self).contains { contains(range, in: $0.steps) } }
    }

    /// True if a list has no effect: it has no steps, or only choices between empty lists.
    func doesNothing(_ steps: [Step]) -> Bool {
        steps.allSatisfy { step in
            if case .choose(_, let then, let otherwise, _) = step.action { doesNothing(then) && doesNothing(otherwise) } else { false }
        }
    }

    /// All lists of steps of a flow's coordinator and routers, including its parts of links.
    func stepLists(of flow: Flow) -> [[Step]] {
        ownStepLists(of: flow) + linkParts.filter { self[$0.flow].name.range == flow.name.range }.map(\.steps)
    }

    /// All lists of steps of a flow's coordinator and routers, without links.
    func ownStepLists(of flow: Flow) -> [[Step]] {
        let transitions = flow.transitions + flow.screens.flatMap { self[$0].transitions }
        let actions = flow.tabs.compactMap(\.steps)
        return transitions.map { self[$0].steps } + actions + flow.childHandlers.map(\.handler.steps)
    }

    /// The names of all values in steps and handled results. Local names must differ from them.
    func valueNames(in steps: [Step]) -> [String] {
        valueNames(in: steps, Uses(of: steps, in: self))
    }

    /// The names of all values in steps with known uses.
    func valueNames(in steps: [Step], _ uses: Uses) -> [String] {
        var names: [String] = []
        walk(steps) { action in
            for list in action.lists(in: self) { names += handledResult(of: list.owner).map(self.names) ?? [] }
        }
        for value in uses.values {
            switch value {
            case .method(let name), .result(let name): names.append(name)
            case .screen(let name): names += [name, "own" + capitalized(name)]
            case .flow, .literal: break
            }
        }
        return names
    }

    /// The possible local names of a result's values.
    private func names(of result: ResultCase) -> [String] {
        result.parameters.flatMap { [$0.name.value, result.name.value + capitalized($0.name.value)] }
    }
}
