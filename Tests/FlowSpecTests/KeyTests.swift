import Testing

/// Keys that are unknown, missing or exclude each other.
@Suite struct KeyTests {
    @Test func `keys that no object has, with the nearest right spelling`() {
        let text = """
            flowspec: 1
            1️⃣ap: Shop
            flows:
              home:
                2️⃣screns: {}
                screens:
                  home:
                    3️⃣parameters: {}
                    4️⃣transition: {}
                    transitions:
                      go: { 5️⃣psh: home }
              main:
                tabs:
                  home: { flow: home, 6️⃣titel: Home }
            """
        let expected = [
            "1️⃣ unknown-key: 'ap' isn't a key of a FlowSpec; did you mean 'app'?",
            "2️⃣ unknown-key: 'screns' isn't a key of a flow; did you mean 'screens'?",
            "3️⃣ unknown-key: 'parameters' isn't a key of a screen; its keys are 'params' and 'transitions'",
            "4️⃣ unknown-key: 'transition' isn't a key of a screen; did you mean 'transitions'?",
            "5️⃣ unknown-key: 'psh' isn't a key of a step; did you mean 'push'?",
            "6️⃣ unknown-key: 'titel' isn't a key of a tab; did you mean 'title'?",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a key that is near none names them all`() {
        let text = """
            flowspec: 1
            flows:
              home:
                screens: { home: { 1️⃣colour: red } }
            """
        let expected = [
            "1️⃣ unknown-key: 'colour' isn't a key of a screen; its keys are 'params' and 'transitions'"
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `keys of the language that this version doesn't have yet`() {
        let text = """
            flowspec: 1
            1️⃣imports: [ShopModels]
            2️⃣deepLinks: {}
            3️⃣guards: {}
            flows:
              home:
                4️⃣results: {}
                screens:
                  home:
                    5️⃣title: Home
                    transitions:
                      go: { present: home, 6️⃣on: { dismissed: [] }, 7️⃣with: { item: 3 } }
                      say: { 8️⃣alert: { title: Hello } }
            """
        let expected = [
            "1️⃣ unknown-key: 'imports' isn't a key of a FlowSpec; its keys are 'flowspec', 'app', 'root' and 'flows'",
            "2️⃣ unknown-key: 'deepLinks' isn't a key of a FlowSpec; its keys are 'flowspec', 'app', 'root' and 'flows'",
            "3️⃣ unknown-key: 'guards' isn't a key of a FlowSpec; its keys are 'flowspec', 'app', 'root' and 'flows'",
            "4️⃣ unknown-key: 'results' isn't a key of a flow; its keys are 'tabs', 'screens' and 'start'",
            "5️⃣ unknown-key: 'title' isn't a key of a screen; its keys are 'params' and 'transitions'",
            "6️⃣ unknown-key: 'on' isn't a key of a step; its keys are 'push', 'replace', 'setStack', 'pop', 'popTo', "
                + "'select', 'reset', 'stack' and 'present'",
            "7️⃣ unknown-key: 'with' isn't a key of a step; its keys are 'push', 'replace', 'setStack', 'pop', 'popTo', "
                + "'select', 'reset', 'stack' and 'present'",
            "8️⃣ unknown-key: 'alert' isn't a key of a step; its keys are 'push', 'replace', 'setStack', 'pop', 'popTo', "
                + "'select', 'reset', 'stack' and 'present'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `root needs app`() {
        let text = """
            flowspec: 1
            1️⃣root: home
            flows: { home: { screens: { home: {} } } }
            """
        let expected = [
            "1️⃣ missing-key: 'root' needs 'app' beside it"
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `app needs root`() {
        let text = """
            flowspec: 1
            1️⃣app: Shop
            """
        let expected = [
            "1️⃣ missing-key: 'app' needs 'root' beside it"
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a file without its version`() {
        let text = """
            1️⃣flows: { home: { screens: { home: {} } } }
            """
        let expected = [
            "1️⃣ missing-key: a FlowSpec needs the key 'flowspec': the integer 1"
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a flow without content`() {
        let text = """
            flowspec: 1
            flows:
              1️⃣home: {}
              2️⃣main: { start: home }
            """
        let expected = [
            "1️⃣ missing-key: a flow needs one of the keys 'screens' or 'tabs'",
            "2️⃣ missing-key: a flow needs one of the keys 'screens' or 'tabs'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a tab that holds nothing, and one that holds two things`() {
        let text = """
            flowspec: 1
            flows:
              main:
                tabs:
                  1️⃣home: { title: Home }
                  orders: { 2️⃣flow: orders, 3️⃣screen: orders }
                  profile: { screen: profile, 4️⃣symbol: person, 5️⃣image: Person }
                screens: { profile: {}, orders: {} }
            """
        let expected = [
            "1️⃣ missing-key: a tab needs one of the keys 'flow' or 'screen'",
            "3️⃣ unknown-key: 'screen' can't stand beside 'flow': a tab has one of them | 2️⃣ 'flow' is here",
            "5️⃣ unknown-key: 'image' can't stand beside 'symbol': a tab has one of them | 4️⃣ 'symbol' is here",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a step is one thing`() {
        let text = """
            flowspec: 1
            flows:
              home:
                screens:
                  home:
                    transitions:
                      both: { 1️⃣push: home, 2️⃣pop: 2 }
                      more: { 3️⃣present: home, 4️⃣stack: [home] }
                      alone: { 5️⃣reset: true }
                      none: 6️⃣{}
                      three: { 7️⃣push: home, 8️⃣present: home, 9️⃣popTo: home }
            """
        let expected = [
            "2️⃣ unknown-key: 'pop' can't stand beside 'push': a step has one of them | 1️⃣ 'push' is here",
            "4️⃣ missing-key: 'stack' needs 'select' beside it",
            "5️⃣ missing-key: 'reset' needs 'select' beside it",
            "6️⃣ missing-key: a step needs one of the keys 'push', 'replace', 'setStack', 'pop', 'popTo', 'select' or 'present'",
            "8️⃣ unknown-key: 'present' can't stand beside 'push': a step has one of them | 7️⃣ 'push' is here",
            "9️⃣ unknown-key: 'popTo' can't stand beside 'push': a step has one of them | 7️⃣ 'push' is here",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a plain word has no value`() {
        let text = """
            flowspec: 1
            flows:
              home:
                screens:
                  home:
                    transitions:
                      one: { 1️⃣dismiss: {} }
                      two: { 2️⃣popToRoot: true }
                      three: { 3️⃣dismissAll: now }
            """
        let expected = [
            "1️⃣ unknown-key: 'dismiss' isn't a key of a step; 'dismiss' stands alone, without a value",
            "2️⃣ unknown-key: 'popToRoot' isn't a key of a step; 'popToRoot' stands alone, without a value",
            "3️⃣ unknown-key: 'dismissAll' isn't a key of a step; 'dismissAll' stands alone, without a value",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a typo in a key isn't reported a second time as a missing key`() {
        let text = """
            flowspec: 1
            flows:
              main:
                1️⃣tab:
                  home: { 2️⃣flows: home }
            """
        let expected = [
            "1️⃣ unknown-key: 'tab' isn't a key of a flow; did you mean 'tabs'?"
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `all mistakes of a file come in one run, in its order`() {
        let text = """
            flowspec: 1
            1️⃣rot: main
            app: 2️⃣3shop
            flows:3️⃣
            """
        let expected = [
            "1️⃣ unknown-key: 'rot' isn't a key of a FlowSpec; did you mean 'root'?",
            "2️⃣ invalid-identifier: '3shop' can't be the name of an app: it doesn't begin with a letter; did you mean 'shop'?",
            "3️⃣ wrong-type: found nothing, expected a mapping of flows by name for 'flows'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a key that may be the missing one isn't reported twice`() {
        let text = """
            1️⃣flowspc: 1
            2️⃣ap: Shop
            root: home
            flows: { main: { tabs: { a: { 3️⃣action: { present: home } } } } }
            """
        let expected = [
            "1️⃣ unknown-key: 'flowspc' isn't a key of a FlowSpec; did you mean 'flowspec'?",
            "2️⃣ unknown-key: 'ap' isn't a key of a FlowSpec; did you mean 'app'?",
            "3️⃣ unknown-key: 'action' isn't a key of a tab; its keys are 'flow', 'screen', 'title', 'symbol' and 'image'",
        ]
        #expect(read(text).findings == expected)
    }
}
