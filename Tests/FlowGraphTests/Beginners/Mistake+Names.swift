extension Mistake {
    static let names = [
        Mistake(
            "a flow with a capital",
            file: """
                flowspec: 1
                app: Shop
                root: Home
                flows:
                  1️⃣Home: { screens: { home: {} } }
                """,
            "1️⃣ invalid-identifier: 'Home' can't be the name of a flow: it must begin with a lowercase letter; did you mean 'home'?"),
        Mistake(
            "a screen with a dash",
            flows: """
                home: { screens: { home: { transitions: { open: { push: order-detail } } }, 1️⃣order-detail: {} } }
                """,
            "1️⃣ invalid-identifier: 'order-detail' can't be the name of a screen: it must have only ASCII letters and digits; did you "
                + "mean 'orderDetail'?"),
        Mistake(
            "an app with a space",
            file: """
                flowspec: 1
                app: 1️⃣My Shop
                root: home
                flows:
                  home: { screens: { home: {} } }
                """,
            "1️⃣ invalid-identifier: 'My Shop' can't be the name of an app: it must have only ASCII letters and digits; did you mean "
                + "'MyShop'?"),
        Mistake(
            "a type of another language",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: { id: 1️⃣int } } } }
                """,
            "1️⃣ invalid-swift-type: 'int' isn't a Swift type that a parameter can have: 'int' isn't the name of a type; did "
                + "you mean 'Int'?"),
        Mistake(
            "parameters as a list",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: 1️⃣[id, name] } } }
                """,
            "1️⃣ wrong-type: found a list, expected a mapping of parameters by name for 'params'; write each entry with its name, without "
                + "'-' and []: 'id: Type'"),
        Mistake(
            "a list type without quotes",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: { ids: 1️⃣[Int] } } } }
                """,
            "1️⃣ wrong-type: found a list, expected a Swift type for 'ids'; put the type in quotes"),
        Mistake(
            "a default without quotes",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { params: { id: Int = 1️⃣one } } } }
                """,
            "1️⃣ invalid-default: 'one' can't be the default of 'id': expected a literal: a number, a string, true, false, nil, .case, [] "
                + "or [:]"),
        Mistake(
            "a tab whose screen needs a value",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { a: { flow: 1️⃣home } } }
                  home: { screens: { home: { params: { 2️⃣id: Int } } } }
                """,
            "1️⃣ missing-argument: missing value for 'id' of the first screen 'home' in the tab 'a'; pass it in 'with', or add a default | "
                + "2️⃣ 'id' is declared here"),
        Mistake(
            "a value's name without '$'",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail, with: { id: 7 } } } }, detail: { params: { 2️⃣id: Int }, transitions: { more: { push: detail, with: { id: 1️⃣id } } } } } }
                """,
            "1️⃣ argument-type: '\"id\"' can't be the value of 'id': a string isn't a value of the type Int; write '$id' to use the value "
                + "of that name | 2️⃣ 'id' is declared here"),
        Mistake(
            "a text for a number",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail, with: { id: 1️⃣seven } } } }, detail: { params: { 2️⃣id: Int } } } }
                """,
            "1️⃣ argument-type: '\"seven\"' can't be the value of 'id': a string isn't a value of the type Int | 2️⃣ 'id' is declared "
                + "here"),
        Mistake(
            "a misspelt parameter",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail, with: { 1️⃣idd: 7 } } } }, detail: { params: { id: Int } } } }
                """,
            "1️⃣ unknown-argument: 'idd' isn't a parameter of any target; did you mean 'id'?"),
    ]
}
