import TestSupport
import Testing

@testable import FlowSpec

/// Patterns that have URLs in common, found without comparing all pairs. `SEED` repeats a run.
@Suite struct OverlapTests {
    static let seed = SeededNumbers.seed()

    @Test(arguments: [Theme.paths, .lists, .mixed, .words, .mixes, .hosts])
    func `overlaps of random patterns are those of the sets of URLs`(theme: Theme) throws {
        let urls = theme.urls
        var writer = RandomPattern(theme, random: SeededNumbers(seed: Self.seed))
        for _ in 0..<4 {
            let texts = (0..<24).map { _ in writer.text() }
            let patterns = try texts.map { try #require(URLPattern($0), "SEED=\(Self.seed) \($0)") }
            let sets = patterns.map { pattern in Set(urls.indices.filter { pattern.match(urls[$0]) != nil }) }
            let overlaps = PatternOverlaps(of: patterns)
            let context = "SEED=\(Self.seed) \(texts)"
            let first = sets.indices.map { index in sets[..<index].firstIndex(of: sets[index]) }
            #expect(overlaps.equal == first, "\(context)")
            for index in sets.indices where first[index] == nil {
                let others = sets.indices.filter { first[$0] == nil && $0 != index }
                #expect(overlaps.narrower[index] == others.filter { sets[$0].isStrictSubset(of: sets[index]) }, "\(context) \(index)")
                let crossing = others.filter { other in
                    other < index && !sets[other].isDisjoint(with: sets[index]) && !sets[other].isSubset(of: sets[index])
                        && !sets[index].isSubset(of: sets[other])
                }
                #expect(overlaps.crossing[index].first == Array(crossing.prefix(5)), "\(context) \(index)")
                #expect(overlaps.crossing[index].count == crossing.count, "\(context) \(index)")
            }
            #expect(overlaps.cut == nil)
        }
    }

    /// The number of search steps to compare each pattern with the previous ones.
    private func steps(_ texts: [String]) throws -> Int {
        var index = PatternIndex()
        for (number, text) in texts.enumerated() {
            let pattern = try #require(URLPattern(text))
            _ = index.overlaps(with: pattern)
            index.insert(pattern, as: number)
        }
        return index.steps
    }

    @Test func `patterns that part in a segment aren't compared`() throws {
        let one = try steps((0..<1_000).flatMap { ["s://h/a/x\($0)/{p}", "s://h/a/x\($0)/new", "s://i\($0)/{p}/b"] })
        let two = try steps((0..<2_000).flatMap { ["s://h/a/x\($0)/{p}", "s://h/a/x\($0)/new", "s://i\($0)/{p}/b"] })
        #expect(one < 30_000 && two < 2 * one + 100)
    }

    @Test func `patterns that have much in common are compared part by part`() throws {
        let nested = try steps((0..<99).map { "shop://a/" + String(repeating: "x/", count: $0) + "{rest...}" })
        #expect(nested < 500_000)
        let crossing = (0..<512).map { number in
            "s://h/" + (0..<9).map { number >> $0 & 1 == 0 ? "x\($0)" : "{p\($0)}" }.joined(separator: "/")
        }
        #expect(try steps(crossing) < 3_000_000)
        #expect(try steps(Array(repeating: "s://h/{p}/{q}", count: 5_000)) < 100)
    }

    @Test func `a long enumeration is compared once with each other part`() throws {
        let words = (0..<500).map { "w\($0)" }.joined(separator: "|")
        let patterns = try (0..<40).map { try #require(URLPattern("s://h/{a:\(words)|v\($0)}/b\($0 % 2)")) }
        let overlaps = PatternOverlaps(of: patterns)
        #expect(overlaps.crossing.map(\.count) == (0..<40).map { $0 / 2 })
    }

    @Test func `where there are more overlaps than are looked at, the first pattern that wasn't compared is named`() throws {
        let patterns = try (0..<100).map { try #require(URLPattern("s://h?k\($0)={p}")) }
        let overlaps = PatternOverlaps(of: patterns, mostSteps: 2_000)
        let cut = try #require(overlaps.cut)
        #expect(cut > 10 && cut < 99)
        #expect(overlaps.crossing[cut - 1].count == cut - 1 && overlaps.crossing[cut].count == 0)
    }

    @Test func `a text fills each segment, but a query need not have the key`() throws {
        let pattern = try #require(URLPattern("s://h/{a}"))
        var parts = PartTable()
        let text = parts.number(of: pattern.path.first)
        #expect(parts.relation(of: text, to: PartTable.nothing, isSegment: true).contains)
        #expect(!parts.relation(of: text, to: PartTable.nothing, isSegment: false).contains)
        #expect(parts.relation(of: text, to: PartTable.nothing, isSegment: true).contains)
    }
}
