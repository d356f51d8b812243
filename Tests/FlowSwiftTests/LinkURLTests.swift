import Testing

/// The code that reads and builds the URLs of links.
@Suite struct LinkURLTests {
    @Test func `text around values, wildcard hosts, ports and no host`() {
        let text = swift(
            flows: "home: { screens: { home: {} } }",
            rest: """
                deepLinks:
                  user: { url: ["https://*.shop.example/@{user}", "shop:user/@{user}"], open: [] }
                  page: { url: "http://localhost:8080/p/{slug}-{id:Int}.html", open: [] }
                  sale: { url: "https://*.shop.example/sale", open: [] }
                """)
        #expect(
            text.part("init?(_ url") == """
                init?(_ url: FlowRuntime.LinkURL) {
                    if url.isAt("https", "*.shop.example", segments: 1), let user = url.segment(0, between: ["@", ""], { $0 }) {
                        self = .user(user: user)
                    } else if url.isAt("shop", "", segments: 2), url.path[0] == "user", let user = url.segment(1, between: ["@", ""], { $0 }) {
                        self = .user(user: user)
                    } else if
                        url.isAt("http", "localhost", port: 8080, segments: 2),
                        url.path[0] == "p",
                        let (slug, id) = url.segment(1, between: ["", "-", ".html"], { $0 }, Int.init(_:))
                    {
                        self = .page(slug: slug, id: id)
                    } else if url.isAt("https", "*.shop.example", segments: 1), url.path[0] == "sale" {
                        self = .sale
                    } else {
                        return nil
                    }
                }
                """)
        let url = text.part("var linkURL")
        #expect(url.contains(#"scheme: "shop","#) && url.contains(#".segment(between: ["@", ""], [user], { $0 })"#))
        #expect(
            url.contains("port: 8080")
                && url.contains(#".segment(between: ["", "-", ".html"], [slug, id.description], { $0 }, Int.init(_:))"#))
        #expect(url.contains("case .sale: nil"))
    }
}
