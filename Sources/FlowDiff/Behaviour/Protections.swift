import FlowAnalysis
import FlowGraph

/// Which screens the answers of guards protect in a program.
///
/// To ask the analysis of each answer by itself takes as long as there are answers. Nearly all are
/// decided otherwise: that a screen is protected, by ``NamedScreens``; that it isn't, by an
/// analysis in which many guards refuse at once, since a run past all of them is one past each.
struct Protections {
    /// How much all analyses may look at together.
    static let mostEffort = 1_000_000
    /// So few answers are asked one by one.
    private static let few = 4

    private let program: Program
    private let isExact: Bool
    private let guards: [GuardID]
    private let screens: [ScreenID]
    /// Of each answer, twice the guard's place and one more where it isn't to hold, the screens
    /// that it protects as far as is known: each that no run past it was found to.
    private var protected: [[Bool]] = []
    /// Of each answer how many of these aren't known to be protected.
    private var open: [[Int]] = []
    private var isUnknown: [Bool] = []

    /// - Parameters:
    ///   - analysis: the analysis of a program.
    ///   - guards: the guards.
    ///   - screens: the screens, each of which users can reach.
    ///   - effort: how much may still be looked at; what is looked at is taken off.
    init(in analysis: Analysis, of guards: [GuardID], for screens: [ScreenID], effort: inout Int) {
        (program, isExact) = (analysis.program, analysis.isExact)
        (self.guards, self.screens) = (guards, screens)
        var named = NamedScreens(of: program)
        for number in 0..<2 * guards.count {
            let unnamed = named.screens(without: answer(number))
            let isAsked = named.asked.contains(guards[number / 2])
            protected.append(screens.map { isAsked || unnamed.contains($0.index) })
            open.append(isAsked ? screens.indices.filter { !unnamed.contains(screens[$0].index) } : [])
        }
        effort -= named.steps / 8
        isUnknown = open.map { _ in false }
        tryTogether(&effort)
        tryAlone(&effort)
    }

    /// Of each screen whether an answer protects it; nil where that isn't known.
    subscript(guardIndex: Int, consent: Bool) -> [Bool]? {
        let number = 2 * guardIndex + (consent ? 0 : 1)
        return isUnknown[number] ? nil : protected[number]
    }

    private func answer(_ number: Int) -> GuardAnswer { GuardAnswer(asked: guards[number / 2], holds: number % 2 == 0) }

    /// Notes the screens that are reached without an answer.
    private mutating func allow(_ number: Int, where isReached: (ScreenID) -> Bool) {
        for index in open[number] where isReached(screens[index]) { protected[number][index] = false }
        open[number].removeAll { !protected[number][$0] }
    }

    /// What users reach where some answers are never given.
    private func distances(without numbers: [Int], _ effort: inout Int) -> (Analysis, [Int?]) {
        let refused = numbers.map { GuardAnswer(asked: answer($0).asked, holds: !answer($0).holds) }
        let analysis = Analysis(of: program.answering(refused))
        effort -= analysis.effort
        return (analysis, analysis.screenDistances)
    }

    // MARK: Many guards at once

    private mutating func tryTogether(_ effort: inout Int) {
        // Where a guard holds a flow back, its refusal lets `resume` do nothing, which no other run
        // has.
        let holding = program.requiredGuards
        for consent in [0, 1] {
            let asked = (0..<guards.count).map { 2 * $0 + consent }.filter { !holding.contains(answer($0).asked) }
            tryTogether(asked, &effort)
            // Each two answers are parted by a bit of their numbers: what needs one is reached
            // without the other where the refusing guards are those whose bit is the other's.
            for bit in 0..<Int.bitWidth {
                let left = asked.filter { !open[$0].isEmpty }
                guard left.count > Self.few, guards.count >> bit > 0 else { break }
                for side in [0, 1] { tryTogether(asked.filter { ($0 / 2) >> bit & 1 == side }, &effort) }
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
}
