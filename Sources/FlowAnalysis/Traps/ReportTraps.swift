import FlowGraph
import FlowSpec

/// States from which a screen can't be reached any more.
extension Report {
    func traps() -> [Finding] {
        let reaches = analysis.reaches
        return program.invariants.compactMap { invariant in
            guard case .reach(let screen) = invariant.form else { return nil }
            let target = quoted(program[screen].name.value)
            switch reaches[screen] {
            case .always, nil: return nil
            case .trapped(let trap):
                let top = quoted(program[trap.top].name.value)
                let on = trap.isOfDevice ? trap.device.map { " on \($0.name)" } ?? "" : ""
                let message = "\(target) is declared to be in reach from everywhere, and from \(top) on it may not be any more\(on)"
                return Finding(.trap, message, at: invariant.name.range, by: .run(trap.isCertain ? analysis.replay(trap) : nil))
            case .unknown:
                let message = "\(target) is declared to be in reach from everywhere, and there are more stacks than are looked at"
                return Finding(.trap, message, at: invariant.name.range, by: .run(nil))
            }
        }
    }

    /// The starts of which an invariant 'reach' isn't asked.
    func unaskedStarts() -> [Finding] {
        let system = analysis.system
        guard system.automaton.bottoms.count > 1 else { return [] }
        return program.invariants.flatMap { invariant -> [Finding] in
            guard case .reach(let screen) = invariant.form else { return [] }
            let asked = system.bottoms(below: system.tops(of: screen))
            guard !asked.isEmpty else { return [] }
            return system.automaton.bottoms.filter { !asked.contains($0) }.compactMap { bottom in
                guard let origin = system.automaton.nodes[bottom].procedure.flatMap(system.origin) else { return nil }
                let message =
                    "\(quoted(program[screen].name.value)) is declared to be in reach from everywhere; this isn't asked of "
                    + "\(quoted(program.name(of: origin))), from which nothing leads to it"
                return Finding(.reachNotAsked, message, at: invariant.name.range)
            }
        }
    }
}
