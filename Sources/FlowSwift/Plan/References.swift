import FlowGraph
import FlowSpec

/// A flow that the Swift of another names, and where the spec says so.
struct FlowReference {
    let flow: FlowID
    let range: SourceRange
    /// Whether declarations show its types: what makes a flow is handed the factories of all that
    /// it starts.
    var isShown = true
    /// Whether a step makes what the flow, a switch flow, shows: with what its coordinator keeps.
    var fillsSwitch = false
    /// Whether it is said what the flow begins with.
    var givesStart = false

    /// The same at another place.
    func moved(to range: SourceRange) -> FlowReference {
        FlowReference(flow: flow, range: range, isShown: isShown, fillsSwitch: fillsSwitch, givesStart: givesStart)
    }
}

extension Program {
    /// The flows that a flow's own Swift names, in the order of the spec, each as often as it is
    /// named.
    func references(of id: FlowID) -> [FlowReference] {
        let flow = self[id]
        var references: [FlowReference] = []
        for use in flow.tabs.compactMap(\.use) + flow.children.map(\.use) { references += self.references(in: use) }
        for screen in flow.screens.map({ self[$0] }) {
            if let like = screen.like { references.append(FlowReference(flow: self[like].flow, range: screen.name.range)) }
        }
        for steps in stepLists(of: flow) {
            walkSteps(steps) { references += self.references(in: $0) }
        }
        // What is copied from another file, as a `like` screen's transitions are, has its place
        // there.
        return references.map { reference in
            guard reference.flow != id, reference.range.source != flow.source else { return reference }
            let place = flow.screens.map { self[$0] }.first { $0.like != nil }?.name.range ?? flow.name.range
            return reference.moved(to: place)
        }
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
            case .tab(let flow, let tab, let stack):
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
