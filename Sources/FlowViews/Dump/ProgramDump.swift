import FlowGraph
import FlowSpec

/// The resolved program as JSON, as `flowgen dump` prints it, in one file beside the spec of the
/// root flow.
public struct ProgramDump: Backend {
    /// The version of the tool.
    private let version: String

    /// Makes the back end of a version of the tool.
    ///
    /// - Parameter version: the tool's version, as the dump names it.
    public init(version: String) {
        self.version = version
    }

    /// The word that chooses it.
    public let name = "json"
    /// How the names of its files end.
    public let ending = ".program.json"
    /// How its files begin.
    public let beginning = "{\n  \"dump\": \(dumpVersion),\n  \"flowgen\": "

    /// Finds nothing.
    public func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool { true }

    /// Plans one file. Nothing stands in its way.
    public func plan(
        for program: Program, sources: SourceTable, stacks: ReachableStacks?, into diagnostics: inout Diagnostics
    ) -> [PlannedFile]? {
        [
            PlannedFile(source: program.root.range.source, name: program.app + ending) { [version] in
                dumpProgram(program, sources: sources, version: version)
            }
        ]
    }
}
