/// Prepares the process for any number of folders, and for standard streams that are closed.
///
/// A stream that is closed is opened on nothing, in the direction in which it isn't used: otherwise
/// the next file that is opened would have its number, and receive what is printed. Printing to it
/// fails.
package func prepareDescriptors() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] where fcntl(stream, F_GETFD) < 0
    {
        _ = open("/dev/null", mode)
    }
    // Each folder of outputs is held open; a Mac begins with 256.
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
