import FlowGraph
import FlowSpec
import Testing

@testable import FlowViews

/// The appearance of a program's parts in the map.
@Suite struct MapTests {
    private let text = """
        flowspec: 1
        app: Notes
        root: main
        guards: { signedIn: Whether somebody is signed in }
        flows:
          main: { tabs: { notes: { title: My notes, flow: notes }, new: { action: { present: editor, on: { saved: [], dismissed: [] } } } } }
          notes:
            screens:
              list:
                title: All notes
                transitions:
                  open: { push: detail }
                  write: { present: editor, on: { saved: { push: detail, with: { id: $id } }, dismissed: [] } }
                  share: { if: signedIn, then: { push: detail }, else: { present: editor, on: { saved: [], dismissed: [] } } }
              detail: { params: { id: Int }, transitions: { done: pop, all: { popTo: list } } }
          editor:
            results: { saved: { id: Int } }
            screens: { text: { transitions: { save: { finish: saved }, cancel: dismiss } } }
        deepLinks:
          note: { url: "notes://notes/{id:Int}", to: notes.detail }
        """

    @Test func `a text is shown as people read it, in both languages`() throws {
        let spec = """
            flowspec: 1
            app: Shop
            root: list
            flows: { list: { screens: { list: { params: { n: "Int = 1" }, title: { key: k, default: "100% of $n <\u{338}\u{338}b and %@" } } } } }
            """
        let map = FlowMap(of: try program(spec))
        #expect(map.mermaid.contains("100% of $n #lt;\u{338}\u{338}b and %@"))
        #expect(try map.dot(of: program(spec)).contains("100% of $n &lt;\u{338}\u{338}b and %@"))
    }

