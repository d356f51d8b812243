import ArgumentParser
import FlowDiagnostics
import FlowSpec
import Foundation

/// Does something in a copy of the current folder as it was in a revision of its repository, with
/// the specs and flowgen's configuration only. Prints what is wrong and throws an exit code if there
/// is no git, no repository or no such revision.
///
/// - Parameters:
///   - name: the revision: a branch, a tag or a commit.
///   - body: what is done; the copy is the current folder meanwhile.
/// - Returns: what `body` returns.
func withSpecs<Result>(ofRevision name: String, do body: () throws -> Result) throws -> Result {
    guard let executable = program(named: "git") else {
        printError("'--git' needs git, which isn't found")
        throw ExitCode.noInput
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy: URL
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        copy = try Git(executable: executable, files: folder).copySpecs(ofRevision: name)
    } catch let error as ExitCode {
        throw error
    } catch {
        printError("can't read the revision \(quoted(name)): \(reason(error))")
        throw ExitCode.inputOutput
    }
    let current = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(copy.path) else {
        printError("can't read the copy of the revision \(quoted(name))")
        throw ExitCode.inputOutput
    }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(current) }
    return try body()
}

/// Runs git in the current folder.
private struct Git {
    let executable: URL
    /// A folder for files beside the repository.
    let files: URL

    /// Writes the specs of a revision, and flowgen's configuration, to a folder. Returns what the
    /// current folder is there.
    func copySpecs(ofRevision name: String) throws -> URL {
        let prefix = try run("rev-parse", "--show-prefix")
        guard let prefix = prefix.output else {
            printError("'--git' needs a repository around the current folder\(prefix.complaint)")
            throw ExitCode.noInput
        }
        let commit = name.hasPrefix("-") ? nil : try run("rev-parse", "--verify", "--quiet", "\(name)^{commit}").output
        guard let commit else {
            let isShallow = try run("rev-parse", "--is-shallow-repository").output == "true"
            let remedy = isShallow ? "; the clone is shallow, so fetch the revision first, as with 'git fetch --unshallow'" : ""
            printError("the repository has no revision \(quoted(name))\(remedy)")
            throw ExitCode.noInput
        }
        let tree = files.appendingPathComponent("tree")
        try writeSpecs(of: commit, to: tree)
        let copy = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix)
        // The revision may not have the folder. What is above the copy is no part of it.
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: tree.appendingPathComponent(".git"), withIntermediateDirectories: true)
        return copy
    }

    private func writeSpecs(of commit: String, to tree: URL) throws {
        let list = try required("ls-tree", "-r", "-z", "--full-tree", "--name-only", commit)
        let wanted = list.split(separator: "\0").filter { isSpecName(String($0)) || fileName(of: String($0)) == ".flowgen.yml" }
        let names = files.appendingPathComponent("names")
        try Data(wanted.map { $0 + "\0" }.joined().utf8).write(to: names)
        _ = try required("read-tree", commit)
        let top = try required("rev-parse", "--show-toplevel")
        _ = try required("-C", top, "checkout-index", "-z", "--stdin", "--prefix=\(tree.path)/", input: names)
    }

    /// What a command prints. Says what git complains of and throws where it fails.
    private func required(_ arguments: String..., input: URL? = nil) throws -> String {
        let result = try run(arguments, input: input)
        guard let output = result.output else {
            printError("git couldn't read the files of the revision\(result.complaint)")
            throw ExitCode.noInput
        }
        return output
    }

    private func run(_ arguments: String...) throws -> (output: String?, complaint: String) { try run(arguments, input: nil) }

    /// What a command prints, without the line feed at its end, or nil where it fails; and the first
    /// line of what it complains of.
    private func run(_ arguments: [String], input: URL?) throws -> (output: String?, complaint: String) {
        // By files, so that no pipe can fill up.
        let (printed, complaints) = (files.appendingPathComponent("output"), files.appendingPathComponent("complaints"))
        for file in [printed, complaints] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // An index of its own, so that the repository's stays as it is.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["GIT_INDEX_FILE": files.appendingPathComponent("index").path, "LC_ALL": "C"]) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: printed)
        process.standardError = try FileHandle(forWritingTo: complaints)
        process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
        try process.run()
        process.waitUntilExit()
        let complaint = String(decoding: try Data(contentsOf: complaints), as: UTF8.self).split(separator: "\n").first
        let shown = complaint.map { ": \(escaped($0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : String($0)))" } ?? ""
        guard process.terminationStatus == 0 else { return (nil, shown) }
        let text = String(decoding: try Data(contentsOf: printed), as: UTF8.self)
        return (text.last == "\n" ? String(text.dropLast()) : text, shown)
    }
}
