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

    /// What a file can't be used for, in a sentence.
    struct Problem: Error {
        let reason: String
    }

    private struct Content: Decodable {
        var baseline: Int
        var findings: [Baseline.Entry]
    }

    /// The findings that the file holds.
    func read() throws(Problem) -> Baseline {
        guard let bytes = try? readRegular(atPath: path) else {
            throw Problem(reason: "can't read the baseline \(quoted(path)); '--write-baseline' makes one")
        }
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), (1...Baseline.version).contains(content.baseline),
            content.findings.allSatisfy({ (1...1_000_000).contains($0.count) })
        else {
            throw Problem(reason: "\(quoted(path)) isn't a baseline that this flowgen knows; '--write-baseline' makes it anew")
        }
        return Baseline(content.findings)
    }

    /// Throws ``WriteError`` where the file that is there now is surely no baseline, such as a spec
    /// or Swift.
    func checkPlace() throws {
        let old = try Folder.existing(parentFolder(of: path))?.content(inPlaceOf: fileName(of: path))
        guard let first = old?.first(where: { $0 > UInt8(ascii: " ") }) else { return }
        guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) else {
            throw WriteError(path, "it is no baseline; move it, or choose another name")
        }
    }

    /// The findings of a run as the file would hold them.
    func baseline(recording findings: [Diagnostic], in sources: SourceTable) -> Baseline {
        let folder = folder
        return Baseline(recording: findings, in: sources) { relativePath(of: $0.location, from: folder) }
    }

    /// Tells what is new from what a baseline knows.
    func compare(_ findings: [Diagnostic], with known: Baseline, in sources: SourceTable) -> (new: [Diagnostic], gone: [Baseline.Entry]) {
        let folder = folder
        return known.compare(findings, in: sources) { relativePath(of: $0.location, from: folder) }
    }

    /// Those of the entries whose file a run has read, or that is there no more. Which files are
    /// outside of the program's folders isn't for a baseline to ask.
    func lookedAt(_ entries: [Baseline.Entry], by compilation: Compilation) -> [Baseline.Entry] {
        let folder = folder
        let read = Set(compilation.sources.sources.map { relativePath(of: $0.location, from: folder) })
        return entries.filter { entry in
            let path = FlowCompiler.path(of: entry.file, in: folder)
            return read.contains(entry.file) || compilation.mayRead(path) && !exists(path)
        }
    }

    /// The folder that paths in the file are relative to, so that they are the same from wherever
    /// flowgen runs.
    private var folder: String {
        let folder = parentFolder(of: path)
        return realPath(folder.isEmpty ? "." : folder) ?? folder
    }
}

/// The path of a file from a folder without links; of what isn't there, such as standard input, as
/// it is.
private func relativePath(of path: String, from folder: String) -> String {
    guard let real = realPath(path) else { return path }
    let (file, base) = (pathParts(real), pathParts(folder))
    let shared = zip(file, base).prefix { $0 == $1 }.count
    let parts = Array(repeating: Array("..".utf8), count: base.count - shared) + file[shared...]
    return String(pathBytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
}
