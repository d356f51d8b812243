/// The severity of a finding.
public enum Severity: String, Comparable, Sendable, CaseIterable {
    /// Information that requires no action.
    case note
    /// Something that is probably unintended.
    case warning
    /// Something that can't be compiled, or that fails at run time.
    case error

    /// A note is less than a warning, a warning less than an error.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A finding: the problem, its location, the broken rule and suggestions.
public struct Diagnostic: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: Rule
    /// The severity: the rule's default unless the program overrides it.
    public var severity: Severity
    /// One sentence with the problem, the expectation and the likely spelling, if any.
    public var message: String
    /// The exact characters that the finding is about.
    public var range: SourceRange
    /// Related locations.
    public var notes: [Note]
    /// A run of the app that shows the problem; `nil` if the finding needs no example.
    public var trace: Trace?
    /// Changes to the source that fix the problem.
    public var suggestions: [Suggestion]
    /// The certainty of a finding about all runs of an app; `nil` if the source alone proves it.
    public var verdict: Verdict?
    /// Other locations that cause the finding. A suppression counts only if it covers all of them.
    public var causes: [SourceRange] = []
    /// The location that uses the finding's steps, such as a `take`, if the finding depends on it.
    /// Suppressions count there because the author of the steps doesn't know all uses.
    public var taker: SourceRange?

    /// The location at which a suppression counts.
    var suppressiblePlace: SourceRange { taker ?? range }

    /// A related location of a finding.
    public struct Note: Hashable, Sendable {
        /// The message about the location.
        public var message: String
        /// The characters of the location.
        public var range: SourceRange

        /// Creates a note about a location.
        public init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// Creates a finding with the rule's default severity.
    ///
    /// - Parameters:
    ///   - rule: the rule that was broken.
    ///   - message: one sentence with the problem and the expectation.
    ///   - range: the characters that the finding is about.
    ///   - notes: related locations.
    ///   - trace: a run of the app that shows the problem; `nil` if the finding needs no example.
    ///   - suggestions: changes to the source that fix the problem.
    ///   - verdict: the certainty; `nil` if the source alone proves the finding.
    public init(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Note] = [], trace: Trace? = nil, suggestions: [Suggestion] = [],
        verdict: Verdict? = nil
    ) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.trace = trace
        self.suggestions = suggestions
        self.verdict = verdict
    }
}

/// A change to the source that fixes a finding.
public struct Suggestion: Hashable, Sendable {
    /// The description of the change.
    public var message: String
    /// The characters to change.
    public var range: SourceRange
    /// The replacement; `nil` if unknown.
    public var replacement: String?
    /// True if the finding's message contains the suggestion, so text output doesn't repeat it.
    var isInMessage: Bool

    /// Creates a suggestion for a location.
    ///
    /// - Parameters:
    ///   - message: the description of the change.
    ///   - range: the characters to change.
    ///   - replacement: the replacement; `nil` if unknown.
    ///   - isInMessage: true if the finding's message contains the suggestion already.
    public init(_ message: String, at range: SourceRange, replacement: String? = nil, isInMessage: Bool = false) {
        self.message = message
        self.range = range
        self.replacement = replacement
        self.isInMessage = isInMessage
    }

    /// Returns a suggestion to correct a name's spelling, which the finding's message contains too.
    ///
    /// - Parameters:
    ///   - near: the right spelling; `nil` if no name is near.
    ///   - name: the misspelled name with its location.
    /// - Returns: one suggestion; none if no name is near or the source has quotes or escapes.
    public static func spelling(_ near: String?, of name: Located<String>) -> [Suggestion] {
        let length = name.range.end.offset - name.range.start.offset
        guard let near, name.value.utf8.count == length else { return [] }
        return [Suggestion("write \(quoted(near))", at: name.range, replacement: near, isInMessage: true)]
    }
}

/// The certainty of a finding about all runs of an app.
public enum Verdict: Hashable, Sendable {
    /// It is true for every run.
    case proved
    /// A run with this many actions shows it, replayed on the abstract machine. A shorter run might
    /// exist unless `isShortest` is true.
    case confirmed(actions: Int, isShortest: Bool = true)
    /// It can't be excluded, but a search with these limits on actions and states didn't find it.
    case possible(searchedActions: Int, searchedStates: Int)
}

/// The findings of a run, in the order in which the stages report them.
public struct Diagnostics: Sendable {
    /// All findings so far.
    public private(set) var all: [Diagnostic] = []

    /// Creates an empty collection.
    public init() {}

    /// Adds a finding with the rule's default severity.
    ///
    /// - Parameters:
    ///   - rule: the rule that was broken.
    ///   - message: one sentence with the problem and the expectation.
    ///   - range: the characters that the finding is about.
    ///   - notes: related locations.
    ///   - trace: a run of the app that shows the problem; `nil` if the finding needs no example.
    ///   - suggestions: changes to the source that fix the problem.
    ///   - verdict: the certainty; `nil` if the source alone proves the finding.
    public mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], trace: Trace? = nil,
        suggestions: [Suggestion] = [], verdict: Verdict? = nil
    ) {
        all.append(Diagnostic(rule, message, at: range, notes: notes, trace: trace, suggestions: suggestions, verdict: verdict))
    }

    /// Adds a finding.
    public mutating func add(_ finding: Diagnostic) {
        all.append(finding)
    }

    /// Returns the non-`nil` results of a function for each finding, in their order.
    ///
    /// - Parameter change: returns the replacement for a finding, or `nil` to remove it.
    /// - Returns: the remaining findings.
    public func filterMap(_ change: (Diagnostic) -> Diagnostic?) -> Diagnostics {
        var changed = self
        changed.all = all.compactMap(change)
        return changed
    }

    /// True if any finding is an error.
    public var hasErrors: Bool {
        all.contains { $0.severity == .error }
    }

    /// The findings by file and location. Findings at one location keep their order.
    public var sorted: [Diagnostic] {
        all.enumerated()
            .sorted { left, right in
                let (a, b) = (left.element.range, right.element.range)
                return (a.source.index, a.start.offset, left.offset) < (b.source.index, b.start.offset, right.offset)
            }
            .map(\.element)
    }
}
