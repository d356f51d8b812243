/// A rule of the catalogue. Its id is part of flowgen's contract: it stands in output,
/// configuration and other people's scripts.
public struct Rule: Hashable, Sendable {
    /// The id, in kebab-case.
    public let id: String
    /// What the rule looks at.
    public let topic: RuleTopic
    /// How grave a finding is where the program doesn't say otherwise.
    public let severity: Severity
    /// What the rule finds, in one sentence.
    public let title: String

    /// Whether a program may give its findings another severity, or excuse a place from them: all
    /// but those without which nothing can be compiled.
    ///
    /// Guards are free choices to the analysis of stacks, so that what it finds may be something
    /// that the app's own answers rule out.
    let isExcusable: Bool

    /// Declares a rule, as `RuleCatalogue.swift` does from the rule's page.
    ///
    /// - Parameters:
    ///   - id: the id, in kebab-case.
    ///   - topic: what the rule looks at.
    ///   - severity: how grave a finding is.
    ///   - title: what the rule finds, in one sentence.
    ///   - isExcusable: whether a program may change the severity; nil for all rules but errors.
    init(_ id: String, _ topic: RuleTopic, _ severity: Severity, _ title: String, isExcusable: Bool? = nil) {
        self.id = id
        self.topic = topic
        self.severity = severity
        self.title = title
        self.isExcusable = isExcusable ?? (severity != .error)
    }

    /// Rules are told apart by their ids.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
