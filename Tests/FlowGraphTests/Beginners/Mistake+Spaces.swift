extension Mistake {
    /// Spaces, dashes and colons that are missing or look-alikes; lists and quotes.
    static let spaces = [
        Mistake(
            "no space after the dash of a word",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open:
                          1️⃣-popToRoot
                """,
            "1️⃣ unknown-value: '-popToRoot' isn't a step; a space is missing after '-'; write '- popToRoot'"),
        Mistake(
            "no space after the dash of a mapping",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open:
                          1️⃣-push: detail
                    detail: {}
                """,
            "1️⃣ unknown-key: '-push' isn't a key of a step; a space is missing after '-'"),
        Mistake(
            "no spaces after dashes",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open:
                          -push: detail
                          1️⃣-popToRoot
                    detail: {}
                """,
            "1️⃣ yaml-syntax: a space is missing after '-'; write '- popToRoot'"),
        Mistake(
            "no space after an argument's colon",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail, with: {1️⃣id:7} } } }, detail: { params: { id: Int } } } }
                """,
            "1️⃣ yaml-syntax: a space is missing after ':'; write 'id: 7'"),
        Mistake(
            "two keys in one line",
            flows: """
                home:
                  screens:
                    home: { transitions: 2️⃣{ open: push1️⃣: detail } }
                    detail: {}
                """,
            "1️⃣ yaml-syntax: expected ',' or '}' in the mapping, found ':'; write a nested mapping in { }, or put the string in quotes | "
                + "2️⃣ the mapping begins here"),
        Mistake(
            "a guard behind 'if' without a colon",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open:
                          1️⃣if signedIn:
                            then: popToRoot
                """,
            "1️⃣ unknown-key: 'if signedIn' isn't a key of a step; write 'if: signedIn'"),
        Mistake(
            "no-break spaces from a web page",
            flows: """
                home:
                  screens:
                1️⃣\u{A0}\u{A0}\u{A0}\u{A0}home: {}
                """,
            "1️⃣ yaml-syntax: a no-break space (U+00A0) isn't a YAML space and would become part of the string; write an ordinary space"),
        Mistake(
            "a wide colon",
            flows: """
                home:
                  1️⃣screens\u{FF1A}
                    home: {}
                """,
            "1️⃣ yaml-syntax: '\u{FF1A}' isn't a YAML colon; write ':' and a space"),
        Mistake(
            "the version in quotes",
            file: """
                flowspec: 1️⃣"1"
                app: Shop
                root: home
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ wrong-type: found a string, expected the integer 1 for 'flowspec'; write it without quotes"),
        Mistake(
            "one screen for 'setStack'",
            flows: """
                home: { screens: { home: { transitions: { open: { setStack: 1️⃣detail } } }, detail: {} } }
                """,
            "1️⃣ wrong-type: found a string, expected a list (each item is the name of a screen or flow or a mapping: a target) for "
                + "'setStack'; write '[detail]'"),
        Mistake(
            "a text that begins with a bracket",
            flows: """
                home: { screens: { home: { title: 1️⃣[Draft] } } }
                """,
            "1️⃣ wrong-type: found a list, expected a string or '$name' or a mapping: a localized string for 'title'; put a string that "
                + "begins with '[' in quotes"),
        Mistake(
            "results without anything",
            flows: """
                home: { screens: { home: { transitions: { open: { present: pick, on: { done: [], dismissed: [] } } } } } }
                pick:
                  results:
                    done:1️⃣
                  screens: { pick: { transitions: { done: finish } } }
                """,
            "1️⃣ wrong-type: found nothing, expected a mapping of parameters by name for 'done'; indent them on the lines below, or write "
                + "{} for none"),
        Mistake(
            "a placeholder without its type",
            file: """
                flowspec: 1
                app: Shop
                root: home
                flows: { home: { screens: { home: { transitions: { o: { push: item } } }, item: { params: { id: Int } } } } }
                deepLinks: { item: { url: "shop://items/{id}", to: 1️⃣home.item } }
                """,
            "1️⃣ link-impossible-stack: the link can't open 'home.item': the shortest stack with it on top, 'the root [home, item]', needs "
                + "'id: Int', which the link doesn't have; add '{id:Int}' to the link's URL"),
        Mistake(
            "a pattern of a URL without quotes",
            file: """
                flowspec: 1
                app: Shop
                root: home
                flows: { home: { screens: { home: { transitions: { o: { push: item } } }, item: { params: { id: Int } } } } }
                deepLinks: { item: 2️⃣{ url: shop://items/1️⃣{id:Int}, to: home.item } }
                """,
            "1️⃣ yaml-syntax: expected ',' or '}' in the mapping, found '{'; add it, or put the string in quotes | 2️⃣ the mapping begins "
                + "here"),
    ]
}
