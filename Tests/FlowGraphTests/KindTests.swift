import Testing

/// Single screens, switch flows, and the steps that containers perform themselves.
@Suite struct KindTests {
    @Test func `flows that can't stand on a stack`() {
        let flows = """
            home: { screens: { home: { transitions: { a: { push: 1️⃣one }, b: { push: 2️⃣app }, c: { present: one }, d: { present: app } } } } }
            3️⃣one: { container: none, screens: { one: {} } }
            4️⃣app: { switch: { one: one, home: home } }
            """
        let stack = "only screens and stack flows can be on a navigation stack; present it"
        let expected = [
            "1️⃣ illegal-containment: 'one' is a single screen: \(stack) | 3️⃣ 'one' is declared here",
            "2️⃣ illegal-containment: 'app' is a switch flow: \(stack) | 4️⃣ 'app' is declared here",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `bare screens change no stack`() {
        let flows = """
            1️⃣app:
              switch: { launch: launch, one: one }
              screens: { launch: { transitions: { a: 2️⃣{ push: home }, b: [ { present: home }, { push: home } ] } } }
            3️⃣one:
              container: none
              screens:
                one: { transitions: { a: 4️⃣{ replace: one }, b: { present: home, on: { dismissed: 5️⃣{ push: home } } }, c: dismiss } }
                6️⃣two: {}
            home: { screens: { home: {} } }
            """
        let expected = [
            "2️⃣ illegal-containment: 'push' needs a navigation stack, but the screens of a switch flow have none; use 'present', or move "
                + "the screen to a stack flow | 1️⃣ 'app' is a switch flow",
            "4️⃣ illegal-containment: 'replace' needs a navigation stack, but a single screen has none; remove 'container: none' | "
                + "3️⃣ 'one' is a single screen",
            "5️⃣ illegal-containment: 'push' needs a navigation stack, but a single screen has none; use 'present', or remove "
                + "'container: none' | 3️⃣ 'one' is a single screen",
            "6️⃣ illegal-containment: 'two' is a second screen of 'one', but a flow with 'container: none' has only one; remove the screen or "
                + "'container: none'",
        ]
        #expect(linked([specText(root: "app", flows: flows)]).findings == expected)
    }

    @Test func `a container's own steps work on what is on top`() {
        let flows = """
            1️⃣main:
              tabs:
                home: { flow: home }
                more: { action: [ { push: home, on: { done: pop } }, { present: note } ] }
                less: { action: 2️⃣{ replace: note } }
                none: { action: { push: 3️⃣note } }
              on: { home.done: [ pop, popToRoot, 4️⃣{ setStack: [note] } ] }
              screens: { note: {} }
            home: { results: { done: {} }, screens: { home: { back: none, transitions: { done: finish } } } }
            """
        func finding(_ place: String, _ word: String) -> String {
            "\(place) illegal-containment: '\(word)' needs a navigation stack, but the screens of 'main' have none; use 'present' | "
                + "1️⃣ 'main' is a tabs flow"
        }
        #expect(
            linked([specText(root: "main", flows: flows)]).findings == [
                finding("2️⃣", "replace"), finding("3️⃣", "push"), finding("4️⃣", "setStack"),
            ])
    }

    @Test func `flows that hold themselves through children and tabs`() {
        let flows = """
            app: { switch: { main: 1️⃣main, again: 2️⃣app } }
            main: { tabs: { home: { flow: 3️⃣app } } }
            """
        let expected = [
            "2️⃣ illegal-containment: a switch flow can't contain itself: 'app' → 'app'; remove a child from the cycle",
            "3️⃣ illegal-containment: a switch flow can't contain itself: 'app' → 'main' → 'app'; remove a child or tab from the cycle | "
                + "1️⃣ the next flow is named here",
        ]
        #expect(linked([specText(root: "app", flows: flows)]).findings == expected)
    }

    @Test func `tabs and children that can't be shown`() {
        let flows = """
            app: { switch: { main: main, other: other, wrong: 1️⃣mian }, start: 2️⃣mian }
            main: { tabs: { 3️⃣go: { action: dismissAll }, home: { flow: home } }, start: 4️⃣go }
            5️⃣other: { tabs: { go2: { action: dismissAll } } }
            home:
              screens:
                home:
                  transitions:
                    a: { select: 6️⃣go }
                    b: { switch: 7️⃣mein }
                    c: { switch: app.8️⃣othr }
                    d: { switch: 9️⃣main.home }
                    e: { switch: app.other, reset: true }
            """
        let expected = [
            "1️⃣ unknown-target: 'mian' is neither a screen of the flow 'app' nor a flow; did you mean 'main'?",
            "2️⃣ unknown-target: 'mian' isn't a child of the flow 'app'; did you mean 'main'?",
            "4️⃣ unknown-target: 'start' can't be the tab 'go': it is an action; name a tab with a flow or a screen",
            "5️⃣ illegal-containment: the tabs flow 'other' has nothing to show: all its tabs are actions; add a tab with 'flow' or "
                + "'screen'",
            "6️⃣ unknown-target: the tab 'go' can't be selected: it is an action; name another tab, or use the action's steps | 3️⃣ the "
                + "tab is declared here",
            "7️⃣ unknown-target: 'mein' isn't a child of any flow; did you mean 'main'?",
            "8️⃣ unknown-target: 'othr' isn't a child of the flow 'app'; did you mean 'other'?",
            "9️⃣ unknown-target: 'main' isn't a switch flow",
        ]
        #expect(linked([specText(root: "app", flows: flows)]).findings == expected)
    }

    @Test func `what a site can say of what it starts`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { present: main, start: 1️⃣shop }
                    b: { present: list, start: 2️⃣home, stack: [3️⃣list] }
                    c: { present: main, stack: [4️⃣list] }
                    d: { push: other, start: second, stack: [first, 5️⃣third] }
                list: {}
            main: { tabs: { home: { flow: home } } }
            other: { params: { id: Int }, screens: { first: {}, second: { params: { name: String } } } }
            """
        let expected = [
            "1️⃣ unknown-target: 'shop' isn't a tab of the flow 'main'",
            "2️⃣ illegal-containment: 'list' is a screen, but 'start' needs a flow; remove 'start'",
            "3️⃣ illegal-containment: 'list' is a screen, but 'stack' needs a stack flow; remove 'stack'",
            "4️⃣ illegal-containment: 'main' is a tabs flow, but 'stack' needs a stack flow; remove 'stack'",
            "5️⃣ unknown-target: 'third' is neither a screen of the flow 'other' nor a flow",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `a start and a stack take their arguments with the flow`() throws {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { push: other, start: second, stack: [third, { screen: first, with: { id: 7 } }], with: { id: 3, name: x } }
                    b: { push: other }
            other:
              params: { id: Int }
              screens:
                first: { transitions: { again: { push: second, with: { id: $id } } } }
                second: { params: { name: String }, transitions: { again: { push: second, with: { id: $id, name: $name } } } }
                third: { params: { name: String, count: Int = 0 }, transitions: { up: { push: first, with: { id: $id } } } }
            """
        let program = ProgramText(program: try linkedProgram(specText(flows: flows)))
        let home = [
            #"a(): push other(id: 3, name: "x") start second stack [third(name: "x"), first(id: 7)]"#,
            "b(id: Int): push other(id: id)",
        ]
        #expect(program.methods(of: "home.home") == home)
        #expect(program.methods(of: "other.second") == ["again(): push second(id: screen.id, name: screen.name)"])
        #expect(program.methods(of: "other.third") == ["up(): push first(id: flow.id)"])
    }

