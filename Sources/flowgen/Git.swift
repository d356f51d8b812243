import ArgumentParser
import FlowCompiler
import FlowSpec

/// Runs git for the repository around the current folder, without running any program that the
/// repository configures: hooks, filters, monitors, pagers or remote helpers.
struct Git {
    private let executable: String

    /// Finds git. If it isn't installed, prints that and throws an exit code.
    init() throws {
        guard let executable = program(named: "git") else {
            printError("'--git' requires git, but 'git' isn't in PATH; install git")
            throw ExitCode.noInput
        }
        self.executable = executable
    }

    private static let options = ["--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]

    /// The current folder determines the repository. Objects come from the commit itself, not from
    /// replacements, and none is fetched.
    private static let variables: [String: String?] = [
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_COMMON_DIR": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil,
        "GIT_NO_REPLACE_OBJECTS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]

    /// The lines that a command prints, or `nil` if it fails, and its first error message.
    func lines(_ arguments: [String]) throws -> (output: [String]?, complaint: String) {
        do throws(SystemError) {
            let (bytes, succeeds, complaint) = try output(of: executable, Self.options + arguments, variables: Self.variables)
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(pathBytes: Array($0)) }
            return (succeeds ? lines : nil, complaint)
        } catch {
            printError("can't run git: \(error.reason)")
            throw ExitCode.inputOutput
        }
    }

    /// If the repository has no files because it is bare, prints that and throws an exit code.
    func checkFiles() throws {
        guard try lines(["rev-parse", "--is-inside-work-tree"]).output?.first == "false" else { return }
        printError("the repository is bare and has no files to compare; name a second revision")
        throw ExitCode.noInput
    }

    func objects() throws(SystemError) -> RunningProgram {
        try RunningProgram(executable, Self.options + ["cat-file", "--batch"], variables: Self.variables, streams: .piped)
    }
}

/// Reads objects of the repository, one at a time.
final class GitObjects {
    private let git: Git
    private var running: RunningProgram?
    /// Bytes that were read from git but not yet used.
    private var ahead: ArraySlice<UInt8> = []

    init(_ git: Git) {
        self.git = git
    }

    deinit {
        running?.end()
    }

    /// The bytes of an object, by its number, limited to the maximum size of a file that flowgen
    /// reads; `nil` if it can't be read.
    func content(of number: String) -> [UInt8]? {
        do throws(SystemError) {
            if running == nil { running = try git.objects() }
            try running?.write(Array("\(number)\n".utf8))
        } catch {
            return nil
        }
        // `NUMBER TYPE SIZE`, or `NUMBER missing`.
        var line: [UInt8] = []
        while let byte = next(1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]) else { return nil }
        let bytes = next(min(size, readingLimit))
        if size > readingLimit {
            // The rest isn't needed.
            running?.end()
            (running, ahead) = (nil, [])
        } else {
            _ = next(1)
        }
        return bytes
    }

    /// The next bytes that git prints; `nil` if its output ends before.
    private func next(_ count: Int) -> [UInt8]? {
        while ahead.count < count {
            guard let output = running?.output, let chunk = try? readChunk(output, room: 1 << 16), !chunk.isEmpty
            else { return nil }
            ahead += chunk
        }
        defer { ahead = ahead.dropFirst(count) }
        return Array(ahead.prefix(count))
    }
}
