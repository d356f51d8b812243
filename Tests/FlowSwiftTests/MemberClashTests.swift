import Testing

/// Names that the generated types, or what they are built on, need for themselves.
@Suite struct MemberClashTests {
    static let coordinator = [
        "attributes", "badge", "content", "currentChild", "currentCoordinator", "effects", "firstChild", "firstScreen", "firstTab",
        "flowName",
        "guards", "ignore", "makeTabBar", "makeTabBarItem", "makeViewController", "onEvent", "onTop", "popsOnReselect", "presentation",
        "rootViewController", "routerOnTop", "screens", "select", "selectedTab", "setBadge", "setVisibleTabs", "snapshot", "start", "stop",
        "visibleTabs",
    ]

    @Test(arguments: coordinator + ["navigate"])
    func `a transition`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { transitions: { 1️⃣\(name): pop } } } }") == [
                "1️⃣ name-clash: a transition can't be called '\(name)': a coordinator or a router has a member of that name; choose another"
            ])
    }

    @Test(arguments: coordinator + ["allCases", "hash", "hashValue", "rawValue"])
    func `a tab`(name: String) {
        let owner = "the generated coordinator or its enumeration of tabs"
        #expect(
            findings(
                flows: """
                    home: { tabs: { 1️⃣\(name): { flow: list } } }
                    list: { screens: { list: {} } }
                    """) == [
                    "1️⃣ name-clash: a tab can't be called '\(name)': \(owner) has a member of that name; choose another"
                ])
    }

    @Test(arguments: coordinator + ["allCases", "hash", "hashValue", "rawValue"])
    func `a child`(name: String) {
        let owner = "the generated coordinator or its enumeration of children"
        #expect(
            findings(
                flows: """
                    home: { switch: { 1️⃣\(name): list } }
                    list: { screens: { list: {} } }
                    """) == [
                    "1️⃣ name-clash: a child can't be called '\(name)': \(owner) has a member of that name; choose another"
                ])
    }

    @Test(arguments: ["flowName", "screenName"])
    func `a screen`(name: String) {
        let owner = "the generated enumeration of screens"
        #expect(
            findings(flows: "home: { screens: { 1️⃣\(name): {} } }") == [
                "1️⃣ name-clash: a screen can't be called '\(name)': \(owner) has a member of that name; choose another"
            ])
    }

    @Test(arguments: ["effects", "guards", "router", "screens"])
    func `a parameter`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { params: { 1️⃣\(name): Int = 1 } } } }") == [
                "1️⃣ name-clash: a parameter can't be called '\(name)': what makes screens and coordinators has a member of that name; choose another"
            ])
    }

    @Test func `a transition and a tab whose flow is a property`() {
        #expect(
            findings(
                flows: """
                    home:
                      tabs:
                        1️⃣list: { flow: list }
                        about: { screen: about }
                      screens:
                        about: { transitions: { 2️⃣list: { select: list }, about: { select: about } } }
                    list: { screens: { list: { transitions: { list: pop } } } }
                    """) == [
                    "2️⃣ name-clash: a transition can't be called 'list': the generated coordinator has the tab's flow as a property of that name"
                        + " | 1️⃣ the tab"
                ])
    }

    @Test(arguments: ["effects", "guards", "router", "screens"])
    func `a parameter of a flow, found once`(name: String) {
        #expect(
            findings(flows: "home: { params: { 1️⃣\(name): Int = 1 }, screens: { home: {} } }") == [
                "1️⃣ name-clash: a parameter can't be called '\(name)': what makes screens and coordinators has a member of that name; choose another"
            ])
    }

    @Test func `a transition and a tab's badge`() {
        #expect(
            findings(
                flows: """
                    home:
                      tabs: { 1️⃣list: { flow: list, badge: true }, 3️⃣listBadge: { flow: list } }
                      screens: { about: { transitions: { 2️⃣listBadge: { present: about } } } }
                    list: { screens: { list: {} } }
                    """
            ).contains(
                "2️⃣ name-clash: a transition can't be called 'listBadge': the generated coordinator has the tab's badge as a property of that name"
                    + " | 1️⃣ the tab"))
    }

    @Test func `a tab with a flow and another's badge`() {
        #expect(
            findings(
                flows: """
                    home: { tabs: { 1️⃣list: { flow: list, badge: true }, 2️⃣listBadge: { flow: list } } }
                    list: { screens: { list: {} } }
                    """) == [
                    "2️⃣ name-clash: a tab can't be called 'listBadge': the generated coordinator has another tab's badge as a property of that name"
                        + " | 1️⃣ the other tab"
                ])
    }

    @Test func `a screen and the item of a tab`() {
        #expect(
            findings(
                flows: """
                    home:
                      bar: custom
                      tabs: { 1️⃣list: { screen: listItem } }
                      screens: { 2️⃣listItem: {} }
                    """) == [
                    "2️⃣ name-clash: 'listItem' gives the factory's method 'makeListItem', which makes the item of a tab; rename it | 1️⃣ the tab"
                ])
    }

    @Test(arguments: ["title", "view", "loadView", "viewDidLoad"])
    func `an effect of a screen`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { effects: { 1️⃣\(name): {} }, transitions: { go: { perform: \(name) } } } } }") == [
                "1️⃣ name-clash: an effect of a screen can't be called '\(name)': a view controller has a member of that name; choose another"
            ])
    }

    @Test func `a parameter of an effect that is given the screen, or answers in a task`() {
        #expect(
            findings(
                flows: "home: { screens: { home: {} } }",
                rest: """
                    effects:
                      ask: { withScreen: true, params: { 1️⃣screen: Int, 2️⃣from: Int } }
                      pay: { async: true, params: { answer: Int }, results: { paid: {} } }
                    """) == [
                    "1️⃣ name-clash: a parameter can't be called 'screen': the effect's method has a member of that name; choose another",
                    "2️⃣ name-clash: a parameter can't be called 'from': the effect's method has a member of that name; choose another",
                ])
    }

    @Test func `a parameter of an effect that is answered`() {
        #expect(
            findings(
                flows: "home: { screens: { home: { transitions: { go: { perform: ask, on: { yes: [] } } } } } }",
                rest: "effects: { ask: { params: { 1️⃣answer: Int }, results: { yes: {} } }, tell: { params: { answer: Int } } }") == [
                    "1️⃣ name-clash: a parameter can't be called 'answer': the effect's method has a member of that name; choose another"
                ])
    }

    @Test func `names that are reserved elsewhere only`() {
        let flows = """
            home:
              tabs: { navigate: { flow: list }, router: { screen: start } }
              screens: { start: { transitions: { rawValue: { select: navigate } } } }
            list:
              screens:
                select: { params: { flowName: Int = 1, snapshot: Int = 1 }, transitions: { router: { push: rawValue } } }
                rawValue: { params: { screenName: Int } }
            """
        #expect(findings(flows: flows) == [])
    }
}
