import TestSupport
import Testing

@testable import FlowSpec

/// The relations of patterns, compared with the short URLs that they match. `SEED` repeats a run.
@Suite struct RelationTests {
    static let seed = SeededNumbers.seed()

    @Test(
        arguments: [
            ("s://h/{a}", "s://h/{b:String}/", .equal, "s://h/text"),
            ("s://h/{a:a|b}", "s://h/{a:b|a}", .equal, "s://h/a"),
            ("s://h/{a}", "s://i/{a}", .disjoint, nil),
            ("s://h/{a}", "t://h/{a}", .disjoint, nil),
            ("s://h/new", "s://h/{a}", .narrower, "s://h/new"),
            ("s://h/{a}", "s://h/{a:Int}", .wider, "s://h/1"),
            ("s://h/{a:Int}", "s://h/{a:Double}", .narrower, "s://h/1"),
            ("s://h/{a:Int}", "s://h/1.5", .disjoint, nil),
            ("s://h/{a:Double}", "s://h/inf", .wider, "s://h/inf"),
            ("s://h/{a:UUID}", "s://h/{a:Double}", .disjoint, nil),
            ("s://h/{a:Bool}", "s://h/{a:true|c}", .crossing, "s://h/true"),
            ("s://h/{a:Int}/b", "s://h/1/{a}", .crossing, "s://h/1/b"),
            ("s://h/{a...}", "s://h/{a}", .wider, "s://h/text"),
            ("s://h/{a...}", "s://h/b/{a...}", .wider, "s://h/b"),
            ("s://h/{a}/{b...}", "s://h/{b...}", .narrower, "s://h/text"),
            ("s://h/a/{b...}", "s://h/{a:Int}/{b...}", .disjoint, nil),
            ("s://h?k=1", "s://h", .narrower, "s://h?k=1"),
            ("s://h?k={a:Int=1}", "s://h?k={a:Int?}", .equal, "s://h"),
            ("s://h?k={a:Int?}", "s://h?k={a:Int}", .wider, "s://h?k=1"),
            ("s://h?k={a:[Int]}", "s://h?k={a:Int?}", .narrower, "s://h"),
            ("s://h?k={a:[Int]}", "s://h?k={a:[String]}", .narrower, "s://h"),
            ("s://h?k={a:[Int]}", "s://h?k={a:Int}", .crossing, "s://h?k=1"),
            ("s://h?k={a}", "s://h?l={a}", .crossing, "s://h?k=text&l=text"),
            ("s://h#{a}", "s://h", .narrower, "s://h#text"),
            ("s://h#{a:Int?}", "s://h#top", .disjoint, nil),
            ("s://h/{a:T}", "s://h/{b:T}", .equal, "s://h/text"),
            ("s://h/{a:T}", "s://h/{b:U}", .crossing, "s://h/text"),
            ("s://h/{a:T}", "s://h/{b:Int}", .crossing, "s://h/1"),
            ("s://h/{a:T}", "s://h/{b}", .narrower, "s://h/text"),
            ("s://h/{a:T}", "s://h/new", .wider, "s://h/new"),
            ("s://h?k={a:T}", "s://h?k={b:[T]}", .crossing, "s://h?k=text"),
            ("s://h?k={a:T?}", "s://h?k={b:String?}", .narrower, "s://h"),
            ("s://h/@{a}", "s://h/{a}", .narrower, "s://h/@a"),
            ("s://h/@{a}", "s://h/@new", .wider, "s://h/@new"),
            ("s://h/{a}-{b:Int}", "s://h/{c}-{d}", .narrower, "s://h/a-1"),
            ("s://h/{a}.html", "s://h/{a}-{b:Int}.html", .wider, "s://h/a-1.html"),
            ("s://h/a{b}", "s://h/{a}b", .crossing, "s://h/ab"),
            ("s://h/{a:Int}0", "s://h/{a:Int}", .narrower, "s://h/10"),
            ("s://h/{a:Double},{b:Double}", "s://h/{a:Int},{b}", .crossing, "s://h/1%2C1"),
            ("s://h/x{a:UUID}", "s://h/{a:UUID}", .disjoint, nil),
            ("s://h/@{a:T}", "s://h/@{b:U}", .crossing, "s://h/@a"),
            ("s://h/@{a:T}", "s://h/@{b}", .narrower, "s://h/@a"),
            ("s://h/@{a:T}", "s://h/@{b:T}", .equal, "s://h/@a"),
            ("s://*.a.h", "s://*.h", .narrower, "s://a.a.h"),
            ("s://*.h", "s://a.h", .wider, "s://a.h"),
            ("s://*.h", "s://h", .disjoint, nil),
            ("s:a/{b}", "s:///{a}/b", .crossing, "s:///a/b"),
            ("s://a/b", "s:a/b", .disjoint, nil),
            ("http://h:80/a", "http://h/a", .equal, "http://h/a"),
            ("s://h:80/a", "s://h/a", .disjoint, nil),
        ] as [(String, String, URLPattern.Relation, String?)])
    func `relations of patterns`(left: String, right: String, relation: URLPattern.Relation, overlap: String?) throws {
        let left = try #require(URLPattern(left))
        let right = try #require(URLPattern(right))
        #expect(left.relation(to: right) == relation)
        #expect(left.overlap(with: right)?.description == overlap)
    }

