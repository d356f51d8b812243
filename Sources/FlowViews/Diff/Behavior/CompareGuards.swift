import FlowAnalysis
import FlowGraph
import FlowSpec

/// Finds the screens that a guard no longer protects, and the screens that a guard newly protects.
///
/// - Parameter old: the analysis of the old program, with the names of the new one.
/// - Returns: the differences, in the order of the clauses and screens, and the number of guards
///   that weren't compared, to limit the work.
func compareGuards(_ old: Analysis, _ new: Analysis, _ screens: ScreenPairs) -> (changes: [BehaviorChange], uncompared: Int) {
    let pairs = ClausePairs(old.program, new.program).all
    let (before, after) = (old.screenDistances, new.screenDistances)
    let shared = screens.all.compactMap { name, former, screen -> (name: String, old: ScreenID, new: ScreenID)? in
        guard let former, let screen, before[former.index] != nil, after[screen.index] != nil else { return nil }
        return (name, former, screen)
    }
    var effort = Protections.mostEffort
    let former = Protections(in: old, of: pairs.map(\.old), for: shared.map(\.old), effort: &effort)
    let present = Protections(in: new, of: pairs.map(\.new), for: shared.map(\.new), effort: &effort)
    var uncompared: Set<GuardID> = []
    var changes: [BehaviorChange] = []
    /// The reported clauses of each screen.
    var told: [Int: [Clause]] = [:]
    for (index, (_, clause)) in pairs.enumerated() {
        guard let wasProtected = former[index], let isProtected = present[index] else {
            uncompared.formUnion(clause.answers.map(\.asked))
            continue
        }
        var refusal: Analysis?
        for (place, screen) in shared.enumerated() where wasProtected[place] != isProtected[place] {
            // A clause is redundant if a part of it was reported.
            guard told[place]?.contains(where: { $0.isSubset(of: clause) }) != true else { continue }
            told[place, default: []].append(clause)
            var change = BehaviorChange(
                kind: .protected, subject: screen.name, message: need(of: clause, in: new.program), run: nil,
                oldPlace: old.program[screen.old].name.range, newPlace: new.program[screen.new].name.range)
            if wasProtected[place] {
                if refusal == nil, effort > 0 {
                    let refused = Analysis(of: new.program.answering(clause.refusals))
                    effort -= refused.effort
                    refusal = refused
                }
                change.kind = .unprotected
                change.message = lack(of: clause, in: new.program)
                change.run = refusal?.run(to: screen.new)
            }
            changes.append(change)
        }
    }
    return (changes, uncompared.count)
}

/// The clauses to compare, over guards that both programs have: each answer of each guard, then the
/// clauses of conditions with several guards.
private struct ClausePairs {
    private(set) var all: [(old: Clause, new: Clause)] = []

    init(_ old: Program, _ new: Program) {
        let former = Dictionary(
            old.guards.enumerated().map { ($1.name.value, GuardID(index: $0)) }, uniquingKeysWith: { first, _ in first })
        /// The guards of both programs, from the new to the old one and back.
        var (formerOf, presentOf): ([GuardID: GuardID], [GuardID: GuardID]) = ([:], [:])
        for (index, asked) in new.guards.enumerated() {
            guard let former = former[asked.name.value] else { continue }
            (formerOf[GuardID(index: index)], presentOf[former]) = (former, GuardID(index: index))
        }
        let shared = formerOf.keys.sorted { $0.index < $1.index }
        let single = shared.flatMap { asked in [true, false].map { Clause([GuardAnswer(asked: asked, holds: $0)]) } }
        let joined = old.clauses.compactMap { $0.renamed(presentOf) } + new.clauses
        var seen: Set<Clause> = []
        all = (single + joined.filter { $0.answers.count > 1 }).compactMap { clause in
            guard seen.insert(clause).inserted, let old = clause.renamed(formerOf) else { return nil }
            return (old, clause)
        }
    }
}

extension Clause {
    /// The clause with other guards; nil if one has no counterpart.
    fileprivate func renamed(_ guards: [GuardID: GuardID]) -> Clause? {
        let renamed = answers.compactMap { answer in guards[answer.asked].map { GuardAnswer(asked: $0, holds: answer.holds) } }
        return renamed.count == answers.count ? Clause(renamed) : nil
    }
}

/// The phrase for a screen that a clause protects.
private func need(of clause: Clause, in program: Program) -> Phrase {
    guard clause.answers.count == 1, let answer = clause.answers.first else {
        return "can only be reached if \(code: words(clause, program)) is true"
    }
    let name = program[answer.asked].name.value
    return answer.holds ? "can only be reached with \(code: name)" : "can no longer be reached while \(code: name) is true"
}

/// The phrase for a screen that a clause doesn't protect.
private func lack(of clause: Clause, in program: Program) -> Phrase {
    guard clause.answers.count == 1, let answer = clause.answers.first else {
        return "can be reached if \(code: words(clause, program)) is false"
    }
    let name = program[answer.asked].name.value
    return answer.holds ? "can be reached without \(code: name)" : "can be reached while \(code: name) is true"
}

private func words(_ clause: Clause, _ program: Program) -> String { clause.condition.words { program[$0.asked].name.value } }
