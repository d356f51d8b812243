import FlowGraph
import FlowSpec
import TestSupport

/// Reads and links a spec.
func linked(_ text: String) -> (program: Program?, findings: [String]) {
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    let source = sources.add(Source(path: "model.flow.yaml", bytes: Array(text.utf8)))
    let program = link([readSpec(source, in: sources, into: &diagnostics)], into: &diagnostics)
    let findings = diagnostics.sorted.map { "\($0.range.start.line):\($0.range.start.column) \($0.rule.id): \($0.message)" }
    return (program, findings)
}

func linkedMachine(_ text: String) throws -> Machine {
    let (program, findings) = linked(text)
    guard let program else { throw Mistakes(findings: findings) }
    return machine(of: program)
}

/// The machine of a program. If it has a flow `doors`, the steps of the flow's transitions
/// `entry0`, `entry1` … are additional links.
func machine(of program: Program) -> Machine {
    let doors = program.flows.filter { $0.name.value == "doors" }
    let transitions = doors.flatMap { flow in flow.screens.flatMap { program[$0].transitions } }.map { program[$0] }
    var program = program
    program.links += transitions.filter { $0.name.value.hasPrefix("entry") }.map { DeepLink(name: $0.name, steps: $0.steps) }
    return Machine(program)
}

/// Unexpected findings.
struct Mistakes: Error {
    var findings: [String]
}
