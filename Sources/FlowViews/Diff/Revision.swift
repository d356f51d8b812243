import FlowAnalysis
import FlowGraph
import FlowSpec
import FlowSwift

/// A program on one side of a comparison.
public struct Revision: Sendable {
    /// The name of the Git revision; nil for files in the working directory.
    var name: String?
    var sources: SourceTable
    var program: Program
    var findings: [Diagnostic]
    /// The interface of its generated code for app code.
    var interface: AppInterface

    /// Creates a revision from a program without errors, so Swift can be generated.
    ///
    /// - Parameters:
    ///   - program: the program.
    ///   - sources: the files of the program.
    ///   - findings: the findings in the program.
    ///   - name: the name of the Git revision; nil for files in the working directory.
    public init(_ program: Program, sources: SourceTable, findings: [Diagnostic], name: String? = nil) {
        self.name = name
        self.program = program
        self.sources = sources
        self.findings = findings
        var ignored = Diagnostics()
        let files = planSwift(for: program, sources: sources, stacks: nil, embeddingRuntime: false, into: &ignored) ?? []
        let started = program.starts.compactMap { start -> String? in
            if case .flow(let flow) = start.target { program[flow].name.value } else { nil }
        }
        interface = AppInterface(of: files, started: Set(started))
    }

    /// The spec, normalized for comparison.
    var outline: Outline { Outline(of: program.files.map(\.source), in: sources) }
}
