import Testing

/// The ends of flows, and their results.
@Suite struct ResultTests {
    @Test func `results that nothing handles`() {
        let text = """
            flowspec: 1
            app: Shop
            root: 1️⃣app
            effects: { ask: { results: { yes: {}, no: {} } } }
            flows:
              app:
                results: { 2️⃣done: {} }
                switch: { main: 3️⃣main, login: login }
                on: { login.ok: { switch: main } }
              main:
                results: { 4️⃣out: {} }
                tabs: { home: { flow: home }, pick: { flow: 5️⃣picker } }
              home:
                screens:
                  home:
                    transitions:
                      a: { push: 6️⃣picker, on: { picked: [] } }
                      b: { present: 7️⃣picker }
                      c: { setStack: [home, 8️⃣picker] }
                      d: { perform: 9️⃣ask, on: { yes: [] } }
              picker: { results: { picked: {}, none: {} }, screens: { picker: { transitions: { picked: finish, none: finish } } } }
              login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
            """
        let expected = [
            "1️⃣ unhandled-result: the root flow 'app' can't have results: no flow is around it to handle them; remove 'done' | 2️⃣ 'done' "
                + "is declared here",
            "3️⃣ unhandled-result: result 'out' of 'main' isn't handled; add 'main.out' to the 'on' of 'app' ('main.out: []' to ignore "
                + "it) | 4️⃣ 'out' is declared here",
            "5️⃣ unhandled-result: result 'picked' of 'picker' isn't handled; add 'pick.picked' to the 'on' of 'main' ('pick.picked: []' "
                + "to ignore it) | 21:24 'picked' is declared here",
            "6️⃣ unhandled-result: result 'none' of 'picker' isn't handled; add it to 'on' ('none: []' to ignore it) | 21:36 'none' is "
                + "declared here",
            "7️⃣ unhandled-result: results 'picked', 'none' of 'picker' aren't handled; add them to 'on' ('[]' ignores a result) "
                + "| 21:24 'picked' is declared here | 21:36 'none' is declared here",
            "8️⃣ unhandled-result: 'picker' can't be in a list of screens: nothing would handle its results; push or present it | 21:24 "
                + "'picked' is declared here",
            "9️⃣ unhandled-result: result 'no' of the effect 'ask' isn't handled; add it to 'on' ('no: []' to ignore it) | 4:39 'no' is "
                + "declared here",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `handlers for what can't happen`() {
        let flows = """
            main:
              tabs: { home: { flow: home }, me: { screen: me } }
              on: { 1️⃣homme.done: [], home.2️⃣dun: [], 3️⃣done: [], home.done: [], me.4️⃣done: [] }
              screens: { me: {} }
            home:
              results: { done: {} }
              screens:
                home:
                  transitions:
                    done: finish
                    a: { push: list, on: { 5️⃣dismissed: [] } }
                    b: { present: list, on: { dismissed: [], 6️⃣done: [] } }
                    c: { present: help, on: { 7️⃣closed: [] } }
                list: {}
            help: { screens: { help: {} } }
            """
        let expected = [
            "1️⃣ unknown-result: 'homme' isn't a tab of the flow 'main'; did you mean 'home'?",
            "2️⃣ unknown-result: 'home' has no result 'dun'",
            "3️⃣ unknown-result: 'done' isn't the full name of a result; write 'tab.result'",
            "4️⃣ unknown-result: 'me' has no result 'done': it declares none",
            "5️⃣ unknown-result: 'dismissed' never runs: 'list' is a pushed screen, and going back from a screen runs no handler; present "
                + "'list', or remove 'dismissed'",
            "6️⃣ unknown-result: the screen 'list' has no result 'done': it declares none",
            "7️⃣ unknown-result: 'help' has no result 'closed': it declares none",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `finishing with what isn't there`() {
        let text = """
            effects: { ask: { results: { yes: {}, no: {} } } }
            flows:
              app:
                switch: { main: main }
                on: { main.ended: 1️⃣finish, main.saved: [] }
              main:
                results: { ended: {}, saved: { order: Order } }
                screens:
                  main:
                    transitions:
                      end: 2️⃣finish
                      ended: finish
                      save: { finish: 3️⃣saves }
                      ask: { perform: ask, on: { yes: 4️⃣finish, no: { finish: 5️⃣saved } } }
                      help: { present: help, on: { dismissed: { alert: { actions: { ok: { do: 6️⃣finish } } } } } }
                      saved: finish
              help: { screens: { help: { transitions: { close: { finish: 7️⃣closed } } } } }
            """
        let expected = [
            "1️⃣ unknown-target: the flow 'app' has no results to finish with; declare 'results: { ended: {} }' in it, or "
                + "use 'pop' or 'dismiss'",
            "2️⃣ unknown-target: 'end' isn't a result of the flow 'main'",
            "3️⃣ unknown-target: 'saves' isn't a result of the flow 'main'; did you mean 'saved'?",
            "4️⃣ unknown-target: 'finish' in a handler needs the name of a result; write 'finish: ended'",
            "5️⃣ missing-argument: missing value for 'order' of the result 'saved'; pass it in 'with', or add a default | 10:36 'order' is "
                + "declared here",
            "6️⃣ unknown-target: 'finish' in a handler needs the name of a result; write 'finish: ended'",
            "7️⃣ unknown-target: the flow 'help' has no results to finish with; declare 'results: { closed: {} }' in it, or "
                + "use 'pop' or 'dismiss'",
        ]
        #expect(linked([specText(root: "app", text)]).findings == expected)
    }

    @Test func `a child's result is passed on with its values`() throws {
        let flows = """
            app:
              switch: { main: main }
              on: { main.sold: [] }
            main:
              tabs: { cart: { flow: cart } }
              on: { cart.sold: finish }
              results: { sold: { order: Order, note: "String? = nil" } }
            cart:
              results: { sold: { order: Order, price: Double } }
              screens: { cart: { transitions: { sold: finish } } }
            """
        let program = ProgramText(program: try linkedProgram(specText(root: "app", flows: flows)))
        #expect(program.container("main").last == "on cart.sold: { finish main.sold(order: result.order) }")
        #expect(program.methods(of: "cart.cart") == ["sold(order: Order, price: Double): finish cart.sold(order: order, price: price)"])
    }

    @Test func `flows that can be left without a result`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: 1️⃣picker, on: { picked: [] } }
                    b: { present: 2️⃣picker, on: { picked: [] } }
                    c: { present: picker, on: { picked: [], dismissed: [] } }
                    d: { present: picker, presentation: fullScreen, on: { picked: [] } }
                    e: { push: firm, on: { picked: [] } }
                    f: { present: 3️⃣picker, presentation: { style: fullScreen, regular: formSheet }, on: { picked: [] } }
                    g: { present: picker, presentation: { style: pageSheet, dismissible: false }, on: { picked: [] } }
                    h: { push: 4️⃣firm, start: loose, on: { picked: [] } }
            picker: { results: { picked: {} }, screens: { picker: { transitions: { picked: finish } } } }
            firm: { results: { picked: {} }, screens: { picker: { back: none, transitions: { picked: finish } }, loose: {} } }
            """
        func finding(_ place: String, _ how: String, _ name: String) -> String {
            "\(place) unhandled-dismissal: users can \(how) '\(name)' without a result, but 'dismissed' isn't handled; add it to 'on' "
                + "('dismissed: []' to ignore it)"
        }
        let (program, findings) = linked([specText(flows: flows)])
        let expected = [
            finding("1️⃣", "go back from", "picker"), finding("2️⃣", "swipe away", "picker"), finding("3️⃣", "swipe away", "picker"),
            finding("4️⃣", "go back from", "firm"),
        ]
        #expect(findings == expected)
        #expect(program != nil)
    }
}
