import FlowDiagnostics
import FlowGraph

/// States that nothing leaves, and those from which a screen can't be reached any more.
extension Report {
    mutating func deadEnds() {
        // An app of one screen is none: there is nowhere to go.
        guard analysis.screenDistances.count(where: { $0 != nil }) > 1 else { return }
        for deadEnd in analysis.deadEnds {
            let name = program[deadEnd.screen].name
            let message = "\(quoted(name.value)) may be a dead end: nothing that the user or the screen does leads anywhere from there"
            report(.deadEnd, message, at: name.range, analysis.replay(deadEnd))
        }
    }

    mutating func traps() {
        for invariant in program.invariants {
            guard case .reach(let screen) = invariant.form, let trap = analysis.trap(for: screen) else { continue }
            let (target, top) = (quoted(program[screen].name.value), quoted(program[trap.top].name.value))
            let message = "\(target) is declared to be in reach from everywhere, and from \(top) on it may not be any more"
            report(.trap, message, at: invariant.name.range, trap.isCertain ? analysis.replay(trap) : nil)
        }
    }
}
