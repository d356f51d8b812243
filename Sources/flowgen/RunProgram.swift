/// Another program that has been started.
struct RunningProgram {
    private let process: pid_t

    /// Starts a program with this one's environment.
    ///
    /// - Parameters:
    ///   - path: the program's path.
    ///   - arguments: what it is given, without its own name.
    ///   - errors: the file that takes what it says on standard error; nil leaves that as it is.
    /// - Throws: the system's reason where it can't be started.
    init(_ path: String, _ arguments: [String], errors: String? = nil) throws(SystemError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            let environment = _NSGetEnviron().pointee
        #else
            var actions = posix_spawn_file_actions_t()
            let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let errors { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, &words, environment)
        guard code == 0 else { throw SystemError(code: code) }
        self.process = process
    }

    /// Waits for its end, and gives whether it succeeded.
    func succeeds() -> Bool {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}

/// The first program of a name in the folders of PATH.
func program(named name: String) -> String? {
    environment("PATH").split(separator: ":").map { path(of: name, in: String($0)) }.first {
        fileKind(at: $0) == .file && access($0, X_OK) == 0
    }
}
