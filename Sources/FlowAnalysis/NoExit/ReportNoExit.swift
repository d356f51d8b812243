import FlowGraph
import FlowSpec

/// Layers that users can't leave.
extension Report {
    func closedLayers() -> [Finding] {
        onDevices(
            analysis.userMoves.map { moves in
                guard !moves.isCut else { return [] }
                return moves.closedLayers.map { layer in
                    let name = program[layer.flow].name
                    return Stuck(rule: .noExit, message: message(of: layer), range: name.range) { layer.witness.replay }
                }
            })
    }

    private func message(of layer: ClosedLayer) -> (String) -> String {
        let name = quoted(program[layer.flow].name.value)
        guard let screen = layer.screen else {
            return { "\(name) can't be left\($0): it is presented, the user can't swipe it away, and nothing in it ends it" }
        }
        let top = quoted(program[screen].name.value)
        return { "\(name) can't be left\($0) once the user is on \(top): they can't swipe it away, and nothing that follows ends it" }
    }

    func neededAnswers() -> [Finding] {
        onDevices(
            analysis.userMoves.map { moves in
                guard !moves.isCut else { return [] }
                return moves.neededAnswers.map { needed in
                    Stuck(rule: .exitNeedsAnswer, message: message(of: needed), range: program[needed.flow].name.range) { needed.run }
                }
            })
    }

    private func message(of needed: NeededAnswers) -> (String) -> String {
        let name = quoted(program[needed.flow].name.value)
        let answers = needed.answers.map(words).joined(separator: ", or ")
        return { "\(name) can be left\($0) only if \(answers)" }
    }

    private func words(_ answer: NeededAnswers.Answer) -> String {
        switch answer {
        case .clause(let clause):
            return clause.answers.map { "\(quoted(program[$0.asked].name.value)) \($0.holds ? "holds" : "doesn't hold")" }.joined(
                separator: " or ")
        case .result(let result):
            let effect = program[result.effect]
            return "\(quoted(effect.name.value)) ends with \(quoted(effect.results[result.result].name.value))"
        }
    }
}
