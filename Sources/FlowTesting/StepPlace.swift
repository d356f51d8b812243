import FlowDiagnostics
import FlowGraph

/// A step as coverage counts it: by its place, and apart from the guard that is asked before it.
struct StepPlace: Hashable, Sendable {
    let range: SourceRange
    /// Whether it asks the guard of what the step at the same place shows.
    let isRequirement: Bool

    init(_ step: Step) {
        range = step.range
        isRequirement = if case .choose(_, _, _, isRequirement: true) = step.action { true } else { false }
    }
}

/// A step, with the transition, tab or child whose steps it is among.
struct OwnedStep {
    let step: Step
    let owner: String

    var place: StepPlace { StepPlace(step) }
}

extension Program {
    /// All steps, those inside others too: one for each place in the files.
    var allSteps: [OwnedStep] {
        var open = transitions.map { ($0.steps, name(of: $0)) }
        for flow in flows {
            let name = flow.name.value
            let children = flow.tabs.map(\.name.value) + flow.children.map(\.name.value)
            open += flow.childHandlers.map { ($0.handler.steps, "\(name).\(children[$0.child])") }
            open += flow.tabs.compactMap { if case .action(let steps) = $0.content { (steps, "\(name).\($0.name.value)") } else { nil } }
        }
        var all: [OwnedStep] = []
        var places: Set<StepPlace> = []
        var sites: Set<SiteID> = []
        while let (steps, owner) = open.popLast() {
            for step in steps {
                if places.insert(StepPlace(step)).inserted { all.append(OwnedStep(step: step, owner: owner)) }
                open += lists(inside: step.action, unlessIn: &sites).map { ($0, owner) }
            }
        }
        return all
    }

    private func name(of transition: Transition) -> String {
        let owner =
            switch transition.owner {
            case .screen(let id): "\(self[self[id].flow].name.value).\(self[id].name.value)"
            case .flow(let id): self[id].name.value
            }
        return "\(owner).\(transition.name.value)"
    }

    /// The lists of steps inside a step, those of what is started there too; each place's handlers once.
    private func lists(inside action: Step.Action, unlessIn sites: inout Set<SiteID>) -> [[Step]] {
        switch action {
        case .alert(let alert): alert.actions.map(\.steps)
        case .perform(_, _, let handlers): handlers.map(\.steps)
        case .choose(_, let then, let otherwise, _): [then, otherwise]
        case .push(_, let site?) where sites.insert(site).inserted, .present(_, let site, _) where sites.insert(site).inserted:
            self[site].handlers.map(\.steps) + [self[site].dismissed ?? []]
        default: []
        }
    }
}
