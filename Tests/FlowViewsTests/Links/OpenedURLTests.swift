import FlowAnalysis
import FlowSpec
import FlowViews
import Testing

@Suite struct OpenedURLTests {
    private func answer(_ url: String, in text: String = shop) throws -> [String] {
        let url = try #require(LinkURL(url))
        return OpenedURL(url, in: Analysis(of: try program(text))).text(width: 80).split(separator: "\n").map(String.init)
    }

    @Test func `the more specific pattern wins, and why`() throws {
        #expect(
            try answer("shop://orders/3") == [
                "'shop://orders/3' opens 'order': shop://orders/{id:Int}",
                "  id: 3",
                "It is more specific than 'shop://orders/{name}' of 'named': segment 1 of the path is '{id:Int}' rather than '{name}'.",
                "At the start, 'isKnown' is true:",
                "  app: main = main: orders [orders, order]",
                "At the start, 'isKnown' is false:",
                "  waits for 'main'",
            ])
    }

    @Test func `values of all kinds`() throws {
        #expect(
            try answer("https://shop.example/orders/3?from=a%20mail").dropFirst().prefix(2) == ["  id: 3", "  source: 'a mail'"])
        #expect(try answer("https://shop.example/orders/-1").dropFirst().prefix(2) == ["  id: -1", "  source: nil"])
        let all = """
            flowspec: 1
            app: A
            root: a
            flows: { a: { screens: { a: {} } } }
            deepLinks:
              all: { url: "a://b/{x:Double}/{on:Bool}/{id:UUID}/{rest...}?n={n:[Int]}&k={k:new|old=new}", in: a, open: [] }
            """
        #expect(
            try answer("a://b/1.5/true/0123abcd-0000-0000-0000-000000000000/c/d?n=1&n=2", in: all).dropFirst().dropLast(2) == [
                "  x: 1.5", "  on: true", "  id: 0123ABCD-0000-0000-0000-000000000000", "  rest: ['c', 'd']", "  n: [1, 2]", "  k: 'new'",
            ])
    }

    @Test(
        arguments: [
            ("shop://orders/3/4", "'shop://orders/{id:Int}' of 'order': the path continues with '4'."),
            ("shop://orders", "'shop://orders/{id:Int}' of 'order': segment 1 of the path is missing: expected '{id:Int}'."),
            ("shop://order/3", "'shop://orders/{id:Int}' of 'order': the host is 'order', not 'orders'."),
            (
                "http://shop.example/orders/3",
                "'https://shop.example/orders/{id:Int}?from={source:String?}' of 'order': the scheme is 'http', not 'https'."
            ),
            (
                "https://shop.example/orders/x",
                "'https://shop.example/orders/{id:Int}?from={source:String?}' of 'order': segment 2 of the path is 'x', not '{id:Int}'."
            ),
        ])
    func `the nearest where none matches`(url: String, nearest: String) throws {
        #expect(try answer(url) == ["No link matches '\(url)'.", "The nearest pattern is \(nearest)"])
    }

    @Test(
        arguments: [
            ("https://a.h/@", "'https://*.h/@{user}' of 'all': segment 1 of the path is '@', not '@{user}': a value in it is empty."),
            (
                "https://a.h/bob",
                "'https://*.h/@{user}' of 'all': segment 1 of the path is 'bob', not '@{user}': it doesn't begin with '@'."
            ),
            ("https://i/@a", "'https://*.h/@{user}' of 'all': the host is 'i', not '*.h': it doesn't end with '.h'."),
            ("a://item/3", "'a:///{id:Int}' of 'all': the pattern has no host, but the URL has 'item'."),
            ("http://h/b", "'http://h:8080/b' of 'all': the port is missing: expected '8080'."),
            (
                "http://h:8080/p/a-b.html",
                "'http://h:8080/p/{slug}-{id:Int}.html' of 'all': segment 2 of the path is 'a-b.html', not '{slug}-{id:Int}.html': "
                    + "'b' isn't an Int."
            ),
        ])
    func `the part that differs and the reason`(url: String, nearest: String) throws {
        let patterns = ["https://*.h/@{user}", "a:{id:Int}", "http://h:8080/b", "http://h:8080/p/{slug}-{id:Int}.html"]
        let params = "params: { user: \"String = \\\"\\\"\", id: \"Int = 0\", slug: \"String = \\\"\\\"\" }"
        let text =
            "flowspec: 1\napp: A\nroot: a\nflows: { a: { screens: { a: {} } } }\n"
            + "deepLinks: { all: { url: [\(patterns.map { "\"\($0)\"" }.joined(separator: ", "))], \(params), in: a, open: [] } }\n"
        #expect(try answer(url, in: text).last == "The nearest pattern is \(nearest)")
        #expect(try answer("a:7", in: text).prefix(2) == ["'a:///7' opens 'all': a:///{id:Int}", "  id: 7"])
    }

    @Test func `links without URLs`() throws {
        let text = "flowspec: 1\napp: A\nroot: a\nflows: { a: { screens: { a: {} } } }\ndeepLinks: { a: { to: a.a } }\n"
        #expect(try answer("a://b", in: text) == ["The project has no deep link with a URL."])
    }
}
