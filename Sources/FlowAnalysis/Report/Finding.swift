import FlowGraph
import FlowSpec
import PushdownSystems

/// Something to report, and what is known of how it comes about.
struct Finding: Sendable {
    /// The finding without a run.
    var diagnostic: Diagnostic
    var evidence = Evidence.said

    /// How a finding comes about.
    enum Evidence: Sendable {
        /// The diagnostic says all.
        case said
        /// By a run that the machine has made; nil where it couldn't make the one of the analysis.
        case run(Replay?)
        /// By actions of which the last ends in a fault, at the finding's place, as the analysis
        /// says. Fewer than so many don't do.
        case fault(Fault.Kind, [WitnessPath.Action], atLeast: Int)
    }

    /// A finding that is whole.
    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    /// What says all.
    init(_ rule: Rule, _ message: String, at range: SourceRange, suggestions: [Suggestion] = [], verdict: Verdict? = nil) {
        diagnostic = Diagnostic(rule, message, at: range, suggestions: suggestions, verdict: verdict)
    }

    /// What a run shows.
    init(_ rule: Rule, _ message: String, at range: SourceRange, suggestions: [Suggestion] = [], by evidence: Evidence) {
        diagnostic = Diagnostic(rule, message, at: range, suggestions: suggestions)
        self.evidence = evidence
    }
}
