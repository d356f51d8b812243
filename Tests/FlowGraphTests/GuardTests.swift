import Testing

/// What requires a guard, and what happens where it doesn't hold.
@Suite struct GuardTests {
    @Test func `a guard is asked at each step, with the values of that step`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: home
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
        let program = ProgramText(program: try linkedProgram(text))
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
                screens: { 3️⃣home: { requires: ready, otherwise: [], transitions: { a: { push: orders, start: 4️⃣shy } } } }
              orders:
                screens:
                  orders:
                    transitions:
                      a: { select: orders, stack: [5️⃣shy] }
                      b: { setStack: [6️⃣shy] }
                      c: { popTo: 7️⃣shy, else: push }
                      d: [ 8️⃣{ push: shy }, pop ]
                      e: [ { if: ready, then: [ 9️⃣{ replace: shy } ] }, pop ]
                      f: [ { push: orders }, { if: ready, then: { push: shy } } ]
                  shy: { requires: ready, otherwise: [] }
            """
        func finding(_ place: String, _ name: String, _ what: String, _ note: String) -> String {
            "\(place) misplaced-guard: '\(name)' requires the guard 'ready', and as \(what) it would be shown without it; only a step that shows it "
                + "alone asks | \(note) that is said here"
        }
        let step = "misplaced-step: a step to 'shy', which requires the guard 'ready', must be the last step of its list"
        let shy = "24:24"
        let expected = [
            finding("1️⃣", "main", "the root", "7:15"), finding("2️⃣", "home", "the content of a tab", "11:15"),
            finding("3️⃣", "home", "what the flow begins with", "13:34"), finding("4️⃣", "shy", "what the flow begins with", shy),
            finding("5️⃣", "shy", "one of a list", shy), finding("6️⃣", "shy", "one of a list", shy),
            finding("7️⃣", "shy", "a fallback of 'popTo'", shy), "8️⃣ \(step)", "9️⃣ \(step)",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `guards that lead to themselves`() {
        let text = """
            flowspec: 1
            app: Shop
            root: home
            guards: { ready: It is, set: It is too }
            flows:
              home:
                screens: { home: { transitions: { a: { 1️⃣present: first }, b: { present: third } } } }
              first: { requires: ready, otherwise: { present: second }, screens: { first: {} } }
              second: { requires: set, otherwise: { alert: { actions: { again: { do: { present: 2️⃣first } } } } }, screens: { second: {} } }
              third: { requires: ready, otherwise: { present: 3️⃣third }, screens: { third: {} } }
            """
        func finding(_ place: String, _ name: String, _ note: String) -> String {
            "\(place) guard-loop: the 'otherwise' of '\(name)' leads to '\(name)' again, without end; write 'resume' to go on without asking once more "
                + "| \(note) for this step"
        }
        let expected = [finding("2️⃣", "first", "7:42"), finding("3️⃣", "third", "7:65")]
        #expect(linked([text]).findings == expected)
    }

    @Test func `guards that lead to ever more guards`() {
        let chain = (0..<40).map { "  f\($0): { requires: ready, otherwise: { present: f\($0 + 1) }, screens: { s: {} } }" }
        let wide = (0..<40).map { number in
            "  w\(number): { requires: ready, otherwise: { if: ready, then: { present: w\(number + 1) }, else: { present: w\(number + 1) } }, screens: { s: {} } }"
        }
        let text = """
            flowspec: 1
            app: Deep
            root: home
            guards: { ready: It is }
            flows:
              home: { screens: { home: { transitions: { a: { present: f0 }, b: { present: w0 } } } } }
            \(chain.joined(separator: "\n"))
              f40: { screens: { s: {} } }
            \(wide.joined(separator: "\n"))
              w40: { screens: { s: {} } }
            """
        let findings = linked([text]).findings
        #expect(!findings.isEmpty && findings.allSatisfy { $0.contains("guard-loop: this is held back by a guard") })
    }

    @Test func `guards that aren't there, or of which too little is said`() {
        let text = """
            flowspec: 1
            app: Shop
            root: home
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
            "2️⃣ unknown-target: 'redy' isn't a guard of the program; did you mean 'ready'?",
            "3️⃣ unknown-target: 'canOpem' isn't a guard of the program; did you mean 'canOpen'?",
            "4️⃣ misplaced-step: 'resume' is only for 'otherwise', where a guard has held something back",
            "5️⃣ guard-without-otherwise: if 'ready' doesn't hold, a step to here does nothing; say what happens in 'otherwise', or '[]' if you mean that",
            "6️⃣ missing-argument: this asks the guard 'canOpen', and nothing gives its parameter 'item', which has no default | 1️⃣ 'item' is declared "
                + "here | 9:84 for this step",
            "7️⃣ unknown-target: 'steady' isn't a guard of the program; did you mean 'ready'?",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `what goes on keeps the values of its step`() {
        let text = """
            flowspec: 1
            app: Shop
            root: home
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
            "1️⃣ name-clash: what was held back uses the value 'user' of the result that its step handles, and another result here has a value of "
                + "that name; rename one of the two | 10:45 for this step"
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `what may stand in the otherwise of a flow`() {
        let text = """
            flowspec: 1
            app: Shop
            root: home
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
            "1️⃣ unknown-target: 'shake' isn't an effect of the screen or the program | 9:66 for this step",
            "2️⃣ unknown-target: 'home2' isn't a flow; the 'otherwise' of a flow names flows, tabs and children only, since any flow may start it; did you "
                + "mean 'home'? | 9:66 for this step",
            "3️⃣ unknown-target: 'home' is a name of one flow; the 'otherwise' of a flow names flows, tabs and children only | 9:66 for this step",
            "5️⃣ unknown-target: 'home' is a name of one flow; the 'otherwise' of a flow names flows, tabs and children only | 9:66 for this step",
            "4️⃣ misplaced-step: 'finish' can't stand in the 'otherwise' of a flow: any flow may start it, and none of its results is known here | 9:66 "
                + "for this step",
        ]
        #expect(linked([text]).findings == expected)
    }
}
