import FlowAnalysis
import FlowDiagnostics
import FlowGraph
import FlowSpec

/// What is known of the steps of a program that has no errors.
///
/// Of several shortest ways one is shown, and which one follows from the order of the files. They are therefore taken by their names, so that the output is
/// the same in whatever order they are given.
func provenSteps(of program: Program, files: [SpecFile], sources: SourceTable) -> StepVerdicts {
    let sorted = files.sorted { (sources[$0.source].name, sources[$0.source].path) < (sources[$1.source].name, sources[$1.source].path) }
    guard sorted.map(\.source) != files.map(\.source) else { return Analysis(of: program).verdicts }
    var ignored = Diagnostics()
    guard let other = link(sorted, modules: program.modules, into: &ignored) else { return StepVerdicts() }
    return Analysis(of: other).verdicts.renumbered(from: other, to: program)
}
