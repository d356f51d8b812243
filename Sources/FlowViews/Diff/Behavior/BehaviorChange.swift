import FlowSpec

/// A difference in the app's behavior or in its findings.
struct BehaviorChange: Sendable {
    var kind: Kind
    /// The screen, flow, link, guard or rule concerned, by its name in the new spec.
    var subject: String
    /// A description of the difference.
    var message: Phrase
    /// A trace that shows it, from the app's start; nil if there is none.
    var run: [String]?
    /// The severity of a finding; nil for other differences.
    var severity: Severity?
    /// For a screen that needs more actions, how many more.
    var furtherActions = 0
    /// The location in the old spec; nil for an addition.
    var oldPlace: SourceRange?
    /// The location in the new spec; nil for a removal.
    var newPlace: SourceRange?

    /// The kinds of difference, in the order of the output.
    enum Kind: String, Sendable, CaseIterable {
        /// A screen that users can no longer reach.
        case unreachable
        /// A screen that users can newly reach.
        case reachable
        /// A screen that needs more actions.
        case longerWay = "longer-way"
        /// A screen that needs fewer actions.
        case shorterWay = "shorter-way"
        /// A screen that a guard no longer protects.
        case unprotected
        /// A screen that a guard newly protects.
        case protected
        /// A stack that is no longer possible.
        case lostStack = "lost-stack"
        /// A stack that is newly possible.
        case newStack = "new-stack"
        /// A deep link with a different outcome.
        case link
        /// A finding that the old spec doesn't have.
        case newFinding = "new-finding"
        /// A finding that the new spec doesn't have.
        case goneFinding = "gone-finding"
    }
}
