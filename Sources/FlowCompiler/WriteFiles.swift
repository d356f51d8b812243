import FlowSpec

/// Writes files so that each is whole at any moment, old or new: the new texts are written beside
/// the old ones first, and only when all of them are on the disk they take the old ones' places. A
/// file whose bytes don't change isn't touched. Then those whose specs are gone are removed, and
/// last comes the list of what was written, so that a run that ends before leaves no file that
/// isn't listed.
///
/// Throws ``WriteError`` where a file can't be written. Nothing has changed then, unless it is the
/// very last step that fails, the taking of places: each file is whole even so.
package func write(_ changes: OutputChanges) throws {
    let signals = HeldSignals()
    defer { signals.release() }
    var temporary: [TemporaryFile] = []
    defer { for file in temporary { file.remove() } }
    var folders = changes.folders
    for folder in folders.values { removeLeftovers(in: folder) }
    for (file, _) in changes.written {
        let path = file.folder.pathBytes
        let folder = try folders[path] ?? Folder.made(file.folder, for: file.path)
        folders[path] = folder
        temporary.append(try TemporaryFile(file.bytes, for: file.name, in: folder))
        if signals.isPending { throw WriteError(file.path, "the run was ended") }
    }
    let list = changes.listIsWritten ? temporary.last : nil
    for file in list == nil ? temporary : temporary.dropLast() { try file.takePlace() }
    for file in changes.removed {
        if let reason = folders[file.folder.pathBytes]?.remove(file.name) {
            throw WriteError("can't remove \(quoted(file.path)), whose spec is gone: \(reason)")
        }
    }
    try list?.takePlace()
}

/// Writes a file, and the folder for it where there is none. The file is whole at any moment, old
/// or new. Throws ``WriteError`` where it can't be written.
package func writeWhole(_ bytes: [UInt8], to path: String) throws {
    guard !fileName(of: path).isEmpty else { throw WriteError(path, path.isEmpty ? "the name is empty" : "it names a folder") }
    let signals = HeldSignals()
    defer { signals.release() }
    let folder = try Folder.made(parentFolder(of: path), for: path)
    removeLeftovers(in: folder)
    let file = try TemporaryFile(bytes, for: fileName(of: path), in: folder)
    defer { file.remove() }
    try file.takePlace()
}

/// Writes a file where none is. Throws ``WriteError`` where one is already, or it can't be written.
package func writeNew(_ text: String, to path: String) throws {
    try Folder.made(parentFolder(of: path), for: path).create(fileName(of: path), Array(text.utf8))
}

/// Makes a folder with those that it is in. Throws a reason that a person can act on where that
/// can't be done.
package func makeFolder(_ path: String) throws {
    var existing = path
    while !existing.isEmpty, !exists(existing) { existing = parentFolder(of: existing) }
    guard existing.isEmpty || isFolder(existing) else { throw WriteError("\(quoted(existing)) is a file, not a folder") }
    guard !makeFolders(path) else { return }
    let parent = existing.isEmpty ? "the current folder" : quoted(existing)
    let mayWrite = access(cPath(existing.isEmpty ? "." : existing), W_OK) == 0
    let reason = mayWrite ? "\(parent) takes no new folders" : "\(parent) can't be written to"
    throw WriteError("can't make the folder \(quoted(path)): \(reason)")
}

/// Makes a folder with those that it is in, and gives whether it is there.
private func makeFolders(_ path: String) -> Bool {
    if path.isEmpty || isFolder(path) { return true }
    guard makeFolders(parentFolder(of: path)) else { return false }
    return mkdir(cPath(path), 0o777) == 0 || isFolder(path)
}

/// Why something couldn't be read or written, in the system's words.
package func reason(_ error: any Error) -> String {
    switch error {
    case let error as WriteError: error.reason
    case let error as UnreadableFile: error.reason
    case let error as SystemError: error.reason
    default: "\(error)"
    }
}
