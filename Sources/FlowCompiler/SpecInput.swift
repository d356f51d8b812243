/// A spec that was found, not yet read.
package struct SpecInput {
    /// The path as it was found.
    package let path: String
    /// Whether it was found in a folder, rather than named.
    let isFound: Bool
    private let isStandardInput: Bool

    static let standardInput = SpecInput(path: "stdin.flow.yaml", isFound: false, isStandardInput: true)

    private init(path: String, isFound: Bool, isStandardInput: Bool) {
        self.path = path
        self.isFound = isFound
        self.isStandardInput = isStandardInput
    }

    /// A file at a path that exists.
    init(path: String, isFound: Bool = false) {
        self.init(path: path, isFound: isFound, isStandardInput: false)
    }

    /// What tells the file from others, however it is named.
    var identity: FileIdentity {
        isStandardInput ? FileIdentity(path: "-") : FileIdentity(of: path)
    }

    /// The folder that its includes are relative to; nil where it has none.
    var folder: String? {
        isStandardInput ? nil : parentFolder(of: path)
    }

    /// Whether it is a file or folder, and not a pipe or a device, which might never end.
    var isRegular: Bool {
        var status = stat()
        return stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// The file's bytes.
    func read() throws(UnreadableFile) -> [UInt8] {
        isStandardInput ? try FlowCompiler.read(STDIN_FILENO) : try readRegular(atPath: path)
    }
}

/// What tells a file from others: the bytes of its path without links. Names that look alike, as of
/// composed and decomposed letters, may be two files'.
package struct FileIdentity: Hashable {
    private let bytes: [UInt8]

    /// A path without links.
    init(path: String) {
        bytes = Array(path.utf8)
    }

    /// What is at a path, or would be.
    package init(of path: String) {
        if let real = realPath(path) {
            self.init(path: real)
        } else {
            let parent = parentFolder(of: path)
            let folder = realPath(parent.isEmpty ? "." : parent) ?? parent
            self.init(path: FlowCompiler.path(of: fileName(of: path), in: folder))
        }
    }
}
