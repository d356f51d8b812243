import FlowDiagnostics
import FlowGraph
import FlowRules

/// States and layers that nothing leaves, and states from which a screen can't be reached any more.
extension Report {
    func deadEnds() -> [Finding] {
        // An app of one screen is none: there is nowhere to go.
        guard analysis.screenDistances.count(where: { $0 != nil }) > 1 else { return [] }
        let ends = analysis.deadEnds
        let unknown = ends.unknown.map { screen in
            let name = program[screen].name
            let message =
                "\(quoted(name.value)) stands on more stacks than are looked at, so that it isn't known whether it may be a dead end"
            return Finding(.approximateAnalysis, message, at: name.range)
        }
        return unknown
            + ends.found.map { deadEnd in
                let name = program[deadEnd.screen].name
                let message = "\(quoted(name.value)) may be a dead end: nothing that the user or the screen does leads anywhere from there"
                return Finding(.deadEnd, message, at: name.range, by: .run(analysis.replay(deadEnd)))
            }
    }

    func closedLayers() -> [Finding] {
        analysis.closedLayers.map { layer in
            let name = program[layer.flow].name
            guard let needed = layer.needed else {
                let message =
                    "\(quoted(name.value)) can't be left: it is presented, the user can't swipe it away, and nothing in it ends it"
                return Finding(.noExit, message, at: name.range, by: .run(layer.witness.replay))
            }
            let asked = quoted(program[needed.asked].name.value)
            let message = "\(quoted(name.value)) can be left only where \(asked) \(needed.holds ? "holds" : "doesn't hold")"
            var finding = Finding(.noExit, message, at: name.range, by: .run(layer.witness.replay))
            finding.diagnostic.severity = .note
            return finding
        }
    }

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
