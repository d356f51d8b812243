/// A file that is written beside another, whose place it shall take: the other is whole at any
/// moment, old or new.
///
/// Its name is `.flowgen-PID-RANDOM`: nobody can put something in its place before it is there.
struct TemporaryFile {
    private let folder: Folder
    private let name: String
    private let target: String

    /// Writes the bytes that a file of a folder shall have. Throws ``WriteError`` where that can't
    /// be done.
    init(_ bytes: [UInt8], for target: String, in folder: Folder) throws {
        self.folder = folder
        self.target = target
        let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        name = "\(prefix)\(getpid())-\(String(repeating: "0", count: 16 - digits.count))\(digits)"
        try folder.create(name, bytes, shownAs: target)
    }

    /// Takes the place that it is for. Throws ``WriteError`` where it can't.
    func takePlace() throws {
        try folder.move(name, to: target)
    }

    func remove() {
        folder.remove(name)
    }
}

/// How the names of temporary files begin.
private let prefix = ".flowgen-"

/// Removes what runs that were killed have left behind in a folder: temporary files whose process
/// isn't there any more.
func removeLeftovers(in folder: Folder) {
    for name in folder.names {
        guard let process = writer(ofTemporary: name), !isRunning(process), case .file? = folder.entry(name) else { continue }
        folder.remove(name)
    }
}

/// The process that a temporary file's name tells; nil of other names.
private func writer(ofTemporary name: String) -> Int32? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0, String(process) == parts[0], parts[1].utf8.count == 16,
        parts[1].utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 })
    else { return nil }
    return process
}

/// Whether a process other than this one is there. This one's number on a file that it hasn't
/// written yet is that of an earlier process.
private func isRunning(_ process: Int32) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
}
