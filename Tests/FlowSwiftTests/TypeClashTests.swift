import Testing

/// Clashes between joined and capitalized names of flows and screens in a module.
@Suite struct TypeClashTests {
    @Test func `flows and screens whose names join to one routing protocol`() {
        #expect(
            findings(
                flows: """
                    home:
                      screens:
                        home: { transitions: { next: { push: pageTop } } }
                        1️⃣pageTop: { transitions: { back: pop } }
                    homePage:
                      screens:
                        2️⃣top: { transitions: { back: pop } }
                    """) == [
                    "2️⃣ name-clash: 'top' and 'pageTop' both generate the Swift type 'HomePageTopRouting'; rename one of them | 1️⃣ 'pageTop' is declared here"
                ])
    }

    @Test func `a declared type of the app's`() {
        #expect(
            findings(
                flows: "1️⃣home: { screens: { home: { params: { kind: \"HomeScreen? = nil\" } } } }",
                rest: "types: { 2️⃣HomeScreen: [] }\n")
                == [
                    "1️⃣ name-clash: 'home' generates the Swift type 'HomeScreen', but the app has a type of that name; rename it, or set a template in 'generate: { names: … }' | 2️⃣ 'HomeScreen' is declared here"
                ])
    }

    @Test func `a screen that repeats its flow's name and one that doesn't`() {
        #expect(
            findings(
                flows: """
                    home:
                      screens:
                        1️⃣list: { transitions: { next: { push: homeList } } }
                        2️⃣homeList: { transitions: { back: pop } }
                    """) == [
                    "2️⃣ name-clash: 'homeList' and 'list' both generate the Swift type 'HomeListRouting'; rename one of them | 1️⃣ 'list' is declared here"
                ])
    }

    @Test func `a screen that is called as what its flow's own transitions are`() {
        #expect(
            findings(flows: "1️⃣home: { transitions: { close: dismiss }, screens: { 2️⃣flow: { transitions: { back: pop } } } }") == [
                "2️⃣ name-clash: 'flow' and 'home' both generate the Swift type 'HomeFlowRouting'; rename one of them | 1️⃣ 'home' is declared here"
            ])
    }

    @Test func `the app's effects and a screen's`() {
        #expect(
            findings(
                app: "Home", root: "1️⃣home",
                flows: "home: { screens: { 2️⃣home: { effects: { blink: {} }, transitions: { go: { perform: log } } } } }",
                rest: "effects: { log: {} }") == [
                    "2️⃣ name-clash: 'home' and 'Home' both generate the Swift type 'HomeEffects'; rename one of them | 1️⃣ 'Home' is declared here"
                ])
    }

    @Test func `answers of effects`() {
        #expect(
            findings(
                flows: """
                    home:
                      screens:
                        home: { effects: { 1️⃣ask: { results: { yes: {} } } }, transitions: { go: { perform: ask, on: { yes: [] } } } }
                    """, rest: "effects: { 2️⃣homeAsk: { results: { yes: {} } } }")
                == [
                    "1️⃣ name-clash: 'ask' and 'homeAsk' both generate the Swift type 'HomeAskAnswer'; rename one of them | 2️⃣ 'homeAsk' is declared here"
                ])
    }

    @Test func `types of UIKit that the output uses`() {
        #expect(
            findings(
                root: "uI", flows: "1️⃣uI: { tabs: { one: { screen: about } }, screens: { about: {} } }",
                rest: #"generate: { names: { coordinator: "{Flow}ViewController" } }"#) == [
                    "1️⃣ name-clash: 'uI' generates the Swift type 'UIViewController', but the output uses another type of that name; rename it"
                ])
    }

    @Test func `types that a coordinator has inside`() {
        let flows = """
            home: { tabs: { list: { flow: list }, about: { screen: about } }, screens: { about: { transitions: { 1️⃣show: { present: child } } } } }
            list: { screens: { list: { transitions: { go: { push: end, on: { done: [] } } } } } }
            child: { params: { value: Owner }, screens: { child: {} } }
            end:
              params: { 2️⃣answer: "Result<Int, any Error>? = nil", fine: "Swift.Result<Int, any Error>? = nil" }
              results: { done: {} }
              screens: { end: { transitions: { done: finish } } }
            """
        #expect(
            findings(flows: flows) == [
                "1️⃣ name-clash: the method of 'show' has a parameter of the type 'Owner', but the coordinator of 'home' declares its own 'Owner';"
                    + " use a type alias",
                "2️⃣ name-clash: 'answer' has the type 'Result', but the coordinator of 'end' declares its own 'Result'; use a type alias",
            ])
    }

    @Test func `the type of what shows a screen`() {
        let flows = """
            home:
              screens:
                home: { transitions: { 1️⃣next: { push: item } } }
                item: { params: { 2️⃣value: ShownAs } }
            """
        #expect(
            findings(flows: flows) == [
                "1️⃣ name-clash: the method of 'next' has a parameter of the type 'ShownAs', but the coordinator of 'home' declares its own 'ShownAs';"
                    + " use a type alias",
                "2️⃣ name-clash: 'value' has the type 'ShownAs', but the coordinator of 'home' declares its own 'ShownAs'; use a type alias",
            ])
    }

    @Test func `screens without transitions have no types of their own`() {
        #expect(findings(flows: "home: { screens: { list: {}, homeList: {} } }") == [])
    }

    @Test func `types are compared as the compiler does, with their case`() {
        let flows = """
            home: { screens: { home: { transitions: { next: { push: homepage } } } } }
            homepage: { screens: { list: { transitions: { back: pop } } } }
            homePage: { screens: { list: { transitions: { back: pop } } } }
            """
        #expect(findings(flows: flows) == [])
    }

    @Test(arguments: ["Name", "Screen", "Tab", "[Name]", "Name?", "[String: Name]", "(Name) -> Void", "Name.Kind", "any Name & Storing"])
    func `a parameter's type with the name of one inside a generated type`(type: String) {
        let name = ["Screen", "Tab"].contains(type) ? type : "Name"
        #expect(
            findings(
                flows: """
                    home:
                      screens:
                        home: { transitions: { next: { push: item } } }
                        item: { params: { 1️⃣value: '\(type)' } }
                    """) == [
                    "1️⃣ name-clash: 'value' has the type '\(name)', but generated types declare their own '\(name)'; use a type alias"
                ]
        )
    }

    @Test(arguments: ["App.Name", "UserName", "Names", "Box<Int>.Name", "Tabs", "Name2", "Screen_"])
    func `types that only contain such a name`(type: String) {
        #expect(
            findings(
                flows: """
                    home:
                      screens:
                        home: { transitions: { next: { push: item } } }
                        item: { params: { value: '\(type)' } }
                    """) == [])
    }

    @Test func `a template that gives the name of a type which parameters have`() {
        #expect(
            findings(
                flows: "1️⃣home: { screens: { home: { params: { count: Int = 1 } } } }", rest: "generate: { names: { screens: Int } }\n") == [
                    "1️⃣ name-clash: 'home' generates the Swift type 'Int', but the output uses another type of that name; rename it"
                ])
    }

    @Test func `a template that leaves out what would tell flows apart`() {
        #expect(
            findings(
                flows: """
                    1️⃣home: { screens: { home: { transitions: { next: { push: list } } } } }
                    2️⃣list: { screens: { list: {} } }
                    """, rest: "generate: { names: { coordinator: '{App}Coordinator' } }\n") == [
                    "2️⃣ name-clash: 'list' and 'home' both generate the Swift type 'TestCoordinator'; add '{Flow}' to the template of these names "
                        + "| 1️⃣ 'home' is declared here"
                ])
    }
}
