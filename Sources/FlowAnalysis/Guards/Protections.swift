import FlowGraph

/// Which screens the answers of guards protect in a program.
///
/// A clause of answers protects a screen if no run gets there in which none of its answers is ever
/// given.
///
/// To ask the analysis of each clause by itself takes as long as there are clauses. Nearly all are
/// decided otherwise: that a screen is protected, by ``NamedScreens``; that it isn't, by an
/// analysis in which many guards refuse at once, since a run past all of them is one past each.
public struct Protections {
    /// How much all analyses may look at together.
    public static let mostEffort = 1_000_000
    /// So few clauses are asked one by one.
    private static let few = 4

    private let program: Program
    private let isExact: Bool
    private let clauses: [Clause]
    private let screens: [ScreenID]
    /// Of each clause the screens that it protects as far as is known: each that no run past it was
    /// found to.
    private var protected: [[Bool]] = []
    /// Of each clause which of these aren't known to be protected.
    private var open: [[Int]] = []
    private var isUnknown: [Bool] = []

    /// Finds what some clauses protect.
    ///
    /// - Parameters:
    ///   - analysis: the analysis of a program.
    ///   - clauses: the clauses, each once.
    ///   - screens: the screens, each of which users can reach.
    ///   - effort: how much may still be looked at; what is looked at is taken off.
    public init(in analysis: Analysis, of clauses: [Clause], for screens: [ScreenID], effort: inout Int) {
        (program, isExact) = (analysis.program, analysis.isExact)
        (self.clauses, self.screens) = (clauses, screens)
        var named = NamedScreens(of: program)
        for clause in clauses {
            let unnamed = named.screens(without: clause)
            // What nothing asks holds nothing back.
            let isAsked = clause.answers.contains { named.asked.contains($0.asked) }
            protected.append(screens.map { isAsked || unnamed.contains($0.index) })
            open.append(isAsked ? screens.indices.filter { !unnamed.contains(screens[$0].index) } : [])
        }
        effort -= named.steps / 8
        isUnknown = open.map { _ in false }
        tryTogether(&effort)
        tryAlone(&effort)
    }

    /// Of each screen whether a clause protects it; nil where that isn't known.
    ///
    /// - Parameter clause: the clause's place among those that were asked for.
    public subscript(clause: Int) -> [Bool]? { isUnknown[clause] ? nil : protected[clause] }

    /// Notes the screens that are reached without a clause.
    private mutating func allow(_ clause: Int, where isReached: (ScreenID) -> Bool) {
        for index in open[clause] where isReached(screens[index]) { protected[clause][index] = false }
        open[clause].removeAll { !protected[clause][$0] }
    }

    /// What users reach where some clauses never hold.
    private func distances(without numbers: [Int], _ effort: inout Int) -> (Analysis, [Int?]) {
        let analysis = Analysis(of: program.answering(numbers.flatMap { clauses[$0].refusals }))
        effort -= analysis.effort
        return (analysis, analysis.screenDistances)
    }

    // MARK: Many guards at once

    private mutating func tryTogether(_ effort: inout Int) {
        // Where a guard holds a flow back, its refusal lets `resume` do nothing, which no other run
        // has.
        let holding = program.requiredGuards
        // No guard refuses both answers.
        for consent in [true, false] {
            let asked = clauses.indices.filter {
                clauses[$0].answers.allSatisfy { $0.holds == consent && !holding.contains($0.asked) }
            }
            tryTogether(asked, &effort)
            // Each two clauses are parted by a bit of their places: what needs one is reached
            // without the other where the clauses that never hold are those whose bit is the
            // other's.
            for bit in 0..<Int.bitWidth {
                let left = asked.filter { !open[$0].isEmpty }
                guard left.count > Self.few, asked.count >> bit > 0 else { break }
                for side in [0, 1] { tryTogether(asked.indices.filter { $0 >> bit & 1 == side }.map { asked[$0] }, &effort) }
            }
        }
    }

    private mutating func tryTogether(_ numbers: [Int], _ effort: inout Int) {
        let numbers = numbers.filter { !open[$0].isEmpty }
        guard numbers.count > 1, effort > 0 else { return }
        let (analysis, distances) = distances(without: numbers, &effort)
        // One by one these are taken for reached too, where nothing is exact.
        guard analysis.isExact || !isExact else { return }
        for number in numbers { allow(number) { distances[$0.index] != nil } }
    }

    // MARK: One by one

    private mutating func tryAlone(_ effort: inout Int) {
        for number in open.indices where !open[number].isEmpty {
            guard effort > 0 else {
                isUnknown[number] = true
                continue
            }
            let (analysis, distances) = distances(without: [number], &effort)
            allow(number) { analysis.isCut || distances[$0.index] != nil }
        }
    }
}

extension Program {
    /// The guards that hold flows and screens back until something else is done.
    fileprivate var requiredGuards: Set<GuardID> {
        Set(
            placedSteps.flatMap { placed -> [GuardID] in
                guard case .choose(let condition, _, _, isRequirement: true)? = placed.step?.action else { return [] }
                return condition.questions.map(\.asked)
            })
    }

    /// The clauses of all conditions on which something is done, or else not: each once, in the
    /// order of the steps, then of the flows' starts.
    public var clauses: [Clause] {
        let choices = placedSteps.compactMap { placed -> Condition? in
            if case .choose(let condition, _, _, _)? = placed.step?.action { condition } else { nil }
        }
        var seen: Set<Clause> = []
        return (choices + flows.flatMap { $0.start.choices.map(\.condition) }).flatMap { condition in
            [true, false].flatMap(condition.clauses)
        }.filter { seen.insert($0).inserted }
    }
}
