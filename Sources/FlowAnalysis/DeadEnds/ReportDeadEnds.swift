import FlowGraph
import FlowSpec

/// States from which users come to few screens only.
extension Report {
    func deadEnds() -> [Finding] {
        let devices = analysis.userMoves.map { moves in (moves, moves.isCut ? DeadEnds() : moves.deadEnds) }
        let unknown = Set(devices.flatMap(\.1.unknown)).sorted { $0.index < $1.index }.map { screen in
            let name = program[screen].name
            let message =
                "\(quoted(name.value)) stands on more stacks than are looked at, so that it isn't known whether it may be a dead end"
            return Finding(.approximateAnalysis, message, at: name.range)
        }
        let found = devices.map { moves, ends in
            ends.found.map { end in
                Stuck(rule: .deadEnd, message: message(of: end), range: program[end.screen].name.range) { moves.replay(end) }
            }
        }
        return unknown + onDevices(found)
    }

    private func message(of end: DeadEnd) -> (String) -> String {
        let name = quoted(program[end.screen].name.value)
        guard !end.others.isEmpty else {
            return { "\(name) may be a dead end\($0): nothing that the user or the screen does leads anywhere from there" }
        }
        let others = end.others.map { quoted(program[$0].name.value) }.joined(separator: " and ")
        return { "\(name) may be a dead end\($0): whatever the user does from there, they only come to \(others) and back" }
    }
}
