import FlowGraph
import FlowSpec

/// What the program declares of its stacks.
extension Report {
    func invariants() -> [Finding] {
        var unread = Diagnostics()
        let facts = analysis.invariants(into: &unread)
        return unread.all.map { Finding($0) } + facts.compactMap(finding)
    }

    private func finding(_ fact: InvariantFact) -> Finding? {
        let invariant = program.invariants[fact.invariant]
        let names = fact.missing.map { quoted(program.name(of: $0)) }.joined(separator: ", ")
        let occur = "never \(fact.missing.count == 1 ? "occurs" : "occur") where it looks"
        switch (fact.verdict, fact.vacuity) {
        case (.violated(let witness), _):
            let message = "\(quoted(invariant.name.value)) doesn't hold"
            return Finding(.invariant, message, at: invariant.name.range, by: .run(witness.replay))
        case (.holds, .allowsEverything):
            let message = "\(quoted(invariant.name.value)) can't be violated: it allows every stack"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, .neverOccurs):
            let message = "\(quoted(invariant.name.value)) says nothing: \(names) \(occur)"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, nil) where !fact.missing.isEmpty:
            let message = "\(names) in \(quoted(invariant.name.value)) \(occur); the rest of the invariant is checked"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, nil): return nil
        case (.unknown, _):
            let message = "\(quoted(invariant.name.value)) may not hold: there are more stacks than are looked at"
            return Finding(.invariant, message, at: invariant.name.range, by: .run(nil))
        }
    }
}
