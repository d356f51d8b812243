import FlowSpec

/// A spec that was found, not yet read.
package struct SpecInput {
    /// The path as it was found.
    package let path: String
    /// Whether it was found in a folder, rather than named.
    let isFound: Bool
    /// Whether a person named it, rather than a file or a search.
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

    /// What tells the file from others, however it is named.
    func identity(in files: any FileTree) -> FileIdentity {
        isStandardInput ? FileIdentity(path: "-") : FileIdentity(of: path, in: files)
    }

    /// The folder that its includes are relative to; nil where it has none.
    var folder: String? {
        isStandardInput ? nil : parentFolder(of: path)
    }

    /// The file's bytes; `file` is its identity. What isn't called as a spec, and wasn't chosen by
    /// a person, is read only if it says that it is one, so that no finding shows lines of another
    /// file. Throws also where it is outside of `folders`, unless these are nil.
    func read(_ file: FileIdentity, from files: any FileTree, in folders: ProgramFolders?) throws(UnreadableFile) -> [UInt8] {
        if isStandardInput { return try FlowCompiler.read(STDIN_FILENO) }
        if let folders, !isTrusted, !folders.contain(file) { throw UnreadableFile(reason: outsideReason(path)) }
        let bytes = try files.read(path)
        guard
            folders == nil || file.isSpec || isTrusted && files.kind(at: path, followsLinks: false) == .file || claimsToBeSpec(bytes)
        else {
            throw UnreadableFile(
                reason: "\(quoted(path)) isn't a spec: no line begins with 'flowspec'; leave the file out, or name it '*.flow.yaml'")
        }
        return bytes
    }
}

/// What tells a file from others: the bytes of its path without links. Names that look alike, as of
/// composed and decomposed letters, may be two files'.
package struct FileIdentity: Hashable {
    private let path: [UInt8]

    /// A path without links.
    init(path: String) {
        self.path = path.pathBytes
    }

    /// What is at a path, or would be. Links in a circle lead to themselves.
    package init(of path: String, in files: any FileTree = Disk()) {
        if let destination = files.destination(of: path) {
            self.init(path: destination)
        } else {
            let parent = parentFolder(of: path)
            let folder = files.destination(of: parent.isEmpty ? "." : parent) ?? parent
            self.init(path: FlowCompiler.path(of: fileName(of: path), in: folder))
        }
    }

    /// The names on the way from the root.
    var parts: [[UInt8]] {
        pathParts(path)
    }

    /// Whether the file is called as a spec.
    var isSpec: Bool {
        isSpecName(String(pathBytes: path))
    }
}
