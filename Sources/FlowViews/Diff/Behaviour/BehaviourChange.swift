import FlowSpec

/// A difference in what the app does, or in what is found in it.
struct BehaviourChange: Sendable {
    /// What is different.
    var kind: Kind
    /// What it is about: a screen, a flow, a link, a guard or a rule, by its name in the new spec.
    var subject: String
    /// What is different, in words.
    var message: Phrase
    /// The actions that show it, from the app's start; nil where there are none to show.
    var run: [String]?
    /// Of a finding, how grave it is.
    var severity: Severity?
    /// Where it was written in the old spec; nil of what is new.
    var oldPlace: SourceRange?
    /// Where it is written in the new spec; nil of what is gone.
    var newPlace: SourceRange?

    /// The kinds of difference, in the order in which they are told.
    enum Kind: String, Sendable, CaseIterable {
        /// A screen that users can no longer reach.
        case unreachable
        /// A screen that users can reach and couldn't before.
        case reachable
        /// A screen that takes more actions.
        case longerWay = "longer-way"
        /// A screen that takes fewer actions.
        case shorterWay = "shorter-way"
        /// A screen that users can reach without the consent of a guard that they needed before.
        case unprotected
        /// A screen that users can only reach with the consent of a guard that they didn't need
        /// before.
        case protected
        /// A stack that is no longer possible.
        case lostStack = "lost-stack"
        /// A stack that is possible and wasn't before.
        case newStack = "new-stack"
        /// A deep link that leads elsewhere.
        case link
        /// A finding that the old spec doesn't have.
        case newFinding = "new-finding"
        /// A finding that is gone.
        case goneFinding = "gone-finding"
    }
}