    @Test(
        arguments: [
            ("s://h/{a}", [], "s://h/text"),
            ("s://h/{a}", ["s://h/{a}"], nil),
            ("s://h/{a:Bool}", ["s://h/true"], "s://h/false"),
            ("s://h/{a:Bool}", ["s://h/true", "s://h/false"], nil),
            ("s://h/{a:a|b}/{b:Bool}", ["s://h/a/{b}", "s://h/b/true"], "s://h/b/false"),
            ("s://h/{a:a|b}/{b:Bool}", ["s://h/a/{b}", "s://h/{a}/true", "s://h/{c:b|c}/false"], nil),
            ("s://h/{a:a|b}/{b:a|b}/{c:a|b}", ["s://h/a/{b}/a", "s://h/a/{b}/b", "s://h/b/a/{c}"], "s://h/b/b/a"),
            ("s://h/{a:Int}", ["s://h/1", "s://h/2"], "s://h/3"),
            ("s://h/{a:Double}", ["s://h/{a:Int}", "s://h/1.5"], "s://h/2.5"),
            ("s://h/{a}", ["s://h/{a:Int}", "s://h/text", "s://h/text2"], "s://h/text3"),
            ("s://h/{a...}", ["s://h", "s://h/{a}", "s://h/{a}/{b}"], "s://h/text/text/text"),
            ("s://h/{a...}", ["s://h", "s://h/{a}", "s://h/{a}/{b}/{c...}"], nil),
            ("s://h?k={a:[String]}", ["s://h?k={a}"], "s://h"),
            ("s://h?k={a:[a|b]}", ["s://h?k={a:[a|c]}", "s://h?k={a:[b|c]}"], "s://h?k=a&k=b"),
            ("s://h?k={a:Int?}", ["s://h?k={a:Int}"], "s://h"),
            ("s://h", ["s://h?k={a:Int?}", "s://h?k={a:Int?}#{b}"], "s://h?k=text"),
            ("s://h#{a:String?}", ["s://h#{a}"], "s://h"),
            ("s://h/{a:T}", ["s://h/{a:U}", "s://h/{a:Int}"], "s://h/text"),
            ("s://h/{a:T}", ["s://h/{a:U}", "s://h/{a:T}"], nil),
            ("s://h/{a}", ["s://h/@{a}", "s://h/{a}.html", "s://h/a", "s://h/b"], "s://h/c"),
            ("s://h/a{b:Bool}", ["s://h/{a}true", "s://h/afalse"], nil),
            ("s://*.h/{a:Bool}", ["s://*.h/true", "s://a.h/false"], "s://b.h/false"),
        ] as [(String, [String], String?)])
    func `what others leave of a pattern`(pattern: String, others: [String], left: String?) throws {
        let pattern = try #require(URLPattern(pattern))
        let others = try others.map { try #require(URLPattern($0)) }
        #expect(pattern.coverage(by: others) == (left.flatMap(LinkURL.init).map { .uncovered($0) } ?? .covered))
    }

    @Test
    func `a narrower pattern is tried first, others stay in their order`() throws {
        let texts = ["s://h/{a...}", "s://h/{a}", "s://i", "s://h/{a:Int}", "s://h/new", "s://h/{a:String}", "s://h/1"]
        let order = URLPattern.order(of: try texts.map { try #require(URLPattern($0)) })
        #expect(
            order.map { texts[$0] } == ["s://h/1", "s://h/{a:Int}", "s://h/new", "s://h/{a}", "s://h/{a:String}", "s://h/{a...}", "s://i"])
    }

    @Test
    func `a search that takes too long is given up, and one that must look at all combinations isn't`() throws {
        let keys = (0..<12).map { "k\($0)" }
        let own = try #require(URLPattern("s://h?" + keys.map { "\($0)={\($0):a|b|c}" }.joined(separator: "&")))
        // Each pair of keys must differ, which is impossible for twelve keys with three words.
        let pairs = try keys.indices.flatMap { left in
            try keys.indices.dropFirst(left + 1).flatMap { right in
                try ["a", "b", "c"].map { word in try #require(URLPattern("s://h?k\(left)=\(word)&k\(right)=\(word)")) }
            }
        }
        #expect(own.coverage(by: pairs) == .covered)
        let many = try (0..<3_000).map { try #require(URLPattern("s://h/{a:w\($0)|v\($0)}")) }
        let any = try #require(URLPattern("s://h/{a}"))
        #expect(any.coverage(by: many) == .uncovered(try #require(LinkURL("s://h/text"))))
        var little = 500
        #expect(own.coverage(by: pairs, work: &little) == .unknown && little < 0)
    }

    @Test(arguments: [Theme.paths, .lists, .mixed, .words, .mixes, .hosts])
    func `relations of random patterns are those of the sets of URLs`(theme: Theme) throws {
        let urls = theme.urls
        var writer = RandomPattern(theme, random: SeededNumbers(seed: Self.seed))
        for _ in 0..<min(20, max(4, 5_000 / urls.count)) {
            let texts = (0..<theme.patterns).map { _ in writer.text() }
            let patterns = try texts.map { try #require(URLPattern($0), "SEED=\(Self.seed) \($0)") }
            let sets = patterns.map { pattern in Set(urls.indices.filter { pattern.match(urls[$0]) != nil }) }
            let context = "SEED=\(Self.seed) \(texts)"
            for (left, right) in patterns.indices.flatMap({ left in patterns.indices.map { (left, $0) } }) {
                let overlap = patterns[left].overlap(with: patterns[right])
                #expect((overlap != nil) == !sets[left].isDisjoint(with: sets[right]), "\(context) \(left) \(right)")
                if let overlap {
                    #expect(patterns[left].match(overlap) != nil && patterns[right].match(overlap) != nil, "\(context) \(overlap)")
                }
                let relation = patterns[left].relation(to: patterns[right])
                #expect(relation == Self.relation(sets[left], sets[right]), "\(context) \(left) \(right)")
            }
            for index in patterns.indices {
                let others = patterns.indices.filter { $0 != index && !patterns[index].isInside(patterns[$0]) }
                let isCovered = others.reduce(sets[index]) { $0.subtracting(sets[$1]) }.isEmpty
                switch patterns[index].coverage(by: others.map { patterns[$0] }) {
                case .covered: #expect(isCovered, "\(context) \(index)")
                case .unknown: Issue.record("so few patterns are within the limit: \(context) \(index)")
                case .uncovered(let url):
                    #expect(!isCovered, "\(context) \(index)")
                    #expect(patterns[index].match(url) != nil, "\(context) \(index) \(url)")
                    #expect(others.allSatisfy { patterns[$0].match(url) == nil }, "\(context) \(index) \(url)")
                }
            }
            let order = URLPattern.order(of: patterns)
            #expect(order.sorted() == Array(patterns.indices))
            for (place, later) in order.enumerated() {
                for earlier in order[..<place] {
                    #expect(!sets[later].isStrictSubset(of: sets[earlier]), "\(context) \(order)")
                }
            }
        }
    }

    @Test(arguments: [Theme.appSegments, .appLists])
    func `types of the app are told apart from others and from each other, and take fixed texts`(theme: Theme) throws {
        let urls = theme.urls
        var writer = RandomPattern(theme, random: SeededNumbers(seed: Self.seed))
        for _ in 0..<min(20, max(4, 4_000 / urls.count)) {
            let texts = (0..<theme.patterns).map { _ in writer.text() }
            let patterns = try texts.map { try #require(URLPattern($0), "SEED=\(Self.seed) \($0)") }
            let matched = patterns.map { pattern in Set(urls.indices.filter { pattern.match(urls[$0]) != nil }) }
            let sets = zip(patterns, matched).map { pattern, matched in matched.filter { Self.takes(pattern, urls[$0]) } }
            let context = "SEED=\(Self.seed) \(texts)"
            for (left, right) in patterns.indices.flatMap({ left in patterns.indices.map { (left, $0) } }) {
                let overlap = patterns[left].overlap(with: patterns[right])
                #expect((overlap != nil) == !matched[left].isDisjoint(with: matched[right]), "\(context) \(left) \(right)")
                #expect(patterns[left].isInside(patterns[right]) == sets[left].isSubset(of: sets[right]), "\(context) \(left) \(right)")
            }
            for index in patterns.indices {
                let others = patterns.indices.filter { $0 != index }
                let isCovered = others.reduce(sets[index]) { $0.subtracting(sets[$1]) }.isEmpty
                #expect((patterns[index].coverage(by: others.map { patterns[$0] }) == .covered) == isCovered, "\(context) \(index)")
            }
        }
    }

    /// True if the app's types accept their values in a URL. Each type accepts all texts that
    /// patterns mention, and the other texts whose digit has the type's bit.
    private static func takes(_ pattern: URLPattern, _ url: LinkURL) -> Bool {
        guard let values = pattern.match(url) else { return false }
        return pattern.placeholders.allSatisfy { placeholder in
            guard let bit = ["T", "U", "URL"].firstIndex(of: placeholder.type.description) else { return true }
            let texts: [URLPattern.Value] =
                switch values[placeholder.name] {
                case .list(let elements)?: elements
                case let value?: [value]
                case nil: []
                }
            return texts.allSatisfy { value in
                guard case .text(let text) = value, text.count > 1, text != "true" else { return true }
                // In 7n.5 the digit is before the point; in other texts it is last.
                let digits = (text.hasSuffix(".5") ? text.dropLast(2) : text[...]).last?.wholeNumberValue ?? 0
                return digits & 1 << bit != 0
            }
        }
    }

    private static func relation(_ left: Set<Int>, _ right: Set<Int>) -> URLPattern.Relation {
        if left == right { return .equal }
        if left.isDisjoint(with: right) { return .disjoint }
        return left.isSubset(of: right) ? .narrower : right.isSubset(of: left) ? .wider : .crossing
    }
}
