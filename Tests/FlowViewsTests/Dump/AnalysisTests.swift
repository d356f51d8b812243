import FlowAnalysis
import FlowGraph
import Foundation
import TestSupport
import Testing

@testable import FlowSpec
@testable import FlowViews

/// A program's analysis as JSON.
@Suite struct AnalysisTests {
    private let text = """
        flowspec: 1
        app: Shop
        root: main
        flows:
          main:
            tabs:
              shop: { flow: shop }
              me: { flow: me }
              add: { action: { present: login, on: { ok: [{ pop: 2 }], dismissed: [] } }, title: Add }
            on: { shop.ended: [{ select: me }] }
          shop:
            results: { ended: {} }
            transitions: { home: { popTo: list } }
            screens:
              list: { transitions: { open: { push: help } } }
              lost: {}
          me: { screens: { profile: { transitions: { again: { push: profile } } } } }
          help: { screens: { topics: {} } }
          login: { results: { ok: {} }, screens: { signIn: { transitions: { ok: finish } } } }
        invariants:
          shallow: { stack: me, maxDepth: 3 }
          home: { reach: shop.list, from: everywhere }
          found: { reach: shop.lost, from: everywhere }
        """

    private func analyse(_ text: String) throws -> (Analysis, SourceTable) {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let file = readSpec(sources.add(Source(path: "App.flow.yaml", text: text)), in: sources, into: &diagnostics)
        let program = link([file], into: &diagnostics)
        return (Analysis(of: try #require(program, "\(diagnostics.sorted.map(\.message))")), sources)
    }

    private func dump(_ text: String, words: Int? = nil) throws -> [UInt8] {
        let (analysis, sources) = try analyse(text)
        return dumpAnalysis(analysis, sources: sources, version: "0.0.0", words: words.map { analysis.words(upTo: $0) })
    }

    private func lines(_ key: String, words: Int? = nil) throws -> [String] {
        let (analysis, sources) = try analyse(text)
        let document = AnalysisDump(analysis, sources: sources).document(version: "0.0.0", words: words.map { analysis.words(upTo: $0) })
        guard case .array(let items)? = document.pairs.first(where: { $0.key == key })?.value else { return [] }
        return items.map { item in
            item.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
        }
    }

    @Test func `each screen with its lanes`() throws {
        #expect(
            try lines("screens") == [
                #"{ "flow": "shop", "screen": "list", "lane": "main/shop", "reachable": true, "distance": 0 }"#,
                #"{ "flow": "shop", "screen": "lost", "reachable": false }"#,
                #"{ "flow": "me", "screen": "profile", "lane": "main/me", "reachable": true, "distance": 1 }"#,
                #"{ "flow": "help", "screen": "topics", "lane": "main/shop", "reachable": true, "distance": 1 }"#,
                #"{ "flow": "login", "screen": "signIn", "lane": "login", "reachable": true, "distance": 1 }"#,
            ])
    }

    @Test func `each transition on each screen, a flow's too`() throws {
        #expect(
            try lines("transitions") == [
                #"{ "flow": "shop", "screen": "list", "name": "open", "fires": true, "distance": 1, "faults": [] }"#,
                #"{ "flow": "shop", "screen": "list", "name": "home", "fires": true, "distance": 1, "faults": [] }"#,
                #"{ "flow": "shop", "screen": "lost", "name": "home", "fires": false, "faults": [] }"#,
                #"{ "flow": "me", "screen": "profile", "name": "again", "fires": true, "distance": 2, "faults": [] }"#,
                #"{ "flow": "login", "screen": "signIn", "name": "ok", "fires": true, "distance": 2, "#
                    + #""faults": [ { "rule": "pop-at-root", "distance": 2, "#
                    + #""place": { "file": "App.flow.yaml", "line": 9, "column": 51, "endLine": 9, "endColumn": 61 } } ] }"#,
            ])
    }

