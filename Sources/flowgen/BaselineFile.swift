import FlowCompiler
import FlowSpec
import FlowViews

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file of known findings.
struct BaselineFile {
    let path: String

    /// An error that says why a file can't be used.
    struct Problem: Error {
        let reason: String
    }

    private struct Content: Decodable {
        var baseline: Int
        var findings: [Baseline.Entry]
    }

    func read() throws(Problem) -> Baseline {
        guard let bytes = try? readRegular(atPath: path) else {
            throw Problem(reason: "can't read the baseline \(quoted(path)); create one with '--write-baseline'")
        }
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), (1...Baseline.version).contains(content.baseline),
            content.findings.allSatisfy({ (1...1_000_000).contains($0.count) })
        else {
            throw Problem(
                reason: "\(quoted(path)) isn't a baseline that this version of flowgen can read; regenerate it with '--write-baseline'")
        }
        return Baseline(content.findings)
    }

    /// Throws ``WriteError`` if the existing file clearly isn't a baseline, such as a spec.
    func checkPlace() throws {
        let old = try Folder.existing(parentFolder(of: path))?.content(inPlaceOf: fileName(of: path))
        guard let first = old?.first(where: { $0 > UInt8(ascii: " ") }) else { return }
        guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) else {
            throw WriteError(path, "the existing file isn't a baseline; move it, or choose another name")
        }
    }

    /// The baseline that records the findings of a run.
    func baseline(recording findings: [Diagnostic], in sources: SourceTable) -> Baseline {
        let folder = folder
        return Baseline(recording: findings, in: sources) { relativePath(of: $0.location, from: folder) }
    }

    /// Separates new findings from a baseline's.
    func compare(_ findings: [Diagnostic], with known: Baseline, in sources: SourceTable) -> (new: [Diagnostic], gone: [Baseline.Entry]) {
        let folder = folder
        return known.compare(findings, in: sources) { relativePath(of: $0.location, from: folder) }
    }

    /// The entries whose file the run has read, or whose file no longer exists. Leaves out files
    /// outside the program's folders: a baseline must not reveal whether they exist.
    func lookedAt(_ entries: [Baseline.Entry], by compilation: Compilation) -> [Baseline.Entry] {
        let folder = folder
        let read = Set(compilation.sources.sources.map { relativePath(of: $0.location, from: folder) })
        return entries.filter { entry in
            let path = FlowCompiler.path(of: entry.file, in: folder)
            return read.contains(entry.file) || compilation.mayRead(path) && !exists(path)
        }
    }

    /// The folder that paths in the file are relative to, independent of the current folder.
    private var folder: String {
        let folder = parentFolder(of: path)
        return realPath(folder.isEmpty ? "." : folder) ?? folder
    }
}

/// The path of a file relative to a folder without links. If the file doesn't exist, as with
/// standard input, the path is unchanged.
private func relativePath(of path: String, from folder: String) -> String {
    guard let real = realPath(path) else { return path }
    let (file, base) = (pathParts(real), pathParts(folder))
    let shared = zip(file, base).prefix { $0 == $1 }.count
    let parts = Array(repeating: Array("..".utf8), count: base.count - shared) + file[shared...]
    return String(pathBytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
}
