import FlowGraph
import FlowSpec
import FlowViews
import Foundation
import TestSupport

/// A program for random walks, and its sources.
struct ComparedProgram {
    let name: String
    let program: Program
    let sources: SourceTable
    /// For each file, the lines with reusable steps.
    private let namedSteps: [Set<Int>]

    /// The step keywords that the linker replaces with other steps.
    static let replaced = ["take", "restart"]

    /// Links some files. Returns `nil` if they don't form a program.
    init?(_ name: String, _ files: [(path: String, bytes: [UInt8])]) {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        var specs: [SpecFile] = []
        for file in files {
            let source = sources.add(Source(path: file.path, bytes: file.bytes))
            specs.append(readSpec(source, in: sources, into: &diagnostics))
        }
        guard let program = link(specs, into: &diagnostics) else { return nil }
        self.name = name
        self.program = program
        self.sources = sources
        namedSteps = sources.sources.map { source in
            var lines: Set<Int> = []
            var isNamed = false
            for (index, line) in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
                if line.first.map({ $0 != UInt8(ascii: " ") }) ?? false { isNamed = line.starts(with: "steps:".utf8) }
                if isNamed { lines.insert(index + 1) }
            }
            return lines
        }
    }

    /// The keyword that the linker replaced with the step: `restart` if that is in the source,
    /// `take` if the step belongs to reusable steps.
    func replaced(by step: Step) -> String? {
        let (source, start) = (step.range.source, step.range.start)
        if sources[source].bytes.dropFirst(start.offset).starts(with: "restart".utf8) { return "restart" }
        return namedSteps[source.index].contains(start.line) ? "take" : nil
    }

    /// The examples in a folder, each a folder of specs. Throws if one of them doesn't link.
    static func examples(in folder: URL) throws -> [ComparedProgram] {
        let files = FileManager.default
        return try files.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            let example = folder.appendingPathComponent(name)
            let paths = files.enumerator(atPath: example.path)?.compactMap { $0 as? String }.filter(isSpecName).sorted() ?? []
            let specs = try paths.map { ($0, [UInt8](try Data(contentsOf: example.appendingPathComponent($0)))) }
            guard !specs.isEmpty else { return nil }
            guard let program = ComparedProgram(name, specs) else { throw Unlinked(name: name) }
            return program
        }
    }

    struct Unlinked: Error {
        let name: String
    }

    /// The random program of a seed, as for the machine's random walks.
    static func random(_ seed: UInt64) -> ComparedProgram? {
        var program = RandomProgram(random: SeededNumbers(seed: seed))
        return ComparedProgram("the random program of seed \(seed)", [("random.flow.yaml", Array(program.text().utf8))])
    }
}
