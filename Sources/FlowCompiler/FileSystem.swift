import FlowSpec

/// What is at a path; a link is what it leads to.
package enum FileKind {
    case file, folder, other
}

/// What is at a path; nil where nothing is.
///
/// - Parameters:
///   - path: the path.
///   - followsLinks: whether a link is what it leads to, rather than something else.
package func fileKind(at path: String, followsLinks: Bool = true) -> FileKind? {
    var status = stat()
    guard (followsLinks ? stat(cPath(path), &status) : lstat(cPath(path), &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
}

/// Whether anything is at a path.
package func exists(_ path: String) -> Bool {
    fileKind(at: path) != nil
}

/// Whether a folder is at a path.
package func isFolder(_ path: String) -> Bool {
    fileKind(at: path) == .folder
}

/// The names of all that is in a folder; none where it can't be read.
func names(inFolder path: String) -> [String] {
    opendir(cPath(path)).map(names) ?? []
}

/// The names of all that is in an open folder, which is closed.
func names(in stream: OpaquePointer) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            let length = MemoryLayout.size(ofValue: name.pointee)
            names.append(name.withMemoryRebound(to: CChar.self, capacity: length) { pathText($0) })
        }
    }
    return names.filter { $0 != "." && $0 != ".." }
}

// MARK: - Paths

/// The path of what has a name in a folder; the folder may be empty, for the current one.
package func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The folder that a path is in; empty for a name alone.
package func parentFolder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
package func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

/// How a file's name ends, after the last dot; empty where there is none.
package func fileExtension(of path: String) -> String {
    let parts = fileName(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
}

/// A path from the root, without `.` and `..`, whatever links are on the way.
package func absolutePath(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : "\(realPath(".") ?? "/")/\(path)"
    for part in whole.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}

/// The path of what is there, without links, `.` and `..`; nil where nothing is.
package func realPath(_ path: String) -> String? {
    guard let real = realpath(cPath(path), nil) else { return nil }
    defer { free(real) }
    return pathText(real)
}

/// A path as the C library takes it. What follows a null character would be left out of the path
/// unseen, so such a path is an empty one, which leads nowhere.
package func cPath(_ path: String) -> [CChar] {
    cString(path.pathBytes)
}

/// The bytes of a path as the C library takes them.
func cString(_ bytes: [UInt8]) -> [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
}

/// A path as the C library gives it.
func pathText(_ path: UnsafePointer<CChar>) -> String {
    String(pathBytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
}
