import FlowSpec

/// Why something couldn't be written.
package struct WriteError: Error, CustomStringConvertible {
    /// The file that couldn't be written; nil where the reason says what it is about.
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

/// A folder whose files are read and written. It is opened once, so that all that is done in it
/// stays there, whoever moves folders meanwhile.
///
/// A link in it is never followed, and none is replaced.
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

    /// Opens a folder; nil where there is none. Throws ``WriteError`` where it can't be opened.
    package static func existing(_ path: String) throws -> Folder? {
        try checkWay(to: path)
        let descriptor = open(cPath(path.isEmpty ? "." : path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { return Folder(path: path, descriptor: descriptor) }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw WriteError("can't open the folder \(quoted(path)): \(systemReason())")
        }
        return nil
    }

    /// Opens the folder for a file, and makes it with those that it is in where there is none.
    /// Throws ``WriteError`` where that can't be done.
    static func made(_ path: String, for file: String) throws -> Folder {
        do {
            try checkWay(to: path)
            if !path.isEmpty { try makeFolder(path) }
            guard let folder = try existing(path) else { throw WriteError("the folder \(quoted(path)) isn't there any more") }
            return folder
        } catch {
            throw WriteError(file, reason(error))
        }
    }

    /// The path of a file in it.
    func path(of name: String) -> String {
        FlowCompiler.path(of: name, in: path)
    }

    // MARK: Looking

    /// What can stand under a name.
    enum Entry: Hashable {
        /// A file, by the number that tells it from the others of its file system (`st_ino`).
        case file(UInt64)
        case folder
        case link
        /// A pipe, a socket or a device.
        case other
    }

    /// What stands under a name; nil where nothing does.
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

    /// The names of all that is in it.
    var names: [String] {
        fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)).map(FlowCompiler.names) ?? []
    }

    /// The bytes of the file that another would replace; nil where nothing is there. Throws
    /// ``WriteError`` where it is no file, or can't be read.
    package func content(inPlaceOf name: String) throws -> [UInt8]? {
        guard let entry = try replaceable(name) else { return nil }
        guard case .file = entry, let bytes = content(of: name) else {
            throw WriteError("can't read \(quoted(path(of: name))), which would be replaced; check its permissions")
        }
        return bytes
    }

    /// The bytes of a file; nil of what isn't there, is no file or can't be read.
    func content(of name: String) -> [UInt8]? {
        let file = openat(descriptor, cPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return try? readRegular(file)
    }

    /// What stands where a file shall be written, if that is a file; nil where nothing does. Throws
    /// ``WriteError`` where it is something else.
    private func replaceable(_ name: String) throws -> Entry? {
        let path = path(of: name)
        switch entry(name) {
        case nil: return nil
        case .file(let number)?: return .file(number)
        case .folder?: throw WriteError(path, "a folder of that name is in its place")
        case .link?: throw WriteError(path, "a link is in its place, and none is followed; remove the link")
        case .other?: throw WriteError(path, "what is in its place is no file")
        }
    }

    // MARK: Writing

    /// Writes a file where nothing is.
    ///
    /// - Parameter shown: the name that an error tells; its own where that is nil.
    /// - Throws: ``WriteError`` where something is there already, or the file can't be written;
    ///   there is none then.
    func create(_ name: String, _ bytes: [UInt8], shownAs shown: String? = nil) throws {
        let path = path(of: shown ?? name)
        let file = openat(descriptor, cPath(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            let reason = errno == EEXIST ? "a file of that name is there already" : systemReason()
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

    /// Lets a file of it take the place of another, or of nothing. Throws ``WriteError`` where what
    /// is in that place is no file.
    func move(_ name: String, to other: String) throws {
        _ = try replaceable(other)
        guard renameat(descriptor, cPath(name), descriptor, cPath(other)) == 0 else {
            throw WriteError(path(of: other), systemReason())
        }
    }

    /// Removes a file; says the system's reason where it is still there.
    @discardableResult
    func remove(_ name: String) -> String? {
        unlinkat(descriptor, cPath(name), 0) == 0 || errno == ENOENT ? nil : systemReason()
    }
}

/// Throws ``WriteError`` where a path into the current folder leads out of it by a link, which
/// whoever wrote the specs may have put there.
private func checkWay(to path: String) throws {
    guard !path.hasPrefix("/"), !pathParts(path).contains(Array("..".utf8)) else { return }
    var existing = path
    while !existing.isEmpty, realPath(existing) == nil { existing = parentFolder(of: existing) }
    guard !existing.isEmpty, let real = realPath(existing), let current = realPath(".") else { return }
    guard !pathParts(real).starts(with: pathParts(current)) else { return }
    throw WriteError(
        "the folder \(quoted(existing)) is or has a link that leads out of the current folder; name the folder that it leads to")
}
