import Testing

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
            "3️⃣ unknown-key: 'parameters' isn't a key of a screen; its keys are 'params', 'transitions', 'uses', 'effects', 'like', 'from', 'title', "
                + "'largeTitle', 'hidesTabBar', 'hidesNavigationBar', 'back', 'dismissible', 'unsaved', 'unique', 'recursive', 'placeholder', 'presentation', 'requires', 'otherwise', "
                + "'description' and 'allow'",
            "4️⃣ unknown-key: 'transition' isn't a key of a screen; did you mean 'transitions'?",
            "5️⃣ unknown-key: 'psh' isn't a key of a step; did you mean 'push'?",
            "6️⃣ unknown-key: 'titel' isn't a key of a tab; did you mean 'title'?",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a key that is near none names them all`() {
        let text = """
            screens: { home: { 1️⃣color: red } }
            """
        let expected = [
            "1️⃣ unknown-key: 'color' isn't a key of a screen; its keys are 'params', 'transitions', 'uses', 'effects', 'like', 'from', 'title', "
                + "'largeTitle', 'hidesTabBar', 'hidesNavigationBar', 'back', 'dismissible', 'unsaved', 'unique', 'recursive', 'placeholder', 'presentation', 'requires', 'otherwise', "
                + "'description' and 'allow'"
        ]
        #expect(read(text, at: "flows.home").findings == expected)
    }

    @Test func `a screen's effect is given no screen: its view controller is that`() {
        let text = """
            flowspec: 1
            effects: { pay: { async: true, withScreen: true }, ask: { async: 1️⃣yes } }
            flows:
              home:
                screens: { home: { effects: { refresh: { async: true, 2️⃣withScreen: true } } } }
            """
        let expected = [
            "1️⃣ wrong-type: found a string, expected true or false for 'async'; write true",
            "2️⃣ unknown-key: 'withScreen' isn't a key of an effect of a screen; its keys are 'description', 'params', 'results' and 'async'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `keys that the language doesn't have yet`() {
        let text = """
            flowspec: 1
            1️⃣sceneLinks: {}
            generate: { 3️⃣comments: none }
            flows: { home: { 4️⃣columns: {}, screens: { home: {} } } }
            """
        let expected = [
            "1️⃣ unknown-key: 'sceneLinks' isn't a key of a FlowSpec; its keys are 'flowspec', 'app', 'root', 'imports', 'include', "
                + "'flows', 'guards', 'effects', 'steps', 'transitionSets', 'types', 'transitions', 'deepLinks', 'invariants', 'rules' and 'generate'",
            "3️⃣ unknown-key: 'comments' isn't a key of the options of the output; its keys are 'access', 'classes', 'coordinators', "
                + "'interface', 'runtime', 'restoration', 'bundle', 'indent' and 'names'",
            "4️⃣ unknown-key: 'columns' isn't a key of a flow; did you mean 'split'?",
        ]
        #expect(read(text).findings == expected)
    }

    @Test(arguments: [
        (
            "flowspec: 1\n1️⃣root: home\nflows: { home: { screens: { home: {} } } }",
            ["1️⃣ missing-key: 'root' needs the key 'app': the name of an app"]
        ),
        ("flowspec: 1\napp: Shop", []),
        (
            "1️⃣flows: { home: { screens: { home: {} } } }",
            ["1️⃣ missing-key: a FlowSpec needs the key 'flowspec': the integer 1"]
        ),
    ])
    func `root needs app, app needs no root, and a file needs its version`(text: String, expected: [String]) {
        #expect(read(text).findings == expected)
    }

    @Test func `a flow without content`() {
        let text = """
            1️⃣home: {}
            main: { 2️⃣start: home }
            """
        let expected = [
            "1️⃣ missing-key: a flow needs one of the keys 'screens', 'tabs', 'split', 'switch' or 'external'",
            "2️⃣ missing-key: 'start' needs the key 'screens', 'tabs', 'split' or 'switch'",
        ]
        #expect(read(text, at: "flows").findings == expected)
    }

    @Test func `a tab that holds nothing, and one that holds two things`() {
        let text = """
            tabs:
              1️⃣home: { title: Home }
              orders: { 2️⃣flow: orders, 3️⃣screen: orders }
              profile: { screen: profile, 4️⃣symbol: person, 5️⃣image: Person }
            screens: { profile: {}, orders: {} }
            """
        let expected = [
            "1️⃣ missing-key: a tab needs one of the keys 'flow', 'screen' or 'action'",
            "3️⃣ unknown-key: 'screen' can't be used with 'flow': a tab can have only one of them | 2️⃣ 'flow' is here",
            "5️⃣ unknown-key: 'image' can't be used with 'symbol': a tab can have only one of them | 4️⃣ 'symbol' is here",
        ]
        #expect(read(text, at: "flows.main").findings == expected)
    }

    @Test func `a step is one thing`() {
        let text = """
            both: { 1️⃣push: home, 2️⃣pop: 2 }
            more: { 3️⃣dismiss, 4️⃣stack: [home] }
            alone: { 5️⃣reset: true }
            none: 6️⃣{}
            three: { 7️⃣push: home, 8️⃣present: home, 9️⃣popTo: home }
            """
        let expected = [
            "2️⃣ unknown-key: 'pop' can't be used with 'push': a step can have only one of them; write several as a list | 1️⃣ 'push' is "
                + "here",
            "4️⃣ unknown-key: 'stack' can't be used with 'dismiss'; it belongs to 'push', 'present', 'select' or 'switch' | 3️⃣ 'dismiss' "
                + "is here",
            "5️⃣ missing-key: 'reset' needs the key 'select' or 'switch'",
            "6️⃣ missing-key: a step needs one of the keys 'push', 'replace', 'setStack', 'pop', 'popTo', 'popToRoot', 'present', "
                + "'dismiss', 'dismissAll', 'select', 'switch', 'finish', 'alert', 'perform', 'if', 'take', 'restart' or 'resume'",
            "8️⃣ unknown-key: 'present' can't be used with 'push': a step can have only one of them; write several as a list | 7️⃣ 'push' "
                + "is here",
            "9️⃣ unknown-key: 'popTo' can't be used with 'push': a step can have only one of them; write several as a list | 7️⃣ 'push' is "
                + "here",
        ]
        #expect(read(text, at: "flows.home.screens.home.transitions").findings == expected)
    }

    @Test func `a plain word has no value`() {
        let text = """
            one: { dismiss: 1️⃣{} }
            two: { popToRoot: 2️⃣true }
            three: { dismissAll: 3️⃣now }
            four: { dismiss, animated: false }
            """
        let expected = [
            "1️⃣ wrong-type: found a mapping, expected no value for 'dismiss'",
            "2️⃣ wrong-type: found true or false, expected no value for 'popToRoot'; write 'popToRoot' alone",
            "3️⃣ wrong-type: found a string, expected no value for 'dismissAll'; write 'dismissAll' alone",
        ]
        #expect(read(text, at: "flows.home.screens.home.transitions").findings == expected)
    }

    @Test func `a typo in a key isn't reported a second time as a missing key`() {
        let text = """
            1️⃣tab:
              home: { 2️⃣flows: home }
            """
        #expect(read(text, at: "flows.main").findings == ["1️⃣ unknown-key: 'tab' isn't a key of a flow; did you mean 'tabs'?"])
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
            "2️⃣ invalid-identifier: '3shop' can't be the name of an app: it must begin with a letter; did you mean 'shop'?",
            "3️⃣ wrong-type: found nothing, expected a mapping of flows by name for 'flows'; indent them on the lines below",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `a key that may be the missing one isn't reported twice`() {
        let text = """
            1️⃣flowspc: 1
            2️⃣ap: Shop
            root: home
            flows: { main: { tabs: { a: { 3️⃣actoin: { present: home } } } } }
            """
        let expected = [
            "1️⃣ unknown-key: 'flowspc' isn't a key of a FlowSpec; did you mean 'flowspec'?",
            "2️⃣ unknown-key: 'ap' isn't a key of a FlowSpec; did you mean 'app'?",
            "3️⃣ unknown-key: 'actoin' isn't a key of a tab; did you mean 'action'?",
        ]
        #expect(read(text).findings == expected)
    }
}
