/// A rule of the catalog. Its id is a stable part of output, configuration and users' scripts.
public struct Rule: Hashable, Sendable {
    /// The id, in kebab-case.
    public let id: String
    /// The topic of the rule.
    public let topic: RuleTopic
    /// The severity of a finding unless the program overrides it.
    public let severity: Severity
    /// One sentence about the findings of the rule.
    public let title: String

    /// True if a program can change the rule's severity or suppress it; false for compile errors.
    ///
    /// The analysis treats guards as free choices, so the app's answers might exclude a finding.
    let canBeSuppressed: Bool

    /// Creates a rule, as `RuleCatalog.swift` does from the rule's page.
    ///
    /// - Parameters:
    ///   - id: the id, in kebab-case.
    ///   - topic: the topic of the rule.
    ///   - severity: the default severity of a finding.
    ///   - title: one sentence about the findings of the rule.
    ///   - canBeSuppressed: true if a program can change the severity; `nil` for all except errors.
    init(_ id: String, _ topic: RuleTopic, _ severity: Severity, _ title: String, canBeSuppressed: Bool? = nil) {
        self.id = id
        self.topic = topic
        self.severity = severity
        self.title = title
        self.canBeSuppressed = canBeSuppressed ?? (severity != .error)
    }

    /// Compares rules by their ids.
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
