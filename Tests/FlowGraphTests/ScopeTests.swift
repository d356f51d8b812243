import Testing

/// The meaning of `$name`, and names that aren't in scope.
@Suite struct ScopeTests {
    @Test func `names that aren't in scope`() {
        let text = """
            guards: { canOpen: { params: { item: Item } } }
            flows:
              home:
                params: { user: User = .guest }
                start: [ { if: canOpen, with: { item: 1️⃣$item }, start: home }, list ]
                screens:
                  home:
                    params: { count: Int = 0 }
                    transitions:
                      a: { push: details, with: { item: 2️⃣$itm } }
                      b: { push: details, with: { item: $user } }
                      c: { present: checkout, on: { placed: { push: details, with: { item: 3️⃣$ordr } }, dismissed: [] } }
                      d: [ { push: details }, { present: checkout, on: { placed: { push: details, with: { item: $item } }, dismissed: [] } } ]
                      e: { present: checkout, on: { placed: { alert: { title: 4️⃣$text, actions: { ok: {} } } }, dismissed: [] } }
                  list: { title: 5️⃣$cont }
                  details: { params: { item: Item }, title: 6️⃣$user }
              checkout:
                results: { placed: { order: Order } }
                screens: { cart: { transitions: { placed: finish } } }
            """
        let expected = [
            "1️⃣ unknown-target: '$item' isn't in scope; in scope: '$user'",
            "2️⃣ unknown-target: '$itm' isn't in scope; in scope: '$user', '$count'; write '$' alone to add a parameter to the method",
            "3️⃣ unknown-target: '$ordr' isn't in scope; in scope: '$order', '$user', '$count'; did you mean '$order'?",
            "4️⃣ unknown-target: '$text' isn't in scope; in scope: '$order', '$user', '$count'",
            "5️⃣ unknown-target: '$cont' isn't a parameter of the screen, so its title can't use it",
            "6️⃣ unknown-target: '$user' isn't a parameter of the screen, so its title can't use it",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `the nearest of several values of one name`() throws {
        let flows = """
            home:
              params: { item: Item = .first }
              screens:
                home: { transitions: { next: { push: details }, same: { push: details, with: { item: $item } } } }
                details:
                  params: { item: Item }
                  transitions:
                    same: { push: details, with: { item: $item } }
                    pick: { present: picker, on: { picked: { push: details, with: { item: $item } }, none: { push: details, with: { item: $item } } } }
                list: { transitions: { first: { push: details, with: { item: $item } } } }
            picker: { results: { picked: { item: Item }, none: {} }, screens: { picker: { back: none, transitions: { picked: finish, none: finish } } } , presentation: fullScreen }
            """
        let program = try linkedProgram(specText(flows: flows))
        let steps = ProgramText(program: program)
        #expect(
            steps.methods(of: "home.home") == ["next(item: Item): push details(item: item)", "same(): push details(item: screen.item)"])
        let details = [
            "same(): push details(item: screen.item)",
            "pick(): present picker picked { push details(item: result.item) } none { push details(item: screen.item) }",
        ]
        #expect(steps.methods(of: "home.details") == details)
        #expect(steps.methods(of: "home.list") == ["first(): push details(item: flow.item)"])
    }

    @Test func `values that don't fit`() {
        let flows = """
            home:
              screens:
                home:
                  params: { count: "Int? = nil", ratio: Double = 1, name: String = "" }
                  transitions:
                    a: { push: details, with: { count: 1️⃣three, ratio: 2️⃣true, tag: .new, item: 3️⃣nil } }
                    b: { push: details, with: { count: 4️⃣$count, ratio: $ratio, tag: $name, item: $name } }
                    c: { push: details, with: { count: 3, ratio: 5️⃣$name, tag: $name, item: .first } }
                    d: { alert: { title: 6️⃣$count, message: $name, actions: { ok: {} } } }
                details: { params: { 7️⃣count: Int, 8️⃣ratio: CGFloat, tag: Tag, 9️⃣item: Item } }
            """
        let expected = [
            "1️⃣ argument-type: '\"three\"' can't be the value of 'count': a string isn't a value of the type Int | 7️⃣ 'count' is "
                + "declared here",
            "2️⃣ argument-type: 'true' can't be the value of 'ratio': a boolean isn't a value of the type CGFloat | 8️⃣ 'ratio' is "
                + "declared here",
            "3️⃣ argument-type: 'nil' can't be the value of 'item': nil needs an optional type: 'Item?' | 9️⃣ 'item' is declared here",
            "4️⃣ argument-type: '$count' is 'Int?', but 'count' needs 'Int' | 7️⃣ 'count' is declared here",
            "5️⃣ argument-type: '$name' is 'String', but 'ratio' needs 'CGFloat' | 8️⃣ 'ratio' is declared here",
            "6️⃣ argument-type: '$count' is 'Int?', but an alert's title needs 'String'",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `arguments that nothing takes`() {
        let text = """
            guards: { ready: It is }
            effects: { log: { params: { text: String } } }
            flows:
              main:
                tabs: { home: { flow: home, with: { 1️⃣user: me } }, go: { action: { perform: log, with: { text: a, 2️⃣level: 3 } } } }
              home:
                results: {}
                screens:
                  home:
                    transitions:
                      a: { push: details, with: { itm: 1, 3️⃣iten: 2 } }
                      b: { setStack: [home, { screen: details, with: { 4️⃣nothing: 1, item: 2 } }], with: { 5️⃣item2: 2 } }
                      c: { select: home, with: { 6️⃣item: 2 } }
                      d: { popTo: details, with: { 7️⃣item: 2 } }
                      e: { if: ready, with: { 8️⃣item: 2 }, then: pop }
                  details: { params: { item: Int, itm: Int } }
            """
        let expected = [
            "1️⃣ unknown-argument: 'user' isn't a parameter: no target has parameters",
            "2️⃣ unknown-argument: 'level' isn't a parameter of any target",
            "3️⃣ unknown-argument: 'iten' isn't a parameter of any target; did you mean 'item'?",
            "4️⃣ unknown-argument: 'nothing' isn't a parameter of any target",
            "5️⃣ unknown-argument: 'item2' isn't a parameter of any target; did you mean 'item'?",
            "6️⃣ unknown-argument: 'item' isn't a parameter: no target has parameters",
            "7️⃣ unknown-argument: 'item' isn't a parameter: no target has parameters",
            "8️⃣ unknown-argument: 'item' isn't a parameter: no target has parameters",
        ]
        #expect(linked([specText(root: "main", text)]).findings == expected)
    }

    @Test func `where there is no method, everything is given`() {
        let text = """
            effects: { log: { params: { 1️⃣text: String, level: Int = 1 } } }
            flows:
              app:
                switch: { main: 2️⃣main, list: list }
                on: { main.done: { perform: 3️⃣log } }
                screens: { list: { params: { of: Item } } }
              main:
                params: { 4️⃣user: User }
                results: { done: {} }
                tabs: { home: { flow: home, with: { user: $user } }, go: { action: { perform: 5️⃣log } } }
              home:
                params: { user: User }
                transitions: { open: { present: picker, on: { picked: { push: 6️⃣details }, dismissed: [] } }, show: { switch: list } }
                screens: { home: {}, details: { params: { 7️⃣item: Item, count: Int = 3 } } }
              picker: { results: { picked: {} }, screens: { picker: { transitions: { picked: finish } } } }
            """
        let log = "missing value for 'text' of the effect 'log'; pass it in 'with', or add a default | 1️⃣ 'text' is declared here"
        let expected = [
            "2️⃣ missing-argument: missing value for 'user' of the flow 'main' in the child 'main'; pass it in 'with', or add a default | "
                + "4️⃣ 'user' is declared here",
            "3️⃣ missing-argument: \(log)",
            "5️⃣ missing-argument: \(log)",
            "6️⃣ missing-argument: missing value for 'item' of 'details'; pass it in 'with', or add a default | 7️⃣ 'item' is declared "
                + "here",
        ]
        #expect(linked([specText(root: "app", text)]).findings == expected)
    }
}
