import FlowSpec

/// The generated code for a set of transitions, which the routers of several screens share.
struct SetOutput: Sendable {
    let name: Located<String>
    /// The protocol of the routers that have the transitions.
    let routing: String
    let transitions: [TransitionOutput]
    /// The transitions with one implementation for several flows.
    let shared: [TransitionOutput]
    /// The protocol of the coordinators that the shared steps use; nil if they use none.
    let flow: String?
    /// The members of that protocol.
    let requirements: [SetMemberOutput]
    /// The modules that the shared steps use.
    let modules: Set<String>
    /// Returns a sentence that describes the steps of a transition.
    let summary: @Sendable (TransitionOutput) -> String
    /// Returns the shared steps of a transition; nil if they do nothing.
    let steps: @Sendable (TransitionOutput) -> ClosureOutput?
}

/// A property of the coordinators with screens that use a set.
struct SetMemberOutput: Sendable {
    let kind: Dependency
    let name: String
    let type: String

    /// True if it's the coordinator's property for objects of the kind.
    var isUsual: Bool { name == kind.rawValue }
}

/// How a coordinator conforms to the protocol for a set of transitions.
struct SetFlowOutput: Sendable {
    let name: String
    /// The property for the factory of the set's screens, if `screens` has another type.
    let screens: SetMemberOutput?
}
