import FlowSpec

/// A back end: turns a program into files, such as Swift coordinators, the program as JSON, a
/// diagram or tests.
///
/// It works in two steps. The plan says which files there will be and reports what stands in the
/// way; the text of each file is made only where it is asked for.
public protocol Backend: Sendable {
    /// The word that chooses it on the command line.
    var name: String { get }

    /// How the names of its files end.
    var ending: String { get }

    /// How its files begin. A file that begins otherwise is somebody's own and is never touched.
    var beginning: String { get }

    /// Reports what keeps the files of a program from being written, with the findings of the plan
    /// and without its work.
    ///
    /// - Parameters:
    ///   - program: the program, which may have errors that no back end minds.
    ///   - sources: the files that its places lie in.
    ///   - diagnostics: takes what keeps the files from being written.
    /// - Returns: whether there is a plan.
    func check(_ program: Program, sources: SourceTable, into diagnostics: inout Diagnostics) -> Bool

    /// Settles which files a program gives.
    ///
    /// - Parameters:
    ///   - program: the program, which may have errors that no back end minds.
    ///   - sources: the files that its places lie in.
    ///   - stacks: the stacks that it can reach; nil if unknown or if no state is restored.
    ///   - diagnostics: takes what keeps the files from being written.
    /// - Returns: the files; nil where there is such a finding.
    func plan(
        for program: Program, sources: SourceTable, stacks: ReachableStacks?, into diagnostics: inout Diagnostics
    ) -> [PlannedFile]?
}

/// A file that a back end writes for a program.
public struct PlannedFile: Sendable {
    /// The spec that it comes from, which it stands beside unless there is a folder for all output.
    public let source: SourceID
    /// The file's name.
    public let name: String
    private let print: @Sendable () -> [UInt8]

    /// Plans a file.
    ///
    /// - Parameters:
    ///   - source: the spec that it comes from.
    ///   - name: the file's name.
    ///   - print: makes the text as UTF-8: the same bytes on every machine and at any time.
    public init(source: SourceID, name: String, print: @escaping @Sendable () -> [UInt8]) {
        self.source = source
        self.name = name
        self.print = print
    }

    /// The text, as UTF-8, made now.
    public func bytes() -> [UInt8] { print() }
}
