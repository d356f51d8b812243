import FlowSpec

/// The kind of item at a path. A link has the kind of its target.
package enum FileKind {
    case file, folder, other
}

/// The kind of item at a path; `nil` if there is none.
///
/// - Parameters:
///   - path: the path.
///   - followsLinks: whether a link has the kind of its target; otherwise it is `.other`.
package func fileKind(at path: String, followsLinks: Bool = true) -> FileKind? {
    var status = stat()
    guard (followsLinks ? stat(cPath(path), &status) : lstat(cPath(path), &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
}

package func exists(_ path: String) -> Bool {
    fileKind(at: path) != nil
}

package func isFolder(_ path: String) -> Bool {
    fileKind(at: path) == .folder
}

/// The names of all items in a folder; empty if it can't be read.
func names(inFolder path: String) -> [String] {
    opendir(cPath(path)).map(names) ?? []
}

/// The names of all items in an open folder, which is then closed.
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

/// The path of an item in a folder; an empty folder is the current one.
package func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The folder of a path; empty for a name alone.
package func parentFolder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
package func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

/// A file's extension, without the dot; empty if there is none.
package func fileExtension(of path: String) -> String {
    let parts = fileName(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
}

/// A path from the root, without `.` and `..`. Doesn't resolve links.
package func absolutePath(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : "\(realPath(".") ?? "/")/\(path)"
    for part in whole.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}

/// The path of an existing item, without links, `.` and `..`; `nil` if there is none.
package func realPath(_ path: String) -> String? {
    guard let real = realpath(cPath(path), nil) else { return nil }
    defer { free(real) }
    return pathText(real)
}

/// A path as a C string; empty if it contains a null character, because C would ignore the rest.
package func cPath(_ path: String) -> [CChar] {
    cString(path.pathBytes)
}

/// The bytes of a path as a C string.
func cString(_ bytes: [UInt8]) -> [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
}

/// A path from a C string.
func pathText(_ path: UnsafePointer<CChar>) -> String {
    String(pathBytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
}
