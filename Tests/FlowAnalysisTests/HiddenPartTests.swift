import Testing

/// Unreachable parts, reported at the location that cuts them off.
@Suite struct HiddenPartTests {
    private func findings(_ flows: String) throws -> [String] {
        try reported("flowspec: 1\napp: Shop\nroot: app\nflows:\n" + flows, [.unreachableScreen, .deadTransition])
    }

    @Test func `a launch that never ends is one finding`() throws {
        let found = try findings(
            """
              app:
                switch: { launch: launch, main: main, auth: auth }
                on: { launch.done: { switch: main }, main.signedOut: { switch: auth }, auth.signedIn: { switch: main } }
              launch:
                results: { done: {} }
                screens:
                  logo: { transitions: { wait: [] } }
              1️⃣main:
                results: { signedOut: {} }
                tabs: { home: { flow: home }, me: { flow: me } }
              home: { screens: { home: { transitions: { open: { push: item } } }, item: { transitions: { more: { present: help } } } } }
              me: { screens: { me: { transitions: { signOut: { switch: auth } } } } }
              auth: { results: { signedIn: {} }, screens: { email: { transitions: { signedIn: finish } } } }
              help: { screens: { help: {} } }
            """)
        #expect(
            found == [
                "1️⃣ unreachable-screen: the flow 'main' and 5 screens are unreachable: no transition that can run starts 'main'; add "
                    + "one, or remove the flow and the screens"
            ])
    }

    @Test(arguments: [
        ("regular", "", ["1️⃣ unreachable-screen: 'orders' is unreachable in compact width: no transition that can run shows it; add one"]),
        ("compact", "", []), ("regular", "transitions: { show: { select: orders } }", []),
    ])
    func `a tab that narrow windows lack`(width: String, home: String, expected: [String]) throws {
        let found = try findings(
            """
              app: { tabs: { home: { flow: home }, orders: { flow: orders, width: \(width) } } }
              home: { screens: { home: { \(home) } } }
              orders: { screens: { 1️⃣orders: {} } }
            """)
        #expect(found == expected)
    }

    @Test func `screens that lead to each other are one part, those that lead nowhere their own`() throws {
        let found = try findings(
            """
              app:
                screens:
                  home: {}
                  1️⃣one: { transitions: { next: { push: two } } }
                  two: { transitions: { back: { push: one }, last: { push: three } } }
                  three: {}
                  2️⃣alone: {}
            """)
        #expect(
            found == [
                "1️⃣ unreachable-screen: 'one' and 2 other screens are unreachable: no transition that can run shows 'one'; add one, or "
                    + "remove the screens",
                "2️⃣ unreachable-screen: 'alone' is unreachable: no transition that can run shows it; add one, or remove 'alone'",
            ])
    }

    @Test func `a flow behind a step that can't be taken`() throws {
        let found = try findings(
            """
              app:
                screens:
                  home: { transitions: { open: [{ popTo: home }, { present: help }] } }
                  1️⃣lost: { transitions: { shop: { present: shop } } }
              help: { screens: { topics: {} } }
              shop: { screens: { list: { transitions: { open: { push: item } } }, item: {} } }
            """)
        #expect(found.count == 1 && found.first?.contains("'lost' and 2 other screens are unreachable: ") == true, "\(found)")
    }

    @Test func `what is done when one flow ends another is led to by the inner one`() throws {
        let found = try findings(
            """
              app:
                screens:
                  home: {}
                  1️⃣lost: { transitions: { ask: { push: outer, on: { done: { push: thanks }, dismissed: [] } } } }
                  thanks: {}
              outer:
                results: { done: {} }
                screens: { first: { transitions: { ask: { push: inner, on: { done: { finish: done }, dismissed: [] } } } } }
              inner: { results: { done: {} }, screens: { second: { transitions: { end: { finish: done } } } } }
            """)
        #expect(found.count == 1 && found.first?.contains("'lost' and 3 other screens are unreachable: ") == true, "\(found)")
    }

    @Test func `what only an unused flow leads to follows from that`() throws {
        let found = try findings(
            """
              app: { screens: { home: {} } }
              old: { screens: { old: { transitions: { open: { push: list }, help: { present: help } } }, list: {} } }
              help: { screens: { topics: { transitions: { open: { push: topic } } }, topic: {} } }
            """)
        #expect(found == [])
    }

    @Test(arguments: [
        (
            "",
            [
                "1️⃣ unreachable-screen: the flow 'text' and 2 screens are unreachable in compact width: no transition that can run shows "
                    + "'text'; add one"
            ]
        ),
        ("transitions: { open: { select: secondary } }", []),
    ])
    func `a column that nothing opens in a narrow window`(list: String, expected: [String]) throws {
        let found = try findings(
            """
              app: { split: { primary: list, secondary: text } }
              list: { screens: { list: { \(list) } } }
              1️⃣text: { screens: { text: { transitions: { more: { push: details } } }, details: {} } }
            """)
        #expect(found == expected)
    }
}
