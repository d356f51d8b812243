import FlowGraph
import FlowSpec
import TestSupport

/// Takes a spec through all stages up to the graph.
func linked(_ text: String) -> (program: Program?, findings: [String]) {
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    let source = sources.add(Source(path: "model.flow.yaml", bytes: Array(text.utf8)))
    let program = link([readSpec(source, in: sources, into: &diagnostics)], into: &diagnostics)
    let findings = diagnostics.sorted.map { "\($0.range.start.line):\($0.range.start.column) \($0.rule.id): \($0.message)" }
    return (program, findings)
}

/// The machine of a spec without mistakes.
func linkedMachine(_ text: String) throws -> Machine {
    let (program, findings) = linked(text)
    guard let program else { throw Mistakes(findings: findings) }
    return machine(of: program)
}

/// The machine of a program, whose links, beside its own, are the steps of the transitions
/// `entry0`, `entry1` … of the flow `doors`, if it has one.
func machine(of program: Program) -> Machine {
    let doors = program.flows.filter { $0.name.value == "doors" }
    let transitions = doors.flatMap { flow in flow.screens.flatMap { program[$0].transitions } }.map { program[$0] }
    var program = program
    program.links += transitions.filter { $0.name.value.hasPrefix("entry") }.map { DeepLink(name: $0.name, steps: $0.steps) }
    return Machine(program)
}

/// Findings where a test expected none.
struct Mistakes: Error {
    var findings: [String]
}
