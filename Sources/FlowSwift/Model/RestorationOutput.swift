import FlowSpec

/// The part of a flow's coordinator that saves and restores its state.
struct RestorationOutput: Sendable {
    /// The sites: places where its steps start a flow or present something.
    let sites: [SiteOutput]
    /// The initializer's arguments, other than the first screen.
    let values: [StoredOutput]
    /// The flow's requirement.
    let requirement: Expression?
    /// The requirements of its screens: each screen's pattern and the condition.
    let screenRequirements: [(pattern: String, question: Expression)]
    /// The app-level part; nil except for the root flow.
    let app: RestorableAppOutput?
}

/// A place where steps start a flow or present something: a case in the enumeration of sites.
struct SiteOutput: Sendable {
    let name: Located<String>
    /// The values that its handlers use later.
    let parameters: [ParameterOutput]
    /// The handlers, with the started flow or screen.
    let handlers: Expression
    let closures: [ClosureOutput]
}

/// The app-level part of restoration, in the root coordinator.
struct RestorableAppOutput: Sendable {
    let fingerprint: String
    /// The automaton of the reachable stacks, one line per state; empty if they are unknown.
    let stacks: [String]
    /// The placements of screens and started flows, one line each.
    let placements: [String]
    /// The flows, with how to create each coordinator from its saved values.
    let flows: [SavedFlowOutput]
}

/// How the coordinator of a flow is created from its saved values.
struct SavedFlowOutput: Sendable {
    let flow: String
    let creation: Expression
    /// The type of the first screen if it's read in advance; needed if guards normally choose it.
    let firstScreen: String?
    /// True if it reads values that might be missing.
    let reads: Bool
}
