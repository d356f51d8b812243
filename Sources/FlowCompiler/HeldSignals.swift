/// Blocks the signals that end a run while files are being written, so no file is left incomplete.
///
/// Other threads still receive them. The next run then removes the leftovers.
struct HeldSignals {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]
    private var before = sigset_t()

    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in Self.ending { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, &before)
    }

    var isPending: Bool {
        var set = sigset_t()
        sigpending(&set)
        // A signal that was already blocked wouldn't have ended the run.
        var before = before
        return Self.ending.contains { sigismember(&set, $0) == 1 && sigismember(&before, $0) == 0 }
    }

    /// Unblocks the signals. Those that have arrived usually end the run.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
