import Testing

/// Flows that restart as their `start` declares.
@Suite struct RestartTests {
    private let app = """
        flowspec: 1
        app: App
        root: app
        guards: { signedIn: Somebody is, isNew: { params: { id: Int } } }
        effects: { forget: {} }
        flows:
          app:
            switch: { auth: auth, main: main, launch: launch }
            start: [{ if: signedIn, start: main }, auth]
            on: { auth.done: restart }
            screens: { launch: { transitions: { ready: restart } } }
          auth: { results: { done: {} }, screens: { email: { transitions: { done: finish } } } }
          main: { tabs: { list: { flow: list } } }
          list:
            screens:
              list:
                transitions:
                  open: { push: item }
                  signOut: [{ perform: forget }, { restart: app }]
                  sheet: { present: sheet }
              item: { transitions: { again: restart, more: { push: item } } }
          sheet: { screens: { sheet: { transitions: { out: { restart: app, animated: false } } } } }
          steps:
            params: { id: Int }
            start: [{ if: isNew, with: { id: $id }, start: first }, second]
            screens:
              first: { transitions: { next: { push: second } } }
              second: { transitions: { again: [popToRoot, restart] } }
        """

    @Test func `it stands for the steps that show what the flow begins with`() throws {
        let program = ProgramText(program: try linkedProgram(app))
        let start = "if signedIn { switch app.main reset } else { switch app.auth reset }"
        #expect(program.container("app").last == "on auth.done: { \(start) }")
        #expect(program.methods(of: "list.list")[1] == "signOut(): perform forget; \(start)")
        #expect(program.methods(of: "list.item") == ["again(): setStack [list]", "more(): push item"])
        #expect(
            program.methods(of: "sheet.sheet") == [
                "out(): if signedIn { switch app.main reset unanimated } else { switch app.auth reset unanimated } unanimated"
            ])
        #expect(
            program.methods(of: "steps.second") == [
                "again(): popToRoot; if isNew(id: flow.id) { setStack [first(id: flow.id)] } else { setStack [second(id: flow.id)] }"
            ])
    }

    @Test func `what shows already begins anew, whatever covers it`() throws {
        var walk = try Walk(app, choices: "yes")
        #expect(walk.description == "app: main = main: list [list]")
        _ = try walk("open")
        #expect(try walk("again") == "app: main = main: list [list]")
        _ = try walk("sheet")
        #expect(try walk("out / yes") == "app: main = main: list [list]")
        #expect(try walk("signOut / no") == "app: auth [email]")
        #expect(try walk("done / yes") == "app: main = main: list [list]")
    }

    @Test func `flows that can't begin anew from here`() {
        let text = """
            guards: { isNew: { params: { id: Int } } }
            flows:
              app: { params: { id: "Int = 1" }, switch: { main: main }, start: [{ if: 9️⃣isNew, with: { id: $id }, start: main }, main] }
              main: { tabs: { list: { flow: list }, one: { flow: one } } }
              one: { container: none, screens: { one: { transitions: { a: 1️⃣restart } } } }
              list:
                screens:
                  list:
                    transitions:
                      a: { restart: 2️⃣main }
                      b: { restart: 3️⃣other }
                      c: { restart: 4️⃣ap }
                      d: 5️⃣{ restart: app }
                      e: [8️⃣{ present: other }, 6️⃣restart]
              other: { screens: { other: { transitions: { close: dismiss } } } }
            """
        #expect(
            linked([specText(root: "app", text)]).findings == [
                "1️⃣ misplaced-step: can't restart 'one': it is a single screen; name a switch flow",
                "2️⃣ misplaced-step: can't restart 'main': it is a tabs flow; use 'select' with 'reset: true' to restart a tab",
                "3️⃣ misplaced-step: can't restart 'other': it is a stack flow, which only its own steps can restart; name a switch flow",
                "4️⃣ unknown-target: 'ap' isn't a flow of the project; did you mean 'app'?",
                "5️⃣ misplaced-step: can't restart 'app' from another flow: its 'start' checks 'isNew' with '$id', which only steps of "
                    + "'app' know; restart it in its own 'on' | 9️⃣ 'isNew' is checked here",
                "6️⃣ misplaced-step: 'restart' can't follow 'present', which leaves the flow; move 'restart' before 'present' | 8️⃣ "
                    + "'present' leaves the flow here",
            ])
    }
}
