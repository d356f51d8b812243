import FlowGraph
import FlowSpec
import Foundation
import TestSupport
import Testing

@testable import FlowViews

/// The text of the page. Scripts/compare-preview and Scripts/check-page run it.
@Suite struct PreviewPageTests {
    private static let spec = """
        flowspec: 1
        app: Test
        root: home
        flows:
          home: { screens: { list: { title: "</script><b>List</b>", transitions: { open: { push: item } } }, item: {} } }
        """

    private func page(_ text: String = spec) throws -> String {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let source = sources.add(Source(path: "Test.flow.yaml", bytes: Array(text.utf8)))
        let program = try #require(link([readSpec(source, in: sources, into: &diagnostics)], into: &diagnostics))
        let trace: Trace = {
            var trace = Trace(start: "home [list]")
            trace.walk = ["start", "home.list.open"]
            return trace
        }()
        let finding = Diagnostic(.popToMissing, "a finding", at: program.screens[0].name.range, trace: trace)
        let page = previewPage(of: program, findings: [finding], sources: sources, version: "1.0")
        return String(decoding: page, as: UTF8.self)
    }

    @Test func `each file of the page is in it, as it is`() throws {
        let folder = repository.appendingPathComponent("Sources/CPages/preview")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        let parts = pageParts()
        #expect(parts.map(\.name).sorted() == files.sorted())
        for (name, text) in parts {
            #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == text, "\(name)")
        }
    }

    @Test func `no text of the program ends the script that it is in`() throws {
        let page = try page()
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(page.contains(#"\u003c/script>\u003cb>List"#))
        #expect(embeddedJSON(["<": .string("a<b")]) == Array(#"{ "\u003c": "a\u003cb" }"#.utf8))
    }

    @Test func `the program and the walks of findings are in the page`() throws {
        let page = try page()
        let data = try #require(page.components(separatedBy: #"id="data">"#).last?.components(separatedBy: "</script>").first)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let findings = try #require(value["findings"] as? [[String: Any]])
        #expect(findings.count == 1 && findings[0]["walk"] as? [String] == ["start", "home.list.open"])
        #expect((findings[0]["page"] as? String)?.hasSuffix("/Documentation/rules.md#pop-to-missing") == true)
        #expect((value["program"] as? [String: Any])?["app"] as? String == "Test")
        #expect(!page.contains("/*style*/") && !page.contains("/*scripts*/"))
    }

    @Test func `the same program gives the same page`() throws {
        #expect(try page() == page())
    }

    @Test func `the page asks for nothing from elsewhere`() throws {
        let page = try page()
        // A sample value, links to rules, SVG's namespace, and the page's own arrowheads.
        let known = ["https://example.com", "https://github.com/OWNER/flowgen", "http://www.w3.org/2000/svg", "url(#"]
        let others = known.reduce(page) { $0.replacing($1, with: "") }
        for address in ["http:", "https:", "import(", "@import", "url(", "fetch(", "src="] {
            #expect(!others.contains(address), "\(address)")
        }
    }
}
