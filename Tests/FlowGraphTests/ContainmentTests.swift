import Testing

/// Flows and screens in containers that can't contain them, and steps in the wrong order.
@Suite struct ContainmentTests {
    @Test func `more tabs than iPhone shows`() throws {
        let flows = """
            main:
              tabs: { a: { screen: s }, b: { screen: s }, c: { screen: s }, d: { screen: s }, e: { screen: s }, 1️⃣f: { screen: s } }
              screens: { s: { transitions: { next: { present: five }, own: { present: own } } } }
            own:
              bar: custom
              tabs: { a: { screen: s }, b: { screen: s }, c: { screen: s }, d: { screen: s }, e: { screen: s }, f: { screen: s } }
              screens: { s: {} }
            five:
              tabs: { a: { screen: s }, b: { screen: s }, c: { screen: s }, d: { screen: s }, e: { screen: s } }
              screens: { s: {} }
            """
        let (program, findings) = linked([specText(root: "main", flows: flows)])
        let expected = [
            "1️⃣ too-many-tabs: the flow 'main' has 6 tabs: on iPhone, UIKit moves all tabs after the fourth into its More tab, which flowgen can't "
                + "control; use at most 5, or 'width: regular' for tabs that only iPad needs"
        ]
        #expect(findings == expected)
        #expect(program != nil)
    }

    @Test(arguments: [
        (4, "", []),
        (
            5, "",
            [
                "1️⃣ too-many-tabs: the flow 'main' has 5 tabs in compact width, and one more while a tab of wide windows is selected: on "
                    + "iPhone, UIKit moves all tabs after the fourth into its More tab, which flowgen can't control; use at most 4"
            ]
        ),
        (5, ", width: compact", []),
    ])
    func `tabs that only wide windows have`(count: Int, lastWidth: String, expected: [String]) {
        let tabs = (1...count).map { "\($0 == 5 ? "1️⃣" : "")t\($0): { screen: s\($0 == 5 ? lastWidth : "") }" }
        let wide = lastWidth.isEmpty ? ", wide: { screen: s, width: regular }, wider: { screen: s, width: regular }" : ""
        let flows = "main: { tabs: { \(tabs.joined(separator: ", "))\(wide) }, screens: { s: {} } }"
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `the width of a tab in a bar of the app has no effect`() {
        let flows = "main: { bar: custom, tabs: { a: { screen: s }, b: { screen: s, width: 1️⃣regular } }, screens: { s: {} } }"
        #expect(
            linked([specText(root: "main", flows: flows)]).findings == [
                "1️⃣ unknown-key: 'width' has no effect: your app lays out the tabs of 'main' ('bar: custom'); remove 'width'"
            ])
    }

