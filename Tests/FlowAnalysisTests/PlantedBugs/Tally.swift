/// The number of bugs found, by kind of evidence.
struct BugTally {
    var all = 0
    /// Bugs shown by a trace or proved for all runs.
    var shown = 0
    /// Bugs visible in the text of the spec.
    var inText = 0
    var missed = 0

    init(_ trials: [Trial]) {
        for trial in trials {
            all += 1
            switch trial.bug.answer {
            case .missed: missed += 1
            case .found(let expected):
                if case .text = expected.evidence { inText += 1 } else { shown += 1 }
            }
        }
    }
}
