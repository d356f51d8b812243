import FlowCompiler

/// Another program that has been started.
struct RunningProgram {
    private let process: pid_t

    /// Starts a program with this one's environment.
    ///
    /// - Parameters:
    ///   - path: the program's path.
    ///   - arguments: what it is given, without its own name.
    ///   - variables: variables of its environment beside this one's, or in place of them.
    ///   - input: the file that it reads as standard input; nil leaves that as it is.
    ///   - output: the file that takes its standard output; nil leaves that as it is.
    ///   - errors: the file that takes what it says on standard error; nil leaves that as it is.
    /// - Throws: the system's reason where it can't be started.
    init(
        _ path: String, _ arguments: [String], variables: [String: String] = [:], input: String? = nil, output: String? = nil,
        errors: String? = nil
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
        if let input { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0) }
        if let output { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
        if let errors { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var environment = entries(of: inherited, replacing: variables).map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, &words, &environment)
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

/// The entries of an environment, `NAME=value`, with some variables in place of others.
private func entries(
    of environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, replacing variables: [String: String]
) -> [String] {
    var entries: [String] = []
    var index = 0
    while let entry = environment?[index] {
        let text = String(cString: entry)
        if variables[String(text.prefix { $0 != "=" })] == nil { entries.append(text) }
        index += 1
    }
    return entries + variables.map { "\($0)=\($1)" }.sorted()
}

/// The first program of a name in the folders of PATH.
func program(named name: String) -> String? {
    environment("PATH").split(separator: ":").map { path(of: name, in: String($0)) }.first {
        fileKind(at: $0) == .file && access($0, X_OK) == 0
    }
}
