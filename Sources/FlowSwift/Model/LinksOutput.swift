import FlowSpec

/// The app's deep links: their enumeration, and what the root's coordinator does with them.
struct LinksOutput: Sendable {
    /// The enumeration.
    let type: String
    /// The class of the root's coordinator.
    let coordinator: String
    let links: [LinkOutput]
    /// The patterns, the most specific first.
    let patterns: [LinkPatternOutput]
    /// The names of the method's own parameters, which no value has.
    let link: String
    let change: String
}

/// A deep link: a case of the enumeration, and what it does.
struct LinkOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    /// The URLs that open it, as patterns.
    let patterns: [String]
    let parameters: [ParameterOutput]
    /// A URL with its values; nil where no URL opens it.
    let url: Expression?
    /// What must hold for it to act.
    let condition: Expression
    let steps: [StepOutput]
    /// The values that the steps need.
    let used: Set<String>
}

/// A pattern of URLs: what is asked of a URL one after the other, and the link that it opens then.
struct LinkPatternOutput: Sendable {
    let conditions: [String]
    let link: Expression
}
