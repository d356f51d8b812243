/// A file written beside its target and then moved, so the target is always complete, old or new.
///
/// Its name is `.flowgen-PID-RANDOM`, so nobody can create an item with that name in advance.
struct TemporaryFile {
    private let folder: Folder
    private let name: String
    private let target: String

    /// Writes the future bytes of a folder's file. Throws ``WriteError`` if that fails.
    init(_ bytes: [UInt8], for target: String, in folder: Folder) throws {
        self.folder = folder
        self.target = target
        let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        name = "\(prefix)\(getpid())-\(String(repeating: "0", count: 16 - digits.count))\(digits)"
        try folder.create(name, bytes, shownAs: target)
    }

    /// Replaces the target. Throws ``WriteError`` if that fails.
    func takePlace() throws {
        try folder.move(name, to: target)
    }

    func remove() {
        folder.remove(name)
    }
}

/// The prefix of temporary files' names.
private let prefix = ".flowgen-"

/// Removes the temporary files that killed runs have left in a folder.
func removeLeftovers(in folder: Folder) {
    for name in folder.names {
        guard let process = writer(ofTemporary: name), !isRunning(process), case .file? = folder.entry(name) else { continue }
        folder.remove(name)
    }
}

/// The process in a temporary file's name; `nil` for other names.
private func writer(ofTemporary name: String) -> Int32? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0, String(process) == parts[0], parts[1].utf8.count == 16,
        parts[1].utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 })
    else { return nil }
    return process
}

/// True if another process with the number is running. A file with this process's own number is
/// from an earlier process.
private func isRunning(_ process: Int32) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
}
