import Testing

@testable import FlowSpec

/// The values that a pattern reads from URLs, and the URLs that it matches.
@Suite struct MatchingTests {
    @Test(
        arguments: [
            ("shop://orders/{id:Int}", "shop://orders/007", ["id": .int(7)]),
            ("shop://orders/{id:Int}", "SHOP://Orders/+3/?a=b#c", ["id": .int(3)]),
            ("shop://orders/{id:Int}", "shop://orders/1.5", nil),
            ("shop://orders/{id:Int}", "shop://orders/9223372036854775808", nil),
            ("shop://orders/{id:Int}", "shop://orders", nil),
            ("shop://orders/{id:Int}", "shop://orders/1/2", nil),
            ("shop://orders/{id:Int}", "shop://order/1", nil),
            ("shop://orders/{id:Int}", "shops://orders/1", nil),
            ("shop://orders/{x:Double}", "shop://orders/0x1p3", ["x": .double(8)]),
            ("shop://orders/{x:Double}", "shop://orders/inf", ["x": .double(.infinity)]),
            ("shop://orders/{x:Bool}", "shop://orders/true", ["x": .bool(true)]),
            ("shop://orders/{x:Bool}", "shop://orders/True", nil),
            (
                "shop://orders/{x:UUID}", "shop://orders/0123abcd-0123-abcd-EF01-0123456789ab",
                ["x": .uuid("0123ABCD-0123-ABCD-EF01-0123456789AB")]
            ),
            ("shop://orders/{x:UUID}", "shop://orders/0123abcd0123abcdEF010123456789ab", nil),
            ("shop://orders/{x:new|old}", "shop://orders/old", ["x": .text("old")]),
            ("shop://orders/{x:new|old}", "shop://orders/New", nil),
            ("shop://orders/{x:OrderID}", "shop://orders/any", ["x": .text("any")]),
            ("shop://orders/{x}", "shop://orders//", nil),
            ("shop://orders/{x}", "shop://orders/a%2Fb", ["x": .text("a/b")]),
            ("shop://orders/Caf%C3%A9", "shop://orders/Café", [:]),
            ("shop://orders/a", "shop://orders/A", nil),
            ("shop://orders/{rest...}", "shop://orders", ["rest": .list([])]),
            ("shop://orders/{rest...}", "shop://orders/a/b/", ["rest": .list([.text("a"), .text("b")])]),
            ("shop://orders/{rest...}", "shop://orders/a//b", nil),
            ("shop://orders/a/{rest...}", "shop://orders", nil),
            ("shop://orders?q={q}", "shop://orders", nil),
            ("shop://orders?q={q}", "shop://orders?q", ["q": .text("")]),
            ("shop://orders?q={q}", "shop://orders?p=1&q=a&q=b", ["q": .text("a")]),
            ("shop://orders?q={q}", "shop://orders?q=a+b", ["q": .text("a+b")]),
            ("shop://orders?q={q:String?}", "shop://orders", ["q": .absent]),
            ("shop://orders?q={q:Int?}", "shop://orders?q=x", nil),
            ("shop://orders?q={q:Int?}", "shop://orders?q=1&q=x", ["q": .int(1)]),
            ("shop://orders?q={q:Int=5}", "shop://orders", ["q": .int(5)]),
            ("shop://orders?q={q:Int=5}", "shop://orders?q=6", ["q": .int(6)]),
            ("shop://orders?q={q:Int=5}", "shop://orders?q", nil),
            ("shop://orders?q={q:[Int]}", "shop://orders", ["q": .list([])]),
            ("shop://orders?q={q:[Int]}", "shop://orders?q=1&p&q=2", ["q": .list([.int(1), .int(2)])]),
            ("shop://orders?q={q:[Int]}", "shop://orders?q=1&q=x", nil),
            ("shop://orders?kind=new", "shop://orders?kind=new&kind=old", [:]),
            ("shop://orders?kind=new", "shop://orders?kind=old&kind=new", nil),
            ("shop://orders?kind", "shop://orders?kind=", [:]),
            ("shop://orders#a", "shop://orders", nil),
            ("shop://orders#a", "shop://orders#a", [:]),
            ("shop://orders#{at}", "shop://orders#", ["at": .text("")]),
            ("shop://orders#{at}", "shop://orders", nil),
            ("shop://orders#{at:Int?}", "shop://orders", ["at": .absent]),
            ("shop://orders#{at:Int?}", "shop://orders#", nil),
            ("shop:item/{id}", "shop:///item/3", ["id": .text("3")]),
            ("shop:///item/{id}", "shop:item/3/", ["id": .text("3")]),
            ("shop:/item/{id}", "SHOP:/item/3?a=b", ["id": .text("3")]),
            ("shop:///item/{id}", "shop://item/3", nil),
            ("https://h/@{user}", "https://h/@bob", ["user": .text("bob")]),
            ("https://h/@{user}", "https://h/%40bob%20b", ["user": .text("bob b")]),
            ("https://h/@{user}", "https://h/bob", nil),
            ("https://h/@{user}", "https://h/@", nil),
            ("https://h/{slug}-{id:Int}.html", "https://h/red-shoes-5.html", ["slug": .text("red-shoes"), "id": .int(5)]),
            ("https://h/{slug}-{id:Int}.html", "https://h/a--5.html", ["slug": .text("a-"), "id": .int(5)]),
            ("https://h/{slug}-{id:Int}.html", "https://h/5.html", nil),
            ("https://h/{a:Int}-{b}", "https://h/1-2-3", ["a": .int(1), "b": .text("2-3")]),
            ("https://h/{a}-{b}-{c}", "https://h/1-2-3-4", ["a": .text("1-2"), "b": .text("3"), "c": .text("4")]),
            ("https://h/{a}.{b}", "https://h/a.tar.gz", ["a": .text("a.tar"), "b": .text("gz")]),
            ("https://h/{a:Double},{b:Double},{z:Int}z", "https://h/1.5,-2,3z", ["a": .double(1.5), "b": .double(-2), "z": .int(3)]),
            ("https://h/ö{a:new|old}", "https://h/%C3%B6old", ["a": .text("old")]),
            ("https://h/e{a}", "https://h/e%CC%81a", nil),
            ("https://*.shop.example/a", "https://de.Shop.example/a", [:]),
            ("https://*.shop.example/a", "https://a.b.shop.example/a", [:]),
            ("https://*.shop.example/a", "https://shop.example/a", nil),
            ("https://*.shop.example/a", "https://workshop.example/a", nil),
            ("http://localhost:8080/a", "http://localhost:8080/a", [:]),
            ("http://localhost:8080/a", "http://localhost/a", nil),
            ("http://localhost/a", "http://localhost:8080/a", nil),
            ("https://h/a", "https://h:443/a", [:]),
        ] as [(String, String, [String: URLPattern.Value]?)])
    func `a pattern reads the values of a URL`(pattern: String, url: String, values: [String: URLPattern.Value]?) throws {
        let pattern = try #require(URLPattern(pattern))
        let url = try #require(LinkURL(url))
        #expect(pattern.match(url) == values)
    }

