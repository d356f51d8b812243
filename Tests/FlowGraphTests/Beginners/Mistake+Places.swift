extension Mistake {
    /// Misplaced steps and keys.
    static let places = [
        Mistake(
            "'finish' in a flow without results",
            flows: """
                home: { screens: { home: { transitions: { close: 1️⃣finish } } } }
                """,
            "1️⃣ unknown-target: the flow 'home' has no results to finish with; declare 'results: { close: {} }' in it, or "
                + "use 'pop' or 'dismiss'"),
        Mistake(
            "'dismiss: yes'",
            flows: """
                home: { screens: { home: { transitions: { open: { present: detail } } }, detail: { transitions: { close: { dismiss: 1️⃣yes } } } } }
                """,
            "1️⃣ wrong-type: found a string, expected no value for 'dismiss'; write 'dismiss' alone"),
        Mistake(
            "'pop: true'",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { transitions: { close: { pop: 1️⃣true } } } } }
                """,
            "1️⃣ wrong-type: found true or false, expected an integer from 1 to 1000 for 'pop'; write 'pop' alone for one "
                + "screen"),
        Mistake(
            "'pop' with a screen",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { transitions: { close: { pop: 1️⃣home } } } } }
                """,
            "1️⃣ wrong-type: found a string, expected an integer from 1 to 1000 for 'pop'; write 'popTo: home' for a screen"),
        Mistake(
            "'push' after 'select'",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { a: { flow: first }, b: { flow: second } } }
                  first: { screens: { one: { transitions: { go: [2️⃣{ select: b }, { push: 1️⃣three }] } } } }
                  second: { screens: { two: { transitions: { go: { push: three } } }, three: {} } }
                """,
            "1️⃣ unknown-target: 'push' can't show 'three' after 'select': 'three' is a screen of the flow 'second'; add 'stack: [three]' "
                + "to 'select' | 2️⃣ 'select' is here"),
        Mistake(
            "'app' without 'root'",
            file: """
                flowspec: 1
                app: 1️⃣Shop
                flows:
                  home: { screens: { home: {} } }
                """,
            "1️⃣ missing-root: no root flow: flowgen can't find the app's first screen; add 'root: name' next to 'app: Name', or 'entry' "
                + "to the flows that your code starts"),
        Mistake(
            "a screen as the root",
            file: """
                flowspec: 1
                app: Shop
                root: 1️⃣list
                flows:
                  home: { screens: { list: {} } }
                """,
            "1️⃣ unknown-target: 'list' isn't a flow of the project; write 'home', the flow of that screen"),
        Mistake(
            "no version",
            file: """
                1️⃣app: Shop
                root: home
                flows:
                  home: { screens: { home: {} } }
                """,
            "1️⃣ missing-key: a FlowSpec needs the key 'flowspec': the integer 1"),
        Mistake(
            "a version with a point",
            file: """
                flowspec: 1️⃣1.0
                app: Shop
                root: home
                flows:
                  home: { screens: { home: {} } }
                """,
            "1️⃣ unsupported-version: flowgen doesn't support version '1.0' of FlowSpec; use version 1, or update flowgen"),
        Mistake(
            "a flow without anything",
            flows: """
                home:1️⃣
                """,
            "1️⃣ wrong-type: a flow must be a mapping, not nothing; it needs 'screens', 'tabs', 'split', 'switch' or 'external'"),
        Mistake(
            "a screen without anything",
            flows: """
                home:
                  screens:
                    home:1️⃣
                """,
            "1️⃣ wrong-type: a screen must be a mapping, not nothing; write {} for an empty one"),
    ]
}
