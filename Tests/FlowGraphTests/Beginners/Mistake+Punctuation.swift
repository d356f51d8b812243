extension Mistake {
    static let punctuation = [
        Mistake(
            "a line that a tab indents",
            file: """
                flowspec: 1
                app: Shop
                root: home
                flows:
                1️⃣\thome: { screens: { home: {} } }
                """,
            "1️⃣ yaml-syntax: a tab can't indent a line; use spaces"),
        Mistake(
            "no space after a step's colon, in braces",
            flows: """
                home: { screens: { home: { transitions: { open: { 1️⃣push:detail } } }, detail: {} } }
                """,
            "1️⃣ yaml-syntax: a space is missing after ':'; write 'push: detail'"),
        Mistake(
            "no space after a step's colon",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open: 1️⃣push:detail
                    detail: {}
                """,
            "1️⃣ unknown-value: 'push:detail' isn't a step; write 'push: detail'"),
        Mistake(
            "no space after a screen's colon",
            flows: """
                home:
                  screens:
                    1️⃣home:{}
                """,
            "1️⃣ yaml-syntax: a space is missing after ':'; write 'home: {}'"),
        Mistake(
            "no colon before an indented block",
            flows: """
                home:
                  1️⃣screens
                    home: {}
                """,
            "1️⃣ yaml-syntax: expected ':' after the key; add it"),
        Mistake(
            "no colon after a key",
            file: """
                flowspec: 1
                app: Shop
                root: home
                1️⃣flows
                  home:
                    screens:
                      home: {}
                """,
            "1️⃣ yaml-syntax: expected ':' and a value after the key; add them, or indent the line if it continues the string above"),
        Mistake(
            "no colon before a mapping in braces",
            flows: """
                home:
                  screens:
                    home: { transitions: 2️⃣{ open 1️⃣{ push: detail } } }
                    detail: {}
                """,
            "1️⃣ yaml-syntax: expected ',' or '}' in the mapping, found '{'; add it, or add ':' after a key | 2️⃣ the mapping begins here"),
        Mistake(
            "no colon before braces on a line of its own",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        1️⃣open { push: detail }
                    detail: {}
                """,
            "1️⃣ yaml-syntax: a ':' is missing before '{'; write 'open: {'"),
        Mistake(
            "a brace that is never closed",
            flows: """
                home: 1️⃣{ screens: { home: { transitions: { open: { push: detail } } }, detail: {} }
                """,
            "1️⃣ yaml-syntax: the bracket '{' is never closed; add '}' at the end of the mapping"),
        Mistake(
            "a brace too many",
            flows: """
                home: { screens: { home: {} } } 1️⃣}
                """,
            "1️⃣ yaml-syntax: '}' has no matching open bracket; remove it, or put the whole string in quotes"),
        Mistake(
            "a bracket that is never closed",
            flows: """
                home: { screens: { home: { transitions: { open: 2️⃣[ { push: detail } 1️⃣} }, detail: {} } }
                """,
            "1️⃣ yaml-syntax: expected ',' or ']' in the list, found '}'; add it, or put the string in quotes | 2️⃣ the list begins here"),
        Mistake(
            "no comma between two transitions",
            flows: """
                home: { screens: { home: { transitions: 2️⃣{ open: { push: detail, with: { id: 1 } } 1️⃣close: pop } }, detail: { params: { id: Int } } } }
                """,
            "1️⃣ yaml-syntax: expected ',' or '}' in the mapping, found 'c'; add it, or put the string in quotes | 2️⃣ the mapping begins "
                + "here"),
        Mistake(
            "a quote that is never closed",
            flows: """
                home: { screens: { home: { title: 1️⃣"Home } } }
                """,
            "1️⃣ yaml-syntax: the quote \" is never closed; add another \" at the end of the string"),
        Mistake(
            "an apostrophe in single quotes",
            flows: """
                home:
                  screens:
                    home:
                      title: 'Today'1️⃣s'
                """,
            "1️⃣ yaml-syntax: the value ends before 's'; put the whole string in one pair of quotes, or begin a new line"),
        Mistake(
            "typographic quotes",
            flows: """
                home: { screens: { home: { title: 1️⃣“Home” } } }
                """,
            "1️⃣ yaml-syntax: '“' isn't a YAML quote and would become part of the string; write \" instead, or put the whole string in "
                + "such quotes"),
        Mistake(
            "a text that holds a colon",
            flows: """
                home:
                  screens:
                    home:
                      title: Home1️⃣: sweet home
                """,
            "1️⃣ yaml-syntax: a line can't have a second ':'; put a string that contains ': ' in quotes, or write a nested mapping in { }"),
        Mistake(
            "a text that begins with '#'",
            flows: """
                home:
                  screens:
                    home:
                      title:1️⃣ #1
                """,
            "1️⃣ wrong-type: found nothing, expected a string or '$name' or a mapping: a localized string for 'title'; put a string that "
                + "begins with '#' in quotes"
        ),
    ]
}
