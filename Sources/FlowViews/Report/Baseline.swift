import FlowSpec

/// Known findings, which let a run report only new ones.
///
/// Findings are identified by file, rule, key path and message, not by line. Equal ones are
/// counted.
public struct Baseline: Sendable {
    /// Equal findings.
    public struct Entry: Hashable, Comparable, Sendable, Codable {
        /// The file's path, relative to the baseline's folder.
        public var file: String
        /// The key path of the location.
        public var keys: String
        /// The id of the rule.
        public var rule: String
        /// The message, without suggestions.
        var message: String
        /// The number of equal findings.
        public var count: Int

        /// Orders entries by file, then by keys, rule, message and count.
        public static func < (left: Entry, right: Entry) -> Bool {
            (left.file, left.keys, left.rule, left.message, left.count) < (right.file, right.keys, right.rule, right.message, right.count)
        }
    }

    /// The version of the format.
    public static let version = 1

    private(set) var entries: [Entry]

    /// Creates a baseline from the entries of a file.
    ///
    /// - Parameter entries: the known findings, in any order.
    public init(_ entries: [Entry]) {
        self.entries = entries.sorted()
    }

    /// Creates a baseline from the findings of a run. Unreadable files aren't recorded.
    ///
    /// - Parameters:
    ///   - findings: the findings of the run.
    ///   - sources: the files of the program.
    ///   - path: returns the path of a file in the baseline.
    public init(recording findings: [Diagnostic], in sources: SourceTable, path: (Source) -> String) {
        var counts: [Entry: Int] = [:]
        var namer = EntryNamer(sources, path)
        for finding in findings where finding.rule != .unreadableFile { counts[namer.entry(of: finding), default: 0] += 1 }
        self.init(
            counts.map { entry, count in Entry(file: entry.file, keys: entry.keys, rule: entry.rule, message: entry.message, count: count) }
        )
    }

    /// Separates new findings from known ones. If more equal findings exist than are known, the
    /// last ones are new.
    ///
    /// - Parameters:
    ///   - findings: the findings of a run.
    ///   - sources: the files of the program.
    ///   - path: returns the path of a file in the baseline.
    /// - Returns: the new findings in their order, and the known findings that are missing, with
    ///   the number of missing ones.
    public func compare(
        _ findings: [Diagnostic], in sources: SourceTable, path: (Source) -> String
    ) -> (new: [Diagnostic], gone: [Entry]) {
        var left: [Entry: Int] = [:]
        for var entry in entries {
            let count = entry.count
            entry.count = 0
            left[entry, default: 0] += count
        }
        var namer = EntryNamer(sources, path)
        let new = findings.filter { finding in
            let entry = namer.entry(of: finding)
            guard finding.rule != .unreadableFile, let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
        let gone = left.filter { $0.value > 0 }.map { entry, count in
            Entry(file: entry.file, keys: entry.keys, rule: entry.rule, message: entry.message, count: count)
        }
        return (new, gone.sorted())
    }

    /// The baseline as JSON for its file. Each entry is separate, so changes can be reviewed.
    public var bytes: [UInt8] {
        let known = entries.map { entry in
            [
                "file": .string(entry.file), "keys": .string(entry.keys), "rule": .string(entry.rule),
                "message": .string(entry.message), "count": .integer(entry.count),
            ] as JSON
        }
        return (["baseline": .integer(Self.version), "findings": .array(known)] as JSON).bytes
    }
}

/// Creates entries for findings, with the count 0.
private struct EntryNamer {
    private var keys: KeyPaths
    private let paths: [String]

    init(_ sources: SourceTable, _ path: (Source) -> String) {
        keys = KeyPaths(sources)
        paths = sources.sources.map(path)
    }

    mutating func entry(of finding: Diagnostic) -> Baseline.Entry {
        let print = Fingerprint(finding, &keys)
        let file = paths[finding.range.source.index]
        return Baseline.Entry(file: file, keys: print.keys, rule: print.rule, message: print.message, count: 0)
    }
}
