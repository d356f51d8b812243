import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowSpec

/// Does something in a copy of the current folder as it was in a revision of its repository, with
/// the specs and flowgen's configuration only. Prints what is wrong and throws an exit code if
/// there is no git, no repository or no such revision.
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
    let current = realPath(".") ?? "."
    var folder: String?
    defer { if let folder { removeFolder(folder) } }
    do {
        let files = try temporaryFolder()
        folder = files
        let copy = try Git(executable: executable, files: files).copySpecs(ofRevision: name)
        guard chdir(copy) == 0 else { throw SystemError.last }
    } catch let error as SystemError {
        printError("can't read the revision \(quoted(name)): \(error.reason)")
        throw ExitCode.inputOutput
    }
    defer { _ = chdir(current) }
    return try body()
}

/// Runs git in the current folder.
private struct Git {
    let executable: String
    /// A folder for files beside the repository.
    let files: String

    /// Writes the specs of a revision, and flowgen's configuration, to a folder. Returns what the
    /// current folder is there.
    func copySpecs(ofRevision name: String) throws -> String {
        let prefix = try run(["rev-parse", "--show-prefix"])
        guard let prefix = prefix.output else {
            printError("'--git' needs a repository around the current folder\(prefix.complaint)")
            throw ExitCode.noInput
        }
        let commit = name.hasPrefix("-") ? nil : try run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).output
        guard let commit else {
            let isShallow = try run(["rev-parse", "--is-shallow-repository"]).output == "true"
            let remedy = isShallow ? "; the clone is shallow, so fetch the revision first, as with 'git fetch --unshallow'" : ""
            printError("the repository has no revision \(quoted(name))\(remedy)")
            throw ExitCode.noInput
        }
        let tree = path(of: "tree", in: files)
        try writeSpecs(of: commit, to: tree)
        let copy = path(of: prefix, in: tree)
        // The revision may not have the folder. What is above the copy is no part of it.
        try createFolders(copy.hasSuffix("/") ? String(copy.dropLast()) : copy)
        try createFolders(path(of: ".git", in: tree))
        return copy
    }

    private func writeSpecs(of commit: String, to tree: String) throws {
        let list = try required(["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit])
        let wanted = list.split(separator: "\0").filter { isSpecName(String($0)) || fileName(of: String($0)) == ".flowgen.yml" }
        let names = path(of: "names", in: files)
        try create(names, wanted.flatMap { Array($0.utf8) + [0] })
        _ = try required(["read-tree", commit])
        let top = try required(["rev-parse", "--show-toplevel"])
        _ = try required(["-C", top, "checkout-index", "-z", "--stdin", "--prefix=\(tree)/"], input: names)
    }

    /// What a command prints. Says what git complains of and throws where it fails.
    private func required(_ arguments: [String], input: String = "/dev/null") throws -> String {
        let result = try run(arguments, input: input)
        guard let output = result.output else {
            printError("git couldn't read the files of the revision\(result.complaint)")
            throw ExitCode.noInput
        }
        return output
    }

    /// What a command prints, without the line feed at its end, or nil where it fails; and the
    /// first line of what it complains of.
    private func run(_ arguments: [String], input: String = "/dev/null") throws(SystemError) -> (output: String?, complaint: String) {
        // By files, so that no pipe can fill up.
        let (output, errors) = (path(of: "output", in: files), path(of: "errors", in: files))
        // An index of its own, so that the repository's stays as it is.
        let variables = ["GIT_INDEX_FILE": path(of: "index", in: files), "LC_ALL": "C"]
        let succeeds = try RunningProgram(executable, arguments, variables: variables, input: input, output: output, errors: errors)
            .succeeds()
        let text = self.text(of: output)
        let complaint = self.text(of: errors).split(separator: "\n").first.map { line in
            ": \(escaped(line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)))"
        }
        return (succeeds ? text.last == "\n" ? String(text.dropLast()) : text : nil, complaint ?? "")
    }

    private func text(of file: String) -> String {
        (try? readRegular(atPath: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
