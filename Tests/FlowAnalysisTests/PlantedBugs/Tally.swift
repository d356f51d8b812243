/// How many bugs were found, and with what.
struct BugTally {
    var all = 0
    /// Those that are shown by a run, or proved of all of them.
    var shown = 0
    /// Those that the text alone shows.
    var inText = 0
    /// Those that are missed.
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
