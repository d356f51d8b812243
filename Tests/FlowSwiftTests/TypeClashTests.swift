import Testing

/// Flows and screens share a module, and their names are joined and capitalized.
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
                    "2️⃣ name-clash: 'top' and 'pageTop' both give the Swift type 'HomePageTopRouting'; rename one of them | 1️⃣ the other one"
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
                    "2️⃣ name-clash: 'homeList' and 'list' both give the Swift type 'HomeListRouting'; rename one of them | 1️⃣ the other one"
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
                    """) == ["1️⃣ name-clash: 'value' has the type '\(name)', and generated types have one of that name; give yours an alias"]
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
}
