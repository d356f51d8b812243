import FlowGraph
import FlowSpec

/// The Swift coordinators of a program, a file for each spec.
public struct SwiftBackend: Backend {
    /// Whether FlowRuntime's sources are part of the output, whatever the specs say.
    private let embeddingRuntime: Bool

    /// Makes the back end; with FlowRuntime's sources where `embeddingRuntime` is true or a spec
    /// says so.
    ///
    /// - Parameter embeddingRuntime: whether FlowRuntime's sources are part of the output, whatever
    ///   the specs say.
    public init(embeddingRuntime: Bool = false) {
        self.embeddingRuntime = embeddingRuntime
    }

    /// The word that chooses it.
    public let name = "swift"
    /// How the names of its files end.
    public let ending = ".swift"
    /// How its files begin.
    public let beginning = generatedHeader

    /// Reports names that Swift can't tell apart.
    public func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool {
        checkSwift(of: program, sources: sources, embeddingRuntime: embeddingRuntime, into: &diagnostics)
    }

    /// Plans a file for each spec, and reports names that Swift can't tell apart.
    public func plan(
        for program: Program, sources: SourceTable, stacks: ReachableStacks?, into diagnostics: inout Diagnostics
    ) -> [PlannedFile]? {
        planSwift(for: program, sources: sources, stacks: stacks, embeddingRuntime: embeddingRuntime, into: &diagnostics)?
            .flatMap(\.planned)
    }
}
