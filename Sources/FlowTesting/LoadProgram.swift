import FlowGraph
import FlowSpec
import Foundation

/// The errors in the specs that a test reads.
public struct SpecError: Error, CustomStringConvertible {
    /// The findings in flowgen's output format.
    public let description: String
}

/// Reads the specs in a folder and its subfolders as one program, so a test can compare
/// coordinators with it.
///
/// - Parameter folder: the folder.
/// - Returns: the program.
/// - Throws: ``SpecError`` if flowgen finds an error. Foundation's error if a file can't be read.
public func loadProgram(in folder: URL) throws -> Program {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let specs = files.filter { isSpecName($0.lastPathComponent) }.sorted { $0.path < $1.path }
    return try loadProgram(specs.map { Source(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
}

/// Links specs in memory to a program.
///
/// - Parameter specs: the specs.
/// - Returns: the program, with the paths of its files.
/// - Throws: ``SpecError`` if flowgen finds an error.
public func loadProgram(_ specs: [Source]) throws -> Program {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let files = specs.map { readSpec(sources.add($0), in: sources, into: &diagnostics) }
    guard var program = link(files, into: &diagnostics) else {
        throw SpecError(description: renderText(diagnostics.sorted, sources: sources))
    }
    for index in program.files.indices { program.files[index].path = sources[program.files[index].source].path }
    return program
}
