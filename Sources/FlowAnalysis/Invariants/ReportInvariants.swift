import FlowGraph
import FlowSpec

/// Findings about declared invariants.
extension Report {
    func invariants() -> [Finding] {
        var unread = Diagnostics()
        let facts = analysis.invariants(into: &unread)
        return unread.all.map { Finding($0) } + facts.compactMap(finding)
    }

    private func finding(_ fact: InvariantFact) -> Finding? {
        let invariant = program.invariants[fact.invariant]
        let names = fact.missing.map { quoted(program.name(of: $0)) }.joined(separator: ", ")
        let isOne = fact.missing.count == 1
        let occur =
            if case .via = invariant.form {
                "\(isOne ? "is" : "are") never on top"
            } else {
                "never \(isOne ? "occurs" : "occur") on the stacks that it checks"
            }
        let title = "invariant \(quoted(invariant.name.value))"
        switch (fact.verdict, fact.vacuity) {
        case (.violated(let witness), _):
            let message = "\(title) is violated"
            return Finding(.invariant, message, at: invariant.name.range, by: .run(witness.replay))
        case (.holds, .allowsEverything):
            let message = "\(title) has no effect: it allows every stack"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, .neverOccurs):
            let message = "\(title) has no effect: \(names) \(occur)"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, nil) where !fact.missing.isEmpty:
            let message = "\(names) in \(title) \(occur); the rest of the invariant is checked"
            return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
        case (.holds, nil): return nil
        case (.unknown, _):
            let message = "\(title) might be violated: the app has more stacks than flowgen checks"
            return Finding(.invariant, message, at: invariant.name.range, by: .run(nil))
        }
    }
}