    @Test func `tabs that act, and handlers`() throws {
        #expect(
            try lines("containers") == [
                #"{ "flow": "main", "tab": "add", "fires": true, "distance": 1, "faults": [] }"#,
                #"{ "flow": "main", "on": "shop.ended", "faults": [] }"#,
            ])
    }

    @Test func `links, those that wait for a child too`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: app
            flows:
              app: { switch: { gate: { flow: gate }, main: { flow: main } }, on: { gate.done: { switch: main } } }
              gate: { results: { done: {} }, screens: { signIn: { transitions: { next: { push: code } } }, code: { transitions: { done: finish } } } }
              main: { screens: { list: {}, detail: {} } }
            deepLinks:
              detail: { in: main, open: { push: detail } }
              deep: { in: main, open: [{ push: detail }, { pop: 2 }] }
              gate: { to: gate.signIn, whenModal: refuse }
            """
        let (analysis, _) = try analyse(text)
        let facts = analysis.links(with: analysis.faults).map { fact in
            let faults = fact.faults.map { "\($0.kind.rawValue) \($0.distance)" }.joined(separator: ", ")
            return "\(analysis.program[fact.link].name.value) \(fact.fires) \(fact.distance ?? 0) \(faults)"
        }
        #expect(facts == ["detail true 3 ", "deep true 3 pop-at-root 3", "gate true 1 "])
        #expect(try schemaProblems(of: ["dump": dump(text)], schema: analysisSchema()) == "")
    }

    @Test func `what start sites do`() throws {
        let (analysis, _) = try analyse(text)
        let sites = analysis.sites(with: analysis.faults).map { fact in
            "\(fact.site.index) \(fact.result.map(String.init) ?? "dismissed"): \(fact.faults.map { "\($0.kind.rawValue) \($0.distance)" })"
        }
        #expect(sites == [#"1 0: ["pop-at-root 2"]"#, "1 dismissed: []"])
    }

    @Test func `a fault after the user has gone back`() throws {
        let text = """
            flowspec: 1
            app: A
            root: a
            flows:
              a:
                screens:
                  x: { transitions: { go: { push: f, on: { dismissed: [{ push: z }, dismiss] } } } }
                  z: {}
              f: { screens: { u: {} } }
            """
        let (analysis, _) = try analyse(text)
        let faults = analysis.sites(with: analysis.faults).flatMap(\.faults)
        #expect(faults.map { "\($0.kind.rawValue) \($0.distance)" } == ["dismiss-at-base 2"])
        #expect(analysis.transitions(with: analysis.faults).allSatisfy { $0.faults.isEmpty })
        let dump = ["dump": try dump(text)]
        #expect(String(decoding: dump["dump"] ?? [], as: UTF8.self).contains(#""on": "dismissed""#))
        #expect(try schemaProblems(of: dump, schema: analysisSchema()) == "")
    }

    @Test func `all words up to a distance, the shortest first`() throws {
        #expect(
            try lines("words", words: 1) == [
                #"{ "word": [{ "lane": "main/shop", "flow": "shop", "screen": "list", "activation": null }], "distance": 0 }"#,
                #"{ "word": [{ "lane": "main/me", "flow": "me", "screen": "profile", "activation": null }], "distance": 1 }"#,
                #"{ "word": [ { "lane": "main/shop", "flow": "shop", "screen": "list", "activation": null }, "#
                    + #"{ "lane": "login", "flow": "login", "screen": "signIn", "activation": null } ], "distance": 1 }"#,
                #"{ "word": [ { "lane": "main/shop", "flow": "shop", "screen": "list", "activation": null }, "#
                    + #"{ "lane": "main/shop", "flow": "help", "screen": "topics", "activation": "help" } ], "distance": 1 }"#,
            ])
        #expect(try lines("words").isEmpty)
        #expect(String(decoding: try dump(text, words: 0), as: UTF8.self).hasSuffix("\"wordsUpTo\": 0\n}\n"))
    }

    @Test func `stacks and invariants`() throws {
        #expect(
            try lines("stacks") == [
                #"{ "flow": "shop", "maxDepth": 2 }"#, #"{ "flow": "me", "unbounded": true, "cycle": ["again"] }"#,
                #"{ "flow": "help", "maxDepth": 1 }"#, #"{ "flow": "login", "maxDepth": 1 }"#,
            ])
        let again = #""me.profile: again", "me.profile: again", "me.profile: again""#
        let invariants = try lines("invariants").map {
            $0.replacingOccurrences(of: "[ ", with: "[").replacingOccurrences(of: " ]", with: "]")
        }
        #expect(
            invariants == [
                #"{ "name": "shallow", "verdict": "violated", "distance": 4, "trace": ["tap 'me'", \#(again)] }"#,
                #"{ "name": "home", "verdict": "holds" }"#,
                #"{ "name": "found", "verdict": "violated", "distance": 0, "trace": [] }"#,
            ])
    }

    @Test func `a stack and an invariant on a line`() throws {
        let (analysis, sources) = try analyse(text)
        let dump = AnalysisDump(analysis, sources: sources)
        let me = FlowID(index: 2)
        #expect(dump.stack(of: me, maxDepth: 4).text == "{ \"flow\": \"me\", \"maxDepth\": 4 }\n")
        let profile = analysis.program[me].screens[0]
        let again = Occasion.transition(try #require(analysis.program[profile].transitions.first), profile)
        #expect(
            dump.stack(of: me, maxDepth: nil, cycle: [again, .back, .swipeDown, .tap(FlowID(index: 0), tab: 1)]).text
                == #"{ "flow": "me", "unbounded": true, "cycle": ["again", "back", "dismissal", "tap 'me'"] }"# + "\n")
        #expect(dump.invariant(0).text == "{ \"name\": \"shallow\", \"verdict\": \"holds\" }\n")
        let possible = #"{ "name": "shallow", "verdict": "possible", "distance": 3, "bound": "lower" }"#
        #expect(dump.invariant(0, brokenAfter: Distance(3, .lower)).text == possible + "\n")
        guard case .found(let replay) = analysis.way(to: ScreenID(index: 3)) else {
            Issue.record("no way")
            return
        }
        #expect(
            dump.invariant(0, brokenAfter: replay.distance, by: replay).text
                == #"{ "name": "shallow", "verdict": "violated", "distance": 1, "trace": ["shop.list: open"] }"# + "\n")
    }

    /// The analysis assumes that 'help' is on a stack as soon as the first tab is left.
    @Test func `where the analysis isn't exact a distance is as long as a run, or called a bound`() throws {
        let (analysis, sources) = try analyse(
            """
            flowspec: 1
            app: Shop
            root: main
            invariants:
              help: { stack: help, never: "help" }
            flows:
              main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
              shop: { screens: { list: {} } }
              me: { screens: { me: { transitions: { ask: [ { select: shop }, { push: help } ] } } } }
              help: { screens: { help: {} } }
            """)
        let text = String(decoding: dumpAnalysis(analysis, sources: sources, version: "1", words: analysis.words(upTo: 1)), as: UTF8.self)
        let violated = #""verdict": "violated", "distance": 2, "trace": ["tap 'me'", "me.me: ask"]"#
        #expect(text.contains(violated))
        #expect(text.contains(#""flow": "help", "screen": "help", "lane": "main/shop", "reachable": true, "distance": 2 }"#))
        #expect(text.contains(#""bound": "lower""#), "words")
        #expect(!text.contains(#""distance": 1, "trace""#))
    }

    @Test func `each definition of the schema is used, and each that is used is there`() {
        let schema = String(decoding: analysisSchema(), as: UTF8.self)
        let used = schema.components(separatedBy: "#/$defs/").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(Set(used) == Set(JSONObject.analysisParts.map(\.name)))
    }

    @Test func `dumps fit the schema`() throws {
        // A list that continues in another tab as it is.
        let violation = """
            flowspec: 1
            app: App
            root: main
            flows:
              main: { tabs: { a: { flow: a }, b: { flow: b } } }
              a: { screens: { a: { transitions: { go: [ { select: b }, { push: c } ] } } } }
              b: { screens: { b: { transitions: { next: { push: b } } } } }
              c: { screens: { c: {} } }
            """
        // Thirteen flows with two possible starts each, on one stack.
        let partial = """
            flowspec: 1
            app: App
            root: home
            guards: { g: Holds }
            flows:
              home: { screens: { a: { transitions: { go: { setStack: [a, \(Array(repeating: "other", count: 13).joined(separator: ", "))] } } } } }
              other: { start: [{ if: g, start: b }, c], screens: { b: {}, c: {} } }
            invariants: { shallow: { stack: home, maxDepth: 20 } }
            """
        let dumps = [
            "words": try dump(text, words: 3), "plain": try dump(text), "violation": try dump(violation), "partial": try dump(partial),
        ]
        let text = String(decoding: dumps["partial"] ?? [], as: UTF8.self)
        #expect(text.contains(#""analysis": "partial""#) && text.contains(#""reason": "beginnings""#) && text.contains(#""stacks": []"#))
        #expect(text.contains(#"{ "name": "shallow", "verdict": "possible" }"#))
        #expect(String(decoding: dumps["violation"] ?? [], as: UTF8.self).contains(#""reason": "goes-on-in-tab""#))
        #expect(try schemaProblems(of: dumps, schema: analysisSchema()) == "")
    }

    @Test(arguments: [
        (#""analysis": "exact""#, #""analysis": "sure""#), (#""rule": "pop-at-root""#, #""rule": "pop""#),
        (#""activation": null"#, #""activation": 1"#), (#""reachable": false"#, #""reached": false"#), (#""tab": "add""#, #""bar": "add""#),
        (#""wordsUpTo": 1"#, #""wordsUpTo": -1"#),
    ])
    func `what isn't a dump doesn't fit`(part: String, other: String) throws {
        let whole = String(decoding: try dump(text, words: 1), as: UTF8.self)
        #expect(whole.contains(part))
        let changed = Array(whole.replacingOccurrences(of: part, with: other).utf8)
        #expect(try schemaProblems(of: ["changed": changed], schema: analysisSchema()) != "")
    }
}
