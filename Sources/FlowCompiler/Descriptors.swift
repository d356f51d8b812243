/// Prepares the process for any number of folders, and for closed standard streams.
///
/// Opens each closed stream on `/dev/null`, in the direction that isn't used, so printing to it
/// fails. Otherwise the next opened file would get its number and receive the printed text.
package func prepareDescriptors() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] where fcntl(stream, F_GETFD) < 0
    {
        _ = open("/dev/null", mode)
    }
    // Each output folder stays open; the default limit on a Mac is 256.
    var limit = rlimit()
    guard getrlimit(numberOfFiles, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
    setrlimit(numberOfFiles, &limit)
}

#if os(Linux)
    private let numberOfFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
    private let numberOfFiles = RLIMIT_NOFILE
#endif
