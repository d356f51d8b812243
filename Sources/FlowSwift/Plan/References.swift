import FlowGraph
import FlowSpec

/// A reference from one flow's Swift to another flow, and its location in the spec.
struct FlowReference {
    let flow: FlowID
    var range: SourceRange
    /// True if declarations show the flow's types: a flow receives the factories of started flows.
    var isShown = true
    /// True if a step creates the content of the switch flow, with values of its coordinator.
    var fillsSwitch = false
    /// True if the reference overrides the flow's start.
    var givesStart = false
}

extension Program {
    /// The flows that a flow's own Swift references, in the order of the spec, with repetitions.
    func references(of id: FlowID) -> [FlowReference] {
        let flow = self[id]
        var references: [FlowReference] = []
        for use in flow.partUses.compactMap(\.self) { references += self.references(in: use) }
        for screen in flow.screens.map({ self[$0] }) {
            if let like = screen.like { references.append(FlowReference(flow: self[like].flow, range: screen.name.range)) }
        }
        for steps in stepLists(of: flow) { references += self.references(in: steps) }
        // References copied from another file, for example by `like`, are located in that file.
        return references.map { reference in
            guard reference.flow != id, reference.range.source != flow.source else { return reference }
            var moved = reference
            moved.range = flow.screens.map { self[$0] }.first { $0.like != nil }?.name.range ?? flow.name.range
            return moved
        }
    }

    /// The flows that steps reference, with repetitions.
    func references(in steps: [Step]) -> [FlowReference] {
        var references: [FlowReference] = []
        walkSteps(steps) { references += self.references(in: $0) }
        return references
    }

    private func references(in use: Use) -> [FlowReference] {
        var references: [FlowReference] = []
        if case .flow(let flow) = use.target {
            references.append(FlowReference(flow: flow, range: use.range, givesStart: use.start != nil))
        }
        return references + use.stack.flatMap { self.references(in: $0) }
    }

    private func references(in step: Step) -> [FlowReference] {
        var references = step.action.createdUses.flatMap { self.references(in: $0) }
        for operand in step.action.operands {
            switch operand {
            case .tab(let flow, let tab, _, let stack):
                references.append(FlowReference(flow: flow, range: step.range, isShown: false))
                if stack != nil, case .flow(let content)? = self[flow].tabs[tab].use?.target {
                    references.append(FlowReference(flow: content, range: step.range, isShown: false))
                }
            case .child(let flow, _, let use):
                references.append(FlowReference(flow: flow, range: step.range, isShown: false, fillsSwitch: use != nil))
            case .result(let flow, _):
                references.append(FlowReference(flow: flow, range: step.range, isShown: false))
            case .use, .flowSite, .site, .anchor, .stack, .count, .screen, .fallback, .reset, .arguments, .alert, .effect, .answers,
                .choice,
                .requirement:
                continue
            }
        }
        return references
    }

    /// The modules of the guards and effects that a flow's own Swift uses.
    func modulesOfRequirements(of id: FlowID) -> (guards: Set<String>, effects: Set<String>) {
        let flow = self[id]
        var (guards, effects): (Set<String>, Set<String>) = ([], [])
        func add(_ condition: Condition) {
            for question in condition.questions {
                if let module = modules.others[self[question.asked].name.range.source] { guards.insert(module) }
            }
        }
        for choice in flow.start.choices { add(choice.condition) }
        for steps in stepLists(of: flow) {
            walk(steps) { action in
                if case .choose(let condition, _, _, _) = action { add(condition) }
                guard case .perform(let effect, _, _, _) = action, self[effect].screen == nil else { return }
                if let module = modules.others[self[effect].name.range.source] { effects.insert(module) }
            }
        }
        return (guards, effects)
    }
}
