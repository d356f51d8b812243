import FlowSpec

/// The app's deep links: their enumeration, and how the root's coordinator opens them.
struct LinksOutput: Sendable {
    /// The name of the enumeration.
    let type: String
    /// The class of the root's coordinator.
    let coordinator: String
    let links: [LinkOutput]
    /// The patterns, the most specific first.
    let patterns: [LinkPatternOutput]
    /// The names of the method's parameters, distinct from all values.
    let link: String
    let change: String
}

/// A deep link: a case of the enumeration with its steps.
struct LinkOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    /// The patterns of the URLs that open it.
    let patterns: [String]
    let parameters: [ParameterOutput]
    /// An expression for a URL with its values; nil if no URL opens it.
    let url: Expression?
    /// The condition for opening it.
    let condition: Expression
    let steps: [StepOutput]
    /// The names of the values that the steps use.
    let used: Set<String>
}

/// A URL pattern: the conditions on the URL, in order, and the link that a matching URL opens.
struct LinkPatternOutput: Sendable {
    let conditions: [String]
    let link: Expression
}
