import FlowSpec

/// What a flow's coordinator says of how its state is saved and restored.
struct RestorationOutput: Sendable {
    /// The places where its steps start a flow or present something.
    let sites: [SiteOutput]
    /// What it is made with, beside its first screen.
    let values: [StoredOutput]
    /// What the flow requires.
    let requirement: Expression?
    /// What its screens require: the pattern of each, and the question.
    let screenRequirements: [(pattern: String, question: Expression)]
    /// Of the root flow, what the app as a whole has.
    let app: RestorableAppOutput?
}

/// A place where steps start a flow or present something: a case of the enumeration of the flow's
/// sites.
struct SiteOutput: Sendable {
    let name: Located<String>
    /// The values that its handlers need later.
    let parameters: [ParameterOutput]
    /// The handlers, with what is started there.
    let handlers: Expression
    let closures: [ClosureOutput]
}

/// What the root coordinator says of the app.
struct RestorableAppOutput: Sendable {
    let fingerprint: String
    /// The stacks that can be reached, a line for each state of their automaton; none where they
    /// aren't known.
    let stacks: [String]
    /// Where screens are put and what is started, a line for each.
    let placements: [String]
    /// The flows with how the coordinator of each is made from what was saved of it.
    let flows: [SavedFlowOutput]
}

/// How the coordinator of a flow is made from what was saved of it.
struct SavedFlowOutput: Sendable {
    let flow: String
    let creation: Expression
    /// The type of the first screen, where that is read beforehand: guards usually choose it.
    let firstScreen: String?
    /// Whether something is read that may not be there.
    let reads: Bool
}
