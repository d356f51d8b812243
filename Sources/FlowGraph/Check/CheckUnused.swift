import FlowSpec

extension Linker {
    /// Reports unused declarations. Requires a program without errors, so nothing is left out.
    mutating func checkUnused() {
        checkUnusedFlows()
        for set in names.sets where !usage.sets.contains(set.name.value) {
            let message = "no screen or flow uses the set \(quoted(set.name.value)); add it to 'uses', or remove it"
            report(.unusedSet, message, at: set.name.range)
        }
        // Other modules can use a library's declarations.
        if !modules.isLibrary { checkUnusedOfApp() }
        for (index, draft) in drafts.enumerated() {
            let flow = FlowID(index: index)
            for (place, result) in draft.results.all.enumerated() where !usage.sent.contains(Usage.Sent(flow: flow, result: place)) {
                let message =
                    "no step finishes the flow \(quoted(names[flow].name.value)) with its result \(quoted(result.name.value)); remove the "
                    + "result"
                report(.resultNeverSent, message, at: result.name.range)
            }
            // In other flows, the first screen receives the parameter. Only the app knows if it is
            // used.
            guard draft.shape.isContainer else { continue }
            for parameter in draft.parameters.all
            where !usage.flowParameters.contains(Usage.FlowParameter(flow: flow, name: parameter.name.value)) {
                let name = quoted("$\(parameter.name.value)")
                let message = "the flow \(quoted(names[flow].name.value)) never uses its parameter \(name); remove it"
                report(.unusedParameter, message, at: parameter.name.range)
            }
        }
    }

    private mutating func checkUnusedOfApp() {
        for (index, declaration) in names.guards.enumerated() where !usage.guards.contains(GuardID(index: index)) {
            report(.unusedGuard, "the guard \(quoted(declaration.name.value)) is never checked; remove it", at: declaration.name.range)
        }
        for (index, effect) in effects.enumerated() where !usage.effects.contains(EffectID(index: index)) {
            report(.unusedEffect, "the effect \(quoted(effect.name.value)) is never performed; remove it", at: effect.name.range)
        }
        for (index, declaration) in names.steps.enumerated() where !usage.steps.contains(index) {
            let message =
                "the reusable steps \(quoted(declaration.name.value)) are never used; remove them"
            report(.unusedSteps, message, at: declaration.name.range)
        }
        let used = names.parameters.reduce(into: Set<String>()) { $0.formUnion($1.type.names) }
        for type in names.types.all where !used.contains(type.name.value) {
            let near = nearestName(to: type.name.value, among: used.sorted())
            let remedy = near == nil ? "; remove it" : didYouMean(near)
            let message = "the type \(quoted(type.name.value)) is never used: no parameter has it\(remedy)"
            report(.unusedType, message, at: type.name.range, suggestions: Suggestion.spelling(near, of: type.name))
        }
    }

    private mutating func checkUnusedFlows() {
        let used = startedFlows()
        let hasEntries = names.declarations.contains { $0.entry != nil }
        for (index, declaration) in names.declarations.enumerated() where !used.contains(FlowID(index: index)) {
            let first = hasEntries ? "the root or a flow with 'entry'" : "the root"
            let message =
                "the flow \(quoted(declaration.name.value)) is never started: no step from \(first) leads to it; add a step that "
                + "starts it, or remove it"
            report(.unusedFlow, message, at: declaration.name.range)
        }
    }

    /// The flows that the root and flows with 'entry' lead to. In a library without a root, other
    /// modules can start every flow.
    func startedFlows() -> Set<FlowID> {
        guard root != nil || !modules.isLibrary else { return Set(drafts.indices.map(FlowID.init(index:))) }
        let entries = names.declarations.indices.filter { names.declarations[$0].entry != nil }.map(FlowID.init(index:))
        return reachable(from: entries + (root.map { [$0.value] } ?? [])) { (usage.started[$0] ?? []) + contents(of: $0) }
    }

    /// The flows in the tabs or children of a flow.
    func contents(of flow: FlowID) -> [FlowID] {
        drafts[flow.index].slots.compactMap { if case .flow(let content) = $0.content { content } else { nil } }
    }
}
