import Testing

/// Screens that share another's view controller, and declarations for all screens of a flow.
@Suite struct LikeTests {
    @Test func `a screen like another has its methods, with this flow's names`() throws {
        let text = """
            effects: { log: {} }
            flows:
              main: { tabs: { inbox: { flow: inbox }, archive: { flow: archive, with: { year: 2020 } } }, on: { archive.closed: [] } }
              inbox:
                screens:
                  list:
                    title: Inbox
                    back: none
                    from: { class: ListViewController }
                    params: { filter: "String = \\"\\"" }
                    effects: { reload: {} }
                    transitions:
                      open: { push: message }
                      refresh: { perform: reload }
                      write: { present: editor, on: { sent: [], dismissed: [] } }
                      close: popToRoot
                  message: { params: { id: Int } }
              archive:
                params: { year: Int }
                results: { closed: {} }
                screens:
                  list:
                    like: inbox.list
                    title: Archive
                    transitions:
                      write: []
                      close: { finish: closed }
                  message: { params: { id: Int, year: Int = 0 } }
              editor: { results: { sent: {} }, screens: { editor: { transitions: { sent: finish } } } }
            """
        let program = try linkedProgram(specText(root: "main", text))
        let steps = ProgramText(program: program)
        #expect(steps.parameters(of: "archive.list") == ["year: Int", #"filter: String = """#])
        let methods = [
            "open(id: Int): push message(id: id)", "refresh(): perform list.reload", "write(): ", "close(): finish archive.closed",
        ]
        #expect(steps.methods(of: "archive.list") == methods)
        let screens = program.screens.filter { $0.name.value == "list" }
        #expect(screens.map { $0.attributes.texts[.title] } == [.literal("Inbox"), .literal("Archive")])
        #expect(screens.map(\.attributes.allowsBack) == [false, false])
        #expect(screens.map(\.origin) == [.class("ListViewController"), .class("ListViewController")])
        #expect(screens.map(\.effects) == [screens[0].effects, screens[0].effects] && screens[1].like == program.flows[1].screens[0])
    }

    @Test func `screens that can't be like another`() {
        let flows = """
            inbox:
              screens:
                list: { params: { all: Bool = true }, transitions: { open: { push: message }, show: { push: other } } }
                message: { params: { id: Int } }
                other: {}
                a: { like: 1️⃣list }
                b: { like: inbx.list }
                c: { like: inbox.2️⃣lst }
                d: { like: 3️⃣inbox.e }
                e: { like: archive.message, transitions: { 4️⃣opn: pop } }
                f: { like: 5️⃣inbox.f }
            archive:
              params: { all: Bool }
              screens:
                6️⃣list: { like: inbox.list, transitions: { show: { push: 7️⃣other } } }
                message: {}
                other: { params: { count: Int } }
            """
        let expected = [
            "1️⃣ unknown-target: 'list' isn't the full name of a screen; write 'flow.screen'",
            "11:18 unknown-target: 'inbx' isn't a flow; did you mean 'inbox'?",
            "2️⃣ unknown-target: 'lst' isn't a screen of the flow 'inbox'; did you mean 'list'?",
            "3️⃣ like-chain: 'inbox.e' also has 'like'; write 'like: archive.message' | 14:18 'like' is "
                + "declared here",
            "4️⃣ unknown-target: 'opn' isn't a transition of 'archive.message': a screen with 'like' has exactly the transitions of the "
                + "other screen",
            "5️⃣ like-chain: 'like' names its own screen 'inbox.f'; name another screen",
            "6️⃣ name-clash: 'all' is declared twice: the first screen of the flow 'archive' already has the flow's parameters; remove one "
                + "of them | 17:15 the flow's parameter is declared here",
            "7️⃣ missing-argument: missing value for 'count' of 'other': the method of 'inbox.list' has no such parameter; pass it in "
                + "'with', or add a default | 21:26 'count' is declared here",
        ]
        #expect(linked([specText(root: "inbox", flows: flows)]).findings == expected)
    }