    @Test func `a tabs flow on a stack`() {
        let flows = """
            home: { screens: { home: { transitions: { a: { push: 1️⃣main }, b: { setStack: [home, 2️⃣main] }, c: { present: main } } } } }
            3️⃣main: { tabs: { orders: { flow: orders } } }
            orders: { screens: { orders: { transitions: { a: { select: orders, stack: [4️⃣main] } } } } }
            """
        let expected = [
            "1️⃣ illegal-containment: 'main' is a tabs flow: Apple advises against a tab bar controller on a navigation stack; present it | "
                + "3️⃣ 'main' is declared here",
            "2️⃣ illegal-containment: 'main' is a tabs flow: Apple advises against a tab bar controller on a navigation stack; present it | "
                + "3️⃣ 'main' is declared here",
            "4️⃣ illegal-containment: 'main' is a tabs flow: Apple advises against a tab bar controller on a navigation stack; present it | "
                + "3️⃣ 'main' is declared here",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `steps that need a stack, in a bare screen`() {
        let flows = """
            1️⃣main:
              tabs: { home: { screen: home }, orders: { flow: orders } }
              screens:
                home:
                  transitions:
                    a: 2️⃣{ push: orders }
                    b: 3️⃣{ replace: home }
                    c: 4️⃣{ setStack: [home] }
                    d: [{ select: orders }, { push: orders }]
                    e: [dismiss, { push: orders }]
                    f: { popTo: home }
            orders: { screens: { orders: {} } }
            """
        let expected = [
            "2️⃣ illegal-containment: 'push' needs a navigation stack, but the screens of a tabs flow have none; use 'present', or move "
                + "the screen to a stack flow | 1️⃣ 'main' is a tabs flow",
            "3️⃣ illegal-containment: 'replace' needs a navigation stack, but the screens of a tabs flow have none; move the screen to a "
                + "stack flow | 1️⃣ 'main' is a tabs flow",
            "4️⃣ illegal-containment: 'setStack' needs a navigation stack, but the screens of a tabs flow have none; move the screen to a "
                + "stack flow | 1️⃣ 'main' is a tabs flow",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `a flow where only a screen can stand`() {
        let flows = """
            home:
              screens:
                home: { transitions: { a: { replace: 1️⃣checkout }, b: { setStack: [2️⃣checkout] }, c: { popTo: 3️⃣checkout } } }
            4️⃣checkout: { screens: { cart: {} } }
            """
        let expected = [
            "1️⃣ illegal-containment: 'checkout' is a flow, but 'replace' needs a screen of the flow 'home' | 4️⃣ 'checkout' is declared "
                + "here",
            "2️⃣ illegal-containment: 'checkout' is a flow, but 'setStack' must start with a screen of the flow 'home' | 4️⃣ 'checkout' is "
                + "declared here",
            "3️⃣ unknown-target: 'checkout' is a flow, but 'popTo' needs a screen of the flow 'home' | 4️⃣ 'checkout' is declared here",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `a stack above a tab that holds none`() {
        let flows = """
            main:
              tabs: { 1️⃣home: { screen: home }, 2️⃣inner: { flow: inner }, orders: { flow: orders } }
              screens: { home: {} }
            inner: { tabs: { shop: { flow: orders } } }
            orders:
              screens:
                orders:
                  transitions:
                    a: { select: home, stack: [3️⃣orders] }
                    b: { select: inner, stack: [4️⃣orders] }
                    c: { select: home, reset: true }
                    d: { select: inner, stack: [] }
            """
        let expected = [
            "3️⃣ illegal-containment: the tab 'home' has no stack flow, so 'stack' can't add screens above its root; remove 'stack' | 1️⃣ "
                + "the tab is declared here",
            "4️⃣ illegal-containment: the tab 'inner' has no stack flow, so 'stack' can't add screens above its root; remove 'stack' | 2️⃣ "
                + "the tab is declared here",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `a tabs flow that holds itself`() {
        let flows = """
            main: { tabs: { home: { flow: 1️⃣main } } }
            """
        let expected = [
            "1️⃣ illegal-containment: a tabs flow can't contain itself: 'main' → 'main'; remove a tab from the cycle"
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `tabs flows that hold each other`() {
        let flows = """
            a: { tabs: { one: { flow: 1️⃣b } } }
            b: { tabs: { one: { flow: 2️⃣c }, two: { flow: home } } }
            c: { tabs: { one: { flow: 3️⃣a }, two: { flow: 4️⃣b } } }
            home: { screens: { home: {} } }
            """
        let expected = [
            "3️⃣ illegal-containment: a tabs flow can't contain itself: 'a' → 'b' → 'c' → 'a'; remove a tab from the cycle | "
                + "1️⃣ the next flow is named here | 2️⃣ the next flow is named here",
            "4️⃣ illegal-containment: a tabs flow can't contain itself: 'b' → 'c' → 'b'; remove a tab from the cycle | 2️⃣ the next flow "
                + "is named here",
        ]
        #expect(linked([specText(root: "a", flows: flows)]).findings == expected)
    }

    @Test func `the root in a tab, and one flow in two tabs, are fine`() {
        let flows = """
            home: { screens: { home: { transitions: { a: { present: main } } } } }
            main: { tabs: { one: { flow: home }, two: { flow: home }, three: { flow: inner } } }
            inner: { tabs: { one: { flow: home } } }
            """
        #expect(linked([specText(flows: flows)]).findings == [])
    }

    @Test func `steps after one that leaves the flow`() {
        let flows = """
            main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
            home:
              screens:
                home:
                  transitions:
                    a: [1️⃣{ select: orders }, 2️⃣{ push: details }, 3️⃣pop]
                    b: [4️⃣{ present: orders }, 5️⃣dismiss, { select: home }, 6️⃣popToRoot]
                    c: [{ select: orders }, { push: orders }, { present: details }, { select: home }, { present: orders }]
                    d: [dismiss, pop, { push: details }, { push: orders }, { push: details }]
                details: {}
            orders: { screens: { orders: {} } }
            """
        let expected = [
            "2️⃣ misplaced-step: 'push' can't follow 'select', which leaves the flow; move 'push' before 'select' | 1️⃣ 'select' leaves the flow here",
            "3️⃣ misplaced-step: 'pop' can't follow 'select', which leaves the flow; move 'pop' before 'select' | 1️⃣ 'select' leaves the flow here",
            "5️⃣ misplaced-step: 'dismiss' can't follow 'present', which leaves the flow; move 'dismiss' before 'present' | 4️⃣ 'present' leaves the flow here",
            "6️⃣ misplaced-step: 'popToRoot' can't follow 'present', which leaves the flow; move 'popToRoot' before 'present' | 4️⃣ 'present' leaves the flow here",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }
}
