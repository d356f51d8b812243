import FlowSpec
import Testing

/// Stack, single, tabs and switch flows, and the keys that only some kinds accept.
@Suite struct FlowKindTests {
    @Test func `each kind takes its own keys`() {
        let text = """
            stack: { screens: { a: {} }, recursive: true, unsaved: true, 1️⃣reselect: none, 2️⃣on: {} }
            tabs: { 3️⃣tabs: { a: { screen: a } }, screens: { a: {} }, 4️⃣container: none, 5️⃣switch: { a: a } }
            child: { 6️⃣switch: { a: a }, screens: { a: {} }, 7️⃣bar: custom }
            single: { 8️⃣container: none }
            """
        let expected = [
            "1️⃣ unknown-key: 'reselect' can't be used with 'screens'; it belongs to 'tabs' | 3:12 'screens' is here",
            "2️⃣ unknown-key: 'on' can't be used with 'screens'; it belongs to 'tabs', 'split' or 'switch' | 3:12 'screens' is here",
            "4️⃣ unknown-key: 'container' can't be used with 'tabs'; it belongs to 'screens' | 3️⃣ 'tabs' is here",
            "5️⃣ unknown-key: 'switch' can't be used with 'tabs': a flow can have only one of them | 3️⃣ 'tabs' is here",
            "7️⃣ unknown-key: 'bar' can't be used with 'switch'; it belongs to 'tabs' | 6️⃣ 'switch' is here",
            "8️⃣ missing-key: 'container' needs the key 'screens'",
        ]
        #expect(
            read(text, at: "flows").findings == expected)
    }

    @Test func `a flow that the app writes by hand has no content`() {
        let text = """
            old: { external: true, params: { a: Int }, results: { done: {} }, presentation: formSheet, requires: g, otherwise: [], description: Old }
            own: { external: 1️⃣false, results: {} }
            no: { external: 2️⃣no }
            more: { 3️⃣external: true, 4️⃣start: a, 5️⃣transitions: {}, 6️⃣screens: { a: {} }, 7️⃣on: {}, 8️⃣container: none }
            """
        let expected = [
            "1️⃣ wrong-type: found false, expected true for 'external'; remove the key",
            "2️⃣ wrong-type: found a string, expected true for 'external'",
            "4️⃣ unknown-key: 'start' can't be used with 'external'; it belongs to 'screens', 'tabs', 'split' or 'switch' | 3️⃣ 'external' "
                + "is here",
            "5️⃣ unknown-key: 'transitions' can't be used with 'external'; it belongs to 'screens', 'tabs', 'split' or 'switch' | 3️⃣ "
                + "'external' is here",
            "6️⃣ unknown-key: 'screens' can't be used with 'external': a flow can have only one of them | 3️⃣ 'external' is here",
            "7️⃣ unknown-key: 'on' can't be used with 'external'; it belongs to 'tabs', 'split' or 'switch' | 3️⃣ 'external' is here",
            "8️⃣ unknown-key: 'container' can't be used with 'external'; it belongs to 'screens' | 3️⃣ 'external' is here",
        ]
        #expect(read(text, at: "flows").findings == expected)
    }

    @Test func `values of a flow`() {
        let text = """
            screens: { home: {} }
            container: 1️⃣navigation
            params: { item: 2️⃣[Item] }
            results: { 3️⃣dismissed: {}, done: 4️⃣[Item] }
            transitions: { 5️⃣In: pop, go: 6️⃣go }
            presentation: 7️⃣sheet
            8️⃣otherwise: pop
            description: 9️⃣""
            """
        let expected = [
            "1️⃣ unknown-value: 'navigation' isn't a value of 'container'; use 'none'",
            "2️⃣ wrong-type: found a list, expected a Swift type for 'item'; put the type in quotes",
            "3️⃣ invalid-identifier: 'dismissed' can't be the name of a result: it is reserved for an end without a result; choose "
                + "another name",
            "4️⃣ wrong-type: found a list, expected a mapping of parameters by name for 'done'; write each entry with its name, without "
                + "'-' and []: 'name: Type'",
            "5️⃣ invalid-identifier: 'In' can't be the name of a transition: it must begin with a lowercase letter; did you mean 'in'?",
            "6️⃣ unknown-value: 'go' isn't a step; the steps without a value are 'pop', 'popToRoot', 'dismiss', 'dismissAll', 'finish', "
                + "'restart' and 'resume'; write 'push: go' to show a screen",
            "7️⃣ unknown-value: 'sheet' isn't a value of 'presentation'; use 'automatic', 'pageSheet', 'formSheet', 'fullScreen', "
                + "'overFullScreen', 'overCurrentContext', 'popover' or 'custom'",
            "8️⃣ missing-key: 'otherwise' needs the key 'requires': the name of a guard or a mapping: a condition",
            "9️⃣ unknown-value: 'description' must not be empty",
        ]
        #expect(read(text, at: "flows.home").findings == expected)
    }

    @Test func `children of a switch flow`() throws {
        let text = """
            main: main
            launch: { screen: launch, with: { count: 3 } }
            auth: { flow: auth }
            1️⃣old-one: 2️⃣[main]
            both: { 3️⃣flow: main, 4️⃣screen: launch }
            5️⃣neither: {}
            none:6️⃣
            """
        let (file, findings) = read(text, at: "flows.app.switch")
        let expected = [
            "1️⃣ invalid-identifier: 'old-one' can't be the name of a child: it must have only ASCII letters and digits; did you mean "
                + "'oldOne'?",
            "2️⃣ wrong-type: found a list, expected the name of a screen or flow or a mapping: a target for 'old-one'",
            "4️⃣ unknown-key: 'screen' can't be used with 'flow': a target can have only one of them | 3️⃣ 'flow' is here",
            "5️⃣ missing-key: a target needs one of the keys 'screen' or 'flow'",
            "6️⃣ wrong-type: found nothing, expected the name of a screen or flow or a mapping: a target for 'none'",
        ]
        #expect(findings == expected)
        let children = try #require(file?.flows[0].children)
        #expect(children.map(\.target?.name.value) == ["main", "launch", "auth", nil, "launch", nil, nil])
        #expect(children.prefix(3).map(\.target?.kind) == [nil, .screen, .flow])
        #expect(children[1].target?.arguments.map(\.name.value) == ["count"])
    }

    @Test func `a guarded start`() throws {
        let text = """
            switch: { main: main, auth: auth }
            start: [{ if: signedIn, start: main }, { if: hasRole, with: { role: .admin }, start: admin }, auth]
            """
        let (file, findings) = read(text, at: "flows.app")
        #expect(findings == [])
        let start = try #require(file?.flows[0].start)
        #expect(
            start.choices.map(\.condition.words) == ["signedIn", "hasRole"] && start.choices.map(\.name.value) == ["main", "admin"])
        #expect(start.choices[1].condition.questions[0].arguments.map(\.name.value) == ["role"] && start.otherwise.value == "auth")
    }

    @Test func `guarded starts that have no end, or an early one`() {
        let text = """
            a: { screens: { a: {} }, start: [1️⃣{ if: signedIn, start: a }] }
            b: { screens: { a: {} }, start: [2️⃣a, a] }
            c: { screens: { a: {} }, start: 3️⃣[] }
            d: { screens: { a: {} }, start: [4️⃣{ if: signedIn }, { 5️⃣iff: signedIn, start: a }, 6️⃣[a], 7️⃣{}, a] }
            e: { screens: { a: {} }, start: 8️⃣{ if: signedIn, start: a } }
            f: { screens: { a: {} }, start: [9️⃣~] }
            """
        let expected = [
            "1️⃣ wrong-type: found a mapping, expected the name of a screen, tab or child at the end of 'start'; add the name that is used "
                + "if no guard is true",
            "2️⃣ wrong-type: found a string, expected a guarded start; only the last entry of 'start' can be a plain name",
            "3️⃣ unknown-value: 'start' is empty; add at least one entry",
            "4️⃣ missing-key: a guarded start needs the key 'start': the name of a screen, tab or child",
            "5️⃣ unknown-key: 'iff' isn't a key of a guarded start; did you mean 'if'?",
            "6️⃣ wrong-type: found a list, expected a guarded start; only the last entry of 'start' can be a plain name",
            "7️⃣ missing-key: a guarded start needs the key 'if': the name of a guard or a mapping: a condition",
            "7️⃣ missing-key: a guarded start needs the key 'start': the name of a screen, tab or child",
            "8️⃣ wrong-type: found a mapping, expected the name of a screen, tab or child, or a list of guarded starts that ends with a "
                + "plain name for 'start'",
            "9️⃣ wrong-type: found nothing, expected the name of a screen, tab or child at the end of 'start'; add the name that is used "
                + "if no guard is true",
        ]
        #expect(read(text, at: "flows").findings == expected)
    }

    @Test func `requirements`() throws {
        let text = """
            a: { screens: { a: { requires: { guard: canBeShared, with: { item: $item } }, otherwise: [] } }, requires: signedIn }
            b: { screens: { b: {} }, 1️⃣otherwise: pop }
            c: { screens: { c: {} }, requires: 2️⃣[signedIn], otherwise: 3️⃣popp }
            d: { screens: { d: {} }, requires: { 4️⃣with: {} } }
            """
        let (file, findings) = read(text, at: "flows")
        let expected = [
            "1️⃣ missing-key: 'otherwise' needs the key 'requires': the name of a guard or a mapping: a condition",
            "2️⃣ wrong-type: found a list, expected the name of a guard or a mapping: a condition for 'requires'; write '{ and: [signedIn] }'",
            "3️⃣ unknown-value: 'popp' isn't a step; did you mean 'pop'?",
            "4️⃣ missing-key: 'with' needs the key 'guard'",
        ]
        #expect(findings == expected)
        let flow = try #require(file?.flows[0])
        #expect(flow.requirement?.condition.words == "signedIn" && flow.requirement?.otherwise == nil)
        let requirement = flow.screens[0].requirement
        #expect(requirement?.condition.questions[0].arguments.map(\.name.value) == ["item"] && requirement?.otherwise?.isEmpty == true)
    }

    @Test func `tabs with actions, badges and arguments`() throws {
        let text = """
            scan: { action: [{ present: scanner }, popToRoot], badge: true }
            home: { flow: home, with: { user: $user } }
            a: { action: pop, 1️⃣with: {} }
            b: { screen: b, badge: 2️⃣yes, width: 3️⃣narrow }
            c: { 4️⃣with: {}, width: regular }
            """
        let (file, findings) = read(text, at: "flows.main.tabs")
        let expected = [
            "1️⃣ unknown-key: 'with' can't be used with 'action'; it belongs to 'flow' or 'screen' | 7:12 'action' is here",
            "2️⃣ wrong-type: found a string, expected true or false for 'badge'; write true",
            "3️⃣ unknown-value: 'narrow' isn't a value of 'width'; use 'compact' or 'regular'",
            "4️⃣ missing-key: 'with' needs the key 'flow' or 'screen'",
        ]
        #expect(findings == expected)
        let tabs = try #require(file?.flows[0].tabs)
        guard case .action(let steps) = tabs[0].content else {
            Issue.record("no action")
            return
        }
        #expect(steps.count == 2 && tabs[0].hasBadge && tabs[1].arguments.map(\.name.value) == ["user"])
    }

    @Test func `a container's own words`() throws {
        let text = """
            a: { tabs: { a: { flow: b } }, reselect: none, bar: custom, on: { a.done: [], b.done: { select: a } } }
            b: { tabs: { a: { flow: b } }, reselect: 1️⃣off, bar: 2️⃣hidden, on: 3️⃣[pop] }
            """
        let (file, findings) = read(text, at: "flows")
        let expected = [
            "1️⃣ unknown-value: 'off' isn't a value of 'reselect'; use 'popToRoot' or 'none'",
            "2️⃣ unknown-value: 'hidden' isn't a value of 'bar'; use 'system', 'sidebar' or 'custom'",
            "3️⃣ wrong-type: found a list, expected a mapping of handlers by name for 'on'; write each entry with its name, without '-' "
                + "and []: 'pop: …'",
        ]
        #expect(findings == expected)
        let flow = try #require(file?.flows[0])
        #expect(flow.reselect?.value == FlowDeclaration.Reselect.none && flow.bar?.value == .custom)
        #expect(flow.handlers.map(\.name.value) == ["a.done", "b.done"] && flow.handlers.map(\.steps.count) == [0, 1])
        #expect(file?.flows.map(\.isPartial) == [false, true])
    }
}
