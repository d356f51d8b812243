extension Mistake {
    /// Structure: lists instead of mappings, and missing values.
    static let structure = [
        Mistake(
            "screens as a list",
            flows: """
                home:
                  screens:
                    1️⃣- home
                    - detail
                """,
            "1️⃣ wrong-type: found a list, expected a mapping of screens by name for 'screens'; write each entry with its name, without "
                + "'-' and []: 'home: {}'"),
        Mistake(
            "flows as a list",
            flows: """
                1️⃣- home:
                    screens:
                      home: {}
                """,
            "1️⃣ wrong-type: found a list, expected a mapping of flows by name for 'flows'; write each entry with its name, without '-' "
                + "and []: 'home: …'"),
        Mistake(
            "screens that aren't indented",
            flows: """
                home:
                  screens:
                  1️⃣home:
                    transitions: {}
                """,
            "1️⃣ unknown-key: 'home' isn't a key of a flow; indent it and its contents to put it under 'screens'"),
        Mistake(
            "a space too much",
            flows: """
                home:
                  screens:
                    2️⃣home: {}
                     1️⃣detail: {}
                """,
            "1️⃣ yaml-syntax: the line's indentation matches no key above; align it with the keys of its mapping | 2️⃣ the mapping begins "
                + "here"),
        Mistake(
            "a space too little",
            flows: """
                home:
                  screens:
                    2️⃣home:
                      title: Home
                     1️⃣hidesTabBar: true
                """,
            "1️⃣ yaml-syntax: the line's indentation matches no key above; align it with the keys of its mapping | 2️⃣ the mapping begins "
                + "here"),
        Mistake(
            "a misspelt key",
            flows: """
                home: { 1️⃣screen: { home: {} } }
                """,
            "1️⃣ unknown-key: 'screen' isn't a key of a flow; did you mean 'screens'?"),
    ]
}
