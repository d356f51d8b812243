import FlowSpec

/// A spec that was found but hasn't been read.
package struct SpecInput {
    /// The path as it was found.
    package let path: String
    /// True if it was found in a folder, rather than named.
    let isFound: Bool
    /// True if a person named it, rather than a file or a search.
    let isTrusted: Bool
    private let isStandardInput: Bool

    static let standardInput = SpecInput(path: "stdin.flow.yaml", isFound: false, isTrusted: true, isStandardInput: true)

    private init(path: String, isFound: Bool, isTrusted: Bool, isStandardInput: Bool) {
        self.path = path
        self.isFound = isFound
        self.isTrusted = isTrusted
        self.isStandardInput = isStandardInput
    }

    /// A file at a path that exists.
    init(path: String, isFound: Bool, isTrusted: Bool) {
        self.init(path: path, isFound: isFound, isTrusted: isTrusted, isStandardInput: false)
    }

    /// The file's identity, independent of how it was named.
    func identity(in files: any FileTree) -> FileIdentity {
        isStandardInput ? FileIdentity(path: "-") : FileIdentity(of: path, in: files)
    }

    /// The folder that its includes are relative to; `nil` for standard input.
    var folder: String? {
        isStandardInput ? nil : parentFolder(of: path)
    }

    /// The file's bytes; `file` is its identity. Throws if it is outside `folders`, if not `nil`.
    ///
    /// If it lacks a spec's name and no person chose it, it must say that it is a spec. So no
    /// finding shows lines of other files.
    func read(_ file: FileIdentity, from files: any FileTree, in folders: ProgramFolders?) throws(UnreadableFile) -> [UInt8] {
        if isStandardInput { return try FlowCompiler.read(STDIN_FILENO) }
        if let folders, !isTrusted, !folders.contain(file) { throw UnreadableFile(reason: outsideReason(path)) }
        let bytes = try files.read(path)
        guard
            folders == nil || file.isSpec || isTrusted && files.kind(at: path, followsLinks: false) == .file || claimsToBeSpec(bytes)
        else {
            throw UnreadableFile(
                reason: "\(quoted(path)) isn't a spec: no line begins with 'flowspec'; remove its path, or rename it to '*.flow.yaml'")
        }
        return bytes
    }
}

/// The identity of a file: the bytes of its path without links. Names that look alike, such as with
/// composed and decomposed letters, can belong to two files.
package struct FileIdentity: Hashable {
    private let path: [UInt8]

    /// A path without links.
    init(path: String) {
        self.path = path.pathBytes
    }

    /// The item at a path, existing or not. Links in a circle identify themselves.
    package init(of path: String, in files: any FileTree = Disk()) {
        if let destination = files.destination(of: path) {
            self.init(path: destination)
        } else {
            let parent = parentFolder(of: path)
            let folder = files.destination(of: parent.isEmpty ? "." : parent) ?? parent
            self.init(path: FlowCompiler.path(of: fileName(of: path), in: folder))
        }
    }

    /// The names from the root to the file.
    var parts: [[UInt8]] {
        pathParts(path)
    }

    /// True if the file has a spec's name.
    var isSpec: Bool {
        isSpecName(String(pathBytes: path))
    }
}
