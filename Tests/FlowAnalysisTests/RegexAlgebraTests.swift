import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Composed expressions match what their parts imply.
@Suite struct RegexAlgebraTests {
    private let a = Regex.oneOf([ScreenID(index: 0)])
    private let b = Regex.oneOf([ScreenID(index: 1)])

    private func text(_ regex: Regex) -> String {
        regex.text { ["a", "b", "c", "d"][$0.index] }
    }

    @Test func `what is put together by chance`() throws {
        let seed = SeededNumbers.seed()
        print("regex algebra: seed \(seed)")
        var numbers = SeededNumbers(seed: seed)
        var shorter = 0
        for _ in 0..<2_000 {
            let (left, right) = (RandomRegex.make(depth: 2, using: &numbers), RandomRegex.make(depth: 2, using: &numbers))
            let pairs: [(Regex, Regex)] = [
                (left.before(right), .sequence([left, right])), (left.or(right), .choice([left, right])),
                (left.star, .zeroOrMore(left)), (left.maybe, .optional(left)),
                // A loop's body comes before and after the loop.
                (left.before(left.star), .sequence([left, .zeroOrMore(left)])),
                (right.before(left).or(left), .choice([.sequence([right, left]), left])),
                (left.star.before(left.before(right)), .sequence([.zeroOrMore(left), left, right])),
            ]
            for (made, plain) in pairs {
                let same = DFA.reading(made, screenCount: 4) == DFA.reading(plain, screenCount: 4)
                #expect(same, "seed \(seed): \(text(made)) isn't \(text(plain))")
                shorter += made.size < plain.size ? 1 : 0
            }
        }
        #expect(shorter > 1_000)
    }

    @Test func `the shorter form`() {
        #expect(text(a.before(b).before(a.before(b).star)) == "(a b)+")
        #expect(text(a.star.before(a)) == "a+")
        #expect(text(a.before(b).or(a)) == "a b?")
        #expect(text(b.before(a).or(a)) == "b? a")
        #expect(text(a.or(b).before(a)) == "(a | b) a")
        #expect(text(Regex.sequence([]).or(a.before(a.star))) == "a*")
        #expect(text(a.before(b).or(b.before(a))) == "a b | b a")
    }
}
