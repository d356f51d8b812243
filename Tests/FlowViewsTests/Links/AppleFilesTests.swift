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

    /// A file for one app, and the findings about it, without the app's name.
    private func findings(_ patterns: [String], _ detail: String) throws -> [String] {
        let file = Source(path: "aasa", text: #"{ "applinks": { "details": [{ "appIDs": ["T.a"], \#(detail) }] } }"#)
        return try program(links(patterns)).check(host: "a.example", with: file, appIDs: []).map {
            ($0.isError ? "" : "note: ")
                + $0.message.replacingOccurrences(of: " for 'T.a': no entry covers the URL; add its path", with: "")
        }
    }

    @Test(
        arguments: [
            (["/x/{id:Int}"], #""components": [{ "/": "/x/*" }]"#, []),
            (["/x/{id:Int}"], #""paths": ["/x/?*"]"#, []),
            (["/x/{id}"], #""paths": ["NOT /x/new", "/x/*"]"#, ["the link 'l0' doesn't open 'https://a.example/x/new'"]),
            (["/x/{id:Int}"], #""paths": ["NOT /x/new", "/x/*"]"#, []),
            (
                ["/x/{id:Int}"], #""components": [{ "/": "/X/*" }]"#,
                [
                    "the link 'l0' doesn't open 'https://a.example/x/1'",
                    "note: no link opens URLs of '/X/*'; remove the entry, or add a link",
                ]
            ),
            (["/x/{id:Int}"], #""components": [{ "/": "/X/*", "caseSensitive": false }]"#, []),
            (
                ["/@{user}", "/y"], #""components": [{ "/": "/@*" }, { "/": "/y", "exclude": true }, { "/": "*" }]"#,
                ["the link 'l1' doesn't open 'https://a.example/y'"]
            ),
            (["/p?q={q:Int}"], #""components": [{ "/": "/p", "?": { "q": "?*" } }]"#, []),
            (["/p?q={q}"], #""components": [{ "/": "/p", "?": { "q": "?*" } }]"#, ["the link 'l0' doesn't open 'https://a.example/p'"]),
            (
                ["/p?q={q:Int?}"], #""components": [{ "/": "/p", "?": { "q": "1*" } }, { "/": "/p", "?": { "q": "" } }]"#,
                ["the link 'l0' doesn't open 'https://a.example/p?q=2'"]
            ),
            (["/p#top"], ##""components": [{ "/": "/p", "#": "t?p" }]"##, []),
            (["/{a}/{b...}"], #""components": [{ "/": "/*/?*" }]"#, ["the link 'l0' doesn't open 'https://a.example/a'"]),
            (["/x"], #""components": []"#, ["'T.a' lists no paths, so no link opens the app; add its links"]),
            (
                ["/x"], #""components": [{ "/": "$(lang)/x" }]"#,
                ["flowgen can't compare this entry; use only '/', '?', '#', 'exclude', 'caseSensitive' and 'comment'"]
            ),
        ] as [([String], String, [String])])
    func `links that an existing file lacks, and paths without a link`(paths: [String], detail: String, expected: [String]) throws {
        #expect(try findings(paths.map { "https://a.example" + $0 }, detail) == expected)
    }

    @Test func `the file that flowgen prints has all links, and another app is missing`() throws {
        let program = try program(
            links(["https://a.example/@{u}/{id:Int}?k={k:Int?}", "https://*.example/p/{a}-{b}.html", "https://a.example#{f}"]))
        let file = Source(path: "aasa", text: program.siteAssociation(ofHost: "a.example", appIDs: ["T.a"]).text)
        #expect(program.check(host: "a.example", with: file, appIDs: ["T.a"]).filter(\.isError).map(\.message) == [])
        #expect(
            program.check(host: "a.example", with: file, appIDs: ["T.b"]).map(\.message)
                == ["the file doesn't list the app 'T.b'; add it to 'details'"])
        #expect(program.check(host: "a.example", with: Source(path: "aasa", text: "{"), appIDs: []).count == 1)
        #expect(program.check(host: "a.example", with: Source(path: "aasa", text: "{}"), appIDs: []).count == 1)
    }

    @Test func `hosts that the entitlements lack, and domains without a link`() throws {
        func check(_ domains: String) throws -> [String] {
            let text = "<plist version=\"1.0\"><dict>\(domains)</dict></plist>"
            let program = try program(links(["https://a.example", "https://*.b.example", "http://localhost:8080/x"]))
            return program.check(entitlements: Source(path: "e", text: text)).map { ($0.isError ? "" : "note: ") + $0.message }
        }
        func domains(_ all: String...) -> String {
            "<key>com.apple.developer.associated-domains</key>\n<array>" + all.map { "<string>\($0)</string>\n" }.joined() + "</array>"
        }
        let missing = "which is missing in the entitlements; add 'applinks:"
        #expect(try check(domains("applinks:a.example", "webcredentials:x", "applinks:*.b.example?mode=developer")) == [])
        #expect(try check(domains("applinks:*.example")) == [])
        #expect(
            try check("<!-- \(domains("applinks:a.example")) -->") == [
                "links have the host '*.b.example', \(missing)*.b.example'", "links have the host 'a.example', \(missing)a.example'",
            ])
        #expect(
            try check(domains("applinks:A.example", "applinks:*.b.example", "applinks:c.example"))
                == ["note: no link has the host 'c.example'; remove 'applinks:c.example', or add a link"])
        let binary = try program(links([])).check(entitlements: Source(path: "e", text: "bplist00"))
        #expect(binary.map(\.message) == ["the file isn't a property list in XML; convert it with 'plutil -convert xml1'"])
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
            ("https://a.example/@{x}/{y}-{n:Int}.html", [["/": "/@?*/?*-?*.html"], ["/": "/@?*/?*-?*.html/"]]),
            ("https://*.example/x/{y...}", [["/": "/x"], ["/": "/x/*"]]),
            ("https://a.example:8080/x", []),
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