    @Test(
        arguments: [
            ("shop://orders/{id:Int}", ["id": .int(-3)], "shop://orders/-3"),
            ("shop://orders/{id:Int}", [:], nil),
            ("shop://orders/{id:Int}", ["id": .int(1), "other": .int(1)], nil),
            ("shop://orders/{id:Int}", ["other": .int(1)], nil),
            ("shop://orders/{id:Int}", ["id": .text("1")], nil),
            ("shop://orders/{x:Double}", ["x": .double(1e20)], "shop://orders/1e%2B20"),
            ("shop://orders/{x}", ["x": .text("")], nil),
            ("shop://orders/{x}", ["x": .text("..")], "shop://orders/%2E%2E"),
            ("shop://orders/{x:new|old}", ["x": .text("all")], nil),
            ("shop://orders/{x:UUID}", ["x": .uuid("a")], nil),
            ("shop://orders/{x...}", ["x": .list([])], "shop://orders"),
            ("shop://orders/{x...}", ["x": .list([.text("a/b"), .text("c")])], "shop://orders/a%2Fb/c"),
            ("shop://orders/{x...}", ["x": .list([.text("")])], nil),
            ("shop://orders/{x...}", ["x": .text("a")], nil),
            ("shop://orders?q={q:String?}", ["q": .absent], "shop://orders"),
            ("shop://orders?q={q:String?}", ["q": .text("")], "shop://orders?q="),
            ("shop://orders?q={q}", ["q": .absent], nil),
            ("shop://orders?q={q:Int=5}&a=b", ["q": .int(5)], "shop://orders?a=b"),
            ("shop://orders?q={q:Int=5}", ["q": .absent], nil),
            ("shop://orders?q={q:[Int]}", ["q": .list([.int(1), .int(2)])], "shop://orders?q=1&q=2"),
            ("shop://orders?q={q:[Int]}", ["q": .list([.int(1), .text("2")])], nil),
            ("shop://orders#{q:Int?}", ["q": .absent], "shop://orders"),
            ("shop://orders#{q:Int?}", ["q": .int(1)], "shop://orders#1"),
            ("shop://orders#top", [:], "shop://orders#top"),
            ("shop:item/{id}", ["id": .text("3")], "shop:///item/3"),
            ("https://h:1/@{user}", ["user": .text("b b")], "https://h:1/@b%20b"),
            ("https://h/{a}-{b:Int}", ["a": .text("x-1"), "b": .int(2)], "https://h/x-1-2"),
            ("https://h/{a}-{b:Int}", ["a": .text("x"), "b": .int(-2)], nil),
            ("https://h/{a}-{b}", ["a": .text("x"), "b": .text("y-z")], nil),
            ("https://h/{a}-{b}", ["a": .text(""), "b": .text("y")], nil),
            ("https://h/e{a}", ["a": .text("\u{301}")], nil),
            ("https://*.h/a", [:], nil),
        ] as [(String, [String: URLPattern.Value], String?)])
    func `a URL is built from values, or isn't where none says them`(pattern: String, values: [String: URLPattern.Value], url: String?)
        throws
    {
        let pattern = try #require(URLPattern(pattern))
        #expect(pattern.url(with: values)?.description == url)
    }
}
