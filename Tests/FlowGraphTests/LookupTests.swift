import Testing

@Suite struct LookupTests {
    @Test func `a flow that is declared in two files`() {
        let first = """
            1️⃣home: { screens: { home: {} } }
            """
        let second = """
            flowspec: 1
            flows:
              1️⃣home: { screens: { list: {} } }
            """
        let expected = [
            "2:1️⃣ duplicate-flow: the flow 'home' is declared twice; rename or remove one of them | 1:1️⃣ 'home' is first declared here"
        ]
        #expect(linked([specText(flows: first), second]).findings == expected)
    }

    @Test func `the first of two flows of a name is the one that others lead to`() {
        let first = """
            home: { screens: { home: { transitions: { go: { present: pick, on: { done: [], dismissed: [] } } } } } }
            pick: { results: { done: {} }, screens: { pick: { transitions: { done: finish } } } }
            """
        let second = """
            flowspec: 1
            flows:
              1️⃣pick: { screens: { list: {} } }
            """
        #expect(linked([specText(flows: first), second]).findings.map { $0.prefix { $0 != " " } } == ["2:1️⃣"])
    }

    @Test func `two roots`() {
        let first = """
            flowspec: 1
            app: Shop
            root: 1️⃣home
            flows:
              home: { screens: { home: {} } }
            """
        let second = """
            flowspec: 1
            app: Other
            root: 1️⃣home
            """
        let expected = [
            "2:1️⃣ duplicate-root: 'root' is declared in two files; remove one of them | 1:1️⃣ 'root' is first declared here"
        ]
        #expect(linked([first, second]).findings == expected)
    }

    @Test func `no root`() {
        let first = """
            1️⃣flowspec: 1
            flows: { home: { screens: { home: {} } } }
            """
        let second = """
            flowspec: 1
            """
        let expected = [
            "1:1️⃣ missing-root: no root flow: flowgen can't find the app's first screen; add 'root: name' next to 'app: Name', or "
                + "'entry' to the flows that your code starts"
        ]
        #expect(linked([first, second]).findings == expected)
    }

    @Test func `a root that isn't there`() {
        let text = """
            flowspec: 1
            app: Shop
            root: 1️⃣hime
            flows:
              home: { screens: { home: {} } }
            """
        #expect(linked([text]).findings == ["1️⃣ unknown-target: 'hime' isn't a flow of the project; did you mean 'home'?"])
    }

