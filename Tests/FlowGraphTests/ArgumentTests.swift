import Testing

/// Parameters without an argument, or that two targets declare differently.
@Suite struct ArgumentTests {
    @Test func `first screens with parameters`() {
        let text = """
            flowspec: 1
            app: Shop
            root: 1️⃣main
            flows:
              main:
                tabs:
                  home: { flow: 2️⃣home }
                  profile: { screen: 3️⃣profile }
                  orders: { flow: orders }
                screens: { profile: { params: { 4️⃣user: User, 5️⃣tint: Color, size: Int = 3 } } }
              home: { start: list, screens: { home: { params: { item: Item } }, list: { params: { 6️⃣filter: Filter } } } }
              orders: { screens: { orders: { params: { filter: "Filter? = nil" } } } }
            """
        let expected = [
            "2️⃣ missing-argument: missing value for 'filter' of the first screen 'list' in the tab 'home'; pass it in 'with', or add a "
                + "default | 6️⃣ 'filter' is declared here",
            "3️⃣ missing-argument: missing values for 'user', 'tint' of the first screen 'profile' in the tab 'profile'; pass them in "
                + "'with', or add defaults | 4️⃣ 'user' is declared here | 5️⃣ 'tint' is declared here",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `a function's type is the same with and without escaping`() {
        let flows = """
            home:
              screens:
                home: { transitions: { open: { setStack: [home, first, second] } } }
                first: { params: { done: () -> Void } }
                second: { params: { done: "@escaping () -> Void" } }
            """
        #expect(linked([specText(flows: flows)]).findings == [])
    }

    @Test func `a default that is refused isn't missed as well`() {
        let flows = """
            home: { screens: { home: { params: { count: Int = 1️⃣x } } } }
            """
        let findings = linked([specText(flows: flows)]).findings
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("1️⃣ invalid-default: ") == true)
    }

    @Test func `a root with parameters`() {
        let text = """
            flowspec: 1
            app: Shop
            root: 1️⃣home
            flows:
              home: { screens: { home: { params: { 2️⃣item: Item } } } }
            """
        let expected = [
            "1️⃣ missing-argument: missing value for 'item' of the first screen 'home' of the root; add a default | 2️⃣ 'item' is declared "
                + "here"
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `one name with two types`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: [{ push: details }, { push: 1️⃣receipt }]
                    b: { setStack: [home, details, 2️⃣receipt, details] }
                    c: [{ push: details }, { present: 3️⃣checkout }]
                details: { params: { 4️⃣item: Item } }
                receipt: { params: { 5️⃣item: Order } }
            checkout: { screens: { cart: { params: { 6️⃣item: Item? } } } }
            """
        let expected = [
            "1️⃣ argument-type: conflicting types for 'item': one parameter of 'a' is both 'Item' and 'Order'; use one type, or "
                + "different names | 4️⃣ 'item' is declared here | 5️⃣ 'item' is declared here",
            "2️⃣ argument-type: conflicting types for 'item': one parameter of 'b' is both 'Item' and 'Order'; use one type, or "
                + "different names | 4️⃣ 'item' is declared here | 5️⃣ 'item' is declared here",
            "3️⃣ argument-type: conflicting types for 'item': one parameter of 'c' is both 'Item' and 'Item?'; use one type, or "
                + "different names | 4️⃣ 'item' is declared here | 6️⃣ 'item' is declared here",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `one name with two defaults`() {
        let flows = """
            home:
              screens:
                home: { transitions: { a: [{ push: details, with: { count: $ } }, { push: list, with: { count: 1️⃣$ } }], b: [{ push: details }, { push: plain }, { push: list, with: { count: $ } }] } }
                details: { params: { 2️⃣count: Int = 1 } }
                list: { params: { 3️⃣count: Int = 2 } }
                plain: { params: { count: Int } }
            """
        let expected = [
            "1️⃣ argument-type: conflicting defaults for 'count': one parameter of 'a' has both '1' and '2'; use one default, or "
                + "different names | 2️⃣ 'count' is declared here | 3️⃣ 'count' is declared here"
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `a parameter of the method is asked for where there is a method`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: other, with: { count: $ } }
                    b: { present: ends, on: { done: { push: other, with: { count: 1️⃣$ } }, dismissed: [] } }
                other: { params: { count: Int = 1 } }
            ends: { results: { done: {} }, screens: { ends: { transitions: { done: finish } } } }
            """
        let expected = [
            "1️⃣ missing-argument: '$' can't make 'count' a parameter: the step has no method to add it to; write a value"
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }
}
