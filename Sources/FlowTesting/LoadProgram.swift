import FlowDiagnostics
import FlowGraph
import FlowSpec
import FlowYAML
import Foundation

/// What is wrong with specs that a test reads.
public struct SpecError: Error, CustomStringConvertible {
    /// The findings, as flowgen prints them.
    public let description: String
}

/// Reads the specs in a folder and those inside it as one program, so that a test can compare coordinators with it. Throws ``SpecError`` where flowgen finds an error.
public func loadProgram(in folder: URL) throws -> Program {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let specs = files.filter { $0.lastPathComponent.hasSuffix(".flow.yaml") || $0.lastPathComponent.hasSuffix(".flow.yml") }
        .sorted { $0.path < $1.path }
    return try loadProgram(specs.map { Source(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
}

/// Links specs in memory to a program. Throws ``SpecError`` where flowgen finds an error.
public func loadProgram(_ specs: [Source]) throws -> Program {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let files = specs.map { spec in
        let id = sources.add(spec)
        let node = parseYAML(sources[id], id: id, into: &diagnostics)
        return node.flatMap { readSpec($0, source: id, into: &diagnostics) } ?? SpecFile(source: id, isPartial: true)
    }
    guard let program = link(files, into: &diagnostics) else {
        throw SpecError(description: renderText(diagnostics.sorted, sources: sources))
    }
    return program
}