    @Test func `targets that aren't there`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: 1️⃣detials }
                    b: { replace: 2️⃣hom }
                    c: { setStack: [home, 3️⃣detail] }
                    d: { popTo: 4️⃣elsewhere }
                    e: { present: 5️⃣chekout }
                    f: [{ push: details }, { push: 6️⃣nothingLikeIt }, { popTo: 7️⃣cart }]
                details: {}
            checkout: { screens: { 8️⃣cart: {} } }
            """
        let expected = [
            "1️⃣ unknown-target: 'detials' is neither a screen of the flow 'home' nor a flow; did you mean 'details'?",
            "2️⃣ unknown-target: 'hom' isn't a screen of the flow 'home'; did you mean 'home'?",
            "3️⃣ unknown-target: 'detail' is neither a screen of the flow 'home' nor a flow; did you mean 'details'?",
            "4️⃣ unknown-target: 'elsewhere' isn't a screen of the flow 'home'",
            "5️⃣ unknown-target: 'chekout' is neither a screen of the flow 'home' nor a flow; did you mean 'checkout'?",
            "6️⃣ unknown-target: 'nothingLikeIt' is neither a screen of the flow 'home' nor a flow",
            "7️⃣ unknown-target: 'cart' isn't a screen of the flow 'home' | 8️⃣ the flow 'checkout' has a screen named 'cart'",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `a target that says whether it is a screen or a flow`() throws {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: purchase }
                    b: { push: { screen: purchase }, with: { id: 1 } }
                    c: { push: { flow: purchase, with: { sum: 2 } } }
                    d: { present: { flow: purchase }, with: { sum: 3 }, stack: [] }
                    e: [{ present: { screen: purchase, with: { id: 4 } } }, { push: { flow: purchase } }]
                purchase: { params: { id: Int } }
            purchase: { screens: { start: { params: { sum: Int } } } }
            """
        #expect(
            ProgramText(program: try linkedProgram(specText(flows: flows))).methods(of: "home.home") == [
                "a(id: Int): push purchase(id: id)", "b(): push purchase(id: 1)", "c(): push purchase(sum: 2)",
                "d(): present purchase(sum: 3)", "e(sum: Int): present purchase(id: 4); push purchase(sum: sum)",
            ])
        let mistakes = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: { screen: 1️⃣checkout } }
                    b: { push: { flow: 2️⃣detail } }
                    c: { push: { screen: detail, with: { 3️⃣id: 1 } }, 4️⃣with: { id: 2 } }
                    d: { 5️⃣push: {} }
                detail: { params: { id: Int } }
            checkout: { screens: { cart: {} } }
            """
        #expect(
            linked([specText(flows: mistakes)]).findings.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
                "1️⃣ unknown-target: 'checkout' isn't a screen of the flow 'home' but a flow; write 'flow",
                "2️⃣ unknown-target: 'detail' isn't a flow but a screen; write 'screen",
                "4️⃣ unknown-key: 'with' can't be used with a target that has its own arguments; write all arguments in one place | 3️⃣ "
                    + "the target's arguments are here",
                "5️⃣ missing-key: a target needs one of the keys 'screen' or 'flow'",
            ])
    }

    @Test func `a screen of another flow`() {
        let flows = """
            home: { screens: { home: { transitions: { a: { push: 1️⃣cart }, b: { replace: 2️⃣cart } } } } }
            checkout: { screens: { 3️⃣cart: {} } }
            """
        let expected = [
            "1️⃣ unknown-target: 'cart' is neither a screen of the flow 'home' nor a flow; write 'checkout', the flow of that screen | 3️⃣ "
                + "the flow 'checkout' has a screen named 'cart'",
            "2️⃣ unknown-target: 'cart' isn't a screen of the flow 'home' | 3️⃣ the flow 'checkout' has a screen named 'cart'",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `starts that aren't there`() {
        let flows = """
            main: { start: 1️⃣hom, tabs: { home: { flow: home } } }
            home: { start: 2️⃣main, screens: { home: {} } }
            """
        let expected = [
            "1️⃣ unknown-target: 'hom' isn't a tab of the flow 'main'; did you mean 'home'?",
            "2️⃣ unknown-target: 'main' isn't a screen of the flow 'home'",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `contents of tabs that aren't there`() {
        let flows = """
            main:
              tabs:
                a: { flow: 1️⃣hone }
                b: { screen: 2️⃣profil }
                c: { flow: 3️⃣profile }
                d: { screen: 4️⃣home }
              screens: { profile: {} }
            home: { screens: { home: {} } }
            """
        let expected = [
            "1️⃣ unknown-target: 'hone' isn't a flow; did you mean 'home'?",
            "2️⃣ unknown-target: 'profil' isn't a screen of the flow 'main'; did you mean 'profile'?",
            "3️⃣ unknown-target: 'profile' isn't a flow but a screen; write 'screen: profile'",
            "4️⃣ unknown-target: 'home' isn't a screen of the flow 'main' but a flow; write 'flow: home'",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `tabs that aren't there`() {
        let flows = """
            main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
            home:
              screens:
                home:
                  transitions:
                    a: { select: 1️⃣ordres }
                    b: { select: main.2️⃣hom }
                    c: { select: 3️⃣mian.home }
                    d: { select: "4️⃣home.main" }
                    e: { select: 5️⃣home.home }
                    f: { select: main.home }
            orders: { screens: { orders: { transitions: { a: { select: home, stack: [6️⃣order] } } } } }
            """
        let expected = [
            "1️⃣ unknown-target: 'ordres' isn't a tab of any flow; did you mean 'orders'?",
            "2️⃣ unknown-target: 'hom' isn't a tab of the flow 'main'; did you mean 'home'?",
            "3️⃣ unknown-target: 'mian' isn't a tabs flow; did you mean 'main'?",
            "4️⃣ unknown-target: 'home' isn't a tabs flow",
            "5️⃣ unknown-target: 'home' isn't a tabs flow",
            "6️⃣ unknown-target: 'order' is neither a screen of the flow 'home' nor a flow; did you mean 'orders'?",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `a tab that several flows have`() {
        let flows = """
            main: { tabs: { 1️⃣home: { flow: home }, shop: { flow: shop } } }
            shop: { tabs: { 2️⃣home: { flow: home }, cart: { screen: cart } }, screens: { cart: { transitions: { a: { select: home } } } } }
            home: { screens: { home: { transitions: { a: { select: 3️⃣home }, b: { select: shop.home } } } } }
            """
        let expected = [
            "3️⃣ ambiguous-target: several flows have a tab 'home'; write one of 'main.home', 'shop.home' | 1️⃣ 'home' of 'main' is "
                + "declared here | 2️⃣ 'home' of 'shop' is declared here"
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `a screen comes before a flow of the same name`() {
        let flows = """
            home: { screens: { home: { transitions: { a: { push: details }, b: { present: shop } } }, details: {} } }
            shop: { screens: { home: { transitions: { a: { present: details } } } } }
            details: { tabs: { home: { flow: home } } }
            """
        #expect(linked([specText(flows: flows)]).findings == [])
    }

    /// Each has one mistake, at the mark. The unreadable part might declare a name that is missing
    /// elsewhere.
    @Test(arguments: [
        "home: { screens: { a: { transitions: { go: { push: 1️⃣*b } } } } }",
        "home: { screens: { a: { transitions: { go: { setStack: [1️⃣*b] } } } } }",
        "home: { screens: { a: { transitions: { go: { push: b } } }, b: 1️⃣*b } }",
        "home: { screens: 1️⃣*b }",
        "home: { 1️⃣<<: { screens: { a: {} } } }",
        "home: { screens: { 1️⃣<<: { a: {} } } }",
        "home: { tabs: { 1️⃣<<: { a: { screen: b } } } }",
        "home: { screens: { a: { transitions: { go: { push: b } } } }, 1️⃣screens: { b: {} } }",
        "home: { params: 1️⃣*b, screens: { a: { transitions: { go: { push: a, with: { x: $z } } } } } }",
        "home: { results: 1️⃣*b, screens: { a: { transitions: { go: { finish: done, with: { y: 1 } }, done: finish } } } }",
        "home: { results: { done: 1️⃣*b }, screens: { a: { transitions: { go: { finish: done, with: { y: 1 } } } } } }",
        "home: { screens: { a: { effects: 1️⃣*b, transitions: { go: { perform: b } } } } }",
        "home: { screens: { a: { title: $x, params: { 1️⃣<<: { x: String } }, transitions: { go: { push: a, with: { x: $x, y: 1 } } } } } }",
        "home: { screens: { a: { transitions: { 1️⃣<<: { go: pop } } }, c: { like: home.a, transitions: { go: [] } } } }",
        "home: { screens: { a: { transitions: { go: { present: two, on: 1️⃣*b } } } } }\n  two: { results: { x: {} }, screens: { b: {} } }",
        "home: { tabs: { a: { flow: two } }, on: 1️⃣*b }\n  two: { results: { x: {} }, screens: { b: {} } }",
        "home: { screens: { a: { transitions: { go: { push: b } } } } }\n  b: 1️⃣*b",
    ])
    func `nothing follows from what YAML left out`(flows: String) {
        let findings = linked(["flowspec: 1\napp: Shop\nroot: home\nflows:\n  \(flows)\n"]).findings
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("1️⃣ yaml-") == true)
    }

    @Test func `a required key may be among those that were left out`() {
        let findings = linked(["1️⃣<<: { flowspec: 1, root: home }\napp: Shop\nflows: { home: { screens: { home: {} } } }\n"]).findings
        #expect(findings.count == 1 && findings.first?.hasPrefix("1️⃣ yaml-unsupported: ") == true)
    }

    @Test func `a target with a dot`() {
        let flows = """
            home:
              screens:
                list: { transitions: { open: { push: 1️⃣home.detail }, back: { popTo: 2️⃣home.detail }, help: { present: 3️⃣help.topics } } }
                detail: {}
            help: { screens: { topics: {} } }
            """
        let expected = [
            "1️⃣ unknown-target: 'home.detail' is neither a screen of the flow 'home' nor a flow; write 'detail'",
            "2️⃣ unknown-target: 'home.detail' isn't a screen of the flow 'home'; write 'detail'",
            "3️⃣ unknown-target: 'help.topics' is neither a screen of the flow 'home' nor a flow; write 'help', the flow of that screen",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `nothing follows from a flow that couldn't be read`() {
        let flows = """
            main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
            home: { 1️⃣screnes: { home: {}, details: {} } }
            orders: { screens: { orders: { transitions: { a: { present: home }, b: { select: home }, c: { push: 2️⃣oders } } } } }
            """
        let expected = [
            "1️⃣ unknown-key: 'screnes' isn't a key of a flow; did you mean 'screens'?",
            "2️⃣ unknown-target: 'oders' is neither a screen of the flow 'orders' nor a flow; did you mean 'orders'?",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `nothing follows from a file that couldn't be read`() {
        let first = """
            main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
            orders: { screens: { orders: { transitions: { a: { present: login } } } } }
            """
        let second = """
            flowspec: 1
            flows: 1️⃣[home]
            """
        let expected = [
            "2:1️⃣ wrong-type: found a list, expected a mapping of flows by name for 'flows'; write each entry with its name, without '-' "
                + "and []: 'home: …'"
        ]
        #expect(linked([specText(root: "main", flows: first), second]).findings == expected)
    }

    @Test func `mistakes of form and of names come in one run`() {
        let flows = """
            main: { tabs: { home: { flow: 1️⃣homme } } }
            home:
              screens:
                home:
                  params: { item: 2️⃣3 }
                  transitions:
                    a: [3️⃣pup, { push: 4️⃣detials }, { 5️⃣psh: details }]
                details: {}
            """
        let expected = [
            "1️⃣ unknown-target: 'homme' isn't a flow; did you mean 'home'?",
            "2️⃣ invalid-swift-type: '3' isn't a Swift type that a parameter can have: expected the name of a type",
            "3️⃣ unknown-value: 'pup' isn't a step; did you mean 'pop'?",
            "4️⃣ unknown-target: 'detials' is neither a screen of the flow 'home' nor a flow; did you mean 'details'?",
            "5️⃣ unknown-key: 'psh' isn't a key of a step; did you mean 'push'?",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }
}
