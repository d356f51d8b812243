import FlowGraph
import FlowSpec

/// Findings about states from which a screen can't be reached.
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
                let message = "\(target) must be reachable from everywhere, but users can't always reach it from \(top)\(on)"
                return Finding(.trap, message, at: invariant.name.range, by: .run(trap.isCertain ? analysis.replay(trap) : nil))
            case .unknown:
                let message = "\(target) must be reachable from everywhere, but the app has more stacks than flowgen checks"
                return Finding(.trap, message, at: invariant.name.range, by: .run(nil))
            }
        }
    }

    /// The starts that a `reach` invariant doesn't cover.
    func unaskedStarts() -> [Finding] {
        let system = analysis.system
        guard system.automaton.bottoms.count > 1 else { return [] }
        return program.invariants.flatMap { invariant -> [Finding] in
            guard case .reach(let screen) = invariant.form else { return [] }
            let asked = system.bottoms(below: system.tops(of: screen))
            guard !asked.isEmpty else { return [] }
            return system.automaton.bottoms.filter { !asked.contains($0) }.compactMap { bottom in
                guard let origin = system.automaton.nodes[bottom].procedure.flatMap(system.origin) else { return nil }
                let (name, start) = (quoted(program[screen].name.value), quoted(program.name(of: origin)))
                let message =
                    "\(name) must be reachable from everywhere, but isn't checked from \(start): no path leads from \(start) to \(name)"
                return Finding(.reachNotAsked, message, at: invariant.name.range)
            }
        }
    }
}
