import FlowGraph
import Testing

@testable import FlowSpec
@testable import FlowViews

@Suite struct DumpTests {
    @Test func `a program of one screen`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: home
            flows:
              home:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { params: { id: Int = 1 } }

            """
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let file = readSpec(sources.add(Source(path: "App.flow.yaml", text: text)), in: sources, into: &diagnostics)
        let program = try #require(link([file], into: &diagnostics))
        let dump = String(decoding: dumpProgram(program, sources: sources, version: "0.0.0"), as: UTF8.self)
        #expect(
            dump.contains(
                """
                  "transitions": [
                    {
                      "id": "home.list.open",
                      "name": "open",
                      "screen": "home.list",
                      "place": { "file": "App.flow.yaml", "line": 7, "column": 30, "endLine": 7, "endColumn": 34 },
                      "params": [],
                """))
        #expect(dump.hasPrefix("{\n  \"dump\": 1,\n  \"flowgen\": \"0.0.0\",\n  \"app\": \"Shop\",\n  \"root\": {"))
        #expect(dump.hasSuffix("\n}\n"))
    }

    /// Each step of a program, without its location.
    @Test func `each step on a line`() {
        let dump = Dump(program: program, sources: sources)
        let lines = allSteps.map { step -> String in
            guard case .array(let steps) = dump.steps([step]), let first = steps.first else { return "" }
            return onLine(withoutPlaces(first))
        }
        let plain = lines.filter { !$0.contains("animatedIf") }
        let asked = #", "animatedIf": [{ "from": "method", "name": "animated" }], "within": "home" }"#
        #expect(lines.filter { $0.contains("animatedIf") } == plain.map { String($0.dropLast(2)) + asked })
        #expect(
            plain.joined(separator: "\n") == #"""
                { "step": "push", "use": { "flow": "home", "start": "detail", "stack": [{ "screen": "home.detail", "with": {} }], "with": {} }, "site": 0 }
                { "step": "push", "use": { "screen": "home.detail", "with": { "item": { "from": "method", "name": "item" } } } }
                { "step": "replace", "use": { "screen": "home.detail", "with": {} } }
                { "step": "setStack", "stack": [{ "screen": "home.list", "with": {} }, { "screen": "home.detail", "with": {} }] }
                { "step": "pop", "count": 2 }
                { "step": "popTo", "screen": "home.list" }
                { "step": "popTo", "screen": "home.list", "else": "stay" }
                { "step": "popTo", "screen": "home.list", "else": "root" }
                { "step": "popTo", "screen": "home.list", "else": "push", "use": { "screen": "home.list", "with": {} } }
                { "step": "popToRoot" }
                { "step": "select", "flow": "bar", "tab": "home" }
                { "step": "select", "flow": "bar", "tab": "home", "stack": [] }
                { "step": "select", "flow": "bar", "tab": "home", "stack": [{ "screen": "home.detail", "with": {} }] }
                { "step": "switch", "flow": "app", "child": "main", "reset": true }
                { "step": "switch", "flow": "app", "child": "main", "use": { "flow": "home", "start": "list", "with": {} }, "reset": false }
                { "step": "present", "use": { "screen": "gate.help", "with": {} }, "site": 1, "anchor": "source" }
                { "step": "dismiss" }
                { "step": "dismissAll" }
                { "step": "finish", "flow": "home", "result": "placed", "with": { "item": { "from": "result", "name": "item" } } }
                { "step": "alert", "title": { "text": "Delete \"it\"?\n" }, "message": { "from": "flow", "name": "reason" }, "style": "actionSheet", "anchor": "source", "actions": [ { "name": "delete", "title": { "key": "delete.title", "default": "Delete 100 %% of %@", "table": "Alerts", "comment": "A button", "values": [{ "from": "method", "name": "item" }] }, "style": "destructive", "do": [{ "step": "pop", "count": 1 }] } ] }
                { "step": "perform", "effect": "home.list.ask", "onTop": true, "with": { "count": { "literal": "3" } }, "on": [{ "result": "yes", "do": [] }] }
                { "step": "if", "condition": { "or": [ { "not": { "guard": "signedIn", "with": { "item": { "from": "screen", "name": "item" } } } }, { "and": [ { "guard": "signedIn", "with": { "item": { "from": "screen", "name": "item" } } }, { "stackOnTop": true } ] } ] }, "then": [{ "step": "popToRoot" }], "else": [], "requirement": true }
                """#)
    }

    @Test func `each form of invariant on a line`() {
        let dump = Dump(program: program, sources: sources)
        let lines = program.invariants.map { onLine(withoutPlaces(dump.invariant($0))) }
        let head = #"{ "name": "holds", "documentation": "It must.", "#
        #expect(lines.allSatisfy { $0.hasPrefix(head) })
        let expected = [
            #""stack": "home", "always": "home.list (home.list | home.detail)* (. | home.detail)?" }"#,
            #""stack": "home", "never": "... home.detail | (. .+)+" }"#,
            #""stack": "home", "maxDepth": 4 }"#, #""reach": "home.list", "from": "home.detail", "within": 3, "without": "gestures" }"#,
            #""after": "gate", "absent": ["bar", "home.detail"] }"#, #""screen": "home.detail", "above": "home.list" }"#,
            #""screen": "home.list", "below": "home.detail" }"#, #""transition": "order", "leaves": ["gate", "home.list"] }"#,
            #""screen": "home.list", "via": "home.detail", "since": "home.list" }"#,
            #""folds": "everywhere", "except": ["home.detail"] }"#,
        ]
        #expect(lines.map { String($0.dropFirst(head.count)) } == expected)
    }

    @Test func `a link on a line`() {
        let dump = Dump(program: program, sources: sources)
        #expect(
            program.links.map { onLine(withoutPlaces(dump.link($0))) } == [
                #"{ "name": "order", "documentation": "From a mail.", "isTransition": false, "patterns": ["shop://orders/{item:Item}"], "#
                    + #""params": [{ "name": "item", "kind": "value", "type": "Item", "default": ".first" }], "whenModal": "dismiss", "#
                    + #""flow": "home", "home": [{ "flow": "app", "child": "main" }, { "flow": "bar", "tab": "home" }], "#
                    + #""restarts": true, "keep": "home.detail", "covers": [], "steps": [{ "step": "push", "use": { "screen": "home.detail", "with": {} } }] }"#
            ])
    }

    @Test func `keys have the order of their tables`() {
        guard case .object(let pairs) = everything else {
            Issue.record("no object")
            return
        }
        #expect(pairs.map { $0.key } == JSONObject.program.keys.map(\.name))
        for (list, object) in [
            ("flows", JSONObject.flow), ("screens", .screen), ("transitions", .transition), ("sites", .site), ("invariants", .invariant),
            ("links", .link),
        ] {
            guard case .array(let items)? = pairs.first(where: { $0.key == list })?.value else {
                Issue.record("no \(list)")
                continue
            }
            for case .object(let pairs) in items {
                let order = object.keys.map(\.name)
                let places = pairs.compactMap { order.firstIndex(of: $0.key) }
                #expect(places == places.sorted(), "\(list): \(pairs.map { $0.key })")
            }
        }
    }

    private func withoutPlaces(_ value: JSON) -> JSON {
        switch value {
        case .object(let pairs):
            .object(pairs.filter { $0.key != "place" && $0.key != "animated" }.map { ($0.key, withoutPlaces($0.value)) })
        case .array(let items): .array(items.map(withoutPlaces))
        case .null, .boolean, .integer, .number, .string: value
        }
    }

    private func onLine(_ value: JSON) -> String {
        let lines = String(decoding: value.bytes, as: UTF8.self).split(separator: "\n")
        return lines.map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    }
}
