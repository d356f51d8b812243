import Testing

/// Requirements for guards, and the consequences if a guard is false.
@Suite struct GuardTests {
    @Test func `a guard is asked at each step, with the values of that step`() throws {
        let text = """
            guards: { signedIn: Someone is, canOpen: { params: { item: Item, strict: Bool } } }
            effects: { log: { params: { text: String } } }
            flows:
              home:
                screens:
                  list: { transitions: { open: [ { push: list }, { push: details } ], swap: { replace: details, with: { item: .first } } } }
                  details:
                    params: { item: Item }
                    requires: { guard: canOpen, with: { item: $item, strict: true } }
                    otherwise: [ pop, { alert: { title: Closed, actions: { ok: { do: { push: list } } } } } ]
                    transitions: { next: { push: details, with: { item: .second } }, pay: { present: pay, on: { paid: popToRoot, dismissed: [] } } }
              pay:
                requires: signedIn
                otherwise: { present: login, on: { ok: resume, dismissed: { perform: log, with: { text: no } } } }
                results: { paid: {} }
                screens: { card: { transitions: { paid: finish } } }
              login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
            """
        let program = ProgramText(program: try linkedProgram(specText(text)))
        let closed = "pop 1; alert title 'Closed' ok 'OK' default { push list }"
        let list = [
            "open(item: Item): push list; require canOpen(item: item, strict: true) { push details(item: item) } else { \(closed) }",
            "swap(): require canOpen(item: .first, strict: true) { replace details(item: .first) } else { \(closed) }",
        ]
        #expect(program.methods(of: "home.list") == list)
        let pay = "present pay paid { popToRoot } dismissed {  }"
        let details = [
            "next(): require canOpen(item: .second, strict: true) { push details(item: .second) } else { \(closed) }",
            #"pay(): require signedIn { \#(pay) } else { present login ok { \#(pay) } dismissed { perform log(text: "no") } }"#,
        ]
        #expect(program.methods(of: "home.details") == details)
    }

