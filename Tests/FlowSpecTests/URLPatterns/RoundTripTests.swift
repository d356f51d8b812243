import TestSupport
import Testing

@testable import FlowSpec

/// Built and printed URLs and patterns are read back unchanged. `SEED` repeats a run.
@Suite struct RoundTripTests {
    private static let seed = SeededNumbers.seed()

    @Test func `a URL built from values says them`() throws {
        var random = SeededNumbers(seed: Self.seed)
        var count = (built: 0, refused: 0)
        for _ in 0..<1_000 {
            let text = Self.pattern(&random)
            let pattern = try #require(URLPattern(text), "SEED=\(Self.seed) \(text)")
            let values = Dictionary(uniqueKeysWithValues: pattern.placeholders.map { ($0.name, Self.value(of: $0, &random)) })
            let context = "SEED=\(Self.seed) \(text) \(values)"
            let inPath = pattern.path.flatMap { $0.placeholders.map(\.name) } + [pattern.rest?.name].compactMap { $0 }
            let isRefused =
                inPath.contains { values[$0].map(Self.hasEmptyText) ?? false }
                || pattern.placeholders.contains {
                    [.url, .app("Tag")].contains($0.type) && values[$0.name].map(Self.hasEmptyText) ?? false
                }
            guard let url = pattern.url(with: values) else {
                // Another split of a segment with text can come first.
                #expect(isRefused || pattern.path.contains { $0.placeholders.count > 1 }, "\(context)")
                count.refused += 1
                continue
            }
            #expect(!isRefused, "\(context)")
            #expect(pattern.match(url) == values, "\(context) \(url)")
            #expect(LinkURL(url.description) == url, "\(context) \(url)")
            let isPrinted = url.description.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            #expect(isPrinted, "\(context) \(url)")
            count.built += 1
        }
        #expect(count.built > 250 && count.refused > 25)
    }

    @Test func `a URL of any texts is read as it was printed`() {
        var random = SeededNumbers(seed: Self.seed)
        for _ in 0..<1_000 {
            let url = LinkURL(
                scheme: random.pick(["a", "Shop", "a+b-c.1"]), host: random.pick(["h", "Shop.Example", "é/?#@:%"]),
                path: (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.text(&random) },
                query: (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    LinkURL.QueryItem(name: Self.text(&random), value: random.chance(20) ? nil : Self.text(&random))
                }, fragment: random.chance(50) ? nil : Self.text(&random))
            let read = LinkURL(url.description)
            // `==` ignores if é is one scalar or two, so the bytes are compared, too.
            #expect(read == url && read?.path.map { Array($0.utf8) } == url.path.map { Array($0.utf8) }, "SEED=\(Self.seed) \(url)")
        }
    }

    /// A text with characters that are special in URLs, in Unicode, or to people who read it.
    static func text(_ random: inout SeededNumbers) -> String {
        let pieces = [
            "", "+", "%", "%2F", "/", ".", "..", "?", "#", "&", "=", ";", ":", "@", " ", "\n", "\u{0}", "é", "e\u{301}", "\u{301}", "日本",
            "👩‍👩‍👧",
            "\u{202E}", "\u{FEFF}", "\u{10FFFF}", "{a}", "a", "Z", "0", "-", "~", "'", "\"", "\\", "|",
        ]
        if random.chance(1) { return String(repeating: random.pick(pieces) + "x", count: 2_000) }
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(pieces) }.joined()
    }

    private static func pattern(_ random: inout SeededNumbers) -> String {
        var names = 0
        func name() -> String {
            names += 1
            return "p\(names)"
        }
        func type() -> String {
            random.pick(["String", "String", "Int", "Double", "Bool", "UUID", "URL", "Tag", "new|old"])
        }
        var text = "shop://orders"
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            switch Int.random(in: 0...9, using: &random) {
            case 0...2: text += "/a%2Fé"
            case 3: text += "/@{\(name()):\(type())}-{\(name()):\(type())}.x"
            default: text += "/{\(name()):\(type())}"
            }
        }
        if random.chance(20) { text += "/{\(name())...}" }
        for index in 0..<Int.random(in: 0...3, using: &random) {
            let forms = [
                "{\(name()):\(type())}", "{\(name()):\(type())?}", "{\(name()):[\(type())]}", "{\(name()):Int=1}", "{\(name()):String=%7D}",
                "b%26",
            ]
            text += (index == 0 ? "?" : "&") + "k%3D\(index)=" + random.pick(forms)
        }
        return random.chance(40) ? text + "#{\(name()):\(type())\(random.pick(["", "?"]))}" : text
    }

    private static func value(of placeholder: URLPattern.Placeholder, _ random: inout SeededNumbers) -> URLPattern.Value {
        func one() -> URLPattern.Value {
            switch placeholder.type {
            case .string, .url, .app: return .text(text(&random))
            case .int: return .int(random.pick([0, 1, -1, .max, .min, Int.random(in: .min ... .max, using: &random)]))
            case .double:
                let bits = Double(bitPattern: random.next())
                return .double(random.pick([0, 1, -0.5, 1e300, .infinity, .leastNonzeroMagnitude, bits.isNaN ? 1 : bits]))
            case .bool: return .bool(random.chance(50))
            case .uuid: return .uuid("0123ABCD-EF01-0000-FFFF-\(100_000_000_000 + Int.random(in: 0..<1_000_000, using: &random))")
            case .enumeration(let words): return .text(random.pick(words))
            }
        }
        switch placeholder.occurrence {
        case .required: return one()
        case .optional: return random.chance(30) ? .absent : one()
        case .defaulted(let value): return random.chance(30) ? value : one()
        case .repeated, .rest: return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in one() })
        }
    }

    private static func hasEmptyText(_ value: URLPattern.Value) -> Bool {
        if case .list(let elements) = value { return elements.contains(.text("")) }
        return value == .text("")
    }
}
