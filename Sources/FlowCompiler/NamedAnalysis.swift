import FlowAnalysis
import FlowGraph
import FlowSpec

/// What is known of the stacks of a program.
///
/// Of several shortest ways one is shown, and which one follows from the order of the files. They
/// are therefore taken by their names, so that findings and output are the same in whatever order
/// they are given.
struct NamedAnalysis {
    private let analysis: Analysis

    /// Analyses a program whose files are in the order of their names.
    init(of program: Program) {
        analysis = Analysis(of: program)
    }

    /// Whether there is more than was looked at.
    var isCut: Bool { analysis.isCut }

    /// Reports what may happen while the app runs, what is excused of it too.
    func report(into diagnostics: inout Diagnostics, excuses: [ExcuseDeclaration]) {
        analysis.report(into: &diagnostics, excuses: excuses)
    }

    /// The stacks that can be reached, if the program's state is saved and checked by them.
    var savedStacks: ReachableStacks? {
        analysis.program.files.contains(where: \.output.savesState) ? analysis.reachableStacks : nil
    }
}

extension Program {
    /// The program with its files in the order of their names. It was linked of these files.
    func inOrderOfNames(_ files: [SpecFile], _ sources: SourceTable) -> Program {
        let sorted = files.sorted {
            (sources[$0.source].name, sources[$0.source].path) < (sources[$1.source].name, sources[$1.source].path)
        }
        guard sorted.map(\.source) != files.map(\.source) else { return self }
        // What linking reports was reported for the program.
        var ignored = Diagnostics()
        return link(sorted, modules: modules, into: &ignored) ?? self
    }
}
