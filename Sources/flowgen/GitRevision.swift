import ArgumentParser
import FlowCompiler
import FlowSpec

/// The files of a revision, exactly as committed. Reads them from git's objects, so it writes
/// nothing and no filter of the repository changes them.
///
/// The revision is the folder `/revision`, with nothing around it.
final class GitRevision: FileTree {
    private let objects: GitObjects
    private let root: Entry
    /// The names from the root to the current folder.
    private let current: [[UInt8]]
    private(set) var failure: String?
    /// The length of an object's number, in bytes.
    private let numberLength: Int
    private var folders: [String: [[UInt8]: Entry]] = ["": [:]]
    private var links: [String: [UInt8]] = [:]
    /// The targets of folders that were followed before. Most paths are of files in these folders.
    private var known: [[UInt8]: (parts: [[UInt8]], node: Entry)] = [:]
    /// The remaining work. Even a small repository can nest folders into endlessly many paths.
    private var budget = 1 << 21

    private enum Entry {
        case folder(String), file(String), link(String)
        /// A nested repository, whose files aren't in this one.
        case submodule
        case nothing
    }

    private static let mount = Array("revision".utf8)

    /// Finds a revision of the repository around the current folder. If git, the repository or the
    /// revision isn't found, prints that and throws an exit code.
    init(_ name: String) throws {
        let git = try Git()
        let (place, complaint) = try git.lines(["rev-parse", "--show-prefix"])
        guard let prefix = place?.first else {
            printError("'--git' requires a repository around the current folder\(complaint)")
            throw ExitCode.noInput
        }
        let commit = name.hasPrefix("-") ? nil : try git.lines(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).output?.first
        // To git, '^main' is a commit with a caret.
        guard let commit, !commit.isEmpty, commit.allSatisfy(\.isHexDigit) else {
            let isShallow = try git.lines(["rev-parse", "--is-shallow-repository"]).output?.first == "true"
            let remedy = isShallow ? ": the clone is shallow; fetch the revision first, for example with 'git fetch --unshallow'" : ""
            printError("the repository has no revision \(quoted(name))\(remedy)")
            throw ExitCode.noInput
        }
        objects = GitObjects(git)
        root = .folder("\(commit)^{tree}")
        numberLength = commit.utf8.count / 2
        current = [Self.mount] + pathParts(prefix)
    }

    // MARK: Files

    func kind(at path: String, followsLinks: Bool) -> FileKind? {
        guard let (parts, entry) = followed(path, followsLast: followsLinks) else { return nil }
        switch entry {
        case .folder: return .folder
        case .file: return .file
        case .link, .submodule: return .other
        // The revision might not contain the current folder.
        case .nothing: return parts == current ? .folder : nil
        }
    }

    func names(inFolder path: String) -> [String] {
        guard let entry = followed(path)?.node else { return [] }
        let names = entries(of: entry).keys
        spend(4 * names.count)
        return failure == nil ? names.map { String(pathBytes: $0) } : []
    }

    func destination(of path: String) -> String? {
        followed(path).map { String(pathBytes: [UInt8(ascii: "/")] + $0.parts.joined(separator: [UInt8(ascii: "/")])) }
    }

    func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        switch followed(path)?.node {
        case .file(let number): return content(of: number) ?? []
        case .folder: throw UnreadableFile(reason: "the path is a folder, not a YAML file; rename the folder")
        case .submodule:
            throw UnreadableFile(reason: "the path is a submodule: its files aren't in the repository; compare them in the submodule")
        case .link, .nothing, nil: throw UnreadableFile(reason: "the file can't be read; check the target of its link")
        }
    }

    // MARK: Objects

    private func followed(_ path: String, followsLast: Bool = true) -> (parts: [[UInt8]], node: Entry)? {
        if followsLast, let end = known[path.pathBytes] { return end }
        let end = followedFromParent(path) ?? followedFromRoot(path, followsLast: followsLast)
        if let end, case .folder = end.node { known[path.pathBytes] = end }
        return end
    }

    /// The target of a path in a known folder, unless it is a link; otherwise `nil`.
    private func followedFromParent(_ path: String) -> (parts: [[UInt8]], node: Entry)? {
        let name = fileName(of: path)
        guard !["", ".", ".."].contains(name), path.utf8.count <= longestPath, let folder = known[parentFolder(of: path).pathBytes]
        else { return nil }
        spend(1)
        let entry = entries(of: folder.node)[name.pathBytes] ?? .nothing
        if case .link = entry { return nil }
        return (folder.parts + [name.pathBytes], entry)
    }

    private func followedFromRoot(_ path: String, followsLast: Bool) -> (parts: [[UInt8]], node: Entry)? {
        let end = follow(path, from: current, root: Entry?.none, followsLast: followsLast) { folder, name in
            guard let folder else { return (name == Self.mount ? root : .nothing, nil) }
            spend(1)
            let entry = entries(of: folder)[name] ?? .nothing
            guard case .link(let number) = entry else { return (entry, nil) }
            let target = links[number] ?? content(of: number)
            links[number] = target
            return (entry, target)
        }
        return end.map { ($0.parts, $0.node ?? .nothing) }
    }

    private func entries(of entry: Entry) -> [[UInt8]: Entry] {
        guard case .folder(let number) = entry, failure == nil else { return [:] }
        if let known = folders[number] { return known }
        var entries: [[UInt8]: Entry] = [:]
        var rest = (content(of: number) ?? [])[...]
        // 'MODE NAME', a null character and the number's bytes.
        while let space = rest.firstIndex(of: UInt8(ascii: " ")), let null = rest[space...].firstIndex(of: 0) {
            let end = min(null + 1 + numberLength, rest.endIndex)
            let number = rest[(null + 1)..<end].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            entries[Array(rest[(space + 1)..<null])] =
                switch String(decoding: rest[..<space], as: UTF8.self) {
                case "40000", "040000": .folder(number)
                case "120000": .link(number)
                case "160000": .submodule
                default: .file(number)
                }
            rest = rest[end...]
        }
        // A project ends at its repository's root.
        if case .folder(number) = root { entries[Array(".git".utf8)] = .folder("") }
        folders[number] = entries
        return entries
    }

    private func content(of number: String) -> [UInt8]? {
        guard failure == nil else { return nil }
        let bytes = objects.content(of: number)
        if bytes == nil {
            failure =
                "git can't read the object \(number); if the clone is partial, fetch it completely first, for example with "
                + "'git fetch --refetch --no-filter'"
        }
        return bytes
    }

    private func spend(_ work: Int) {
        budget -= work
        if budget < 0, failure == nil { failure = "there are too many files and folders; name the specs to compare with '--specs'" }
    }
}
