import FlowGraph
import FlowSpec
import Foundation
import TestSupport
import Testing

@testable import FlowViews

/// The output formats of differences.
@Suite struct FormTests {
    private static let old = """
        flowspec: 1
        app: Shop
        root: main
        guards: { known: Somebody is signed in }
        flows:
          main:
            screens:
              list: { title: List, transitions: { open: { push: item } } }
              item: { transitions: { buy: { push: done } } }
              done: {}
        deepLinks: { item: { url: "shop://items/{id:Int}", to: main.item } }
        """
    private static let new = old.replacing("open: { push: item }", with: "open: { push: teaser }")
        .replacing("title: List", with: "title: '<b>@all</b> `x` | #1'").replacing("buy: { push: done }", with: "back: pop")
        .replacing("done: {}", with: "teaser: { transitions: { on: { push: item } } }").replacing("shop://items", with: "shop://products")

    @Test func `the committed schema is the one that the tool prints`() throws {
        #expect(try isCommitted(differenceSchema(), at: "Schemas/difference.schema.json"), "the table has changed: run 'make update'")
    }

    @Test func `JSON fits the schema`() throws {
        let spec = try SpecEdit.spec.get()
        var texts = ["same": try Difference(from: spec, to: spec).json(version: "1")]
        texts["new"] = try Difference(from: Self.old, to: Self.new).json(version: "1")
        for (number, edit) in try SpecEdit.all.get().enumerated() where number.isMultiple(of: 8) {
            texts["\(number)"] = try Difference(from: spec, to: edit.edited(spec) ?? "").json(version: "1")
        }
        #expect(try schemaProblems(of: texts, schema: differenceSchema()) == "")
    }

    @Test func `text has a place for each difference, after the name of its revision`() throws {
        let old = try revision("flowspec: 1\napp: A\nroot: f\nflows: { f: { screens: { a: {}, b: {} } } }\n", name: "main")
        let new = try revision("flowspec: 1\napp: A\nroot: f\nflows: { f: { screens: { a: {}, c: { title: C } } } }\n")
        let lines = Difference(from: old, to: new).text.split(separator: "\n").prefix(3)
        #expect(lines == ["Spec:", "  + screen 'f.c' (App.flow.yaml:4:33)", "  - screen 'f.b' (main:App.flow.yaml:4:33)"])
    }

    @Test func `workflow commands, errors where they fail the run`() throws {
        let difference = try Difference(from: Self.old, to: Self.new)
        let lines = difference.gitHub(DiffChecks(breaking: true, newFindings: true)).split(separator: "\n").map(String.init)
        let commands = lines.compactMap(WorkflowCommand.init)
        #expect(commands.count == lines.count && !commands.isEmpty)
        #expect(commands.filter { $0.properties["title"] == "source-breaking" }.allSatisfy { $0.kind == "error" })
        #expect(difference.gitHub().split(separator: "\n").allSatisfy { !$0.hasPrefix("::error") })
    }

    @Test func `Markdown has three lines of summary, a map that can be read, and folded details`() throws {
        let difference = try Difference(from: Self.old, to: Self.new)
        let markdown = difference.markdown(map: difference.changedMap)
        #expect(markdown.hasPrefix("\(Difference.markdownMark)\n### Navigation changes in `Shop`\n\n- **Spec**: "))
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.filter { $0.hasPrefix("- **") }.count == 3)
        let fence = try #require(lines.firstIndex(of: "```mermaid"))
        let end = try #require(lines[fence...].firstIndex(of: "```"))
        let map = ParsedMermaid(lines[fence + 1..<end].joined(separator: "\n"))
        #expect(map.added == ["teaser"] && map.changed == ["item", "list", "item"] && map.removed == ["main.done"])
        #expect(map.missing == [])
        #expect(map.screens == ["main.item", "main.list", "main.teaser"])
        #expect(lines.filter { $0.hasPrefix("<details>") }.count == lines.filter { $0 == "</details>" }.count)
    }

    @Test func `no text of a spec is markup, or mentions anybody`() throws {
        let difference = try Difference(from: Self.old, to: Self.new)
        let markdown = difference.markdown(map: difference.changedMap)
        let title = "`` <b>@all</b> `x` | #1 ``"
        #expect(markdown.contains("`title` changed from `List` to \(title)"), "\(markdown)")
        // A fence contains no markup either, except the map's own.
        let parts = markdown.components(separatedBy: "```")
        #expect(parts.count == 3 && !parts[1].contains("<b>"))
        let outside = (parts[0] + parts[2]).replacing(title, with: "")
        #expect(!outside.contains("@all") && !outside.contains("<b>"))
        let escaped = "a<span>@</span>b &lt;i&gt; \\*x\\* <span>#</span>7 \\[l\\](u) \\\\ \\`c\\`"
        #expect(markdownEscaped("a@b <i> *x* #7 [l](u) \\ `c`") == escaped)
        #expect(markdownCode("a``b`") == "``` a``b` ```" && markdownCode("") == "`  `" && markdownCode("a\nb") == "`a\\nb`")
        let finding: Phrase = "\(quotedNames: "the flow 'a' isn't 'b'; don't")"
        #expect(finding.markdown == "the flow `a` isn't `b`; don't" && finding.text == "the flow 'a' isn't 'b'; don't")
    }

    @Test func `very many differences are no longer than GitHub takes`() throws {
        func spec(_ transition: String, _ prefix: String) -> String {
            let flows = (0..<40).map { flow in
                let screens = (0..<8).map { screen in
                    "      \(prefix)\(screen): { title: \(transition), transitions: { \(transition): { push: \(prefix)\((screen + 1) % 8) }, "
                        + "other: { present: f\((flow + 1) % 40) } } }"
                }
                return "  f\(flow):\n    screens:\n" + screens.joined(separator: "\n")
            }
            return "flowspec: 1\napp: Large\nroot: f0\nflows:\n" + flows.joined(separator: "\n")
        }
        let difference = try Difference(from: spec("next", "s"), to: spec("more", "t"))
        let map = try #require(difference.changedMap)
        #expect(map.utf8.count <= 20_000)
        #expect(ParsedMermaid(map).missing == [])
        let markdown = difference.markdown(map: map)
        #expect(markdown.utf8.count < 65_536)
        #expect(markdown.contains(" more\n"))
    }
}
