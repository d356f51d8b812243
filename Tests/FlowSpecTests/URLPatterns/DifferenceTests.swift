import TestSupport
import Testing

@testable import FlowSpec

/// Mismatches of a URL with a pattern, and restrictions of a pattern that is narrower than another.
@Suite struct DifferenceTests {
    private func text(_ difference: URLPattern.Difference) -> String {
        "\(difference.place) \(difference.wanted ?? "-") \(difference.found ?? "-")" + (difference.reason.map { ": \($0)" } ?? "")
    }

    @Test(
        arguments: [
            ("s://h/a/{b:Int}", "s://h/a/3", []),
            ("s://h/a/{b:Int}", "t://i/a/3", ["scheme s t", "host h i"]),
            ("s://h/a/{b:Int}", "s://h/b/x", ["segment(0) a b", "segment(1) {b:Int} x"]),
            ("s://h/a/{b:Int}", "s://h/a", ["segment(1) {b:Int} -"]),
            ("s://h/a", "s://h/a/b/c", ["segment(1) - b"]),
            ("s://h/{r...}", "s://h/a//b", ["segment(1) {r...} "]),
            ("s://h?k={n:Int}&l=x", "s://h?l=y", ["item(\"k\") {n:Int} -", "item(\"l\") x y"]),
            ("s://h#{n:Int}", "s://h#x", ["fragment {n:Int} x"]),
            ("s://h#top", "s://h", ["fragment top -"]),
            ("s://h/@{a}", "s://h/bob", ["segment(0) @{a} bob: it doesn't begin with '@'"]),
            ("s://h/@{a}", "s://h/@", ["segment(0) @{a} @: a value in it is empty"]),
            ("s://h/{a}-{b:Int}.html", "s://h/x-1", ["segment(0) {a}-{b:Int}.html x-1: it doesn't end with '.html'"]),
            ("s://h/{a}-{b:Int}.html", "s://h/x.html", ["segment(0) {a}-{b:Int}.html x.html: it doesn't contain '-'"]),
            ("s://h/{a}-{b:Int}.html", "s://h/x-y.html", ["segment(0) {a}-{b:Int}.html x-y.html: 'y' isn't an Int"]),
            ("s://*.h", "s://i", ["host *.h i: it doesn't end with '.h'"]),
            ("s:a", "s://h/a", ["host - h"]),
            ("s://h/a", "s:a", ["host h -"]),
            ("s://h:1", "s://h", ["port 1 -"]),
            ("s://h", "s://h:1", ["port - 1"]),
        ] as [(String, String, [String])])
    func `differences from a URL`(pattern: String, url: String, expected: [String]) throws {
        let pattern = try #require(URLPattern(pattern))
        #expect(pattern.differences(from: try #require(LinkURL(url))).map(text) == expected)
    }

    @Test func `a URL differs from a pattern exactly where that doesn't match`() throws {
        let seed = SeededNumbers.seed()
        var random = SeededNumbers(seed: seed)
        var matches = 0
        for theme in [Theme.paths, .lists, .mixed, .mixes, .hosts] {
            let urls = theme.urls
            var patterns = RandomPattern(theme, random: random)
            for _ in 0..<40 {
                let pattern = try #require(URLPattern(patterns.text()))
                for _ in 0..<200 {
                    let url = random.pick(urls)
                    let isMatch = pattern.match(url) != nil
                    matches += isMatch ? 1 : 0
                    #expect(pattern.differences(from: url).isEmpty == isMatch, "seed \(seed): \(pattern) \(url)")
                }
            }
        }
        #expect(matches > 100)
    }

    @Test func `the nearest pattern follows the URL farthest`() throws {
        let patterns = ["s://h/a/b", "s://h/a/{n:Int}?k=1", "s://h/{x}/{y}/{z}", "t://h/a/c"].compactMap { URLPattern($0) }
        func nearest(_ url: String) -> Int? { LinkURL(url).flatMap { URLPattern.nearest(to: $0, among: patterns) } }
        #expect(nearest("s://h/a/c") == 2)
        #expect(nearest("s://h/a/b/c/d") == 2)
        #expect(nearest("s://h/a/3?k=2") == 1)
        #expect(nearest("t://h/a") == 3)
        #expect(nearest("u://h/a/c") == 3, "fewer places differ")
        #expect(URLPattern.nearest(to: LinkURL(scheme: "s", host: "h"), among: []) == nil)
    }

    @Test(
        arguments: [
            ("s://h/new", "s://h/{a}", ["segment(0) new {a}"]),
            ("s://h/{a:Int}/{b}", "s://h/{b:Int}/{c...}", ["segment(1) {b} {c...}", "segment(2) - {c...}"]),
            ("s://h/{a}/{b...}", "s://h/{b...}", ["segment(0) {a} {b...}"]),
            ("s://h?k=1&l={x}", "s://h?l={y}", ["item(\"k\") 1 -"]),
            ("s://h#top", "s://h#{a}", ["fragment top {a}"]),
            ("s://a.h/@{a}", "s://*.h/{b}", ["host a.h *.h", "segment(0) @{a} {b}"]),
        ] as [(String, String, [String])])
    func `narrowings of a wider pattern`(pattern: String, wider: String, expected: [String]) throws {
        let (pattern, wider) = (try #require(URLPattern(pattern)), try #require(URLPattern(wider)))
        #expect(pattern.isInside(wider))
        #expect(pattern.narrowings(of: wider).map(text) == expected)
    }
}