    @Test func `guarded targets where no guard is asked`() {
        let text = """
            flowspec: 1
            app: Shop
            root: 1️⃣main
            guards: { ready: It is }
            flows:
              main:
                requires: ready
                otherwise: []
                tabs: { home: { flow: 2️⃣home }, orders: { flow: orders } }
              home:
                requires: ready
                otherwise: []
                screens: { 3️⃣home: { requires: ready, otherwise: [], transitions: { a: [ 4️⃣{ push: orders, start: shy }, pop ] } } }
              orders:
                screens:
                  orders:
                    transitions:
                      a: [ 5️⃣{ select: orders, stack: [shy] }, { push: home } ]
                      b: [ 6️⃣{ setStack: [shy] }, pop ]
                      c: { popTo: 7️⃣shy, else: push }
                      d: [ 8️⃣{ push: shy }, pop ]
                      e: [ { if: ready, then: [ 9️⃣{ replace: shy } ] }, pop ]
                      f: [ { push: orders }, { if: ready, then: { push: shy } } ]
                  shy: { requires: ready, otherwise: [] }
            """
        func finding(_ place: String, _ name: String, _ what: String, _ note: String) -> String {
            "\(place) misplaced-guard: \(what) would show '\(name)' without checking 'ready'; show it with a step that checks "
                + "the guard, such as 'push' | \(note) 'requires' is declared here"
        }
        let step = "misplaced-step: a step to 'shy' must be the last step of its list: 'shy' requires the guard 'ready'"
        let shy = "24:24"
        let expected = [
            finding("1️⃣", "main", "the root", "7:15"), finding("2️⃣", "home", "the tab 'home'", "11:15"),
            finding("3️⃣", "home", "the start of 'home'", "13:34"), "4️⃣ \(step)", "5️⃣ \(step)", "6️⃣ \(step)",
            finding("7️⃣", "shy", "'else: push'", shy), "8️⃣ \(step)", "9️⃣ \(step)",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `a tap on a tab and a step to it check the guard`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: main
            guards: { signedIn: Someone is, isOld: { params: { age: Int } } }
            flows:
              main:
                tabs: { home: { flow: home }, orders: { flow: orders }, wine: { screen: wine, with: { age: 18 } } }
                screens: { wine: { params: { age: Int }, requires: { guard: isOld, with: { age: $age } }, otherwise: [] } }
              home:
                screens:
                  home:
                    transitions:
                      orders: { select: orders }
                      order: { select: orders, stack: [order] }
                      wine: { select: wine, reset: true }
                      more: { present: second, start: two }
              orders:
                requires: signedIn
                otherwise: { present: login, on: { ok: resume, dismissed: [] } }
                screens: { orders: {}, order: {} }
              second: { tabs: { one: { screen: one }, two: { flow: orders } }, screens: { one: { transitions: { close: dismiss } } } }
              login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
            """
        let program = ProgramText(program: try linkedProgram(text))
        let login = { (resumed: String) in "else { present login ok { \(resumed) } dismissed {  } }" }
        let tap = "require signedIn { select main.orders } \(login("select main.orders"))"
        #expect(
            program.container("main") == [
                "start 0", "home: home", "orders: orders { \(tap) }",
                "wine: wine(age: 18) { require isOld(age: 18) { select main.wine } else {  } }",
            ])
        let order = "select main.orders stack [order]"
        #expect(
            program.methods(of: "home.home") == [
                "orders(): \(tap)", "order(): require signedIn { \(order) } \(login(order))",
                "wine(): require isOld(age: 18) { select main.wine stack [] } else {  }",
                "more(): require signedIn { present second start two } \(login("present second start two"))",
            ])
        var walk = try Walk(text)
        #expect(try walk("tap main.orders / no") == "main: home [home] + login [login]")
        #expect(try walk("ok") == "main: orders [orders]")
        #expect(try walk("tap main.orders") == "main: orders [orders]", "the selected tab asks nothing")
        #expect(try walk("tap main.wine / no") == "main: orders [orders]")
        #expect(try walk("tap main.wine / yes") == "main: wine")
    }

    @Test func `no link shows a tab without its guard`() {
        let text = """
            guards: { signedIn: Someone is }
            flows:
              main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
              home: { screens: { home: {} } }
              orders:
                requires: signedIn
                otherwise: []
                screens: { orders: { transitions: { open: { push: order } } }, order: {} }
            deepLinks:
              one: { in: 1️⃣orders, open: { push: order } }
              two: { open: { select: orders, stack: [order] } }
            """
        let expected =
            "1️⃣ misplaced-guard: the link would show the tab 'orders' without checking 'signedIn'; use 'open' with 'select: orders' and "
            + "'stack', which checks it"
        #expect(linked([specText(root: "main", text)]).findings == [expected])
    }

    @Test func `to selects tabs with guards, and bare screens in tabs`() throws {
        let text = """
            guards: { signedIn: Someone is }
            flows:
              app: { switch: { welcome: { flow: home }, main: { flow: main } }, on: {} }
              main:
                tabs: { home: { flow: home }, about: { screen: about }, orders: { flow: orders } }
                screens: { about: { transitions: { help: { present: help } } } }
              home: { transitions: { go: { switch: app.main } }, screens: { home: {} } }
              orders:
                requires: signedIn
                otherwise: { present: login, on: { ok: resume, dismissed: [] } }
                screens: { orders: { transitions: { open: { push: order } } }, order: {} }
              login: { results: { ok: {} }, container: none, screens: { login: { transitions: { ok: finish } } } }
              help: { screens: { help: { transitions: { more: { push: more } } }, more: {} } }
            deepLinks:
              order: { to: orders.order }
              about: { to: main.about }
              help: { to: help.more }
            """
        var walk = try Walk(specText(root: "app", text))
        #expect(try walk("link order") == "impossible", "it waits")
        _ = try walk("go")
        #expect(try walk("link order / yes") == "app: main = main: orders [orders, order]")
        #expect(try walk("link about") == "app: main = main: about")
        #expect(try walk("link order / no") == "app: main = main: about + login")
        #expect(try walk("ok") == "app: main = main: orders [orders, order]")
        #expect(try walk("link help") == "app: main = main: about + help [help, more]")
    }

    @Test func `guards of several targets are asked in turn, the lowest first`() throws {
        let text = """
            guards: { signedIn: Someone is, canOpen: { params: { item: Item } } }
            flows:
              main: { tabs: { home: { flow: home }, orders: { flow: orders } } }
              home:
                screens:
                  home:
                    transitions:
                      all: { setStack: [home, details, secret, orders], with: { item: .first } }
                      twice: { setStack: [secret, secret, details], with: { item: .first } }
                      show: { select: orders, stack: [order], with: { item: .second } }
                      start: { push: vault, start: inside, stack: [deep], with: { item: .third } }
                  details:
                    params: { item: Item }
                    requires: { guard: canOpen, with: { item: $item } }
                    otherwise: popToRoot
                  secret: { requires: signedIn, otherwise: { present: login, on: { ok: resume, dismissed: [] } } }
              orders:
                screens:
                  orders: {}
                  order: { params: { item: Item }, requires: { guard: canOpen, with: { item: $item } }, otherwise: { present: login, on: { ok: [], dismissed: [] } } }
              vault:
                params: { item: Item }
                requires: { guard: canOpen, with: { item: $item } }
                otherwise: []
                screens:
                  door: {}
                  inside: { requires: signedIn, otherwise: [] }
                  deep: { requires: { not: { guard: canOpen, with: { item: $item } } }, otherwise: [] }
              login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
            """
        let program = ProgramText(program: try linkedProgram(specText(root: "main", text)))
        let all = "setStack [home, details(item: .first), secret, orders]"
        let login = "present login ok { \(all) } dismissed {  }"
        let twice = "setStack [secret, secret, details(item: .first)]"
        let open = "require canOpen(item: .first) { \(twice) } else { popToRoot }"
        #expect(
            program.methods(of: "home.home") == [
                "all(): require canOpen(item: .first) { require signedIn { \(all) } else { \(login) } } else { popToRoot }",
                "twice(): require signedIn { \(open) } else { present login ok { \(open) } dismissed {  } }",
                "show(): require canOpen(item: .second) { select main.orders stack [order(item: .second)] } else { present login ok {  } dismissed {  } }",
                "start(): require canOpen(item: .third) { require signedIn { require not canOpen(item: .third) { "
                    + "push vault(item: .third) start inside stack [deep] } else {  } } else {  } } else {  }",
            ])
    }

    @Test func `what a screen of another flow asks its guard with`() {
        let text = """
            guards: { canOpen: { params: { item: Item } } }
            flows:
              main: { tabs: { home: { flow: home }, orders: { flow: orders, with: { item: .first } } } }
              home:
                params: { item: "Item = .first" }
                screens:
                  home: { transitions: { show: { select: orders, stack: [1️⃣order] }, push: { push: orders, stack: [order], with: { item: .second } } } }
              orders:
                params: { item: Item }
                screens:
                  orders: {}
                  order: { requires: { guard: canOpen, with: { item: $item } }, otherwise: { push: 2️⃣help } }
                  help: {}
            """
        let expected = [
            "1️⃣ missing-argument: 'order' requires the guard 'canOpen', which needs '$item', but the step doesn't pass it; make it a "
                + "parameter of the screen | 10:36 'select' checks 'canOpen'",
            "2️⃣ unknown-target: 'help' isn't a flow: an 'otherwise' that can run in any flow can name only flows, tabs and children | "
                + "10:78 'push' checks 'canOpen'",
        ]
        #expect(linked([specText(root: "main", text)]).findings == expected)
    }

    @Test func `guards that lead to themselves`() {
        let text = """
            guards: { ready: It is, set: It is too }
            flows:
              home:
                screens: { home: { transitions: { a: { 1️⃣present: first }, b: { present: third } } } }
              first: { requires: ready, otherwise: { present: second }, screens: { first: {} } }
              second: { requires: set, otherwise: { alert: { actions: { again: { do: { present: 2️⃣first } } } } }, screens: { second: {} } }
              third: { requires: ready, otherwise: { present: 3️⃣third }, screens: { third: {} } }
            """
        func finding(_ place: String, _ name: String, _ note: String) -> String {
            "\(place) guard-loop: endless loop: 'otherwise' of '\(name)' opens '\(name)' and checks the guard again; write 'resume' "
                + "instead | \(note) 'present' checks 'ready'"
        }
        let expected = [finding("2️⃣", "first", "7:42"), finding("3️⃣", "third", "7:65")]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `guards that lead to ever more guards`() {
        let chain = (0..<40).map { "  f\($0): { requires: ready, otherwise: { present: f\($0 + 1) }, screens: { s: {} } }" }
        let wide = (0..<40).map { number in
            "  w\(number): { requires: ready, otherwise: { if: ready, then: { present: w\(number + 1) }, else: { present: w\(number + 1) } }, screens: { s: {} } }"
        }
        let text = """
            guards: { ready: It is }
            flows:
              home: { screens: { home: { transitions: { a: { present: f0 }, b: { present: w0 } } } } }
            \(chain.joined(separator: "\n"))
              f40: { screens: { s: {} } }
            \(wide.joined(separator: "\n"))
              w40: { screens: { s: {} } }
            """
        let findings = linked([specText(text)]).findings
        #expect(!findings.isEmpty && findings.allSatisfy { $0.contains("guard-loop: ") && $0.contains("than flowgen can follow") })
    }

    @Test func `guards that aren't there, or of which too little is said`() {
        let text = """
            guards: { ready: It is, canOpen: { params: { 1️⃣item: Item } } }
            flows:
              home:
                start: [ { if: 2️⃣redy, start: home }, home ]
                screens:
                  home: { transitions: { a: { if: 3️⃣canOpem, then: pop }, b: { push: first }, c: { push: second }, d: 4️⃣resume } }
                  first: { requires: 5️⃣ready }
                  second: { requires: 6️⃣canOpen, otherwise: [] }
                  third: { requires: 7️⃣steady, otherwise: [] }
            """
        let expected = [
            "2️⃣ unknown-target: 'redy' isn't a guard of the project; did you mean 'ready'?",
            "3️⃣ unknown-target: 'canOpem' isn't a guard of the project; did you mean 'canOpen'?",
            "4️⃣ misplaced-step: 'resume' is only allowed in 'otherwise': elsewhere it has no step to continue; remove it",
            "5️⃣ guard-without-otherwise: if 'ready' is false, opening 'first' does nothing; add 'otherwise', or 'otherwise: []' if intended",
            "6️⃣ missing-argument: missing value for 'item' of the guard 'canOpen'; pass it in 'with', or add a default | 1️⃣ 'item' is "
                + "declared here | 9:84 'push' checks 'canOpen'",
            "7️⃣ unknown-target: 'steady' isn't a guard of the project; did you mean 'ready'?",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `what goes on keeps the values of its step`() {
        let text = """
            guards: { signedIn: Someone is }
            flows:
              home:
                screens:
                  home:
                    transitions:
                      a: { present: pick, on: { picked: { push: detail, with: { user: $user, item: $item } }, dismissed: [] } }
                      b: { present: pick, on: { picked: { push: detail, with: { user: $user, item: .first } }, dismissed: [] } }
                      c: { push: detail, with: { item: .first } }
                  detail:
                    params: { user: User, item: Item }
                    requires: signedIn
                    otherwise: { present: login, on: { ok: 1️⃣resume, other: { push: list, with: { user: $user, item: $item } }, dismissed: [] } }
                  list: { params: { user: User, item: Item } }
              pick: { results: { picked: { user: User, item: Item } }, screens: { pick: { transitions: { picked: finish } } } }
              login: { results: { ok: { user: User }, other: { user: User } }, screens: { login: { transitions: { ok: finish, other: finish } } } }
            """
        let expected = [
            "1️⃣ name-clash: '$user' is ambiguous: 'resume' is in the handler of a result with the value 'user', but the steps that "
                + "'resume' continues use another result's value 'user'; rename one of the values | 10:45 'push' checks 'signedIn'"
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `what may stand in the otherwise of a flow`() {
        let text = """
            guards: { ready: It is }
            effects: { log: {} }
            flows:
              home:
                results: {}
                screens: { home: { effects: { shake: {} }, transitions: { a: { push: other }, b: { perform: shake } } } }
              other:
                requires: ready
                otherwise: [ { perform: log }, { perform: 1️⃣shake }, { push: 2️⃣home2 }, { replace: 3️⃣home }, { popTo: 5️⃣home }, 4️⃣finish ]
                screens: { other: {}, home2: {} }
            """
        let expected = [
            "1️⃣ unknown-target: 'shake' isn't an effect of the screen or the project; declare it under 'effects' | 9:66 'push' checks "
                + "'ready'",
            "2️⃣ unknown-target: 'home2' isn't a flow: an 'otherwise' that can run in any flow can name only flows, tabs and children; did "
                + "you mean 'home'? | 9:66 'push' checks 'ready'",
            "3️⃣ unknown-target: 'home' belongs to one flow: an 'otherwise' that can run in any flow can name only flows, tabs and "
                + "children | 9:66 'push' checks 'ready'",
            "5️⃣ unknown-target: 'home' belongs to one flow: an 'otherwise' that can run in any flow can name only flows, tabs and "
                + "children | 9:66 'push' checks 'ready'",
            "4️⃣ misplaced-step: 'finish' isn't allowed in an 'otherwise' that can run in any flow: the flow's results aren't known; "
                + "use 'dismissAll', or check the guard with 'if' in the flow that has the result | 9:66 'push' checks 'ready'",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }
}
