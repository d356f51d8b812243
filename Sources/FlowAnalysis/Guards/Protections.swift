import FlowGraph

/// The screens that guards' answers protect in a program.
///
/// A clause of answers protects a screen if every run to the screen contains one of the answers.
///
/// A separate analysis for each clause would cost too much. ``NamedScreens`` proves most
/// protections. Most others are disproved by one analysis in which many guards refuse at once,
/// because a run past all of them is a run past each.
public struct Protections {
    /// The effort of all analyses together.
    public static let mostEffort = 1_000_000
    /// The number of clauses that are few enough to be analyzed one by one.
    private static let few = 4

    private let program: Program
    private let isExact: Bool
    private let clauses: [Clause]
    private let screens: [ScreenID]
    /// For each clause, the screens that it protects as far as is known: no run past the clause was
    /// found to them.
    private var protected: [[Bool]] = []
    /// For each clause, the indices of the screens that aren't decided.
    private var open: [[Int]] = []
    private var isUnknown: [Bool] = []

    /// Finds the screens that some clauses protect.
    ///
    /// - Parameters:
    ///   - analysis: the analysis of a program.
    ///   - clauses: the clauses, without duplicates.
    ///   - screens: the screens; users can reach each of them.
    ///   - effort: the effort that is left; reduced by the effort of the analyses.
    public init(in analysis: Analysis, of clauses: [Clause], for screens: [ScreenID], effort: inout Int) {
        (program, isExact) = (analysis.program, analysis.isExact)
        (self.clauses, self.screens) = (clauses, screens)
        var named = NamedScreens(of: program)
        for clause in clauses {
            let unnamed = named.screens(without: clause)
            // A clause that no condition asks protects nothing.
            let isAsked = clause.answers.contains { named.asked.contains($0.asked) }
            protected.append(screens.map { isAsked || unnamed.contains($0.index) })
            open.append(isAsked ? screens.indices.filter { !unnamed.contains(screens[$0].index) } : [])
        }
        effort -= named.steps / 8
        isUnknown = open.map { _ in false }
        tryTogether(&effort)
        tryAlone(&effort)
    }

    /// For each screen, true if a clause protects it; `nil` if that isn't known.
    ///
    /// - Parameter clause: the index of the clause in the list passed to the initializer.
    public subscript(clause: Int) -> [Bool]? { isUnknown[clause] ? nil : protected[clause] }

    /// Records the screens that can be reached without a clause.
    private mutating func allow(_ clause: Int, where isReached: (ScreenID) -> Bool) {
        for index in open[clause] where isReached(screens[index]) { protected[clause][index] = false }
        open[clause].removeAll { !protected[clause][$0] }
    }

    /// Returns the distances of all screens if some clauses are never true.
    private func distances(without numbers: [Int], _ effort: inout Int) -> (Analysis, [Int?]) {
        let analysis = Analysis(of: program.answering(numbers.flatMap { clauses[$0].refusals }))
        effort -= analysis.effort
        return (analysis, analysis.screenDistances)
    }

    // MARK: Many guards at once

    private mutating func tryTogether(_ effort: inout Int) {
        // The refusal of a required guard makes `resume` do nothing, unlike in any other run.
        let holding = program.requiredGuards
        // No guard refuses both answers.
        for consent in [true, false] {
            let asked = clauses.indices.filter {
                clauses[$0].answers.allSatisfy { $0.holds == consent && !holding.contains($0.asked) }
            }
            tryTogether(asked, &effort)
            // The indices of any two clauses differ in a bit. If the clauses with one value of the
            // bit are false, screens that need a clause with the other value are still reached.
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
        // If the program's analysis isn't exact either, single clauses count these screens as
        // reached too.
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
    /// The guards of requirements, which delay flows and screens until other steps have run.
    fileprivate var requiredGuards: Set<GuardID> {
        Set(
            placedSteps.flatMap { placed -> [GuardID] in
                guard case .choose(let condition, _, _, isRequirement: true)? = placed.step?.action else { return [] }
                return condition.questions.map(\.asked)
            })
    }

    /// The clauses that decide conditions either way, each once, in the order of the steps and then
    /// of the flows' starts.
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
