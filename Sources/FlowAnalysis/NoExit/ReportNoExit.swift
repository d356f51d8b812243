import FlowGraph
import FlowSpec

/// Findings about flows that users can't leave.
extension Report {
    func closedLayers() -> [Finding] {
        atWidths(
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
            return {
                "users can't leave \(name)\($0): they can't swipe it away, and no step dismisses or finishes it; add 'dismiss' or 'finish'"
            }
        }
        let top = quoted(program[screen].name.value)
        return {
            "users can't leave \(name)\($0) once they are on \(top): they can't swipe \(name) away, and no later step dismisses or "
                + "finishes it; add 'dismiss' or 'finish'"
        }
    }

    func neededAnswers() -> [Finding] {
        atWidths(
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
        return { "users can leave \(name)\($0) only if \(answers)" }
    }

    private func words(_ answer: NeededAnswers.Answer) -> String {
        switch answer {
        case .clause(let clause):
            return clause.answers.map { "\(quoted(program[$0.asked].name.value)) is \($0.holds)" }.joined(
                separator: " or ")
        case .result(let result):
            let effect = program[result.effect]
            return "\(quoted(effect.name.value)) returns \(quoted(effect.results[result.result].name.value))"
        }
    }
}
