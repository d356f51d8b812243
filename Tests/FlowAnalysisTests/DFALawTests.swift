import FlowAnalysis
import FlowGraph
import Foundation
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import PushdownSystems

/// Laws of the automaton of every expression, tested on random expressions. `SEED` repeats a run.
@Suite struct DFALawTests {
    private static let words = RandomRegex.words(upTo: 5)
    private static let count = RandomRegex.screenCount

    /// Searches for an expression that breaks a law, and shrinks it.
    private func check(_ name: String, rounds: Int = 400, depth: Int = 4, _ holds: (Regex) -> Bool) {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<rounds {
            let regex = RandomRegex.make(depth: depth, using: &numbers)
            if !holds(regex) {
                Issue.record("\(name): SEED=\(seed): \(RandomRegex.shrunk(regex) { !holds($0) })")
                return
            }
        }
    }

    private func dfa(_ regex: Regex) -> DFA? {
        DFA.reading(regex, screenCount: Self.count)
    }

    @Test func `it accepts what a matcher that tries all ways accepts`() {
        check("same words") { regex in
            dfa(regex).map { dfa in Self.words.allSatisfy { dfa.accepts($0) == RandomRegex.matches(regex, $0) } } ?? false
        }
    }

    @Test func `every state is reached, and no two accept the same continuations`() {
        check("minimal") { regex in
            guard let dfa = dfa(regex) else { return false }
            return reached(in: dfa) == Set(0..<dfa.stateCount) && distinguishable(in: dfa) == dfa.stateCount * (dfa.stateCount - 1) / 2
        }
    }

    @Test func `equal sets have equal automata, however they are written`() {
        check("canonical") { regex in
            guard let dfa = dfa(regex) else { return false }
            let same: [Regex] = [
                .sequence([.sequence([]), regex]), .choice([regex, .oneOf([]), regex]), .choice([.choice([]), regex]),
            ]
            let star = self.dfa(.zeroOrMore(regex))
            let others: [Regex] = [
                .zeroOrMore(.zeroOrMore(regex)), .optional(.oneOrMore(regex)), .sequence([.zeroOrMore(regex), .zeroOrMore(regex)]),
            ]
            return same.allSatisfy { self.dfa($0) == dfa } && others.allSatisfy { self.dfa($0) == star }
        }
    }

    @Test func `a complement is what is left`() {
        check("complement") { regex in
            guard let dfa = dfa(regex) else { return false }
            return Self.words.allSatisfy { dfa.accepts($0) != dfa.complement.accepts($0) } && dfa.complement.complement == dfa
                && dfa.isEmpty == dfa.complement.isUniversal && dfa.isUniversal == dfa.complement.isEmpty
        }
    }

    @Test func `the shortest stack is in the set, and none that is shorter is`() {
        var emptyCount = 0
        check("shortest") { regex in
            guard let dfa = dfa(regex) else { return false }
            guard let word = dfa.shortest else {
                emptyCount += 1
                return dfa.isEmpty && !Self.words.contains(where: dfa.accepts)
            }
            // Words are ordered by length, then by their screens.
            let first = Self.words.first(where: dfa.accepts)
            return dfa.accepts(word) && !dfa.isEmpty && (first == nil ? word.count > 5 : first == word)
        }
        #expect(emptyCount > 0)
    }

    private func reached(in dfa: DFA) -> Set<Int> {
        var found: Set<Int> = [dfa.start]
        var rest = [dfa.start]
        while let state = rest.popLast() {
            for screen in RandomRegex.screens where found.insert(dfa.next(state, screen)).inserted {
                rest.append(dfa.next(state, screen))
            }
        }
        return found
    }

    /// The number of pairs of states that some stack distinguishes, computed by marking pairs until
    /// nothing changes.
    private func distinguishable(in dfa: DFA) -> Int {
        var apart: Set<[Int]> = []
        let pairs = (0..<dfa.stateCount).flatMap { left in (0..<left).map { [$0, left] } }
        var isChanged = true
        while isChanged {
            isChanged = false
            for pair in pairs where !apart.contains(pair) {
                let differ = dfa.accepts(pair[0]) != dfa.accepts(pair[1])
                let lead = RandomRegex.screens.contains { screen in
                    apart.contains([dfa.next(pair[0], screen), dfa.next(pair[1], screen)].sorted())
                }
                if differ || lead {
                    apart.insert(pair)
                    isChanged = true
                }
            }
        }
        return apart.count
    }
}
