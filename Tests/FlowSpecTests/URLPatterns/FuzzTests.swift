import TestSupport
import Testing

@testable import FlowSpec

/// No bytes crash a reader, and printing preserves everything that was read. `SEED` repeats a run.
@Suite struct FuzzTests {
    private static let seed = SeededNumbers.seed()
    private static let urls = [
        "shop://orders", "https://shop.example/orders/3/%C3%A9//?from=a+b&tag=%26&tag&=x#part%20%23", "a+b-c.1://H_~%41/../%2e?%3D=%25&&#",
        "https://bücher.example/日本?q=👩‍👩‍👧", "shop:item/@3", "http://localhost:8080/p/a-3.html",
    ]
    private static let patterns = [
        "https://shop.example/orders/{id:Int}?from={source:String?}&page={page:Int=1}&tag={tags:[String]}&kind=new#{section:String?}",
        "shop://docs/{rest...}",
        "shop://a/{b}/{c:new|old}/{d:Shop.Day}/caf%C3%A9?e={e:UUID}&f={f:[new|old]}&g={g:Double=1e-3}&h={h:String=%7Bx%7D}#i",
        "shop://a?b={c:new|old=old}&d={e:Bool=true}&f={g:URL?}#{h}", "shop:item/{id:Int}-{b:UUID}é",
        "https://*.shop.example:8080/@{user}/{slug}-{id:Int}.html/{x:Double},{y:Tag}",
    ]

    @Test func `texts that may be URLs`() {
        var random = SeededNumbers(seed: Self.seed)
        var count = 0
        for _ in 0..<5_000 {
            let text = Self.text(Self.urls, &random)
            guard let url = LinkURL(text) else { continue }
            count += 1
            #expect(LinkURL(url.description) == url, "SEED=\(Self.seed) \(text.debugDescription)")
        }
        #expect(count > 250)
    }

    @Test func `texts that may be patterns`() {
        var random = SeededNumbers(seed: Self.seed)
        var count = 0
        for _ in 0..<3_000 {
            let text = Self.text(Self.patterns, &random)
            let reading = URLPattern.read(text)
            let context = "SEED=\(Self.seed) \(text.debugDescription)"
            #expect((reading.pattern == nil) != reading.mistakes.isEmpty, "\(context)")
            for mistake in reading.mistakes {
                let ends = [mistake.range.lowerBound, mistake.range.upperBound].map { text.utf8.index(text.startIndex, offsetBy: $0) }
                let isWhole = ends.allSatisfy { $0.samePosition(in: text.unicodeScalars) != nil }
                #expect(isWhole, "\(context) \(mistake)")
            }
            guard let pattern = reading.pattern else { continue }
            count += 1
            #expect(URLPattern(pattern.description) == pattern, "\(context)")
            #expect(pattern.relation(to: pattern) == .equal, "\(context)")
            #expect(pattern.overlap(with: pattern).flatMap(pattern.match) != nil, "\(context)")
        }
        // Some 260 of them are patterns.
        #expect(count > 150)
    }

    /// A text with a few changes, or random bytes.
    private static func text(_ texts: [String], _ random: inout SeededNumbers) -> String {
        if random.chance(5) {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            return String(decoding: bytes, as: UTF8.self)
        }
        var bytes = Array(random.pick(texts).utf8)
        let special = Array("%/?#&={}[]|:.+@ \n\u{0}aZ0~é".utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = Int.random(in: start...min(bytes.count, start + 3), using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: bytes.replaceSubrange(start..<end, with: [])
            case 1: bytes.insert(random.pick(special), at: start)
            case 2: bytes.replaceSubrange(start..<end, with: [random.pick(special), random.pick(special)])
            default: bytes.insert(contentsOf: Array(random.pick(texts).utf8.dropFirst(start).prefix(12)), at: start)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
