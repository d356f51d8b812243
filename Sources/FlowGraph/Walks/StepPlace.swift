import FlowSpec

/// A step in coverage: its location, with requirements counted separately.
public struct StepPlace: Hashable, Sendable {
    /// The step's location.
    public let range: SourceRange
    /// True if it checks the guard that the destination of the step at this location requires.
    public let isRequirement: Bool

    /// - Parameter step: the step.
    public init(_ step: Step) {
        range = step.range
        isRequirement = if case .choose(_, _, _, isRequirement: true) = step.action { true } else { false }
    }
}

/// A step with the name of its transition, tab, child or link.
public struct OwnedStep: Sendable {
    /// The step.
    public let step: Step
    /// The name of its transition, tab, child or link.
    public let owner: String

    /// The step's place in coverage.
    public var place: StepPlace { StepPlace(step) }
}

extension Program {
    /// All steps, including nested ones, one for each location in the files.
    public var allSteps: [OwnedStep] {
        var open = transitions.indices.map(TransitionID.init).map { (self[$0].steps, name(of: $0)) }
        for flow in flows {
            let name = flow.name.value
            let children = flow.tabs.map(\.name.value) + flow.children.map(\.name.value)
            open += flow.childHandlers.map { ($0.handler.steps, "\(name).\(children[$0.child])") }
            open += flow.tabs.compactMap { tab in tab.steps.map { ($0, "\(name).\(tab.name.value)") } }
        }
        open += links.map { ($0.steps, $0.name.value) }
        var all: [OwnedStep] = []
        var places: Set<StepPlace> = []
        var sites: Set<SiteID> = []
        while let (steps, owner) = open.popLast() {
            for step in steps {
                if places.insert(StepPlace(step)).inserted { all.append(OwnedStep(step: step, owner: owner)) }
                var lists = step.action.choices
                // One location can start a flow in several lists, such as transitions of screens
                // that share a definition. Its handlers count once.
                if let site = step.action.site, sites.insert(site).inserted { lists += self[site].lists }
                open += lists.map { ($0.steps, owner) }
            }
        }
        return all
    }
}
