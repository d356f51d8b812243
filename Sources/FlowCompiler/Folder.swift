import FlowSpec

/// An error that says why something couldn't be written.
package struct WriteError: Error, CustomStringConvertible {
    /// The file that couldn't be written; `nil` if the reason names it.
    private let path: String?
    let reason: String

    package init(_ reason: String) {
        path = nil
        self.reason = reason
    }

    package init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String {
        path.map { "can't write \(quoted($0)): \(reason)" } ?? reason
    }
}

/// A folder to read and write files in. It stays open, so it is the same folder even if it is
/// moved.
///
/// Never follows or replaces a link in the folder.
package final class Folder {
    /// The path as it was given; empty for the current folder.
    let path: String
    private let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens a folder; `nil` if it doesn't exist. Throws ``WriteError`` if it can't be opened.
    package static func existing(_ path: String) throws -> Folder? {
        try checkWay(to: path)
        let descriptor = open(cPath(path.isEmpty ? "." : path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { return Folder(path: path, descriptor: descriptor) }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw WriteError("can't open the folder \(quoted(path)): \(systemReason())")
        }
        return nil
    }

    /// Opens the folder of a file, creating it and its parents if necessary. Throws ``WriteError``
    /// if that fails.
    static func made(_ path: String, for file: String) throws -> Folder {
        do {
            try checkWay(to: path)
            if !path.isEmpty { try makeFolder(path) }
            guard let folder = try existing(path) else { throw WriteError("the folder \(quoted(path)) no longer exists") }
            return folder
        } catch {
            throw WriteError(file, reason(error))
        }
    }

    func path(of name: String) -> String {
        FlowCompiler.path(of: name, in: path)
    }

    // MARK: Looking

    enum Entry: Hashable {
        /// A file, identified in its file system by its inode number (`st_ino`).
        case file(UInt64)
        case folder
        case link
        /// A pipe, a socket or a device.
        case other
    }

    /// The item with a name; `nil` if there is none.
    func entry(_ name: String) -> Entry? {
        var status = stat()
        guard fstatat(descriptor, cPath(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(UInt64(status.st_ino))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    var names: [String] {
        fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)).map(FlowCompiler.names) ?? []
    }

    /// The bytes of a file to be replaced; `nil` if it doesn't exist. Throws ``WriteError`` if the
    /// item isn't a file or can't be read.
    package func content(inPlaceOf name: String) throws -> [UInt8]? {
        guard let entry = try replaceable(name) else { return nil }
        guard case .file = entry, let bytes = content(of: name) else {
            throw WriteError("can't read \(quoted(path(of: name))) before replacing it; check its permissions")
        }
        return bytes
    }

    /// The bytes of a file; `nil` if it doesn't exist, isn't a file or can't be read.
    func content(of name: String) -> [UInt8]? {
        let file = openat(descriptor, cPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return try? readRegular(file)
    }

    /// The file to replace; `nil` if it doesn't exist. Throws ``WriteError`` for any other item.
    private func replaceable(_ name: String) throws -> Entry? {
        let path = path(of: name)
        switch entry(name) {
        case nil: return nil
        case .file(let number)?: return .file(number)
        case .folder?: throw WriteError(path, "a folder has the same name")
        case .link?: throw WriteError(path, "the existing file is a link, and flowgen doesn't follow it; remove the link")
        case .other?: throw WriteError(path, "the path isn't a regular file")
        }
    }

    // MARK: Writing

    /// Creates a file.
    ///
    /// - Parameter shown: the name for error messages; `nil` for the file's own.
    /// - Throws: ``WriteError`` if the name exists or writing fails. No new file remains then.
    func create(_ name: String, _ bytes: [UInt8], shownAs shown: String? = nil) throws {
        let path = path(of: shown ?? name)
        let file = openat(descriptor, cPath(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            let reason = errno == EEXIST ? "the file already exists" : systemReason()
            throw WriteError(path, reason)
        }
        do throws(SystemError) {
            defer { close(file) }
            try FlowCompiler.write(bytes, to: file)
        } catch {
            unlinkat(descriptor, cPath(name), 0)
            throw WriteError(path, error.reason)
        }
    }

    /// Renames a file, replacing any file with the new name. Throws ``WriteError`` for any other
    /// item.
    func move(_ name: String, to other: String) throws {
        _ = try replaceable(other)
        guard renameat(descriptor, cPath(name), descriptor, cPath(other)) == 0 else {
            throw WriteError(path(of: other), systemReason())
        }
    }

    /// Removes a file. Returns the system's reason if it still exists.
    @discardableResult
    func remove(_ name: String) -> String? {
        unlinkat(descriptor, cPath(name), 0) == 0 || errno == ENOENT ? nil : systemReason()
    }
}

/// Throws ``WriteError`` if a path into the current folder leads out of it through a link, which
/// the specs' author might have added.
private func checkWay(to path: String) throws {
    guard !path.hasPrefix("/"), !pathParts(path).contains(Array("..".utf8)) else { return }
    var existing = path
    while !existing.isEmpty, realPath(existing) == nil { existing = parentFolder(of: existing) }
    guard !existing.isEmpty, let real = realPath(existing), let current = realPath(".") else { return }
    guard !pathParts(real).starts(with: pathParts(current)) else { return }
    throw WriteError(
        "the folder \(quoted(existing)) leads out of the current folder through a link; name the folder that the link leads to")
}
