import FlowDiagnostics
import FlowGraph
import FlowRules

/// States that nothing leaves.
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
}