    @Test func `what is taken over is read in this flow, and a mistake there says so`() {
        let flows = """
            inbox:
              screens:
                list: { transitions: { open: { push: 1️⃣message }, back: { present: archive } } }
                3️⃣message: {}
            archive: { screens: { 2️⃣old: { like: inbox.list } } }
            """
        let expected = [
            "1️⃣ unknown-target: 'message' is neither a screen of the flow 'archive' nor a flow; write 'inbox', the flow of that screen, "
                + "with 'start: message' | 3️⃣ the flow 'inbox' has a screen named 'message' | 2️⃣ the screen 'archive.old' copies the "
                + "transition with 'like'"
        ]
        #expect(linked([specText(root: "inbox", flows: flows)]).findings == expected)
    }

    @Test func `what is taken over says in this flow what a flow begins with`() throws {
        let flows = """
            one:
              switch: { launch: launch, main: x }
              screens: { launch: { transitions: { go: { switch: main, start: second }, next: { present: two } } } }
            two:
              switch: { launch: launch, main: { flow: y, with: { id: 3 } } }
              screens: { launch: { like: one.launch } }
            x: { screens: { first: {}, second: {} } }
            y: { params: { id: Int }, screens: { first: {}, second: {} } }
            """
        let program = ProgramText(program: try linkedProgram(specText(root: "one", flows: flows)))
        #expect(program.methods(of: "one.launch").first == "go(): switch one.main as x start second")
        #expect(program.methods(of: "two.launch").first == "go(): switch two.main as y start second")
        #expect(program.parameters(of: "y.second") == ["id: Int"])
    }

    @Test func `transitions that every screen has already`() {
        let flows = """
            inbox:
              transitions: { 1️⃣help: { push: other }, home: popToRoot }
              screens: { list: { transitions: { 2️⃣help: pop, other: pop } }, 3️⃣copy: { like: inbox.list }, other: {} }
            """
        let message =
            "name-clash: 'help' is declared twice: every screen of the flow already has it; rename one of them | 1️⃣ the transition of "
            + "every screen is declared here"
        #expect(linked([specText(root: "inbox", flows: flows)]).findings == ["2️⃣ \(message)", "3️⃣ \(message)"])
    }

    @Test func `steps of all screens perform what all screens can`() {
        let text = """
            effects: { log: {} }
            flows:
              inbox:
                transitions: { a: { perform: shake }, b: { perform: nod }, c: { perform: log } }
                screens:
                  list: { effects: { shake: {}, nod: {} }, transitions: { nod: { perform: nod }, next: { present: other } } }
                  old: { like: inbox.list }
              other:
                transitions: { a: { perform: 1️⃣wink } }
                screens: { list: { effects: { wink: {} } }, detail: { effects: { wink: {} } } }
            """
        let expected = ["1️⃣ unknown-target: 'wink' isn't an effect of the project; declare it under 'effects'"]
        #expect(linked([specText(root: "inbox", text)]).findings == expected)
    }

    @Test func `a screen like another requires what that requires`() throws {
        func methods(_ copy: String, in flow: String = "me") throws -> [String] {
            let text = """
                guards: { signedIn: A, known: B }
                flows:
                  main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
                  shop:
                    screens:
                      list: { transitions: { open: { push: secret } } }
                      secret: { requires: signedIn, otherwise: { present: auth } }
                  me:
                    screens:
                      me: { transitions: { open: { push: secret } } }
                      secret: { like: shop.secret\(copy) }
                  auth: { screens: { auth: { transitions: { close: dismiss } } } }
                """
            return ProgramText(program: try linkedProgram(specText(root: "main", text))).methods(
                of: "\(flow).\(flow == "me" ? "me" : "list")")
        }
        let (copy, own, original) = (try methods(""), try methods(", requires: known, otherwise: []"), try methods("", in: "shop"))
        #expect(copy == ["open(): require signedIn { push secret } else { present auth }"])
        #expect(own == ["open(): require known { push secret } else {  }"])
        #expect(original == copy)
    }

    @Test func `a missing 'otherwise' is named once, where it is missing`() {
        let text = """
            guards: { signedIn: A }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: secret }, other: { push: copy } } }
                  secret: { requires: 1️⃣signedIn }
                  copy: { like: shop.secret }
            """
        #expect(linked([specText(root: "shop", text)]).findings.map { $0.prefix { $0 != ":" } } == ["1️⃣ guard-without-otherwise"])
    }
}