    @Test func `a switch that says more begins anew, and what the child says isn't said again`() throws {
        let flows = """
            app:
              params: { user: User = .guest }
              switch: { main: main, auth: { flow: auth, with: { user: $user } }, done: done }
              screens: { done: { params: { order: Order } } }
            main:
              screens:
                main:
                  transitions:
                    a: { switch: auth }
                    b: { switch: auth, with: { reason: expired } }
                    c: { switch: done }
                    d: { switch: auth, start: code, reset: true }
            auth: { params: { user: User, reason: String? = nil }, screens: { signIn: {}, code: {} } }
            """
        let program = ProgramText(program: try linkedProgram(specText(root: "app", flows: flows)))
        let methods = [
            "a(): switch app.auth", #"b(): switch app.auth as auth(reason: "expired")"#,
            "c(order: Order): switch app.done as done(order: order)",
            "d(): switch app.auth as auth start code reset",
        ]
        #expect(program.methods(of: "main.main") == methods)
    }

    @Test func `steps that must be the last`() {
        let text = """
            guards: { ready: It is }
            effects: { ask: { results: { yes: {} } }, log: {} }
            flows:
              home:
                screens:
                  home:
                    transitions:
                      a: [ { push: pick, on: { done: [] } }, { perform: log } ]
                      b: { present: pick, on: { done: [], dismissed: [] } }
              pick:
                results: { done: {} }
                screens:
                  pick:
                    back: none
                    transitions:
                      done: [ 1️⃣finish, pop ]
                      b: [ 2️⃣{ alert: { actions: { ok: { do: [ 3️⃣{ finish: done }, pop ] } } } }, pop ]
                      c: [ 4️⃣{ perform: ask, on: { yes: { finish: done } } }, { perform: log } ]
                      d: [ { if: ready, then: [ 5️⃣{ finish: done } ], else: [ { perform: log } ] }, pop ]
                      e: [ { if: ready, then: { finish: done }, else: [ pop, { finish: done } ] } ]
                      f: [ { if: ready, then: 6️⃣{ present: home } }, 7️⃣pop ]
                      g: [ { present: home }, { if: ready, then: 8️⃣pop } ]
                      h: [ { present: home }, { perform: log }, { perform: ask, on: { yes: pop } } ]
            """
        let after =
            "'pop' can't follow 'present', which leaves the flow; move 'pop' before 'present'"
        let expected = [
            "1️⃣ misplaced-step: 'finish' must be the last step; move the later steps before 'finish'",
            "2️⃣ misplaced-step: 'alert' must be the last step: the app waits for an answer; move the later steps into the actions' 'do'",
            "3️⃣ misplaced-step: 'finish' must be the last step; move the later steps before 'finish'",
            "4️⃣ misplaced-step: 'perform' with 'on' must be the last step: the app waits for a result; move the later steps into 'on'",
            "5️⃣ misplaced-step: 'finish' must be the last step; move the later steps before 'finish'",
            "7️⃣ misplaced-step: \(after) | 6️⃣ 'present' leaves the flow here",
            "8️⃣ misplaced-step: \(after) | 25:16 'present' leaves the flow here",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }
}
