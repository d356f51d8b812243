extension Mistake {
    /// Unknown and incomplete steps.
    static let steps = [
        Mistake(
            "a misspelt step",
            flows: """
                home: { screens: { home: { transitions: { open: { 1️⃣psuh: detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'psuh' isn't a key of a step; did you mean 'push'?"),
        Mistake(
            "a misspelt screen, with two that are near",
            flows: """
                home: { screens: { home: { transitions: { open: { push: 1️⃣hom2 } } }, home2: {} } }
                """,
            "1️⃣ unknown-target: 'hom2' is neither a screen of the flow 'home' nor a flow; did you mean 'home2'?"),
        Mistake(
            "another library's word for a step",
            flows: """
                home: { screens: { home: { transitions: { open: { 1️⃣navigate: detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'navigate' isn't a key of a step; did you mean 'push'?"),
        Mistake(
            "another library's word for a step alone",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { transitions: { close: 1️⃣back } } } }
                """,
            "1️⃣ unknown-value: 'back' isn't a step; did you mean 'pop'?"),
        Mistake(
            "another library's word for 'present'",
            flows: """
                home: { screens: { home: { transitions: { open: { 1️⃣modal: detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'modal' isn't a key of a step; did you mean 'present'?"),
        Mistake(
            "a screen alone where a step is expected",
            flows: """
                home: { screens: { home: { transitions: { open: 1️⃣detail } }, detail: {} } }
                """,
            "1️⃣ unknown-value: 'detail' isn't a step; the steps without a value are 'pop', 'popToRoot', 'dismiss', 'dismissAll', "
                + "'finish', 'restart' and 'resume'; write 'push: detail' to show a screen"),
        Mistake(
            "'push' without a screen",
            flows: """
                home: { screens: { home: { transitions: { open: 1️⃣push } } } }
                """,
            "1️⃣ wrong-type: 'push' needs the name of a screen or flow; write '{ push: … }'"),
        Mistake(
            "a transition without steps",
            flows: """
                home:
                  screens:
                    home:
                      transitions:
                        open:1️⃣
                """,
            "1️⃣ wrong-type: a step must be a mapping, not nothing; write a step, or [] for none"),
        Mistake(
            "two steps in one mapping",
            flows: """
                home: { screens: { home: { transitions: { open: { 2️⃣push: detail, 1️⃣present: detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'present' can't be used with 'push': a step can have only one of them; write several as a list | 2️⃣ 'push' "
                + "is here"),
    ]
}
