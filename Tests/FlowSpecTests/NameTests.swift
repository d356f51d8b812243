import Testing

/// Names that are invalid in Swift.
@Suite struct NameTests {
    @Test func `names of every kind`() {
        let text = """
            flowspec: 1
            app: 1️⃣my app
            root: main
            flows:
              2️⃣Home:
                screens:
                  3️⃣order_details:
                    params: { 4️⃣Default: Int }
                    transitions: { 5️⃣"go()": pop }
              main:
                tabs: { 6️⃣tab-1: { flow: Home }, ok1: { flow: Home } }
            """
        let expected = [
            "1️⃣ invalid-identifier: 'my app' can't be the name of an app: it must have only ASCII letters and digits; did you mean "
                + "'myApp'?",
            "2️⃣ invalid-identifier: 'Home' can't be the name of a flow: it must begin with a lowercase letter; did you mean 'home'?",
            "3️⃣ invalid-identifier: 'order_details' can't be the name of a screen: it must have only ASCII letters and digits; did you "
                + "mean 'orderDetails'?",
            "4️⃣ invalid-identifier: 'Default' can't be the name of a parameter: it must begin with a lowercase letter; did you mean "
                + "'default'?",
            "5️⃣ invalid-identifier: 'go()' can't be the name of a transition: it must have only ASCII letters and digits; did you mean "
                + "'go'?",
            "6️⃣ invalid-identifier: 'tab-1' can't be the name of a tab: it must have only ASCII letters and digits; did you mean 'tab1'?",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `keywords are names, but for the one that backticks don't make a name`() {
        let text = """
            flowspec: 1
            guards: { if: {}, 1️⃣self: {} }
            flows:
              switch:
                screens:
                  2️⃣self: {}
                  init: { transitions: { in: pop, is: pop, repeat: pop, copy: pop, 3️⃣self: pop } }
                  default: { params: { class: Int, await: Int, 4️⃣self: Int } }
            """
        let expected = [
            "1️⃣ invalid-identifier: 'self' can't be the name of a guard: it means the current instance in Swift, even in backticks",
            "2️⃣ invalid-identifier: 'self' can't be the name of a screen: it means the current instance in Swift, even in backticks",
            "3️⃣ invalid-identifier: 'self' can't be the name of a transition: it means the current instance in Swift, even in backticks",
            "4️⃣ invalid-identifier: 'self' can't be the name of a parameter: it means the current instance in Swift, even in backticks",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `other characters`() {
        let text = #"""
            1️⃣größe: {}
            2️⃣"": {}
            3️⃣1st: {}
            4️⃣_hidden: {}
            5️⃣"a b": {}
            6️⃣"a\nb": {}
            7️⃣"a`b": {}
            8️⃣$0: {}
            """#
        let expected = [
            "1️⃣ invalid-identifier: 'größe' can't be the name of a screen: it must have only ASCII letters and digits",
            "2️⃣ invalid-identifier: '' can't be the name of a screen: it must begin with a lowercase letter",
            "3️⃣ invalid-identifier: '1st' can't be the name of a screen: it must begin with a lowercase letter; did you mean 'st'?",
            "4️⃣ invalid-identifier: '_hidden' can't be the name of a screen: it must begin with a lowercase letter; did you mean 'hidden'?",
            "5️⃣ invalid-identifier: 'a b' can't be the name of a screen: it must have only ASCII letters and digits; did you mean 'aB'?",
            #"6️⃣ invalid-identifier: 'a\nb' can't be the name of a screen: it must have only ASCII letters and digits; "#
                + "did you mean 'aB'?",
            "7️⃣ invalid-identifier: 'a`b' can't be the name of a screen: it must have only ASCII letters and digits; did you mean 'aB'?",
            "8️⃣ invalid-identifier: '$0' can't be the name of a screen: it must begin with a lowercase letter",
        ]
        #expect(read(text, at: "flows.home.screens").findings == expected)
    }

    @Test func `names are looked at as they are written, not what they may mean in YAML`() {
        let text = """
            true: {}
            1️⃣3: {}
            on: {}
            yes: {}
            """
        let expected = [
            "1️⃣ invalid-identifier: '3' can't be the name of a screen: it must begin with a lowercase letter"
        ]
        #expect(read(text, at: "flows.home.screens").findings == expected)
    }

    @Test func `apps`() {
        let text = """
            flowspec: 1
            app: 1️⃣Type
            root: home
            """
        #expect(read(text).findings == ["1️⃣ invalid-identifier: 'Type' can't be the name of an app: it is a Swift keyword"])
    }

    @Test func `very long names`() {
        let text = """
            home: { screens: { 1️⃣aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: {}, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb: {} } }
            """
        let expected = [
            "1️⃣ invalid-identifier: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' can't be the name of "
                + "a screen: it is longer than 100 characters"
        ]
        #expect(read(text, at: "flows").findings == expected)
    }
}
