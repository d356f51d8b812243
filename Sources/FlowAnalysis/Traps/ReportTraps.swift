import FlowDiagnostics
import FlowGraph
import FlowRules

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
                let message = "\(target) is declared to be in reach from everywhere, and from \(top) on it may not be any more"
                return Finding(.trap, message, at: invariant.name.range, by: .run(trap.isCertain ? analysis.replay(trap) : nil))
            case .unknown:
                let message = "\(target) is declared to be in reach from everywhere, and there are more stacks than are looked at"
                return Finding(.trap, message, at: invariant.name.range, by: .run(nil))
            }
        }
    }
}
