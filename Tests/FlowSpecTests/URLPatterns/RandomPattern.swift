import FlowSpec
import TestSupport

/// Patterns over a few texts, so two of them often match the same URL, and all short URLs that
/// distinguish them.
struct Theme: Sendable {
    /// The number of patterns to compare.
    var patterns = 7
    /// The maximum number of segments, and whether a pattern can have a rest.
    var segments = 0
    var hasRest = false
    var keys: [String] = []
    var hasFragment = false
    /// The types of values, and of repeated values.
    var types: [String]
    var listTypes: [String] = []
    var fixed = ["a", "1", "true"]
    /// The texts in URLs: some of each class that the types and fixed texts distinguish.
    var texts: [String]
    /// The texts around the values of a segment with several parts, and between two values.
    var around: [String] = []
    var between: [String] = []
    /// The beginnings of patterns, and the hosts and ports of URLs.
    var origins = ["s://h"]
    var hosts: [(host: String, port: Int?)] = [("h", nil)]
    /// The number of further values of a key in the URLs, and their texts.
    var further = 0
    var furtherTexts: [String] = []

    static let paths = Theme(
        segments: 2, hasRest: true, types: ["String", "String", "Int", "Double", "Bool", "UUID", "a|b", "b|true"],
        texts: ["a", "b", "true", "false", "1", "x", "7", "7.5", uuid + "A"])
    /// One key with any number of values.
    static let lists = Theme(
        keys: ["k"], types: ["String", "Int", "Double", "Bool", "a|b"],
        listTypes: ["String", "Int", "Double", "UUID", "a|b", "b|c", "true|c"],
        texts: ["", "a", "b", "c", "true", "false", "1", "x", "7", "7.5", uuid + "A"], further: 3,
        furtherTexts: ["a", "b", "c", "true", "x", "7"])
    static let mixed = Theme(
        segments: 1, keys: ["k", "l"], hasFragment: true, types: ["String", "Int", "Bool"], listTypes: ["Int", "String"],
        texts: ["", "a", "true", "false", "1", "x", "7"], further: 1, furtherTexts: ["x"])
    /// Few texts and many patterns, so several patterns often cover another.
    static let words = Theme(
        patterns: 14, segments: 2, types: ["a|b", "b|c", "a|c", "Bool", "a|b|c", "String"], fixed: ["a", "b", "true", "false"],
        texts: ["a", "b", "c", "true", "false", "x"])
    /// The app's types in a segment. Each accepts some texts of each class.
    static let appSegments = Theme(segments: 1, types: ["String", "Int", "Double", "UUID", "T", "T", "U", "URL", "a|b"], texts: appTexts)
    /// The app's types in a query.
    static let appLists = Theme(
        keys: ["k"], types: ["String", "Int", "T", "T", "U", "URL", "a|b"], listTypes: ["T", "T", "U", "URL", "Int", "String"],
        texts: appTexts, further: 1, furtherTexts: appTexts)

    /// Segments with text and values, compared on all short texts of few characters.
    static let mixes = Theme(
        segments: 1, types: ["String", "String", "Int", "a|aa"], fixed: ["a", "a-1", "1-1a"],
        texts: (1...8).flatMap { length in
            (1...length).reduce([""]) { texts, _ in texts.flatMap { text in "a1-".map { text + String($0) } } }
        },
        around: ["", "a", "-"], between: ["-", "a"])
    /// Hosts with wildcards, ports and no host.
    static let hosts = Theme(
        patterns: 14, segments: 1, types: ["String", "Int"], texts: ["a", "1", "true", "7", "x"],
        origins: ["s://h", "s://a.h", "s://*.h", "s://*.a.h", "s:", "s://", "s://h:1", "s://*.h:1"],
        hosts: [("h", nil), ("a.h", nil), ("b.h", nil), ("a.a.h", nil), ("b.a.h", nil), ("", nil), ("h", 1), ("a.h", 1), ("h", 2)])

    private static let appTexts =
        ["", "a", "b", "true", "1"] + (0..<8).flatMap { ["x\($0)", "7\($0)", "7\($0).5", uuid + "\($0)"] }
    private static let uuid = "00000000-0000-0000-0000-AAAAAAAAAAA"

    /// All the short URLs.
    var urls: [LinkURL] {
        let paths = lists([[]], texts.filter { !$0.isEmpty }, upTo: segments + (hasRest ? 1 : 0))
        let values = [[]] + lists(texts.map { [$0] }, furtherTexts, upTo: further)
        let queries = keys.reduce([[]]) { queries, key in
            queries.flatMap { query in values.map { query + $0.map { LinkURL.QueryItem(name: key, value: $0) } } }
        }
        let fragments = hasFragment ? [nil] + texts : [nil]
        return hosts.flatMap { host, port in
            paths.flatMap { path in
                queries.flatMap { query in
                    fragments.map { LinkURL(scheme: "s", host: host, port: port, path: path, query: query, fragment: $0) }
                }
            }
        }
    }

    private func lists(_ starts: [[String]], _ texts: [String], upTo length: Int) -> [[String]] {
        (0..<length).reduce(into: (all: starts, last: starts)) { lists, _ in
            lists.last = lists.last.flatMap { list in texts.map { list + [$0] } }
            lists.all += lists.last
        }.all
    }
}

/// Writes a theme's patterns.
struct RandomPattern {
    let theme: Theme
    var random: SeededNumbers
    private var names = 0

    init(_ theme: Theme, random: SeededNumbers) {
        (self.theme, self.random) = (theme, random)
    }

    mutating func text() -> String {
        names = 0
        var text = random.pick(theme.origins)
        if theme.segments > 0 {
            let fewest = text.contains("h") && theme.around.isEmpty ? 0 : 1
            for _ in 0..<Int.random(in: fewest...theme.segments, using: &random) {
                text += "/" + (random.chance(35) ? random.pick(theme.fixed) : theme.around.isEmpty ? placeholder("") : mix())
            }
            if theme.hasRest, random.chance(25) { text += "/{\(name())...}" }
        }
        let keys = theme.keys.filter { _ in random.chance(75) }.shuffled(using: &random)
        text += keys.isEmpty ? "" : "?" + keys.map { $0 + "=" + value() }.joined(separator: "&")
        if theme.hasFragment, random.chance(50) {
            text += "#" + (random.chance(35) ? random.pick(theme.fixed) : placeholder(random.pick(["", "?"])))
        }
        return text
    }

    private mutating func value() -> String {
        switch Int.random(in: 0...4, using: &random) {
        case 0: return random.pick(theme.fixed + [""])
        case 1, 2: return "{\(name()):[\(random.pick(theme.listTypes))]}"
        case 3: return placeholder(random.pick(["", "?"]))
        default:
            return
                "{\(name()):\(random.pick(["Int=1", "String=", "Bool=true", "a|b=b"].filter { theme.types.contains(String($0.prefix { $0 != "=" })) }))}"
        }
    }

    private mutating func mix() -> String {
        let first = random.pick(theme.around) + placeholder("")
        return first + (random.chance(50) ? random.pick(theme.between) + placeholder("") : "") + random.pick(theme.around)
    }

    private mutating func placeholder(_ suffix: String) -> String {
        "{\(name()):\(random.pick(theme.types))\(suffix)}"
    }

    private mutating func name() -> String {
        names += 1
        return "p\(names)"
    }
}
