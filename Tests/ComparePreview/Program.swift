import FlowDiagnostics
import FlowDump
import FlowGraph
import FlowSpec
import Foundation
import TestSupport

/// A program to be walked, with what prints it.
struct ComparedProgram {
    let name: String
    let program: Program
    let sources: SourceTable

    /// Links some files; nil where that gives no program.
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
    }

    /// The examples in a folder, each a folder of specs.
    static func examples(in folder: URL) throws -> [ComparedProgram] {
        let files = FileManager.default
        return try files.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            let example = folder.appendingPathComponent(name)
            let paths = files.enumerator(atPath: example.path)?.compactMap { $0 as? String }.filter(isSpecName).sorted() ?? []
            let specs = try paths.map { ($0, [UInt8](try Data(contentsOf: example.appendingPathComponent($0)))) }
            return specs.isEmpty ? nil : ComparedProgram(name, specs)
        }
    }

    /// The random program of a seed, as the machine's own walks have them.
    static func random(_ seed: UInt64) -> ComparedProgram? {
        var program = RandomProgram(random: SeededNumbers(seed: seed))
        return ComparedProgram("the random program of seed \(seed)", [("random.flow.yaml", Array(program.text().utf8))])
    }
}
