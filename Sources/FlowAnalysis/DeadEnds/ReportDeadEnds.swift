import FlowGraph
import FlowSpec

/// Findings about states from which users reach only a few screens.
extension Report {
    func deadEnds() -> [Finding] {
        let widths = analysis.userMoves.map { moves in (moves, moves.isCut ? DeadEnds() : moves.deadEnds) }
        let unknown = Set(widths.flatMap(\.1.unknown)).sorted { $0.index < $1.index }.map { screen in
            let name = program[screen].name
            let message = "\(quoted(name.value)) is on more stacks than flowgen checks; users might get stuck on it"
            return Finding(.approximateAnalysis, message, at: name.range)
        }
        let found = widths.map { moves, ends in
            ends.found.map { end in
                Stuck(rule: .deadEnd, message: message(of: end), range: program[end.screen].name.range) { moves.replay(end) }
            }
        }
        return unknown + atWidths(found)
    }

    private func message(of end: DeadEnd) -> (String) -> String {
        let name = quoted(program[end.screen].name.value)
        guard !end.others.isEmpty else {
            return {
                "users can get stuck on \(name)\($0): no transition, back button, swipe or tab leads away; add a transition that "
                    + "leaves \(name)"
            }
        }
        let others = end.others.map { quoted(program[$0].name.value) }.joined(separator: " and ")
        return { "users can get stuck on \(name)\($0): every path from it leads to \(others) and back; add a transition to another screen" }
    }
}
