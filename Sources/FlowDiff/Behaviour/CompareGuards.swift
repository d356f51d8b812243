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
/// - Returns: the differences, in the order of the guards and screens, and the number of guards
///   that weren't compared, since it would take more work than is done.
func compareGuards(_ old: Analysis, _ new: Analysis, _ screens: ScreenPairs) -> (changes: [BehaviourChange], uncompared: Int) {
    let formerGuards = Dictionary(
        old.program.guards.enumerated().map { ($1.name.value, GuardID(index: $0)) }, uniquingKeysWith: { first, _ in first })
    let guards = new.program.guards.enumerated().compactMap { index, asked in
        formerGuards[asked.name.value].map { (name: asked.name.value, old: $0, new: GuardID(index: index)) }
    }
    let (before, after) = (old.screenDistances, new.screenDistances)
    let shared = screens.all.compactMap { name, former, screen -> (name: String, old: ScreenID, new: ScreenID)? in
        guard let former, let screen, before[former.index] != nil, after[screen.index] != nil else { return nil }
        return (name, former, screen)
    }
    var effort = Protections.mostEffort
    let former = Protections(in: old, of: guards.map(\.old), for: shared.map(\.old), effort: &effort)
    let present = Protections(in: new, of: guards.map(\.new), for: shared.map(\.new), effort: &effort)
    var uncompared = 0
    var changes: [BehaviourChange] = []
    for (index, asked) in guards.enumerated() {
        var isCompared = true
        for consent in [true, false] {
            guard let wasProtected = former[index, consent], let isProtected = present[index, consent] else {
                isCompared = false
                continue
            }
            let name: Phrase = "\(code: asked.name)"
            var refusal: Analysis?
            for (place, screen) in shared.enumerated() where wasProtected[place] != isProtected[place] {
                var change = BehaviourChange(
                    kind: .protected, subject: screen.name,
                    message: consent ? "can only be reached with \(name)" : "can no longer be reached while \(name) holds", run: nil,
                    oldPlace: old.program[screen.old].name.range, newPlace: new.program[screen.new].name.range)
                if wasProtected[place] {
                    if refusal == nil, effort > 0 {
                        let refused = Analysis(of: new.program.answering([GuardAnswer(asked: asked.new, holds: !consent)]))
                        effort -= refused.effort
                        refusal = refused
                    }
                    change.kind = .unprotected
                    change.message = consent ? "can be reached without \(name)" : "can be reached while \(name) holds"
                    change.run = refusal?.run(to: screen.new)
                }
                changes.append(change)
            }
        }
        if !isCompared { uncompared += 1 }
    }
    return (changes, uncompared)
}
