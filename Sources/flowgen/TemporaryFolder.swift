import FlowCompiler

/// A new folder that nobody else may look into.
func temporaryFolder() throws(SystemError) -> String {
    let place = environment("TMPDIR")
    var template = Array(path(of: "flowgen-XXXXXX", in: place.isEmpty ? "/tmp" : place).utf8CString)
    guard let folder = mkdtemp(&template) else { throw .last }
    return String(cString: folder)
}

/// Writes a new file.
func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    try write(bytes, to: file)
}

/// Removes a folder with all that is in it; nothing that a link leads to.
func removeFolder(_ path: String) {
    for name in names(inFolder: path) {
        let part = FlowCompiler.path(of: name, in: path)
        if fileKind(at: part, followsLinks: false) == .folder { removeFolder(part) } else { unlink(part) }
    }
    rmdir(path)
}

/// Creates a folder with those that it is in, as far as they aren't there.
func createFolders(_ path: String) throws(SystemError) {
    guard !isFolder(path) else { return }
    let parent = parentFolder(of: path)
    if !parent.isEmpty { try createFolders(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
}
