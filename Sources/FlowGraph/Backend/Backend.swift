import FlowSpec

/// A back end, which turns a program into files such as Swift coordinators, JSON, diagrams or
/// tests.
///
/// It works in two phases. The plan lists the files and problems; contents are generated on demand.
public protocol Backend: Sendable {
    /// The back end's name on the command line.
    var name: String { get }

    /// The suffix of its file names.
    var ending: String { get }

    /// The first characters of its files. Files that start otherwise are never overwritten.
    var beginning: String { get }

    /// Reports the findings that prevent generation, like `plan` but without its cost.
    ///
    /// - Parameters:
    ///   - program: the program, possibly with errors that no back end considers.
    ///   - sources: the files of its locations.
    ///   - diagnostics: receives the findings that prevent generation.
    /// - Returns: whether a plan exists.
    func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool

    /// Plans the files of a program.
    ///
    /// - Parameters:
    ///   - program: the program, possibly with errors that no back end considers.
    ///   - sources: the files of its locations.
    ///   - stacks: the reachable stacks; `nil` if unknown or if no state is restored.
    ///   - diagnostics: receives the findings that prevent generation.
    /// - Returns: the files; `nil` if a finding prevents generation.
    func plan(
        for program: Program, sources: SourceTable, stacks: ReachableStacks?, into diagnostics: inout Diagnostics
    ) -> [PlannedFile]?
}

/// A file that a back end generates for a program.
public struct PlannedFile: Sendable {
    /// The spec that the file is generated from. Without an output folder, the file is next to it.
    public let source: SourceID
    /// The file's name.
    public let name: String
    private let print: @Sendable () -> [UInt8]

    /// Creates a planned file.
    ///
    /// - Parameters:
    ///   - source: the spec that the file is generated from.
    ///   - name: the file's name.
    ///   - print: generates the contents as UTF-8. Must be deterministic on all machines.
    public init(source: SourceID, name: String, print: @escaping @Sendable () -> [UInt8]) {
        self.source = source
        self.name = name
        self.print = print
    }

    /// Generates the contents as UTF-8.
    public func bytes() -> [UInt8] { print() }
}
