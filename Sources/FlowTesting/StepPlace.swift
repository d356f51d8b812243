import FlowGraph
import FlowSpec

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
        var open = transitions.indices.map(TransitionID.init).map { (self[$0].steps, name(of: $0)) }
        for flow in flows {
            let name = flow.name.value
            let children = flow.tabs.map(\.name.value) + flow.children.map(\.name.value)
            open += flow.childHandlers.map { ($0.handler.steps, "\(name).\(children[$0.child])") }
            open += flow.tabs.compactMap { if case .action(let steps) = $0.content { (steps, "\(name).\($0.name.value)") } else { nil } }
        }
        open += links.map { ($0.steps, $0.name.value) }
        var all: [OwnedStep] = []
        var places: Set<StepPlace> = []
        var sites: Set<SiteID> = []
        while let (steps, owner) = open.popLast() {
            for step in steps {
                if places.insert(StepPlace(step)).inserted { all.append(OwnedStep(step: step, owner: owner)) }
                var lists = step.action.choices
                // What is started in several lists at one place, as by the transitions of screens
                // that are alike, is handled once.
                if let site = step.action.site, sites.insert(site).inserted { lists += self[site].lists }
                open += lists.map { ($0.steps, owner) }
            }
        }
        return all
    }
}
