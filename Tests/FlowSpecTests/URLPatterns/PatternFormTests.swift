import Testing

@testable import FlowSpec

/// The form and meaning of patterns.
@Suite struct PatternFormTests {
    @Test
    func `every form is read`() throws {
        let pattern = try #require(
            URLPattern(
                "HTTPS://Shop.Example/orders/{id:Int}/caf%C3%A9/{rest...}?from={source:String?}&page={page:Int=1}&tag={tags:[String]}&kind=new&debug&at={day:Shop.Day}&only={only:open|closed=open}#{section:String?}"
            ))
        #expect(pattern.scheme == "https")
        #expect(pattern.host == "shop.example")
        #expect(pattern.path.map(\.placeholder?.name) == [nil, "id", nil])
        #expect(pattern.path[2] == .fixed("café"))
        #expect(pattern.query.map(\.key) == ["from", "page", "tag", "kind", "debug", "at", "only"])
        #expect(pattern.query[3].value == .fixed("new") && pattern.query[4].value == .fixed(""))
        #expect(pattern.placeholders.map(\.name) == ["id", "rest", "source", "page", "tags", "day", "only", "section"])
        #expect(
            pattern.placeholders.map(\.type) == [
                .int, .string, .string, .int, .string, .app("Shop.Day"), .enumeration(["open", "closed"]), .string,
            ])
        #expect(
            pattern.placeholders.map(\.occurrence) == [
                .required, .rest, .optional, .defaulted(.int(1)), .repeated, .required, .defaulted(.text("open")), .optional,
            ])
    }

    @Test(arguments: [
        ("Shop://Orders", "shop://orders"),
        ("shop://orders/", "shop://orders"),
        ("shop://orders/{id:String}/é/", "shop://orders/{id}/%C3%A9"),
        ("shop://orders/{rest...}/?a", "shop://orders/{rest...}?a="),
        ("shop://orders?q={q:String=a%2Fb c?=}", nil),
        (
            "shop://orders?q={q:String=a%2Fb?=}&n={n:Int=007}&t={t:[new|old]}",
            "shop://orders?q={q:String=a%2Fb%3F%3D}&n={n:Int=7}&t={t:[new|old]}"
        ),
        ("shop://orders?q={q:String=}#{at:Double}", "shop://orders?q={q:String=}#{at:Double}"),
        ("shop://orders#a%20b", "shop://orders#a%20b"),
        ("Shop:item/{id:Int}", "shop:///item/{id:Int}"),
        ("shop:/item", "shop:///item"),
        ("HTTPS://*.Shop.example:443/@{user}", "https://*.shop.example/@{user}"),
        ("http://localhost:08080/%40{a:Int},{b}é%20", "http://localhost:8080/@{a:Int},{b}%C3%A9%20"),
        ("shop://orders/{u:UUID}/{v:URL}/{w:Bool}", "shop://orders/{u:UUID}/{v:URL}/{w:Bool}"),
    ])
    func `a pattern is printed in one form, which reads as the same pattern`(text: String, printed: String?) {
        let pattern = URLPattern(text)
        #expect(pattern?.description == printed)
        #expect(printed.flatMap(URLPattern.init) == pattern)
    }

    @Test
    func `the place of each name is known`() throws {
        let reading = URLPattern.read("shop://é/{id:Int}?q={q:Int?}")
        #expect(reading.names == ["id": 11..<13, "q": 22..<23])
        #expect(reading.mistakes.map(\.range) == [7..<9])
    }
}
