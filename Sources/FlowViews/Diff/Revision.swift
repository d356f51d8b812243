import FlowAnalysis
import FlowGraph
import FlowSpec
import FlowSwift

/// A program on one side of a comparison.
public struct Revision: Sendable {
    /// The name of the revision of a repository; nil of files as they are.
    var name: String?
    /// The text of its files.
    var sources: SourceTable
    /// The program.
    var program: Program
    /// What was found in it.
    var findings: [Diagnostic]
    /// What app code knows of its Swift.
    var interface: AppInterface

    /// Takes a program with what is known of it. The program must be one for which Swift can be
    /// generated.
    ///
    /// - Parameters:
    ///   - program: the program.
    ///   - sources: the text of its files.
    ///   - findings: what was found in it.
    ///   - name: the name of the revision of a repository; nil of files as they are.
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

    /// The spec in the form in which differences are looked for.
    var outline: Outline { Outline(of: program.files.map(\.source), in: sources) }
}
