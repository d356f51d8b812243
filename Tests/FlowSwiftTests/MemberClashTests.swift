import Testing

/// Names that the generated types, or what they are built on, need for themselves.
@Suite struct MemberClashTests {
    static let coordinator = [
        "content", "firstScreen", "firstTab", "flowName", "ignore", "makeTabBarItem", "makeViewController", "onEvent", "onTop",
        "rootViewController", "routerOnTop", "screens", "select", "selectedTab", "snapshot", "start",
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

    @Test(arguments: ["flowName", "screenName"])
    func `a screen`(name: String) {
        let owner = "the generated enumeration of screens"
        #expect(
            findings(flows: "home: { screens: { 1️⃣\(name): {} } }") == [
                "1️⃣ name-clash: a screen can't be called '\(name)': \(owner) has a member of that name; choose another"
            ])
    }

    @Test(arguments: ["router", "screens"])
    func `a parameter`(name: String) {
        #expect(
            findings(flows: "home: { screens: { home: { params: { 1️⃣\(name): Int = 1 } } } }") == [
                "1️⃣ name-clash: a parameter can't be called '\(name)': what makes the screen has a member of that name; choose another"
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
