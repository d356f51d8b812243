import FlowDiagnostics
import Foundation

/// Writes files so that each is whole at any moment, old or new: the new texts are written beside the old ones first, and only when all of them are
/// on the disk they take the old ones' places. A file whose bytes don't change isn't touched. Then those whose specs are gone are removed.
///
/// Throws ``WriteError`` where a file can't be written. Nothing has changed then, unless it is the very last step that fails, the taking of places: each
/// file is whole even so.
func write(_ changes: OutputChanges) throws {
    removeLeftovers(in: changes.folders)
    let signals = HeldSignals()
    defer { signals.release() }
    var temporary: [(from: String, to: String)] = []
    var current = ""
    do {
        for (file, _) in changes.written {
            current = file.path
            let parent = parentFolder(of: file.path)
            if !parent.isEmpty { try makeFolder(parent) }
            let beside = temporaryPath(for: file)
            temporary.append((beside, file.path))
            try Data(file.bytes).write(to: URL(fileURLWithPath: beside))
            if signals.isPending { throw WriteError(description: "the run was ended") }
        }
    } catch {
        for (path, _) in temporary { unlink(path) }
        throw WriteError(description: "can't write \(quoted(current)): \(reason(error))")
    }
    for (index, file) in temporary.enumerated() where rename(file.from, file.to) != 0 {
        let problem = String(cString: strerror(errno))
        for (path, _) in temporary[index...] { unlink(path) }
        throw WriteError(description: "can't write \(quoted(file.to)): \(problem)")
    }
    for file in changes.removed where unlink(file.path) != 0 && errno != ENOENT {
        throw WriteError(description: "can't remove \(quoted(file.path)), whose spec is gone: \(String(cString: strerror(errno)))")
    }
}

/// Writes a file where none is. Throws ``WriteError`` where one is already, or it can't be written.
func writeNew(_ text: String, to path: String) throws {
    do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
        throw WriteError(description: "can't write \(quoted(path)): a file of that name is there already")
    } catch {
        throw WriteError(description: "can't write \(quoted(path)): \(reason(error))")
    }
}

/// The folder that a path is in; empty for a name alone. Foundation's own trapped on Linux for a name of one character.
func parentFolder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

/// Makes a folder with those that it is in. Throws a reason that a person can act on where a file is in the way, which Foundation doesn't name.
func makeFolder(_ path: String) throws {
    var existing = path
    var isFolder: ObjCBool = false
    while !existing.isEmpty, !FileManager.default.fileExists(atPath: existing, isDirectory: &isFolder) {
        existing = parentFolder(of: existing)
    }
    guard existing.isEmpty || isFolder.boolValue else { throw WriteError(description: "\(quoted(existing)) is a file, not a folder") }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Why something couldn't be written, in the system's words.
func reason(_ error: any Error) -> String {
    if let error = error as? WriteError { return error.description }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
}
