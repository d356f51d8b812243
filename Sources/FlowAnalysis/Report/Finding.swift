import FlowGraph
import FlowSpec
import PushdownSystems

/// A diagnostic and the evidence for it.
struct Finding: Sendable {
    /// The diagnostic without a trace.
    var diagnostic: Diagnostic
    var evidence = Evidence.said

    enum Evidence: Sendable {
        /// None; the message is enough.
        case said
        /// A run of the machine; `nil` if the machine couldn't perform the analysis's run.
        case run(Replay?)
        /// Actions that end in a fault at the finding's location; fewer than `atLeast` don't.
        case fault(Fault.Kind, [WitnessPath.Action], atLeast: Int)
    }

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    init(
        _ rule: Rule, _ message: String, at range: SourceRange, suggestions: [Suggestion] = [], verdict: Verdict? = nil,
        by evidence: Evidence = .said
    ) {
        diagnostic = Diagnostic(rule, message, at: range, suggestions: suggestions, verdict: verdict)
        self.evidence = evidence
    }
}
