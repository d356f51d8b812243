import FlowGraph
import FlowSpec

/// The back end for `flowgen dump`'s JSON: the resolved program in one file next to the root spec.
public struct ProgramDump: Backend {
    private let version: String

    /// Creates the back end.
    ///
    /// - Parameter version: the tool's version, written to the dump.
    public init(version: String) {
        self.version = version
    }

    /// The name that selects the back end.
    public let name = "json"
    /// The end of its files' names.
    public let ending = ".program.json"
    /// The first characters of its files.
    public let beginning = "{\n  \"dump\": \(dumpVersion),\n  \"flowgen\": "

    /// Reports nothing and returns true.
    public func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool { true }

    /// Plans one file; never fails.
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
