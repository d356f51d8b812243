import FlowDiagnostics
import FlowGraph

/// What the program declares of its stacks.
extension Report {
    mutating func invariants() {
        for fact in analysis.invariants(into: &diagnostics) {
            let invariant = program.invariants[fact.invariant]
            switch (fact.verdict, fact.vacuity) {
            case (.violated(let witness), _):
                report(.invariant, "\(quoted(invariant.name.value)) doesn't hold", at: invariant.name.range, witness.replay)
            case (.holds, .allowsEverything):
                let message = "\(quoted(invariant.name.value)) can't be violated: it allows every stack"
                diagnostics.add(Diagnostic(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved))
            case (.holds, .neverOccurs(let targets)):
                let names = targets.map { quoted(program.name(of: $0)) }.joined(separator: ", ")
                let message =
                    "\(quoted(invariant.name.value)) says nothing: \(names) never \(targets.count == 1 ? "occurs" : "occur") where it looks"
                diagnostics.add(Diagnostic(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved))
            case (.holds, nil): break
            }
        }
    }
}
