import FlowGraph
import FlowSpec

extension ArraySlice<Step> {
    /// The leading steps of one `take`, without that origin; nil if the first step isn't taken.
    var takenTogether: (origin: FlowGraph.TakenSteps, steps: [Step])? {
        guard let origin = first?.taken.first else { return nil }
        let steps = prefix { $0.taken.first == origin }.map { step in
            var step = step
            step.taken.removeFirst()
            return step
        }
        return (origin, steps)
    }
}

extension Program {
    /// True if reusable steps are worth a method. A single call isn't.
    func areShared(_ steps: [Step]) -> Bool {
        guard !doesNothing(steps) else { return false }
        // A method that only calls another is redundant.
        if let inner = steps[...].takenTogether, inner.steps.count == steps.count, areShared(inner.steps) { return false }
        return steps.count > 1 || steps.contains { !$0.action.lists(in: self).isEmpty }
    }

    /// True if a list contains steps worth a method.
    func hasSharedSteps(_ steps: [Step]) -> Bool {
        var rest = steps[...]
        while let step = rest.first {
            guard let (_, taken) = rest.takenTogether else {
                rest = rest.dropFirst()
                continue
            }
            if areShared(taken) || step.taken.count > 1 && hasSharedSteps(taken) { return true }
            rest = rest.dropFirst(taken.count)
        }
        return false
    }

    /// The program in which reused transitions also reuse their own steps, to share one method.
    var withTakenTransitions: Program {
        var taken: Set<SourceRange> = []
        for flow in flows {
            for steps in stepLists(of: flow) {
                walkSteps(steps) { step in for origin in step.taken { taken.insert(origin.declaration) } }
            }
        }
        guard !taken.isEmpty else { return self }
        var program = self
        for (index, transition) in transitions.enumerated() where taken.contains(transition.name.range) {
            let place = transition.name.range
            let origin = FlowGraph.TakenSteps(name: transition.name.value, declaration: place, use: place)
            for step in transition.steps.indices { program.transitions[index].steps[step].taken.insert(origin, at: 0) }
        }
        return program
    }
}