    @Test func `every part in Mermaid`() throws {
        let program = try program(text)
        #expect(
            FlowMap(of: program).mermaid == """
                flowchart LR
                  n0(("●"))
                  n1>"note<br>notes://notes/{id:Int}"]
                  subgraph f0["main · tabs"]
                    n2[["main"]]
                    n2p0(["My notes"])
                    n2 --- n2p0
                    n2p1(["new"])
                    n2 --- n2p1
                  end
                  subgraph f1["notes · stack"]
                    n3["list<br>“All notes”"]
                    n4["detail<br>id: Int<br>▸ done: pop"]
                    n5{"share"}
                  end
                  subgraph f2["editor · stack"]
                    n6["text<br>▸ cancel: dismiss"]
                    n7((("saved")))
                  end
                  n0 --- n2
                  n2p0 --- n3
                  n2p1 -.-> n6
                  n3 -->|"open"| n4
                  n3 -.->|"write"| n6
                  n3 --> n5
                  n5 -->|"[signedIn]"| n4
                  n5 -.->|"[not signedIn]"| n6
                  n4 -.->|"all"| n3
                  n6 --o|"save"| n7
                  n1 --> n4
                  n7 -.-> n4

                """)
    }

    @Test func `flows folded to cards`() throws {
        #expect(
            FlowMap(of: try program(text)).folded.mermaid == """
                flowchart LR
                  n0(("●"))
                  n1>"note<br>notes://notes/{id}"]
                  n2[/"main<br>tabs"/]
                  n3[/"notes<br>2 screens<br>▸ → editor: present"/]
                  n4[/"editor<br>1 screen"/]
                  n0 --- n2
                  n2 --- n3
                  n2 -.-> n4
                  n1 --> n3

                """)
    }

    @Test func `one flow, with a card for each neighbor`() throws {
        let map = FlowMap(of: try program(text))
        let shown = Set(map.frames.filter { $0.name == "editor" }.flatMap(\.cards).map(\.node))
        #expect(
            map.part { shown.contains($0) }.mermaid == """
                flowchart LR
                  n0[/"main<br>tabs"/]
                  n1[/"notes<br>stack"/]
                  subgraph f2["editor · stack"]
                    n2["text<br>▸ cancel: dismiss"]
                    n3((("saved")))
                  end
                  n0 -.-> n2
                  n1 -.->|"write<br>[not signedIn]"| n2
                  n2 --o|"save"| n3
                  n3 -.-> n1

                """)
    }

    @Test func `one screen, with its neighbors and what is between these`() throws {
        let program = try program(text)
        let text = try #require(program.screens.first { $0.name.value == "text" })
        let id = try #require(program.flows[text.flow.index].screens.first)
        #expect(
            FlowMap(of: program).part(around: .screen(id)).mermaid == """
                flowchart LR
                  subgraph f0["main · tabs"]
                    n0[["main"]]
                    n0p0(["My notes"])
                    n0 --- n0p0
                    n0p1(["new"])
                    n0 --- n0p1
                  end
                  subgraph f1["notes · stack"]
                    n1["list<br>“All notes”"]
                    n2["detail<br>id: Int<br>▸ done: pop"]
                    n3{"share"}
                  end
                  subgraph f2["editor · stack"]
                    n4["text<br>▸ cancel: dismiss"]
                    n5((("saved")))
                  end
                  n0p0 --- n1
                  n0p1 -.-> n4
                  n1 -->|"open"| n2
                  n1 -.->|"write"| n4
                  n1 --> n3
                  n3 -->|"[signedIn]"| n2
                  n3 -.->|"[not signedIn]"| n4
                  n2 -.->|"all"| n1
                  n4 --o|"save"| n5
                  n5 -.-> n2

                """)
    }

    @Test func `ways of several screens that read alike are one line`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Notes
            root: notes
            flows:
              notes:
                screens: { list: { transitions: { open: { push: help }, next: { push: detail } } }, detail: { transitions: { open: { push: help } } } }
              help: { screens: { topics: {} } }
            """)
        #expect(FlowMap(of: program).part(ofFlows: ["help"]).mermaid.contains("-->|\"open ×2\"|"))
    }

    @Test func `each finding stands at what it is about`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Notes
            root: main
            flows:
              main: { tabs: { notes: { flow: notes }, new: { action: { present: editor } } } }
              notes:
                transitions: { home: popToRoot }
                screens: { list: { transitions: { open: { push: detail }, stay: [] } }, detail: {} }
              editor: { screens: { text: {} } }
            """)
        func finding(_ range: SourceRange?) throws -> Diagnostic {
            Diagnostic(.deadEnd, "here", at: try #require(range))
        }
        let notes = try #require(program.flows.first { $0.name.value == "notes" })
        func step(_ name: String) -> SourceRange? {
            program.transitions.first { $0.name.value == name }.map { $0.steps.first?.range ?? $0.name.range }
        }
        let actions = program.flows[0].tabs.flatMap { $0.steps ?? [] }
        let places = [notes.name.range, step("home"), step("stay"), actions.first?.range, step("open")]
        let found = try places.map { place in
            FlowMap(of: program, findings: [try finding(place)]).mermaid.split(separator: "\n").filter { $0.contains("⚠") }
                .map { $0.drop { $0 == " " } }
        }
        #expect(
            found == [
                [#"subgraph f1["notes · stack<br>⚠ dead-end"]"#], [#"n4("every screen<br>▸ home: popToRoot<br>⚠ dead-end")"#],
                [#"n2["list<br>▸ stay: stays<br>⚠ dead-end"]"#], [#"n1[["main<br>⚠ dead-end"]]"#], [#"n2 -->|"open ⚠"| n3"#],
            ])
    }

    @Test func `an arrow that would cross the picture is a row of its card, or ends at a reference`() throws {
        let program = try program(text)
        let dot = FlowMap(of: program).dot(of: program)
        #expect(
            edges(dot) == [
                #""the start" -> "main""#, #""main":p0:s -> "notes.list""#, #""main":p1:s -> "editor.text""#,
                #""notes.list" -> "notes.detail""#, #""notes.list" -> "notes.list.share""#, #""notes.list.share" -> "notes.detail""#,
                #""notes.list.share" -> "reference 0""#, #""notes.detail" -> "notes.list""#, #""editor.text" -> "end editor saved""#,
                #""link note" -> "notes.detail""#,
            ])
        #expect(dot.contains("\"#8a3ab9\">write  ↗ editor.text<") && dot.contains("\"reference 0\" ["))
        #expect(dot.contains("\"#ffffff\">↗ notes.detail<"))
    }

    @Test func `an arrow back to a tab of its frame, or to the card of a flow, is a row`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Photos
            root: main
            flows:
              main:
                tabs: { photos: { flow: photos }, profile: { screen: profile } }
                screens: { profile: { transitions: { showPhotos: { select: photos } } } }
              photos: { screens: { list: { transitions: { showProfile: { select: profile }, again: { select: photos } } } } }
            """)
        let map = FlowMap(of: program)
        #expect(map.dot(of: program).contains("showPhotos  ↗ photos<") && map.dot(of: program).contains("showProfile  ↗ main: profile<"))
        let part = map.part(ofFlows: ["photos"]).dot(of: program)
        #expect(edges(part) == [#""flow main" -> "photos.list""#] && part.contains("showProfile  ↗ main<"))
        let second = map.part(ofFlows: ["main"]).dot(of: program)
        #expect(edges(second).count { $0.hasPrefix("\"flow photos\"") } == 0 && second.contains("again  ↗ main: photos<"))
    }

    @Test func `kinds of steps have colors, and the legend has the kinds of the map`() throws {
        let program = try program(text)
        let dot = FlowMap(of: program).dot(of: program)
        #expect(dot.contains(##"-> "notes.detail" [arrowhead=normal, color="#0a58ca""##))
        #expect(dot.contains(##""main":p1:s -> "editor.text" [style=dashed, arrowhead=normal, color="#8a3ab9""##))
        let legend = try #require(dot.split(separator: "\n").last { $0.contains("labelloc=b") })
        let words = legend.matches(of: #/">([a-z, ]+)(?:&|<)/#).map { String($0.1) }
        #expect(words == ["push", "present", "pop to", "finish", "after the end", "deep link"])
    }

    @Test func `a deep link is a pill with its URL, in a folded map on the card of its flow`() throws {
        let program = try program(text + "\n  help: { to: notes.list }\n  edit: { to: editor.text }\n  editor: { to: editor.text }\n")
        let map = FlowMap(of: program)
        func pills(_ dot: String) -> [String] {
            dot.split(separator: "\n").filter { !$0.contains("labelloc") }.flatMap { line in
                line.matches(of: #/BGCOLOR="\#e3edff"[^>]*><TR><TD [^>]*><FONT [^>]*>([^<]*)</#)
                    .map { "\(line.split(separator: "\"")[1]): \($0.1)" }
            }
        }
        #expect(
            pills(map.dot(of: program)) == [
                "link note: notes://notes/{id:Int}", "link help: help", "link edit: edit", "link editor: editor",
            ])
        let folded = map.folded.dot(of: program)
        #expect(pills(folded) == ["flow main: help", "flow notes: notes://notes/{id}", "flow editor: edit"])
        #expect(!folded.contains("\"link "))
    }

    @Test func `no name stands twice`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Notes
            root: main
            flows:
              main: { tabs: { notes: { flow: notes }, more: { flow: more } } }
              notes: { screens: { notes: { transitions: { open: { push: detail } } }, detail: {} } }
              more: { screens: { more: {} } }
            """)
        let map = FlowMap(of: program)
        func heading(_ name: String, in map: FlowMap) -> Int { map.dot(of: program).ranges(of: "<B>\(name)</B>").count }
        #expect(heading("main", in: map) == 1 && heading("more", in: map) == 1 && heading("notes", in: map) == 2)
        #expect(heading("notes", in: map.folded) == 1)
    }

    @Test func `an arrow from elsewhere ends at the frame of the flow that it starts`() throws {
        let program = try program(text)
        let dot = FlowMap(of: program).dot(of: program)
        #expect(dot.contains(##"color="#9aa1af", lhead="cluster notes"]"##))
        #expect(dot.split(separator: "\n").filter { $0.contains("lhead") }.count == 3)
    }

    @Test func `chains lead down, and many neighbors are below one another`() throws {
        func map(_ screens: [String]) throws -> String {
            let text = "flowspec: 1\napp: A\nroot: main\nflows: { main: { screens: { \(screens.joined(separator: ", ")) } } }\n"
            let program = try program(text)
            return FlowMap(of: program).dot(of: program)
        }
        let names = (0..<8).map { "screen\($0)" }
        let chain = names.indices.map { "\(names[$0]): \($0 == 7 ? "{}" : "{ transitions: { next: { push: screen\($0 + 1) } } }")" }
        let all = names.dropFirst().map { "\($0): { push: \($0) }" }.joined(separator: ", ")
        let star = ["screen0: { transitions: { \(all) } }"] + names.dropFirst().map { "\($0): {}" }
        #expect(try map(chain).contains("rankdir=TB") && map(star).contains("rankdir=LR"))
    }

    @Test func `a theme has its own colors, or those of the viewer's system`() throws {
        let program = try program(text)
        let map = FlowMap(of: program)
        let (light, dark) = (map.dot(of: program, theme: .light), map.dot(of: program, theme: .dark))
        #expect(light == map.dot(of: program) && light.contains("bgcolor=\"#f2f3f6\""))
        #expect(dark.contains("bgcolor=\"#121419\""))
        for (one, other) in Look.dark { #expect(!dark.contains("\"\(one)\"") && !light.contains("\"\(other)\"")) }
        #expect(FlowMap.Theme.dark.applied(to: "<svg a><g/></svg>") == "<svg a><g/></svg>")
        let adapting = FlowMap.Theme.auto.applied(to: "<svg a><g/></svg>")
        #expect(adapting.hasPrefix("<svg a>\n<style>@media (prefers-color-scheme:dark){") && adapting.hasSuffix("}</style><g/></svg>"))
        #expect(adapting.contains("[fill=\"#16181d\"]{fill:#eceef3}[stroke=\"#16181d\"]{stroke:#eceef3}"))
    }

    /// The arrows of a map in DOT that show.
    private func edges(_ dot: String) -> [String] {
        dot.split(separator: "\n").filter { $0.contains(" -> ") && !$0.contains("style=invis") }
            .map { $0.prefix { $0 != "[" }.trimmingPrefix { $0 == " " }.split(separator: " ").joined(separator: " ") }
    }

    @Test func `what nothing leads to stands behind the first card of its frame`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Notes
            root: notes
            flows: { notes: { transitions: { home: popToRoot }, screens: { list: {}, lost: {} } } }
            """)
        let dot = FlowMap(of: program).dot(of: program)
        #expect(dot.contains(#""notes.list" -> "notes.lost" [style=invis]"#) && dot.contains(#""notes.list" -> "notes.*" [style=invis]"#))
    }

    @Test func `a flow may have the name of the start`() throws {
        let program = try program(
            """
            flowspec: 1
            app: Notes
            root: start
            flows: { start: { tabs: { a: { screen: a }, b: { screen: b } }, screens: { a: {}, b: {} } } }
            """)
        let dot = FlowMap(of: program).dot(of: program)
        #expect(dot.contains("\n  \"the start\" -> \"start\" ["))
        #expect(ParsedDOT(dot).nodes == ["the start", "start", "start.a", "start.b"])
    }

    @Test func `a map with very many arrows is laid out quickly, and one with more is folded`() throws {
        func map(_ screens: Int, _ transitions: Int) throws -> (map: FlowMap, dot: String) {
            let lines = (0..<screens).map { screen in
                let ways = (0..<transitions).map { "t\($0): { push: s\((screen + $0) % screens) }" }.joined(separator: ", ")
                return "s\(screen): { transitions: { \(ways) } }"
            }
            let flows = "flows: { main: { screens: { \(lines.joined(separator: ", ")) } } }"
            let program = try program("flowspec: 1\napp: A\nroot: main\n\(flows)\n")
            let map = FlowMap(of: program)
            return (map, map.dot(of: program))
        }
        let (few, many, most) = (try map(10, 10), try map(20, 10), try map(30, 20))
        #expect(!few.dot.contains("nslimit") && many.dot.contains("nslimit=0.1"))
        #expect(!many.map.isLarge && most.map.isLarge)
    }
}
