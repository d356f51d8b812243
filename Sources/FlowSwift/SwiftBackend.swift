import FlowGraph
import FlowSpec

/// The back end that generates Swift coordinators, one file for each spec.
public struct SwiftBackend: Backend {
    /// True if FlowRuntime's sources are embedded even if no spec asks for them.
    private let embeddingRuntime: Bool

    /// Creates the back end.
    ///
    /// - Parameter embeddingRuntime: true to embed FlowRuntime's sources even if no spec asks for
    ///   it.
    public init(embeddingRuntime: Bool = false) {
        self.embeddingRuntime = embeddingRuntime
    }

    /// The name that selects the back end.
    public let name = "swift"
    /// The file name extension of its files.
    public let ending = ".swift"
    /// The first words of its files.
    public let beginning = generatedHeader

    /// Reports names that Swift can't distinguish.
    public func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool {
        checkSwift(of: program, sources: sources, embeddingRuntime: embeddingRuntime, into: &diagnostics)
    }

    /// Plans a file for each spec, and reports names that Swift can't distinguish.
    public func plan(
        for program: Program, sources: SourceTable, stacks: ReachableStacks?, into diagnostics: inout Diagnostics
    ) -> [PlannedFile]? {
        planSwift(for: program, sources: sources, stacks: stacks, embeddingRuntime: embeddingRuntime, into: &diagnostics)?
            .flatMap(\.planned)
    }
}
