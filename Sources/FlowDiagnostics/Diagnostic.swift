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

    /// A second place that has part in a finding.
    public struct Note: Hashable, Sendable {
        /// What is there.
        public var message: String
        /// The characters that it is about.
        public var range: SourceRange

        /// Makes a note about a place.
        public init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// Makes a finding of a rule, with the rule's default severity.
    public init(_ rule: Rule, _ message: String, at range: SourceRange, notes: [Note] = []) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.range = range
        self.notes = notes
    }
}

/// The findings of a run, in the order in which the stages made them.
public struct Diagnostics: Sendable {
    /// All findings so far.
    public private(set) var all: [Diagnostic] = []

    /// Makes an empty collection.
    public init() {}

    /// Adds a finding of a rule.
    public mutating func report(_ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        all.append(Diagnostic(rule, message, at: range, notes: notes))
    }

    /// The findings that a function gives for these, in their order; nil leaves one out.
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
