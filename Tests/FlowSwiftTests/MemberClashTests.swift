import Testing

/// Names that the generated types or their superclasses use.
@Suite struct MemberClashTests {
    static let coordinator = [
        "attributes", "badge", "content", "currentChild", "currentCoordinator", "effects", "firstChild", "firstScreen", "firstTab",
        "flowName",
        "guards", "ignore", "makeDisplay", "makeTabBar", "makeTabBarItem", "onEvent", "onTop", "popsOnReselect", "presentation",
        "rootViewController", "routerOnTop", "screens", "select", "selectedTab", "setBadge", "setVisibleTabs", "snapshot", "start", "stop",
        "visibleTabs",
    ]

    @Test(arguments: coordinator + ["navigate"])
    func `a transition`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { transitions: { 1️⃣\(name): pop } } } }") == [
                "1️⃣ name-clash: '\(name)' can't be the name of a transition: a coordinator or a router has a member of that name; choose another name"
            ])
    }

    @Test(arguments: coordinator + ["allCases", "hash", "hashValue", "rawValue"])
    func `a tab`(name: String) {
        let owner = "the generated coordinator or its enum of tabs"
        #expect(
            findings(
                flows: """
                    home: { tabs: { 1️⃣\(name): { flow: list } } }
                    list: { screens: { list: {} } }
                    """) == [
                    "1️⃣ name-clash: '\(name)' can't be the name of a tab: \(owner) has a member of that name; choose another name"
                ])
    }

    @Test(arguments: coordinator + ["allCases", "hash", "hashValue", "rawValue"])
    func `a child`(name: String) {
        let owner = "the generated coordinator or its enum of children"
        #expect(
            findings(
                flows: """
                    home: { switch: { 1️⃣\(name): list } }
                    list: { screens: { list: {} } }
                    """) == [
                    "1️⃣ name-clash: '\(name)' can't be the name of a child: \(owner) has a member of that name; choose another name"
                ])
    }

    @Test(arguments: ["flowName", "screenName"])
    func `a screen`(name: String) {
        let owner = "the generated enum of screens"
        #expect(
            findings(flows: "home: { screens: { 1️⃣\(name): {} } }") == [
                "1️⃣ name-clash: '\(name)' can't be the name of a screen: \(owner) has a member of that name; choose another name"
            ])
    }

    @Test(arguments: ["effects", "guards", "router", "screens"])
    func `a parameter`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { params: { 1️⃣\(name): Int = 1 } } } }") == [
                "1️⃣ name-clash: '\(name)' can't be the name of a parameter: the code that creates screens and coordinators has a member of that name; choose another name"
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
                    "2️⃣ name-clash: 'list' can't be the name of a transition: the generated coordinator has a property of that name for the tab's flow"
                        + " | 1️⃣ 'list' is declared here"
                ])
    }

    @Test(arguments: ["effects", "guards", "router", "screens"])
    func `a parameter of a flow, found once`(name: String) {
        #expect(
            findings(flows: "home: { params: { 1️⃣\(name): Int = 1 }, screens: { home: {} } }") == [
                "1️⃣ name-clash: '\(name)' can't be the name of a parameter: the code that creates screens and coordinators has a member of that name; choose another name"
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
                "2️⃣ name-clash: 'listBadge' can't be the name of a transition: the generated coordinator has a property of that name for the tab's badge"
                    + " | 1️⃣ 'list' is declared here"))
    }

    @Test func `a tab with a flow and another's badge`() {
        #expect(
            findings(
                flows: """
                    home: { tabs: { 1️⃣list: { flow: list, badge: true }, 2️⃣listBadge: { flow: list } } }
                    list: { screens: { list: {} } }
                    """) == [
                    "2️⃣ name-clash: 'listBadge' can't be the name of a tab: the generated coordinator has a property of that name for another tab's badge"
                        + " | 1️⃣ 'list' is declared here"
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
                    "2️⃣ name-clash: the factory's method 'makeListItem' would create both the screen 'listItem' and a tab's item; rename the screen | 1️⃣ 'list' is declared here"
                ])
    }

    @Test(arguments: ["title", "view", "loadView", "viewDidLoad"])
    func `an effect of a screen`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { effects: { 1️⃣\(name): {} }, transitions: { go: { perform: \(name) } } } } }") == [
                "1️⃣ name-clash: '\(name)' can't be the name of an effect of a screen: a view controller has a member of that name; choose another name"
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
                    "1️⃣ name-clash: 'screen' can't be the name of a parameter: the effect's method has a member of that name; choose another name",
                    "2️⃣ name-clash: 'from' can't be the name of a parameter: the effect's method has a member of that name; choose another name",
                ])
    }

    @Test func `a parameter of an effect that is answered`() {
        #expect(
            findings(
                flows: "home: { screens: { home: { transitions: { go: { perform: ask, on: { yes: [] } } } } } }",
                rest: "effects: { ask: { params: { 1️⃣answer: Int }, results: { yes: {} } }, tell: { params: { answer: Int } } }") == [
                    "1️⃣ name-clash: 'answer' can't be the name of a parameter: the effect's method has a member of that name; choose another name"
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
