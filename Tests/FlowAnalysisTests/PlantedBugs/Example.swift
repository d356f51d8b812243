import FlowAnalysis
import FlowGraph
import FlowSpec
import Foundation

/// The specs of an example, which can be edited.
struct Example {
    private var texts: [(path: String, text: String)]

    /// Reads the specs of an example's folder.
    init(_ name: String) throws {
        let sources = tests.deletingLastPathComponent().appendingPathComponent("Examples/Sources")
        let paths = FileManager.default.enumerator(atPath: sources.appendingPathComponent(name).path)?.compactMap { $0 as? String } ?? []
        // Sorted as flowgen sorts them; the order decides which of several shortest traces is
        // shown.
        texts = try paths.filter(isSpecName).map { "\(name)/\($0)" }.sorted {
            ($0 as NSString).lastPathComponent < ($1 as NSString).lastPathComponent
        }
        .map { ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)) }
    }

    mutating func plant(_ bug: PlantedBug) throws {
        guard let file = texts.firstIndex(where: { $0.path == bug.file }) else { throw Unreadable(what: bug.file) }
        for edit in bug.edits {
            let parts = texts[file].text.components(separatedBy: edit.old)
            guard parts.count == 2 else { throw Unreadable(what: "\(bug.file) has \(quoted(edit.old)) \(parts.count - 1) times") }
            texts[file].text = parts.joined(separator: edit.new)
        }
    }

    /// The findings of `flowgen validate` for the specs, in the order of the files.
    func findings() -> [Finding] {
        var diagnostics = Diagnostics()
        let (files, program) = linked(into: &diagnostics)
        if let program { Analysis(of: program).report(into: &diagnostics) }
        return diagnostics.adopting(rulesOf: files) { _ in program != nil }.sorted.map { Finding($0, in: texts[$0.range.source.index]) }
    }

    /// The program; `nil` if the specs have mistakes.
    func program() -> Program? {
        var diagnostics = Diagnostics()
        return linked(into: &diagnostics).program
    }

    private func linked(into diagnostics: inout Diagnostics) -> (files: [SpecFile], program: Program?) {
        var sources = SourceTable()
        let files = texts.map { readSpec(sources.add(Source(path: $0.path, text: $0.text)), in: sources, into: &diagnostics) }
        return (files, link(files, into: &diagnostics))
    }
}

/// A finding and the text of its line.
struct Finding: Sendable {
    var diagnostic: Diagnostic
    var file: String
    var line: String

    fileprivate init(_ diagnostic: Diagnostic, in file: (path: String, text: String)) {
        self.diagnostic = diagnostic
        self.file = file.path
        line = file.text.components(separatedBy: "\n")[diagnostic.range.start.line - 1]
    }
}
