extension Mistake {
    /// UIKit's features in SwiftUI, and misplaced interfaces.
    static let interfaces: [Mistake] = [
        Mistake(
            "Apple's spelling",
            interface: """
                generate: { interface: 1️⃣SwiftUI }
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ unknown-value: 'SwiftUI' isn't a value of 'interface'; did you mean 'swiftui'?"),
        Mistake(
            "no framework",
            interface: """
                generate: { interface: 1️⃣both }
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ unknown-value: 'both' isn't a value of 'interface'; use 'uikit' or 'swiftui'"),
        Mistake(
            "the plural",
            interface: """
                generate: { 1️⃣interfaces: swiftui }
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ unknown-key: 'interfaces' isn't a key of the options of the output; did you mean 'interface'?"),
        Mistake(
            "no key",
            interface: """
                generate: 1️⃣swiftui
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ wrong-type: the options of the output must be a mapping, not a string; write '{ interface: swiftui }'"),
        Mistake(
            "outside 'generate'",
            interface: """
                1️⃣interface: swiftui
                flows: { home: { screens: { home: {} } } }
                """,
            "1️⃣ unknown-key: 'interface' isn't a key of a FlowSpec; write 'generate: { interface: … }'"),
        Mistake(
            "at a screen",
            interface: """
                flows: { home: { screens: { home: { 1️⃣interface: swiftui } } } }
                """,
            "1️⃣ unknown-key: 'interface' isn't a key of a screen; a flow has it for all its screens"),
        Mistake(
            "a mapping",
            interface: """
                flows: { home: { interface: 1️⃣{ swiftui: true }, screens: { home: {} } } }
                """,
            "1️⃣ wrong-type: found a mapping, expected 'uikit' or 'swiftui' for 'interface'"),
        Mistake(
            "at an external flow",
            interface: """
                flows: { home: { screens: { home: { transitions: { next: { present: old } } } } }, old: { 2️⃣external: true, 1️⃣interface: swiftui } }
                """,
            "1️⃣ unknown-key: 'interface' can't be used with 'external'; it belongs to 'screens', 'tabs', 'split' or "
                + "'switch' | 2️⃣ 'external' is here"),
        Mistake(
            "an external flow",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { transitions: { next: { present: old } } } } }, old: { external: 1️⃣true } }
                """,
            "1️⃣ interface-mismatch: an external flow needs UIKit's containers: the coordinator of 'old' starts with a "
                + "view controller; declare its screens, or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's "
                + "containers are chosen here"),
        Mistake(
            "your own bar",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { bar: 1️⃣custom, tabs: { a: { screen: a } }, screens: { a: {} } } }
                """,
            "1️⃣ interface-mismatch: 'bar: custom' needs UIKit's containers: the bar of 'home' is a view controller; "
                + "remove it, or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "a sidebar",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { bar: 1️⃣sidebar, tabs: { a: { screen: a } }, screens: { a: {} } } }
                """,
            "1️⃣ interface-mismatch: 'bar: sidebar' needs UIKit's containers: FlowRuntime has no sidebar in SwiftUI; "
                + "remove it, or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "columns",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { 1️⃣split: { primary: a, secondary: b } }, a: { screens: { a: {} } }, b: { screens: { b: {} } } }
                """,
            "1️⃣ interface-mismatch: 'split' needs UIKit's containers: FlowRuntime has no columns in SwiftUI; use tabs "
                + "or a stack, or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "your own presentation",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { transitions: { next: { present: help, presentation: 1️⃣custom } } }, help: {} } } }
                """,
            "1️⃣ interface-mismatch: 'custom' needs UIKit's containers: SwiftUI has no such presentation; choose another "
                + "style, such as 'fullScreen', or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are "
                + "chosen here"),
        Mistake(
            "a style of UIKit",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { transitions: { next: { present: help } } }, help: { presentation: { style: 1️⃣overCurrentContext } } } } }
                """,
            "1️⃣ interface-mismatch: 'overCurrentContext' needs UIKit's containers: SwiftUI has no such presentation; "
                + "choose another style, such as 'fullScreen', or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's "
                + "containers are chosen here"),
        Mistake(
            "a transition of UIKit",
            interface: """
                generate: { interface: 0️⃣swiftui }
                steps: { show: { present: help, presentation: { transition: 1️⃣partialCurl, style: fullScreen } } }
                flows: { home: { screens: { home: { transitions: { next: { take: show } } }, help: {} } } }
                """,
            "1️⃣ interface-mismatch: 'partialCurl' needs UIKit's containers: SwiftUI has no such transition; remove it, "
                + "or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "an effect with its screen",
            interface: """
                generate: { interface: 0️⃣swiftui }
                effects: { share: { withScreen: 1️⃣true } }
                flows: { home: { screens: { home: { transitions: { next: { perform: share } } } } } }
                """,
            "1️⃣ interface-mismatch: 'withScreen' needs UIKit's containers: SwiftUI has no view controller to pass to "
                + "'share'; remove it, or write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "your code starts a flow",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: {} } }, help: { entry: 1️⃣present, screens: { help: { transitions: { close: dismiss } } } } }
                """,
            "1️⃣ interface-mismatch: 'entry' needs UIKit's containers: your view controllers start 'help'; remove it, or "
                + "write 'interface: uikit' for the root flow | 0️⃣ SwiftUI's containers are chosen here"),
        Mistake(
            "an effect of a view",
            interface: """
                flows: { home: { interface: swiftui, screens: { home: { effects: { 1️⃣reload: {} }, transitions: { next: { perform: reload } } } } } }
                """,
            "1️⃣ interface-mismatch: the effect 'reload' needs a view controller: the screens of 'home' are SwiftUI "
                + "views; declare it in the file's 'effects' for your app"),
        Mistake(
            "an effect of a view controller",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows:
                  home: { screens: { home: { transitions: { next: { push: old } } } } }
                  old: { interface: uikit, screens: { old: { effects: { 1️⃣reload: {} }, transitions: { next: { perform: reload } } } } }
                """,
            "1️⃣ interface-mismatch: the effect 'reload' needs a view controller: SwiftUI's containers don't see it; "
                + "declare it in the file's 'effects' for your app"),
        Mistake(
            "unsaved work of a view",
            interface: """
                flows:
                  home: { screens: { home: { transitions: { next: { push: form } } } } }
                  form: { interface: swiftui, screens: { form: { unsaved: 1️⃣true } } }
                """,
            "1️⃣ interface-mismatch: 'unsaved' in UIKit's containers needs a view controller: the screens of 'form' are "
                + "SwiftUI views; remove it, and ask with a guard"),
        Mistake(
            "unsaved work of views",
            interface: """
                flows:
                  home: { screens: { home: { transitions: { next: { push: form } } } } }
                  form: { interface: swiftui, unsaved: 1️⃣true, screens: { form: {} } }
                """,
            "1️⃣ interface-mismatch: 'unsaved' in UIKit's containers needs a view controller: the screens of 'form' are "
                + "SwiftUI views; remove it, and ask with a guard"),
        Mistake(
            "a view from a nib",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { 1️⃣from: { nib: Home, class: Home } } } } }
                """,
            "1️⃣ interface-mismatch: 'home' can't be from a nib: the screens of 'home' are SwiftUI views; write 'from: { "
                + "view: … }', or 'interface: uikit' for the flow"),
        Mistake(
            "a view from a storyboard",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { 1️⃣from: { storyboard: Main, id: home, class: Home } } } } }
                """,
            "1️⃣ interface-mismatch: 'home' can't be from a storyboard: the screens of 'home' are SwiftUI views; write "
                + "'from: { view: … }', or 'interface: uikit' for the flow"),
        Mistake(
            "a view from a class",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { home: { screens: { home: { 1️⃣from: { class: Home } } } } }
                """,
            "1️⃣ interface-mismatch: 'home' can't be from a class: the screens of 'home' are SwiftUI views; write 'from: "
                + "{ view: … }', or 'interface: uikit' for the flow"),
        Mistake(
            "like a view",
            interface: """
                generate: { interface: 0️⃣swiftui }
                flows: { 2️⃣home: { screens: { home: { transitions: { next: { push: help } } } } }, help: { interface: uikit, screens: { help: { like: 1️⃣home.home, transitions: { next: pop } } } } }
                """,
            "1️⃣ interface-mismatch: 'help' can't be like 'home.home': the flow 'home' has views; write 'interface: "
                + "swiftui' for 'help' | 2️⃣ 'home' is declared here"),
    ]

    /// A mistake in an app whose root is `home`.
    private init(_ title: String, interface text: String, _ finding: String) {
        self.init("interface: " + title, file: "flowspec: 1\napp: Shop\nroot: home\n" + text, finding)
    }
}
