import FlowSwift
import Foundation

/// The path at which this run writes what shall take the place of a file: beside it, `.X.flow.swift.PID`.
func temporaryPath(for file: OutputFile) -> String {
    let name = ".\((file.path as NSString).lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return (parentFolder(of: file.path) as NSString).appendingPathComponent(name)
}

/// Removes what runs that were killed have left behind in folders: files with the name of a temporary one and the beginning of an output, whose
/// process isn't there any more.
func removeLeftovers(in folders: Set<String>) {
    for folder in folders {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [] {
            let path = (folder as NSString).appendingPathComponent(name)
            guard let process = writer(ofTemporary: name), !isRunning(process), regularFile(at: path) != nil else { continue }
            guard let file = FileHandle(forReadingAtPath: path) else { continue }
            let header = Data(generatedHeader.utf8)
            // A run that was killed while it wrote may have written less than the header.
            if let beginning = try? file.read(upToCount: header.count) ?? Data(), header.starts(with: beginning) { unlink(path) }
            try? file.close()
        }
    }
}

/// The process that a temporary file's name ends with; nil of other names.
private func writer(ofTemporary name: String) -> Int32? {
    guard name.hasPrefix("."), let dot = name.lastIndex(of: "."), name[..<dot].hasSuffix(".swift") else { return nil }
    let number = name[name.index(after: dot)...]
    guard let process = Int32(number), process > 0, String(process) == number else { return nil }
    return process
}

/// Whether a process other than this one is there. This one's number on a file that it hasn't written yet is that of an earlier process.
private func isRunning(_ process: Int32) -> Bool {
    process != ProcessInfo.processInfo.processIdentifier && (kill(process, 0) == 0 || errno != ESRCH)
}

/// The signals by which a person or the system ends a run, held back while files are being written, so that none is left half done.
///
/// Others than this thread would still take them: then what is left behind goes with the next run.
struct HeldSignals {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]
    private var before = sigset_t()

    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in Self.ending { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, &before)
    }

    /// Whether one has come.
    var isPending: Bool {
        var set = sigset_t()
        sigpending(&set)
        // One that was held back before wouldn't have ended the run.
        var before = before
        return Self.ending.contains { sigismember(&set, $0) == 1 && sigismember(&before, $0) == 0 }
    }

    /// Lets those that came do their work, which mostly is to end the run.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
