/// The signals by which a person or the system ends a run, held back while files are being written,
/// so that none is left half done.
///
/// Others than this thread would still take them: then what is left behind goes with the next run.
struct HeldSignals {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]
    private var before = sigset_t()

    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in Self.ending { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, &before)
    }

    /// Whether one has come.
    var isPending: Bool {
        var set = sigset_t()
        sigpending(&set)
        // One that was held back before wouldn't have ended the run.
        var before = before
        return Self.ending.contains { sigismember(&set, $0) == 1 && sigismember(&before, $0) == 0 }
    }

    /// Lets those that came do their work, which mostly is to end the run.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
