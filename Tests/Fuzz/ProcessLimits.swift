import Foundation

struct ProcessLimits {
    /// Seconds of processor time for one input. Unlike wall-clock time, it doesn't depend on the
    /// load of the machine.
    var seconds = 5
    /// Megabytes of memory for the whole process, at its peak.
    var megabytes = 768

    /// On Linux, makes the system refuse memory far beyond the limit.
    func watch() {
        #if os(Linux)
            let bytes = rlim_t(megabytes + 4096) << 20
            var space = rlimit(rlim_cur: bytes, rlim_max: bytes)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
        #endif
    }

    /// Restarts the time limit. The system ends the process if an input exceeds it.
    func restartTime() {
        var time = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        #if os(Linux)
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
        #else
            setitimer(ITIMER_PROF, &time, nil)
        #endif
    }

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
