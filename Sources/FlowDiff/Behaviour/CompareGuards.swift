import FlowAnalysis
import FlowDiagnostics
import FlowGraph

/// Finds the screens that users can reach without a guard's consent that they needed before, and
/// those for which they need it now.
///
/// A guard protects a screen with an answer if no run gets there while the guard always gives the
/// other one.
///
/// - Parameters:
///   - old: the analysis of the old program, with the names of the new one.
///   - new: the analysis of the new program.
///   - screens: the screens of both.
/// - Returns: the differences, in the order of the guards and screens.
func compareGuards(_ old: Analysis, _ new: Analysis, _ screens: ScreenPairs) -> [BehaviourChange] {
    let formerGuards = Dictionary(
        old.program.guards.enumerated().map { ($1.name.value, GuardID(index: $0)) }, uniquingKeysWith: { first, _ in first })
    let (before, after) = (old.screenDistances, new.screenDistances)
    let shared = screens.all.compactMap { name, former, screen -> (name: String, old: ScreenID, new: ScreenID)? in
        guard let former, let screen, before[former.index] != nil, after[screen.index] != nil else { return nil }
        return (name, former, screen)
    }
    return new.program.guards.enumerated().flatMap { index, asked -> [BehaviourChange] in
        guard let former = formerGuards[asked.name.value] else { return [] }
        return [true, false].flatMap { consent -> [BehaviourChange] in
            let refusedBefore = Refusal(of: GuardAnswer(asked: former, holds: consent), in: old.program)
            let refusedAfter = Refusal(of: GuardAnswer(asked: GuardID(index: index), holds: consent), in: new.program)
            return shared.compactMap { screen in
                let name: Phrase = "\(code: asked.name.value)"
                func change(_ kind: BehaviourChange.Kind, _ message: Phrase, _ run: [String]?) -> BehaviourChange {
                    BehaviourChange(
                        kind: kind, subject: screen.name, message: message, run: run, oldPlace: old.program[screen.old].name.range,
                        newPlace: new.program[screen.new].name.range)
                }
                switch (refusedBefore.protects(screen.old), refusedAfter.protects(screen.new)) {
                case (true, false):
                    return change(
                        .unprotected, consent ? "can be reached without \(name)" : "can be reached while \(name) holds",
                        refusedAfter.run(to: screen.new))
                case (false, true):
                    return change(
                        .protected, consent ? "can only be reached with \(name)" : "can no longer be reached while \(name) holds", nil)
                default: return nil
                }
            }
        }
    }
}

/// A program in which a guard never gives an answer.
private struct Refusal {
    private let analysis: Analysis
    private let distances: [Int?]

    init(of answer: GuardAnswer, in program: Program) {
        analysis = Analysis(of: program.answering(GuardAnswer(asked: answer.asked, holds: !answer.holds)))
        distances = analysis.screenDistances
    }

    func protects(_ screen: ScreenID) -> Bool { !analysis.isCut && distances[screen.index] == nil }

    /// The actions of a shortest way to a screen without the answer; nil where none is found.
    func run(to screen: ScreenID) -> [String]? { analysis.run(to: screen) }
}
