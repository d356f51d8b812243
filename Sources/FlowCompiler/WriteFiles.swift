import FlowSpec

/// Writes files. Each is complete at any moment, old or new. Writes all new contents
/// beside the old files before it replaces any, and skips files with unchanged bytes.
///
/// Then removes the files whose specs are gone, and finally replaces the list of outputs. So after
/// an interruption, the list still names the files to remove.
///
/// Throws ``WriteError`` if a file can't be written. Nothing has changed then, unless replacing or
/// removing fails; even so, each file is complete.
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
        if signals.isPending { throw WriteError(file.path, "flowgen was interrupted") }
    }
    let list = changes.listIsWritten ? temporary.last : nil
    for file in list == nil ? temporary : temporary.dropLast() { try file.takePlace() }
    for file in changes.removed {
        if let reason = folders[file.folder.pathBytes]?.remove(file.name) {
            throw WriteError("can't delete \(quoted(file.path)), whose spec is gone: \(reason)")
        }
    }
    try list?.takePlace()
}

/// Writes a file, and creates its folder if necessary. The file is complete at any moment, old or
/// new. Throws ``WriteError`` if it can't be written.
package func writeWhole(_ bytes: [UInt8], to path: String) throws {
    guard !fileName(of: path).isEmpty else { throw WriteError(path, path.isEmpty ? "the name is empty" : "the path is a folder") }
    let signals = HeldSignals()
    defer { signals.release() }
    let folder = try Folder.made(parentFolder(of: path), for: path)
    removeLeftovers(in: folder)
    let file = try TemporaryFile(bytes, for: fileName(of: path), in: folder)
    defer { file.remove() }
    try file.takePlace()
}

/// Creates a file. Throws ``WriteError`` if it exists or can't be written.
package func writeNew(_ text: String, to path: String) throws {
    try Folder.made(parentFolder(of: path), for: path).create(fileName(of: path), Array(text.utf8))
}

/// Creates a folder and its parents. If that fails, throws a reason that helps the user fix it.
package func makeFolder(_ path: String) throws {
    var existing = path
    while !existing.isEmpty, !exists(existing) { existing = parentFolder(of: existing) }
    guard existing.isEmpty || isFolder(existing) else { throw WriteError("\(quoted(existing)) is a file, not a folder") }
    guard !makeFolders(path) else { return }
    let parent = existing.isEmpty ? "the current folder" : quoted(existing)
    let mayWrite = access(cPath(existing.isEmpty ? "." : existing), W_OK) == 0
    let reason = mayWrite ? "\(parent) doesn't allow new folders" : "\(parent) isn't writable"
    throw WriteError("can't create the folder \(quoted(path)): \(reason)")
}

/// Creates a folder and its parents, and returns whether it exists.
private func makeFolders(_ path: String) -> Bool {
    if path.isEmpty || isFolder(path) { return true }
    guard makeFolders(parentFolder(of: path)) else { return false }
    return mkdir(cPath(path), 0o777) == 0 || isFolder(path)
}

/// The reason why something couldn't be read or written, in the system's words.
package func reason(_ error: any Error) -> String {
    switch error {
    case let error as WriteError: error.reason
    case let error as UnreadableFile: error.reason
    case let error as SystemError: error.reason
    default: "\(error)"
    }
}
