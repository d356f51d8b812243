import ArgumentParser
import FlowDiagnostics
import Foundation

/// Writes files so that each is whole at any moment, old or new: the new texts are written beside
/// the old ones first, and only when all of them are on the disk they take the old ones' places. A
/// file whose bytes don't change isn't touched. Then those whose specs are gone are removed, and
/// last comes the list of what was written, so that a run that ends before leaves no file that
/// isn't listed.
///
/// Throws ``WriteError`` where a file can't be written. Nothing has changed then, unless it is the
/// very last step that fails, the taking of places: each file is whole even so.
func write(_ changes: OutputChanges) throws {
    let signals = HeldSignals()
    defer { signals.release() }
    var temporary: [TemporaryFile] = []
    defer { for file in temporary { file.remove() } }
    var folders = changes.folders
    for folder in folders.values { removeLeftovers(in: folder) }
    for (file, _) in changes.written {
        let folder = try folders[file.folder] ?? Folder.made(file.folder, for: file.path)
        folders[file.folder] = folder
        temporary.append(try TemporaryFile(file.bytes, for: file.name, in: folder))
        if signals.isPending { throw WriteError(file.path, "the run was ended") }
    }
    let list = changes.listIsWritten ? temporary.last : nil
    for file in list == nil ? temporary : temporary.dropLast() { try file.takePlace() }
    for file in changes.removed {
        if let reason = folders[file.folder]?.remove(file.name) {
            throw WriteError("can't remove \(quoted(file.path)), whose spec is gone: \(reason)")
        }
    }
    try list?.takePlace()
}

/// Writes a file, and the folder for it where there is none. The file is whole at any moment, old
/// or new. Throws ``WriteError`` where it can't be written.
func writeWhole(_ bytes: [UInt8], to path: String) throws {
    let signals = HeldSignals()
    defer { signals.release() }
    let folder = try Folder.made(parentFolder(of: path), for: path)
    removeLeftovers(in: folder)
    let file = try TemporaryFile(bytes, for: fileName(of: path), in: folder)
    defer { file.remove() }
    try file.takePlace()
}

/// Writes something for a command. Prints why it can't be written and throws
/// ``ExitCode/inputOutput`` then.
func reportingWriteErrors(_ write: () throws -> Void) throws {
    do {
        try write()
    } catch let error as WriteError {
        printError(error.description)
        throw ExitCode.inputOutput
    }
}

/// Writes a file where none is. Throws ``WriteError`` where one is already, or it can't be written.
func writeNew(_ text: String, to path: String) throws {
    try Folder.made(parentFolder(of: path), for: path).create(fileName(of: path), Array(text.utf8))
}

/// The folder that a path is in; empty for a name alone. Foundation's own trapped on Linux for a
/// name of one character.
func parentFolder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

/// Makes a folder with those that it is in. Throws a reason that a person can act on where a file
/// is in the way, which Foundation doesn't name.
func makeFolder(_ path: String) throws {
    var existing = path
    var isFolder: ObjCBool = false
    while !existing.isEmpty, !FileManager.default.fileExists(atPath: existing, isDirectory: &isFolder) {
        existing = parentFolder(of: existing)
    }
    guard existing.isEmpty || isFolder.boolValue else { throw WriteError("\(quoted(existing)) is a file, not a folder") }
    do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
        let parent = existing.isEmpty ? "the current folder" : quoted(existing)
        let mayWrite = access(existing.isEmpty ? "." : existing, W_OK) == 0
        let reason = mayWrite ? "\(parent) takes no new folders" : "\(parent) can't be written to"
        throw WriteError("can't make the folder \(quoted(path)): \(reason)")
    }
}

/// Why something couldn't be written, in the system's words.
func reason(_ error: any Error) -> String {
    if let error = error as? WriteError { return error.reason }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
}
