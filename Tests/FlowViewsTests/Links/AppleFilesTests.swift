import FlowSpec
import FlowViews
import Foundation
import Testing

/// The entries for links in Apple's files.
@Suite struct AppleFilesTests {
    private func links(_ patterns: [String]) throws -> String {
        let links = patterns.enumerated().map { "  l\($0): { url: \"\($1)\", in: a, open: [] }" }.joined(separator: "\n")
        return "flowspec: 1\napp: A\nroot: a\nflows: { a: { screens: { a: {} } } }\n\(links.isEmpty ? "" : "deepLinks:\n\(links)\n")"
    }

    @Test func `property lists have each scheme and each host once, sorted`() throws {
        let program = try program(
            links(["zoo://a", "https://b.example/x", "app+1://a", "zoo://b", "https://a.example", "http://b.example/y"]))
        let text = program.linkPropertyLists
        let plist = "<plist version=\"1.0\"><dict>\(text)</dict></plist>"
        let values = try PropertyListSerialization.propertyList(from: Data(plist.utf8), format: nil) as? [String: Any]
        let types = values?["CFBundleURLTypes"] as? [[String: Any]]
        #expect(types?.count == 1)
        #expect(types?.first?["CFBundleURLSchemes"] as? [String] == ["app+1", "zoo"])
        #expect(types?.first?["CFBundleTypeRole"] as? String == "Editor")
        #expect(values?["com.apple.developer.associated-domains"] as? [String] == ["applinks:a.example", "applinks:b.example"])
        #expect(try propertyLists(of: ["zoo://a"]).contains("associated-domains") == false)
        #expect(try propertyLists(of: ["https://a.example"]).contains("CFBundleURLTypes") == false)
        #expect(try propertyLists(of: []) == "")
    }

    private func propertyLists(of patterns: [String]) throws -> String {
        try program(links(patterns)).linkPropertyLists
    }

    /// The components of a host, without comments.
    private func components(_ patterns: [String], host: String = "a.example") throws -> [[String: String]] {
        let json = try program(links(patterns)).siteAssociation(ofHost: host, appIDs: ["TEAM.com.a"])
        let file = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: [String: [[String: Any]]]]
        let details = try #require(file?["applinks"]?["details"])
        #expect(details.count == 1 && details[0]["appIDs"] as? [String] == ["TEAM.com.a"])
        return (details[0]["components"] as? [[String: Any]] ?? []).map { component in
            var texts: [String: String] = [:]
            for (key, value) in component where key != "comment" {
                if let items = value as? [String: String] {
                    for (name, pattern) in items { texts["?\(name)"] = pattern }
                } else {
                    texts[key] = value as? String
                }
            }
            #expect((component["comment"] as? String)?.hasPrefix("l") == true)
            return texts
        }
    }

    @Test func `the most specific comes first, of the host only`() throws {
        #expect(
            try components(["https://a.example/{rest...}", "https://a.example/x/{id:Int}", "https://b.example/y", "a://a.example/z"]) == [
                ["/": "/x/?*"], ["/": "/*"],
            ])
        #expect(try components(["https://a.example/{name}", "https://a.example/new"]) == [["/": "/new"], ["/": "/new/"], ["/": "/?*"]])
    }

    @Test(
        arguments: [
            ("https://a.example", [["/": "/"]]),
            ("https://a.example/a%20b/c", [["/": "/a%20b/c"], ["/": "/a%20b/c/"]]),
            ("https://a.example/%C3%BC", [["/": "/%C3%BC"], ["/": "/%C3%BC/"]]),
            ("https://a.example/a,*(b)/c", [["/": "/a*b*/c"], ["/": "/a*b*/c/"]]),
            ("https://a.example/a%3Fb%2Fc", [["/": "/a%3Fb%2Fc"], ["/": "/a%3Fb%2Fc/"]]),
            ("https://a.example/d/{rest...}", [["/": "/d"], ["/": "/d/*"]]),
            ("https://a.example/{x}?kind=new&n={n:Int}&q={q}&o={o:Int?}&all={all:[Int]}", [["/": "/?*", "?kind": "new", "?n": "?*"]]),
            ("https://a.example/{x}?a%20b=c%2Bd", [["/": "/?*", "?a b": "c*d"]]),
            ("https://a.example/{x}#top", [["/": "/?*", "#": "top"]]),
            ("https://a.example/{x}#{n:Int}", [["/": "/?*", "#": "?*"]]),
            ("https://a.example/{x}#{n}", [["/": "/?*"]]),
        ])
    func `each part of a pattern`(pattern: String, expected: [[String: String]]) throws {
        #expect(try components([pattern]) == expected)
    }

    private func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(CharacterSet(charactersIn: "!"..."~"))) ?? ""
    }

    /// Apple's wildcards, as its documentation explains them: `*` is any characters, `?` is one.
    private func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" { return matches(text, pattern.dropFirst()) || !text.isEmpty && matches(text.dropFirst(), pattern) }
        return !text.isEmpty && (first == "?" || first == text.first) && matches(text.dropFirst(), pattern.dropFirst())
    }

    @Test func `every URL that is a link is one to the file`() throws {
        let patterns = [
            "https://a.example/x/{id:Int}", "https://a.example/{a}/{b:Bool}?k={k:Double}", "https://a.example/r,s/t/u/{rest...}",
            "https://a.example/ü?q={q}", "https://a.example#{f}",
        ]
        let urls = [
            "/x/3", "/x/3/", "/x/-3?y=z", "/a%2Fb/true?k=1", "/r,s/t/u", "/r,s/t/u/", "/r%2Cs/t/u/v/w", "/%C3%BC?q=", "/%C3%BC?q=tea&r=1",
            "/#x", "#x",
        ]
        let components = try components(patterns)
        for url in urls {
            let link = try #require(LinkURL("https://a.example" + url))
            #expect(patterns.contains { URLPattern($0)?.match(link) != nil }, "\(url)")
            let path = url.prefix { $0 != "?" && $0 != "#" }
            let isTaken = components.contains { component in
                let items = component.filter { $0.key.hasPrefix("?") }
                return matches(path.isEmpty ? "/" : path, Substring(component["/"] ?? "*"))
                    && items.allSatisfy { key, pattern in
                        let values = link.query.filter { "?\($0.name)" == key }.map { encoded($0.value ?? "") }
                        return (values.isEmpty ? [""] : values).allSatisfy { matches(Substring($0), Substring(pattern)) }
                    } && matches(Substring(encoded(link.fragment ?? "")), Substring(component["#"] ?? "*"))
            }
            #expect(isTaken, "\(url)")
        }
    }
}
