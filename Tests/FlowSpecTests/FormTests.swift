import Testing

@Suite struct FormTests {
    @Test(arguments: [
        ("# nothing", "1:1 missing-key: the file is empty; begin it with 'flowspec: 1'"),
        ("1️⃣~", "1️⃣ missing-key: the file is empty; begin it with 'flowspec: 1'"),
        ("1️⃣- flowspec: 1", "1️⃣ wrong-type: a FlowSpec must be a mapping, not a list; it needs 'flowspec'"),
        ("1️⃣flowspec", "1️⃣ wrong-type: a FlowSpec must be a mapping, not a string; it needs 'flowspec'"),
        ("flowspec: 1\nflows: 1️⃣{}", "1️⃣ unknown-value: 'flows' is empty; add at least one entry"),
    ])
    func `a file without content, or of another form`(text: String, finding: String) {
        #expect(read(text).findings == [finding])
    }

    @Test(arguments: [
        ("{ transitions: { go: 1️⃣push detail } }", "1️⃣ unknown-value: 'push detail' isn't a step; write 'push: detail'"),
        ("{ params: { ids: 1️⃣[Int] } }", "1️⃣ wrong-type: found a list, expected a Swift type for 'ids'; put the type in quotes"),
    ])
    func `a step without its colon, and a type that YAML takes for a list`(screen: String, finding: String) {
        #expect(read("a: \(screen)", at: "flows.a.screens").findings == [finding])
    }

    @Test(arguments: [
        (
            "1️⃣2\nwindows: {}",
            "1️⃣ unsupported-version: flowgen doesn't support version '2' of FlowSpec; use version 1, or update flowgen"
        ),
        ("1️⃣1.5", "1️⃣ unsupported-version: flowgen doesn't support version '1.5' of FlowSpec; use version 1, or update flowgen"),
        ("1️⃣\"1\"", "1️⃣ wrong-type: found a string, expected the integer 1 for 'flowspec'; write it without quotes"),
    ])
    func `a newer version, and ones that are no integers`(version: String, finding: String) {
        #expect(read("flowspec: \(version)").findings == [finding])
    }

    @Test func `a version without a value`() {
        #expect(read("flowspec:1️⃣").findings == ["1️⃣ wrong-type: found nothing, expected the integer 1 for 'flowspec'"])
    }

