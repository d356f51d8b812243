import FlowSpec
import TestSupport
import Testing

/// The parts of a link's URL, and how it is printed.
@Suite struct LinkURLTests {
    @Test
    func `a URL is taken apart first and decoded then`() throws {
        let url = try #require(LinkURL("HTTPS://Shop.Example/Orders/a%2Fb/%C3%A9/?from=a%26b&from=c+d&key&=x&empty=#part/%23"))
        #expect(url.scheme == "https")
        #expect(url.host == "shop.example")
        #expect(url.path == ["Orders", "a/b", "é"])
        #expect(url.query.map(\.name) == ["from", "from", "key", "", "empty"])
        #expect(url.query.map(\.value) == ["a&b", "c+d", nil, "x", ""])
        #expect(url.fragment == "part/#")
    }

    @Test(arguments: [
        ("shop://orders", []), ("shop://orders/", []), ("shop://orders//", [""]), ("shop://orders/a/", ["a"]),
        ("shop://orders/a//", ["a", ""]), ("shop://orders//a", ["", "a"]), ("shop://orders/a//b?c", ["a", "", "b"]),
        ("shop://orders/./..#", [".", ".."]),
    ])
    func `one slash at the end of a path says nothing, other empty segments count`(text: String, path: [String]) {
        #expect(LinkURL(text)?.path == path)
    }

    @Test(arguments: [
        "", "orders", "/orders", "//orders", "://orders", "1a://orders", "shop:", "shop:/", "shop://", "shop:///", "shop:?a",
        "shop://user@orders", "shop://user:word@orders", "shop://orders:", "shop://orders:8x", "shop://orders:65536", "shop://:80/a",
        "shop://[::1]/a", "shop://orders/%", "shop://orders/%4",
        "shop://orders/%4g", "shop://orders/%FF", "shop://orders/%C3/%A9", "shop://orders?a=%C3", "shop://orders?%C3=",
        "shop://orders#%",
        "shop://or%ders", "shop://orders/a b", "shop://orders/a\nb", "shop://orders/\u{7F}", "shop://orders/\u{85}",
        "shop://orders/\u{A0}",
        " shop://orders", "sh%6Fp://orders", "shöp://orders",
    ])
    func `what isn't the URL of a link is none`(text: String) {
        #expect(LinkURL(text) == nil)
    }

    @Test(arguments: [
        ("orders", "it needs a scheme and a host or path, such as 'shop://orders'"),
        ("shop:///", "it needs a scheme and a host or path, such as 'shop://orders'"),
        ("shop://:80/a", "the host before ':80' is missing; add it"),
        ("shop:item/%4g", "its percent-encoding is invalid; encode '%' itself as '%25'"),
        ("https://user:word@shop.example/a@b", "a link has no user or password; remove 'user:word@'"),
        ("https://shop.example:https/i/x", "':https' isn't a port; write a number, as in ':8080'"),
        ("shop://orders/%4g", "its percent-encoding is invalid; encode '%' itself as '%25'"),
        ("shop://orders/a b", "percent-encode its whitespace and control characters"),
    ])
    func `the reason names the part`(text: String, reason: String) {
        #expect(LinkURL(text) == nil && LinkURL.refusal(of: text) == reason)
    }

    @Test(arguments: [
        ("shop:item/3", "shop:///item/3"), ("shop:/item/3/", "shop:///item/3"), ("shop:////a", "shop:////a"),
        ("mailto:a@b", "mailto:///a@b"), ("HTTPS://H:443/a", "https://h/a"), ("http://h:443", "http://h:443"),
        ("shop://h:080/a", "shop://h:80/a"),
    ])
    func `URLs without a host and with a port`(text: String, printed: String) {
        #expect(LinkURL(text)?.description == printed && LinkURL(printed) == LinkURL(text))
    }

    @Test
    func `what must be percent-encoded is`() {
        let url = LinkURL(
            scheme: "Shop", host: "Orders", path: ["a/b", ".", "..", "...", "é~", ""],
            query: [.init(name: "a+b", value: "1 &=#?"), .init(name: "", value: nil), .init(name: "k", value: nil)], fragment: "")
        #expect(url.description == "shop://orders/a%2Fb/%2E/%2E%2E/.../%C3%A9~//?a%2Bb=1%20%26%3D%23%3F&k#")
        #expect(LinkURL(url.description) == url)
        #expect(LinkURL("shop://orders/%2e%2E") == LinkURL("shop://orders/.."))
    }
}
