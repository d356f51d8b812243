import FlowCompiler
import FlowSpec

/// A program that has been started.
struct RunningProgram {
    private let process: pid_t
    /// Pipes to its standard input, and from its standard output or error; -1 if there are none.
    private(set) var input: Int32 = -1
    private(set) var output: Int32 = -1

    enum Streams {
        /// The streams of this program.
        case inherited
        /// Pipes to its input and from its output. Discards its error messages.
        case piped
        /// Pipes to its input and from its standard error. Discards its output.
        case complaining
    }

    /// Starts a program with this program's environment.
    ///
    /// - Parameter variables: environment variables to replace; `nil` removes a variable.
    /// - Throws: the system's error if it can't be started.
    init(
        _ path: String, _ arguments: [String], variables: [String: String?] = [:], streams: Streams = .inherited
    ) throws(SystemError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            let inherited = _NSGetEnviron().pointee
        #else
            var actions = posix_spawn_file_actions_t()
            let inherited = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var others: [Int32] = []
        if streams != .inherited {
            let (theirInput, ourInput) = try pipe()
            let (ourOutput, theirOutput) = try pipe()
            (input, output, others) = (ourInput, ourOutput, [theirInput, theirOutput])
            let (read, unseen) = streams == .piped ? (STDOUT_FILENO, STDERR_FILENO) : (STDERR_FILENO, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, theirInput, STDIN_FILENO)
            posix_spawn_file_actions_adddup2(&actions, theirOutput, read)
            posix_spawn_file_actions_addopen(&actions, unseen, "/dev/null", O_WRONLY, 0)
        }
        defer { for end in others { close(end) } }
        var words = ([path] + arguments).map { strdup(cPath($0)) } + [nil]
        var environment = entries(of: inherited, replacing: variables) + [nil]
        defer { for word in words + environment { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, cPath(path), &actions, nil, &words, &environment)
        self.process = process
        guard code == 0 else {
            for end in [input, output] where end >= 0 { close(end) }
            throw SystemError(code: code)
        }
    }

    /// Writes to its standard input. Throws if the program has ended or closed its input.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        // Blocks and consumes SIGPIPE, which would end this program if the other one has ended.
        var (pipes, before, pending, taken) = (sigset_t(), sigset_t(), sigset_t(), Int32(0))
        sigemptyset(&pipes)
        sigaddset(&pipes, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipes, &before)
        defer {
            sigpending(&pending)
            if sigismember(&before, SIGPIPE) == 0, sigismember(&pending, SIGPIPE) == 1 { sigwait(&pipes, &taken) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try FlowCompiler.write(bytes, to: input)
    }

    mutating func closeInput() {
        close(input)
        input = -1
    }

    /// Closes the pipes, waits for the program's end, and returns whether it succeeded.
    @discardableResult
    func end() -> Bool {
        for end in [input, output] where end >= 0 { close(end) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}

/// A program's output for an input, and its first error message if it fails.
func output(
    of program: String, _ arguments: [String], variables: [String: String?] = [:], for input: [UInt8] = []
) throws(SystemError) -> (bytes: [UInt8], succeeds: Bool, complaint: String) {
    func read(_ streams: RunningProgram.Streams) throws(SystemError) -> (bytes: [UInt8], succeeds: Bool) {
        var running = try RunningProgram(program, arguments, variables: variables, streams: streams)
        // If the program ends early, its exit code tells why.
        try? running.write(input)
        running.closeInput()
        let bytes = (try? FlowCompiler.read(running.output)) ?? []
        return (bytes, running.end())
    }
    let (bytes, succeeds) = try read(.piped)
    if succeeds { return (bytes, true, "") }
    // Run it again for its error message: a second pipe could fill up while the first is read.
    let words = String(decoding: try read(.complaining).bytes, as: UTF8.self).split(separator: "\n")
    let first = words.first { $0.hasPrefix("fatal: ") }?.dropFirst(7) ?? words.first
    return (bytes, false, first.map { ": \(escaped(String($0)))" } ?? "")
}

/// Creates a pipe that other programs don't inherit.
private func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
}

/// Copies the entries of an environment, `NAME=value`, and replaces some variables. The entries are
/// bytes, because they might not be valid text.
private func entries(
    of environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, replacing variables: [String: String?]
) -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var index = 0
    while let entry = environment?[index] {
        if variables[String(String(cString: entry).prefix { $0 != "=" })] == nil { entries.append(strdup(entry)) }
        index += 1
    }
    return entries + variables.compactMap { name, value in value.map { strdup("\(name)=\($0)") } }
}

/// Finds a program in the folders of PATH. Ignores relative paths, which depend on the current
/// folder.
func program(named name: String) -> String? {
    environment("PATH").split(separator: ":").filter { $0.hasPrefix("/") }.map { path(of: name, in: String($0)) }.first {
        fileKind(at: $0) == .file && access(cPath($0), X_OK) == 0
    }
}
