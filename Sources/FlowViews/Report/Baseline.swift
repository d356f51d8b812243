import FlowSpec

/// Findings that are known, so that a run can report what is new.
///
/// A finding is known by its file, its rule, the keys that lead to it and what its message says,
/// and not by its line; of equal ones there is a number.
public struct Baseline: Sendable {
    /// Findings that are alike.
    public struct Entry: Hashable, Comparable, Sendable, Codable {
        /// The file's path, relative to the baseline's folder.
        public var file: String
        /// The keys that lead to the place.
        public var keys: String
        /// The id of the rule.
        public var rule: String
        /// What was found, without what is proposed.
        var message: String
        /// How many there are.
        public var count: Int

        /// By file, then keys, rule and message.
        public static func < (left: Entry, right: Entry) -> Bool {
            (left.file, left.keys, left.rule, left.message, left.count) < (right.file, right.keys, right.rule, right.message, right.count)
        }
    }

    /// The version of the form.
    public static let version = 1

    /// The known findings in order.
    private(set) var entries: [Entry]

    /// Takes what a file holds.
    ///
    /// - Parameter entries: the known findings, in any order.
    public init(_ entries: [Entry]) {
        self.entries = entries.sorted()
    }

    /// Takes the findings of a run. What can't be read is nothing to be known.
    ///
    /// - Parameters:
    ///   - findings: the findings of the run.
    ///   - sources: the files that their places lie in.
    ///   - path: gives each file's path as the baseline is to name it.
    public init(recording findings: [Diagnostic], in sources: SourceTable, path: (Source) -> String) {
        var counts: [Entry: Int] = [:]
        var namer = EntryNamer(sources, path)
        for finding in findings where finding.rule != .unreadableFile { counts[namer.entry(of: finding), default: 0] += 1 }
        self.init(
            counts.map { entry, count in Entry(file: entry.file, keys: entry.keys, rule: entry.rule, message: entry.message, count: count) }
        )
    }

    /// Tells the findings that aren't known from those that are. Of alike ones more than were known
    /// the last are new.
    ///
    /// - Parameters:
    ///   - findings: the findings of a run.
    ///   - sources: the files that their places lie in.
    ///   - path: gives each file's path as the baseline names it.
    /// - Returns: the findings that aren't known, in their order, and the known ones of which fewer
    ///   are found, with the number that is missing.
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

    /// The baseline as JSON for its file: one finding, or alike ones, after the other, so that
    /// changes can be reviewed.
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

/// Gives findings their entries, with the count 0.
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
