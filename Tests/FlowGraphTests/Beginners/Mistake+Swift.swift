extension Mistake {
    /// Syntax of Swift, UIKit or another library.
    static let swift = [
        Mistake(
            "a comment of Swift, behind a value",
            flows: """
                home:
                  screens:
                    home: { transitions: { open: { push: detail } } } 1️⃣// the list
                    detail: {}
                """,
            "1️⃣ yaml-syntax: '//' and '/*' don't begin a YAML comment; write '#'"),
        Mistake(
            "a comment of Swift, on a line of its own",
            flows: """
                home:
                  screens:
                    1️⃣// the list
                    home: {}
                """,
            "1️⃣ yaml-syntax: '//' and '/*' don't begin a YAML comment; write '#'"),
        Mistake(
            "a target with a dot",
            flows: """
                home: { screens: { home: { transitions: { open: { push: 1️⃣.detail } } }, detail: {} } }
                """,
            "1️⃣ unknown-target: '.detail' is neither a screen of the flow 'home' nor a flow; write 'detail'"),
        Mistake(
            "'!' for 'not'",
            flows: """
                home: { screens: { home: { transitions: { open: { if: 1️⃣"!signedIn", then: popToRoot } } } } }
                """,
            "1️⃣ unknown-target: '!signedIn' isn't a guard of the project; write '{ not: signedIn }'"),
        Mistake(
            "'not' before a guard",
            flows: """
                home: { screens: { home: { transitions: { open: { if: 1️⃣not signedIn, then: popToRoot } } } } }
                """,
            "1️⃣ unknown-target: 'not signedIn' isn't a guard of the project; write '{ not: signedIn }'"),
        Mistake(
            "'&&' between guards",
            flows: """
                home: { screens: { home: { transitions: { open: { if: 1️⃣signedIn && paid, then: popToRoot } } } } }
                """,
            "1️⃣ unknown-target: 'signedIn && paid' isn't a guard of the project; write '{ and: [signedIn, paid] }'"),
        Mistake(
            "'or' between guards",
            flows: """
                home: { screens: { home: { transitions: { open: { if: 1️⃣signedIn or paid, then: popToRoot } } } } }
                """,
            "1️⃣ unknown-target: 'signedIn or paid' isn't a guard of the project; write '{ or: [signedIn, paid] }'"),
        Mistake(
            "guards as a list",
            flows: """
                home: { screens: { home: { requires: 1️⃣[signedIn, paid], otherwise: [] } } }
                """,
            "1️⃣ wrong-type: found a list, expected the name of a guard or a mapping: a condition for 'requires'; write "
                + "'{ and: [signedIn, paid] }'"),
        Mistake(
            "the presentation's style beside 'present'",
            flows: """
                home: { screens: { home: { transitions: { open: { present: detail, 1️⃣style: fullScreen } } }, detail: {} } }
                """,
            "1️⃣ unknown-key: 'style' isn't a key of a step; did you mean 'presentation'?"),
        Mistake(
            "a view controller's class alone",
            flows: """
                home: { screens: { home: { from: 1️⃣HomeViewController } } }
                """,
            "1️⃣ wrong-type: a view controller's origin must be a mapping, not a string; write '{ class: HomeViewController }'"),
        Mistake(
            "a view controller's class on the screen",
            flows: """
                home: { screens: { home: { 1️⃣class: HomeViewController } } }
                """,
            "1️⃣ unknown-key: 'class' isn't a key of a screen; did you mean 'from'?"),
        Mistake(
            "a property of UIViewController",
            flows: """
                home: { screens: { home: { 1️⃣hidesBottomBarWhenPushed: true } } }
                """,
            "1️⃣ unknown-key: 'hidesBottomBarWhenPushed' isn't a key of a screen; did you mean 'hidesTabBar'?"),
        Mistake(
            "the first screen by another word",
            flows: """
                home: { 1️⃣initial: list, screens: { home: {}, list: {} } }
                """,
            "1️⃣ unknown-key: 'initial' isn't a key of a flow; did you mean 'start'?"),
        Mistake(
            "an alert's buttons",
            flows: """
                home: { screens: { home: { transitions: { open: { alert: { title: Sure?, 1️⃣buttons: { ok: {} } } } } } } }
                """,
            "1️⃣ unknown-key: 'buttons' isn't a key of an alert; did you mean 'actions'?"),
        Mistake(
            "a step alone as an alert's action",
            flows: """
                home: { screens: { home: { transitions: { open: { alert: { title: Sure?, actions: { ok: 1️⃣popToRoot } } } } } } }
                """,
            "1️⃣ wrong-type: an action must be a mapping, not a string; write '{ do: popToRoot }'"),
        Mistake(
            "an effect with its meaning alone",
            file: """
                flowspec: 1
                app: Shop
                root: home
                effects: { logOut: 1️⃣Deletes the session }
                flows: { home: { screens: { home: { transitions: { logOut: { perform: logOut } } } } } }
                """,
            "1️⃣ wrong-type: an effect must be a mapping, not a string; write '{ description: Deletes the session }'"),
        Mistake(
            "'=' in arguments",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail, with: { 1️⃣id = 7 } } } }, detail: { params: { id: Int } } } }
                """,
            "1️⃣ yaml-syntax: '=' doesn't assign a value; write 'id: 7'"),
        Mistake(
            "'popTo: root'",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { transitions: { back: { popTo: 1️⃣root } } } } }
                """,
            "1️⃣ unknown-target: 'root' isn't a screen of the flow 'home'; write 'popToRoot'"),
        Mistake(
            "'popTo' with a number",
            flows: """
                home: { screens: { home: { transitions: { open: { push: detail } } }, detail: { transitions: { back: { popTo: 1️⃣2 } } } } }
                """,
            "1️⃣ unknown-target: '2' isn't a screen of the flow 'home'; write 'pop: 2'"),
        Mistake(
            "'dismiss: all'",
            flows: """
                home: { screens: { home: { transitions: { open: { present: detail } } }, detail: { transitions: { close: { dismiss: 1️⃣all } } } } }
                """,
            "1️⃣ wrong-type: found a string, expected no value for 'dismiss'; write 'dismissAll'"),
        Mistake(
            "a screen of another flow",
            flows: """
                home: { screens: { home: { transitions: { open: { push: 1️⃣step2 } } } } }
                wizard: { screens: { step1: { transitions: { next: { push: step2 } } }, 2️⃣step2: {} } }
                """,
            "1️⃣ unknown-target: 'step2' is neither a screen of the flow 'home' nor a flow; write 'wizard', the flow of that screen, with "
                + "'start: step2' | 2️⃣ the flow 'wizard' has a screen named 'step2'"),
        Mistake(
            "a screen of another flow, with its flow",
            flows: """
                home: { screens: { home: { transitions: { open: { push: 1️⃣wizard.step1 } } } } }
                wizard: { screens: { step1: {} } }
                """,
            "1️⃣ unknown-target: 'wizard.step1' is neither a screen of the flow 'home' nor a flow; write 'wizard', the flow of that "
                + "screen"),
        Mistake(
            "'select' with the flow that a tab holds",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { first: { flow: home }, second: { flow: other } } }
                  home: { screens: { home: { transitions: { go: { select: 1️⃣other } } } } }
                  other: { screens: { other: {} } }
                """,
            "1️⃣ unknown-target: 'other' isn't a tab of any flow; write 'main.second', the tab with that flow"),
        Mistake(
            "an icon of a tab",
            file: """
                flowspec: 1
                app: Shop
                root: main
                flows:
                  main: { tabs: { first: { flow: home, 1️⃣icon: house } } }
                  home: { screens: { home: {} } }
                """,
            "1️⃣ unknown-key: 'icon' isn't a key of a tab; did you mean 'symbol'?"),
    ]
}