    @Test func `values of the wrong type at the top`() {
        let text = """
            flowspec: 1
            app: 1️⃣[Shop]
            root: 2️⃣{ name: home }
            flows: 3️⃣[home]
            """
        let expected = [
            "1️⃣ wrong-type: found a list, expected the name of an app for 'app'",
            "2️⃣ wrong-type: found a mapping, expected the name of a flow for 'root'",
            "3️⃣ wrong-type: found a list, expected a mapping of flows by name for 'flows'; write each entry with its name, without '-' "
                + "and []: 'home: …'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `values of the wrong type in a flow`() {
        let text = """
            home: 1️⃣home
            orders:2️⃣
            main:
              start: 3️⃣{ screen: home }
              tabs: 4️⃣home
              screens: 5️⃣[home]
            """
        let expected = [
            "1️⃣ wrong-type: a flow must be a mapping, not a string; it needs 'screens', 'tabs', 'split', 'switch' or 'external'",
            "2️⃣ wrong-type: a flow must be a mapping, not nothing; it needs 'screens', 'tabs', 'split', 'switch' or 'external'",
            "3️⃣ wrong-type: found a mapping, expected the name of a screen, tab or child, or a list of guarded starts that ends with a "
                + "plain name for 'start'",
            "4️⃣ wrong-type: found a string, expected a mapping of tabs by name for 'tabs'; write 'home: …'",
            "5️⃣ wrong-type: found a list, expected a mapping of screens by name for 'screens'; write each entry with its name, without "
                + "'-' and []: 'home: {}'",
        ]
        #expect(read(text, at: "flows").findings == expected)
    }

    @Test func `values of the wrong type in a tab`() {
        let text = """
            home: 1️⃣home
            orders: { flow: 2️⃣[orders], title: 3️⃣[Orders], symbol: 4️⃣[house] }
            number: { flow: home, title: 404 }
            """
        let expected = [
            "1️⃣ wrong-type: a tab must be a mapping, not a string; write '{ flow: home }'",
            "2️⃣ wrong-type: found a list, expected the name of a flow for 'flow'",
            "3️⃣ wrong-type: found a list, expected a string or a mapping: a localized string for 'title'; put a string that begins with "
                + "'[' in quotes",
            "4️⃣ wrong-type: found a list, expected a string for 'symbol'",
        ]
        #expect(read(text, at: "flows.main.tabs").findings == expected)
    }

    @Test func `values of the wrong type in a screen`() {
        let text = """
            home:1️⃣
            list: 2️⃣[params]
            details:
              params: 3️⃣[item]
              transitions: 4️⃣[buy]
            receipt:
              params: { order: 5️⃣[Order], item: 6️⃣}
              transitions: { done: 7️⃣, go: [8️⃣[pop]] }
            """
        let expected = [
            "1️⃣ wrong-type: a screen must be a mapping, not nothing; write {} for an empty one",
            "2️⃣ wrong-type: a screen must be a mapping, not a list",
            "3️⃣ wrong-type: found a list, expected a mapping of parameters by name for 'params'; write each entry with its name, without "
                + "'-' and []: 'item: Type'",
            "4️⃣ wrong-type: found a list, expected a mapping of transitions by name for 'transitions'; write each entry with its name, "
                + "without '-' and []: 'buy: …'",
            "5️⃣ wrong-type: found a list, expected a Swift type for 'order'; put the type in quotes",
            "6️⃣ wrong-type: found nothing, expected a Swift type for 'item'",
            "7️⃣ wrong-type: a step must be a mapping, not nothing; write a step, or [] for none",
            "8️⃣ wrong-type: a step must be a mapping, not a list",
        ]
        #expect(read(text, at: "flows.home.screens").findings == expected)
    }

    @Test func `values of the wrong type in steps`() {
        let text = """
            a: { push: 1️⃣[home] }
            b: { setStack: 2️⃣home }
            c: { select: home, reset: 3️⃣yes, stack: 4️⃣home }
            d: { setStack: [home, 5️⃣[home], 6️⃣~] }
            e: { present: 7️⃣}
            f: { pop: 8️⃣home }
            g: { pop: 9️⃣true }
            """
        let expected = [
            "1️⃣ wrong-type: found a list, expected the name of a screen or flow or a mapping: a target for 'push'",
            "2️⃣ wrong-type: found a string, expected a list (each item is the name of a screen or flow or a mapping: a target) for "
                + "'setStack'; write '[home]'",
            "3️⃣ wrong-type: found a string, expected true or false for 'reset'; write true",
            "4️⃣ wrong-type: found a string, expected a list (each item is the name of a screen or flow or a mapping: a target) for "
                + "'stack'; write '[home]'",
            "5️⃣ wrong-type: found a list, expected the name of a screen or flow or a mapping: a target for 'setStack'",
            "6️⃣ wrong-type: found nothing, expected the name of a screen or flow or a mapping: a target for 'setStack'",
            "7️⃣ wrong-type: found nothing, expected the name of a screen or flow or a mapping: a target for 'present'",
            "8️⃣ wrong-type: found a string, expected an integer from 1 to 1000 for 'pop'; write 'popTo: home' for a screen",
            "9️⃣ wrong-type: found true or false, expected an integer from 1 to 1000 for 'pop'; write 'pop' alone for one screen",
        ]
        #expect(read(text, at: "flows.home.screens.home.transitions").findings == expected)
    }

    @Test func `numbers out of range`() {
        let text = """
            a: { pop: 1️⃣0 }
            b: { pop: 2️⃣-1 }
            c: { pop: 3️⃣99999999999 }
            d: { pop: 4️⃣99999999999999999999999999 }
            e: { pop: 5️⃣1.5 }
            f: { pop: 6️⃣1001 }
            g: { pop: 1000 }
            """
        let expected = [
            "1️⃣ unknown-value: '0' isn't an integer from 1 to 1000",
            "2️⃣ unknown-value: '-1' isn't an integer from 1 to 1000",
            "3️⃣ unknown-value: '99999999999' isn't an integer from 1 to 1000",
            "4️⃣ unknown-value: '99999999999999999999999999' isn't an integer from 1 to 1000",
            "5️⃣ unknown-value: '1.5' isn't an integer from 1 to 1000",
            "6️⃣ unknown-value: '1001' isn't an integer from 1 to 1000",
        ]
        #expect(read(text, at: "flows.home.screens.home.transitions").findings == expected)
    }

    @Test func `empty collections`() {
        let text = """
            home: { screens: 1️⃣{} }
            main: { tabs: 2️⃣{}, screens: 3️⃣{} }
            orders:
              screens:
                orders:
                  params: {}
                  transitions: { none: [], clear: { setStack: 4️⃣[] }, go: { select: home, stack: [] } }
            other: { tabs: { home: { flow: home, symbol: 5️⃣"" }, orders: { flow: orders, title: "" } } }
            """
        let expected = [
            "1️⃣ unknown-value: 'screens' is empty; add at least one entry",
            "2️⃣ unknown-value: 'tabs' is empty; add at least one entry",
            "3️⃣ unknown-value: 'screens' is empty; add at least one entry",
            "4️⃣ unknown-value: 'setStack' is empty; add at least one entry",
            "5️⃣ unknown-value: 'symbol' must not be empty",
        ]
        #expect(read(text, at: "flows").findings == expected)
    }

    @Test func `words that are no steps`() {
        let text = """
            a: 1️⃣dimiss
            b: 2️⃣push
            c: 3️⃣reset
            d: 4️⃣"pop2"
            e: 5️⃣3
            f: 6️⃣close
            g: [dismiss, finish]
            h: 8️⃣pop-to-root
            """
        let expected = [
            "1️⃣ unknown-value: 'dimiss' isn't a step; did you mean 'dismiss'?",
            "2️⃣ wrong-type: 'push' needs the name of a screen or flow; write '{ push: … }'",
            "3️⃣ wrong-type: 'reset' isn't a step; it belongs to 'select' or 'switch'",
            "4️⃣ unknown-value: 'pop2' isn't a step; did you mean 'pop'?",
            "5️⃣ unknown-value: '3' isn't a step; the steps without a value are 'pop', 'popToRoot', 'dismiss', 'dismissAll', 'finish', 'restart' and "
                + "'resume'",
            "6️⃣ unknown-value: 'close' isn't a step; did you mean 'dismiss'?",
            "8️⃣ unknown-value: 'pop-to-root' isn't a step; did you mean 'popToRoot'?",
        ]
        #expect(read(text, at: "flows.home.screens.home.transitions").findings == expected)
    }

    @Test func `a mistake in the use of an alias names the anchor too`() {
        let text = """
            home: { transitions: { a: { pop: &none 1️⃣0 }, b: { pop: 2️⃣*none } } }
            """
        let expected = [
            "1️⃣ unknown-value: '0' isn't an integer from 1 to 1000",
            "2️⃣ unknown-value: '0' isn't an integer from 1 to 1000 | 1️⃣ the value is declared here",
        ]
        #expect(read(text, at: "flows.home.screens").findings == expected)
    }
}
