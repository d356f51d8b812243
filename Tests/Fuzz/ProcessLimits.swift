import Foundation

/// What an input may use.
struct ProcessLimits {
    /// Seconds of processor time for one input. The time of a clock would depend on what else the
    /// machine does.
    var seconds = 5
    /// Megabytes of memory for the whole process, at its peak.
    var megabytes = 768

    /// Lets the system end the process where an input takes too long, and refuse memory far beyond
    /// the limit.
    func watch() {
        #if os(Linux)
            let bytes = rlim_t(megabytes + 4096) << 20
            var space = rlimit(rlim_cur: bytes, rlim_max: bytes)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
        #endif
    }

    /// Begins the time of an input.
    func restartTime() {
        var time = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        #if os(Linux)
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
        #else
            setitimer(ITIMER_PROF, &time, nil)
        #endif
    }

    /// The memory that the process has used at its peak, in megabytes.
    static var peakMegabytes: Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss >> 10
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }
}
