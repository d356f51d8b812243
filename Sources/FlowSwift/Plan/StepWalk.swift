import FlowGraph
import FlowSpec

extension Program {
    /// Calls `visit` with each step of a list and of all that is in it: handlers, buttons and
    /// branches.
    func walk(_ steps: [Step], _ visit: (Step.Action) -> Void) {
        walkSteps(steps) { visit($0.action) }
    }

    /// The same with each step's place.
    func walkSteps(_ steps: [Step], _ visit: (Step) -> Void) {
        for step in steps {
            visit(step)
            for list in step.action.lists(in: self) { walkSteps(list.steps, visit) }
        }
    }

    /// Whether a step that is written at a place is in a list.
    func contains(_ range: SourceRange, in steps: [Step]) -> Bool {
        steps.contains { step in step.range == range || step.action.lists(in: self).contains { contains(range, in: $0.steps) } }
    }

    /// Whether nothing comes of a list: there are no steps, or only choices between none.
    func doesNothing(_ steps: [Step]) -> Bool {
        steps.allSatisfy { step in
            if case .choose(_, let then, let otherwise, _) = step.action { doesNothing(then) && doesNothing(otherwise) } else { false }
        }
    }

    /// All lists of steps that a flow's coordinator and its routers run, and those of links that
    /// begin with the flow.
    func stepLists(of flow: Flow) -> [[Step]] {
        ownStepLists(of: flow) + links.filter { self[$0.flow].name.range == flow.name.range }.map(\.steps)
    }

    /// The same without those of links.
    func ownStepLists(of flow: Flow) -> [[Step]] {
        let transitions = flow.transitions + flow.screens.flatMap { self[$0].transitions }
        let actions = flow.tabs.compactMap { if case .action(let steps) = $0.content { steps } else { nil } }
        return transitions.map { self[$0].steps } + actions + flow.childHandlers.map(\.handler.steps)
    }

    /// The names of all values that the steps or their handlers' results have, so that local names
    /// can differ from them.
    func valueNames(in steps: [Step]) -> [String] {
        valueNames(in: steps, Uses(of: steps, in: self))
    }

    /// The same, of steps of which it is known what they need.
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

    /// The names under which a result's values may be bound.
    private func names(of result: ResultCase) -> [String] {
        result.parameters.flatMap { [$0.name.value, result.name.value + capitalized($0.name.value)] }
    }
}
