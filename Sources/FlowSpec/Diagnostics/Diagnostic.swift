/// How grave a finding is.
public enum Severity: String, Comparable, Sendable, CaseIterable {
    /// Information that asks for nothing.
    case note
    /// Something that is probably not meant.
    case warning
    /// Something that can't be compiled, or that breaks at run time.
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

/// A finding: what is wrong, where, by which rule, and what to do.
public struct Diagnostic: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: Rule
    /// How grave it is; the rule's default unless the program says otherwise.
    public var severity: Severity
    /// One sentence: what was found, what was expected and, where one is near, the right spelling.
    public var message: String
    /// The exact characters that the finding is about.
    public var range: SourceRange
    /// Second places that have part in it.
    public var notes: [Note]
    /// How an app comes to what was found, action by action; nil where the finding needs no
    /// example.
    public var trace: Trace?
    /// Changes of the text that would mend it.
    public var suggestions: [Suggestion]
    /// How sure a finding about all runs of an app is; nil where the text itself shows it.
    public var verdict: Verdict?
    /// Other places without which there would be nothing to find: a flow or screen that is excused
    /// is so only from what lies wholly in it.
    public var causes: [SourceRange] = []
    /// What takes over the steps in which the finding is, where it depends on that: an excuse
    /// counts there, since whoever wrote one in the steps hasn't seen all that take them.
    public var taker: SourceRange?

    /// Where an excuse counts.
    var excusablePlace: SourceRange { taker ?? range }

    /// A second place that has part in a finding.
    public struct Note: Hashable, Sendable {
        /// What is there.
        public var message: String
        /// The characters that it is about.
        public var range: SourceRange

        /// Makes a note about a place.
        ///
        /// - Parameters:
        ///   - message: what is there.
        ///   - range: the characters that it is about.
        public init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// Makes a finding of a rule, with the rule's default severity.
    ///
    /// - Parameters:
    ///   - rule: the rule that was broken.
    ///   - message: one sentence: what was found and what was expected.
    ///   - range: the characters that the finding is about.
    ///   - notes: second places that have part in it.
    ///   - trace: how an app comes to it; nil where it needs no example.
    ///   - suggestions: changes of the text that would mend it.
    ///   - verdict: how sure it is; nil where the text itself shows it.
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

/// A change of the text that would mend what was found.
public struct Suggestion: Hashable, Sendable {
    /// What to do.
    public var message: String
    /// The characters to change.
    public var range: SourceRange
    /// What to write in their place; nil where that isn't known.
    public var replacement: String?
    /// Whether the finding's message proposes it already, so that a text for people needn't repeat
    /// it.
    var isInMessage: Bool

    /// Makes a suggestion for a place.
    ///
    /// - Parameters:
    ///   - message: what to do.
    ///   - range: the characters to change.
    ///   - replacement: what to write in their place; nil where that isn't known.
    ///   - isInMessage: whether the finding's message proposes it already.
    public init(_ message: String, at range: SourceRange, replacement: String? = nil, isInMessage: Bool = false) {
        self.message = message
        self.range = range
        self.replacement = replacement
        self.isInMessage = isInMessage
    }

    /// The right spelling of a name, which the message proposes; nothing where none is near, or the
    /// name isn't written as it is.
    ///
    /// - Parameters:
    ///   - near: the right spelling; nil where none is near.
    ///   - name: the name as it was read, with its place.
    /// - Returns: one suggestion, or none.
    public static func spelling(_ near: String?, of name: Located<String>) -> [Suggestion] {
        let length = name.range.end.offset - name.range.start.offset
        guard let near, name.value.utf8.count == length else { return [] }
        return [Suggestion("write \(quoted(near))", at: name.range, replacement: near, isInMessage: true)]
    }
}

/// How sure a finding about all runs of an app is.
public enum Verdict: Hashable, Sendable {
    /// It holds of every run.
    case proved
    /// A run of so many actions shows it, which was taken again on the abstract machine. A shorter
    /// one may exist, unless it is known to be a shortest one.
    case confirmed(actions: Int, isShortest: Bool = true)
    /// It can't be excluded, and among so many states, reached by at most so many actions, none
    /// shows it.
    case possible(searchedActions: Int, searchedStates: Int)
}

/// The findings of a run, in the order in which the stages made them.
public struct Diagnostics: Sendable {
    /// All findings so far.
    public private(set) var all: [Diagnostic] = []

    /// Makes an empty collection.
    public init() {}

    /// Adds a finding of a rule.
    ///
    /// - Parameters:
    ///   - rule: the rule that was broken.
    ///   - message: one sentence: what was found and what was expected.
    ///   - range: the characters that the finding is about.
    ///   - notes: second places that have part in it.
    ///   - trace: how an app comes to it; nil where it needs no example.
    ///   - suggestions: changes of the text that would mend it.
    ///   - verdict: how sure it is; nil where the text itself shows it.
    public mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], trace: Trace? = nil,
        suggestions: [Suggestion] = [], verdict: Verdict? = nil
    ) {
        all.append(Diagnostic(rule, message, at: range, notes: notes, trace: trace, suggestions: suggestions, verdict: verdict))
    }

    /// Adds a finding.
    ///
    /// - Parameter finding: the finding.
    public mutating func add(_ finding: Diagnostic) {
        all.append(finding)
    }

    /// The findings that a function gives for these, in their order; nil leaves one out.
    ///
    /// - Parameter change: gives what takes a finding's place; nil leaves it out.
    /// - Returns: the findings that remain.
    public func filterMap(_ change: (Diagnostic) -> Diagnostic?) -> Diagnostics {
        var changed = self
        changed.all = all.compactMap(change)
        return changed
    }

    /// Whether any finding is an error.
    public var hasErrors: Bool {
        all.contains { $0.severity == .error }
    }

    /// The findings by file and place, those of one place in the order in which they were made.
    public var sorted: [Diagnostic] {
        all.enumerated()
            .sorted { left, right in
                let (a, b) = (left.element.range, right.element.range)
                return (a.source.index, a.start.offset, left.offset) < (b.source.index, b.start.offset, right.offset)
            }
            .map(\.element)
    }
}
