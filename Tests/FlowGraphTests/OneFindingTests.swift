import Testing

/// One mistake causes one finding, at its location.
@Suite struct OneFindingTests {
    @Test func `a misspelt result isn't reported as unhandled too`() {
        let text = """
            effects: { ask: { results: { yes: {}, 5️⃣no: {} } } }
            flows:
              main:
                tabs: { home: { flow: home }, more: { flow: home } }
                on: { home.1️⃣dome: [], 2️⃣moer.done: [] }
              home:
                results: { done: {} }
                screens:
                  home:
                    transitions:
                      done: finish
                      a: { present: home, on: { 3️⃣dnoe: [], dismissed: [] } }
                      b: { perform: 4️⃣ask, on: { 6️⃣yess: [] } }
            """
        let expected = [
            "1️⃣ unknown-result: 'home' has no result 'dome'; did you mean 'done'?",
            "2️⃣ unknown-result: 'moer' isn't a tab of the flow 'main'; did you mean 'more'?",
            "3️⃣ unknown-result: the screen 'home' has no result 'dnoe': it declares none | 9:3 the flow of the same name is declared here",
            "4️⃣ unhandled-result: result 'no' of the effect 'ask' isn't handled; add it to 'on' ('no: []' to ignore it) | 5️⃣ 'no' is "
                + "declared here",
            "6️⃣ unknown-result: the effect 'ask' has no result 'yess'; did you mean 'yes'?",
        ]
        #expect(linked([specText(root: "main", text)]).findings == expected)
    }

    @Test func `a name with a line break doesn't break the line of a message`() {
        let flows = """
            main: { switch: { home: inner } }
            inner:
              results: { "do\\nne": {} }
              screens: { home: { transitions: { open: { present: inner, on: { dismissed: [] } } } } }
            """
        let found = linked([specText(root: "main", flows: flows)]).findings.filter { $0.contains("isn't handled") }
        #expect(found.count == 2 && found.allSatisfy { !$0.contains("\n") }, "\(found)")
    }

    @Test func `what isn't found may take any argument`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: list, start: 1️⃣itm, with: { number: 3 } }
                    b: { push: list, stack: [2️⃣itm], with: { number: 3 } }
                    c: { setStack: [3️⃣hom], with: { number: 3 } }
                    d: { present: list, on: { dismissed: { push: list, start: 4️⃣itm } } }
            list: { params: { level: Int = 1 }, screens: { list: { params: { name: String } }, item: { params: { number: Int } } } }
            """
        let expected = [
            "1️⃣ unknown-target: 'itm' isn't a screen of the flow 'list'; did you mean 'item'?",
            "2️⃣ unknown-target: 'itm' is neither a screen of the flow 'list' nor a flow; did you mean 'item'?",
            "3️⃣ unknown-target: 'hom' isn't a screen of the flow 'home'; did you mean 'home'?",
            "4️⃣ unknown-target: 'itm' isn't a screen of the flow 'list'; did you mean 'item'?",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `nothing is said of where 'resume' stands where it can't stand at all`() {
        let text = """
            flows: { home: { screens: { home: { transitions: { a: [1️⃣resume, pop] } } } } }
            """
        let expected = ["1️⃣ misplaced-step: 'resume' is only allowed in 'otherwise': elsewhere it has no step to continue; remove it"]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `a bare child begins with nothing else and has nothing above it`() {
        let flows = """
            main:
              switch: { home: home, list: list }
              screens: { home: { transitions: { a: { switch: home, start: 1️⃣home }, b: { switch: home, stack: [2️⃣list] } } } }
            list: { screens: { list: {} } }
            """
        let expected = [
            "1️⃣ illegal-containment: 'home' is a screen, but 'start' needs a flow; remove 'start'",
            "2️⃣ illegal-containment: 'home' is a screen, but 'stack' needs a stack flow; remove 'stack'",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `an alert with two actions that cancel`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { alert: { actions: { 1️⃣keep: { style: cancel }, drop: { style: destructive }, 2️⃣leave: { style: cancel } } } }
            """
        let expected = [
            "2️⃣ unknown-value: 'leave' is a second 'cancel' action: UIKit allows only one in an alert; change its style | 1️⃣ the first "
                + "'cancel' action is here"
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }
}
