extension Mistake {
    /// Mistakes that only the whole program shows.
    static let meanings = [
        Mistake(
            "a title that is no text",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: { trail: Trail }, title: 1️⃣$trail } } }
                """,
            "1️⃣ argument-type: '$trail' is 'Trail', but a title needs 'String'"),
        Mistake(
            "a title that is a number",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: { id: Int }, title: 1️⃣$id } } }
                """,
            "1️⃣ argument-type: '$id' is 'Int', but a title needs 'String'"),
        Mistake(
            "'yes' for 'true'",
            flows: """
                home: { screens: { home: { hidesTabBar: 1️⃣yes } } }
                """,
            "1️⃣ wrong-type: found a string, expected true or false for 'hidesTabBar'; write true"),
        Mistake(
            "a screen twice",
            flows: """
                home:
                  screens:
                    2️⃣home: {}
                    1️⃣home: { title: Home }
                """,
            "1️⃣ yaml-duplicate-key: the mapping has the key 'home' twice; remove or rename one | 2️⃣ the first 'home' is here"),
        Mistake(
            "a tab without a flow",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { 1️⃣shop: { title: Shop } }, screens: { shop: {} } }
                """,
            "1️⃣ missing-key: a tab needs one of the keys 'flow', 'screen' or 'action'"),
        Mistake(
            "a flow alone where a tab is expected",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { shop: 1️⃣home } }
                  home: { screens: { home: {} } }
                """,
            "1️⃣ wrong-type: a tab must be a mapping, not a string; write '{ flow: home }'"),
        Mistake(
            "'push' on a screen of tabs",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  2️⃣main: { tabs: { home: { flow: home }, about: { screen: about } }, screens: { about: { transitions: { go: 1️⃣{ push: home } } } } }
                  home: { screens: { home: {} } }
                """,
            "1️⃣ illegal-containment: 'push' needs a navigation stack, but the screens of a tabs flow have none; use 'present', or move "
                + "the screen to a stack flow | 2️⃣ 'main' is a tabs flow"),
        Mistake(
            "a guard that isn't declared",
            flows: """
                home: { screens: { home: { transitions: { open: { if: 1️⃣signedIn, then: { push: detail } } } }, detail: {} } }
                """,
            "1️⃣ unknown-target: 'signedIn' isn't a guard of the project; declare it under 'guards'"),
        Mistake(
            "'if' without 'then'",
            file: """
                flowspec: 1
                app: Shop
                root: home
                guards: { signedIn: {} }
                flows:
                  home: { screens: { home: { transitions: { open: { 2️⃣if: signedIn, 1️⃣push: detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'push' can't be used with 'if'; put it under 'then' | 2️⃣ 'if' is here"),
        Mistake(
            "a result that nothing handles",
            flows: """
                home: { screens: { home: { transitions: { open: { present: 1️⃣pick } } } } }
                pick: { results: { 2️⃣done: {} }, screens: { pick: { transitions: { ok: { finish: done } } } } }
                """,
            "1️⃣ unhandled-result: result 'done' of 'pick' isn't handled; add it to 'on' ('done: []' to ignore it) | 2️⃣ 'done' is "
                + "declared here"),
        Mistake(
            "a misspelt result",
            flows: """
                home: { screens: { home: { transitions: { open: { present: pick, on: { 1️⃣don: [] } } } } } }
                pick: { results: { done: {} }, screens: { pick: { transitions: { ok: { finish: done } } } } }
                """,
            "1️⃣ unknown-result: 'pick' has no result 'don'; did you mean 'done'?"),
        Mistake(
            "a presentation that there isn't",
            flows: """
                home: { screens: { home: { transitions: { open: { present: detail, presentation: 1️⃣sheet } } }, detail: {} } }
                """,
            "1️⃣ unknown-value: 'sheet' isn't a value of 'presentation'; use 'automatic', 'pageSheet', 'formSheet', 'fullScreen', "
                + "'overFullScreen', 'overCurrentContext', 'popover' or 'custom'"),
        Mistake(
            "an effect that isn't declared",
            flows: """
                home: { screens: { home: { transitions: { save: { perform: 1️⃣save } } } } }
                """,
            "1️⃣ unknown-target: 'save' isn't an effect of the screen or the project; declare it under 'effects'"),
        Mistake(
            "a text that holds a comma",
            flows: """
                home: { screens: { home: { title: Shop, 1️⃣the best } } }
                """,
            "1️⃣ unknown-key: 'the best' isn't a key of a screen; put a string that contains ',' in quotes"),
        Mistake(
            "a text that begins with '@'",
            flows: """
                home: { screens: { home: { title: 1️⃣@home } } }
                """,
            "1️⃣ yaml-syntax: an unquoted string can't begin with '@'; put it in quotes"),
        Mistake(
            "an alert that is a text",
            flows: """
                home: { screens: { home: { transitions: { open: { alert: 1️⃣"Sure?" } } } } }
                """,
            "1️⃣ wrong-type: an alert must be a mapping, not a string; it needs 'actions'"),
        Mistake(
            "transitions as a list",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        1️⃣- open: { push: detail }
                    detail: {}
                """,
            "1️⃣ wrong-type: found a list, expected a mapping of transitions by name for 'transitions'; write each entry with its name, "
                + "without '-' and []: 'open: …'"),
    ]
}
