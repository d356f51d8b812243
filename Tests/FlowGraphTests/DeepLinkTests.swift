import FlowGraph
import TestSupport
import Testing

/// Deep links: the moves that they become, and mistakes in them.
@Suite struct DeepLinkTests {
    /// A shop with a sign-in beside its tabs, followed by the links.
    private func shop(_ links: String) -> String {
        """
        flowspec: 1
        app: Shop
        root: app
        guards: { signedIn: Somebody has signed in }
        effects: { note: { params: { text: String } } }
        flows:
          app: { switch: { main: main, auth: auth }, start: auth, on: { auth.done: { switch: main } } }
          auth: { results: { done: {} }, screens: { email: { transitions: { done: finish } } } }
          main: { tabs: { list: { flow: list }, me: { flow: account }, box: { flow: box } } }
          list:
            screens:
              list: { transitions: { open: { push: item } } }
              item:
                params: { id: Int }
                transitions: { reviews: { push: reviews, with: { id: $id } }, buy: { push: order, with: { id: $id } } }
              order: { params: { id: Int }, requires: signedIn, otherwise: { present: login, on: { ok: resume, dismissed: [] } }, transitions: { pay: { push: pay } } }
              pay: {}
              lost: {}
          reviews: { params: { id: Int }, screens: { all: { transitions: { read: { push: one } } }, one: { params: { number: Int } } } }
          account: { screens: { me: { transitions: { help: { present: help, on: { dismissed: [] } }, secondHelp: { present: help, on: { dismissed: popToRoot } } } } } }
          help: { screens: { help: { transitions: { clubs: { present: clubs } } } } }
          clubs: { tabs: { clubs: { flow: empty }, club: { flow: club } } }
          club: { requires: signedIn, otherwise: [], screens: { club: {} } }
          login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
          box: { switch: { empty: { flow: empty } } }
          empty: { screens: { empty: {} } }
        deepLinks:
        \(links)
        """
    }

    private func steps(_ links: String) throws -> [String] {
        let program = try linkedProgram(shop(links))
        let text = ProgramText(program: program)
        return program.links.map { link in
            let home = link.home.map {
                program[$0.flow].children.isEmpty ? program[$0.flow].tabs[$0.index].name : program[$0.flow].children[$0.index].name
            }
            return "\(home.map(\.value).joined(separator: "."))\(link.restarts ? " restarted" : ""): \(text.text(link.steps))".replacing(
                " unanimated", with: "")
        }
    }

    @Test func `to builds the shortest stack, with the values of the link`() throws {
        #expect(try steps("  l: { params: { id: Int }, to: list.item }") == ["main.list restarted: push item(id: id)"])
        #expect(try steps("  l: { to: list.list }") == ["main.list restarted: "])
        #expect(try steps("  l: { to: auth.email }") == ["auth restarted: "])
        #expect(
            try steps("  l: { params: { id: Int, number: Int }, to: reviews.one }")
                == ["main.list restarted: push item(id: id); push reviews(id: id) stack [one(number: number)]"])
    }

    @Test func `keep works with a screen that requires a guard`() throws {
        let open = "in: list, open: [{ push: item }, { push: order, with: { id: $id } }]"
        let program = try linkedProgram(shop("  l: { params: { id: Int }, \(open), keep: true }"))
        #expect(program.links[0].kept.map { program[$0].name.value } == "order")
    }

    @Test func `what a guard holds back is all that follows`() throws {
        let held = "push order(id: id); push pay"
        #expect(
            try steps("  l: { params: { id: Int }, to: list.pay }") == [
                "main.list restarted: push item(id: id); require signedIn { \(held) } else { present login ok { \(held) } dismissed {  } }"
            ])
    }

    /// Settings in a modal with tabs, and flows that start others.
    private func settings(_ link: String) -> String {
        """
        flowspec: 1
        app: Settings
        root: main
        guards: { signedIn: Somebody has signed in }
        flows:
          main: { screens: { home: { transitions: { settings: { present: settings } } } } }
          settings:
            tabs: { general: { flow: general }, account: { flow: account }, about: { screen: about } }
            on: { account.closed: dismiss }
            screens: { about: { transitions: { licenses: { present: licenses } } } }
          general: { screens: { general: { transitions: { tip: { present: tip } } }, tip: { transitions: { more: { present: more } } } } }
          more: { params: { size: Int }, screens: { more: { transitions: { next: { push: next } } }, next: { transitions: { last: { push: last, with: { size: $size } } } }, last: { params: { size: Int } } } }
          licenses: { screens: { list: { transitions: { license: { push: license } } }, license: { params: { id: Int } } } }
          account:
            results: { closed: {} }
            screens:
              account: { transitions: { profile: { push: profile }, secret: { push: secret }, closed: finish } }
              secret: { requires: signedIn, otherwise: dismiss }
              profile: { requires: signedIn, otherwise: { present: login, on: { ok: resume, dismissed: dismiss } }, transitions: { picture: { push: picture, on: { picked: pop, dismissed: [] } } } }
          picture: { results: { picked: {} }, screens: { camera: { transitions: { picked: finish, crop: { push: crop } } }, crop: { transitions: { filter: { push: filter } } } } }
          filter: { screens: { filter: { transitions: { help: { push: help } } }, help: {} } }
          login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
        deepLinks:
          l: \(link)
        """
    }

    private func stepsInSettings(_ link: String) throws -> String {
        let program = try linkedProgram(settings(link))
        return ProgramText(program: program).text(program.links[0].steps).replacing(" unanimated", with: "")
    }

    @Test func `to goes through the tabs of a modal, and continues in each flow that it starts`() throws {
        #expect(try stepsInSettings("{ to: general.general }") == "present settings")
        #expect(try stepsInSettings("{ to: settings.about }") == "present settings; select settings.about")
        #expect(
            try stepsInSettings("{ params: { id: Int }, to: licenses.license }")
                == "present settings; select settings.about; within settings: present licenses stack [license(id: id)]")
        #expect(
            try stepsInSettings("{ params: { size: Int }, to: more.last }")
                == "present settings; within general: present tip; within general: present more(size: size) stack [next, last(size: size)]")
        let held = "push profile; push picture stack [crop] picked { pop 1 } dismissed {  }; within picture: push filter stack [help]"
        #expect(
            try stepsInSettings("{ to: filter.help }")
                == "present settings; select settings.account; within account: require signedIn { \(held) } else "
                + "{ present login ok { \(held) } dismissed { dismiss } }")
    }

    @Test func `what a guard refuses belongs to the flow that the link has reached`() throws {
        var walk = try Walk(settings("{ to: filter.help }"))
        let reached = "main [home] + settings: account [account, profile, picture:camera, crop, filter:filter, help]"
        #expect(try walk("link l / yes") == reached)
        #expect(try walk("link l / no") == "main [home] + settings: account [account] + login [login]")
        #expect(try walk("ok") == reached)
        _ = try walk("link l / no")
        #expect(try walk("v") == "main [home]", "'dismiss' ends the settings")
        walk = try Walk(settings("{ to: account.secret }"))
        #expect(try walk("link l / yes") == "main [home] + settings: account [account, secret]")
        #expect(try walk("link l / no") == "main [home]")
    }

    @Test func `steps of the root wait for the switch around the tab that they show`() throws {
        #expect(try steps("  l: { open: { select: me } }") == ["main: select main.me"])
        #expect(try steps("  l: { open: [ { switch: main }, { select: me } ] }") == [": switch app.main; select main.me"])
    }

    @Test func `no link waits for a switch inside a tab`() throws {
        let text = """
            flows:
              bar: { tabs: { only: { flow: doors } } }
              doors: { switch: { closed: { flow: home }, open: { flow: main } } }
              home: { screens: { home: { transitions: { go: { switch: doors.open } } } } }
              main: { tabs: { home: { flow: home }, about: { screen: about } }, screens: { about: {} } }
            deepLinks:
              l: { open: { select: main.about } }
            """
        var walk = try Walk(specText(root: "bar", text))
        #expect(try walk("link l").hasPrefix("select-without-tabs"))
        _ = try walk("go")
        #expect(try walk("link l").hasSuffix("main: about"))
    }

    @Test(arguments: [
        (
            "1️⃣l: { to: 2️⃣list.item }",
            "2️⃣ link-impossible-stack: the link can't open 'list.item': the shortest stack with it on top, 'main.list [list, item]', needs 'id: Int'"
        ),
        (
            "l: { to: 1️⃣list.lost }",
            "1️⃣ link-impossible-stack: no path of single 'push' and 'present' steps leads from the root to 'list.lost'"
        ),
        (
            "l: { to: 1️⃣club.club }",
            "1️⃣ link-impossible-stack: no path of single 'push' and 'present' steps leads from the root to 'club.club'"
        ),
        ("l: { to: list.1️⃣gone }", "1️⃣ unknown-target: 'gone' isn't a screen of the flow 'list'"),
        ("l: { to: 1️⃣list }", "1️⃣ unknown-target: 'list' isn't the full name of a screen; write 'flow.screen'"),
        ("l: { to: 1️⃣help.help }", "1️⃣ link-ambiguous-stack: several transitions build the stack 'main.me [me] + help [help]'"),
        ("l: { to: list.list, whenModal: 1️⃣over }", "1️⃣ misplaced-step: 'whenModal: over' contradicts 'to'"),
        ("l: { in: 1️⃣main, open: [] }", "1️⃣ link-impossible-stack: 'main' is a tabs flow, but 'in' needs a stack flow"),
        ("l: { in: 1️⃣help, open: [] }", "1️⃣ link-impossible-stack: 'help' isn't in a tab or a child of the root"),
        ("l: { in: 1️⃣empty, open: [] }", "1️⃣ link-impossible-stack: the link can't open 'empty': its switch flow 'box' is in a tab"),
        (
            "l: { open: { alert: { actions: { ok: {} } } }, keep: 1️⃣true }",
            "1️⃣ misplaced-step: 'keep' needs a screen that the link always shows"
        ),
        ("l: { open: 1️⃣pop }", "1️⃣ misplaced-step: 'pop' depends on the screen on top, but a link can open on any screen"),
        ("l: { open: 1️⃣{ select: me }, whenModal: over }", "1️⃣ misplaced-step: 'select' changes the screens below the modal"),
        ("l: { in: list, open: { push: 1️⃣item } }", "1️⃣ missing-argument: missing value for 'id' of 'item'"),
        ("l: { params: { id: String }, in: list, open: { push: 1️⃣item } }", "1️⃣ argument-type: conflicting types for 'id'"),
        ("l: { open: { perform: note, with: { text: 1️⃣$txt } }, params: { text: String } }", "1️⃣ unknown-target: '$txt' isn't in scope"),
        ("l: { url: 1️⃣'shop://x/{id:Int}', params: { number: Int }, open: [] }", "1️⃣ link-parameter: 'id' isn't a parameter of the link"),
        ("l: { url: 1️⃣'shop://x/{id:Int}', params: { id: String }, open: [] }", "1️⃣ link-parameter: 'id' is 'Int' in the URL"),
        (
            "l: { url: ['shop://x/{id:Int}', 1️⃣'shop://y/{id}'], open: [] }",
            "1️⃣ link-parameter: conflicting types for 'id': 'Int' and 'String'"
        ),
        ("l: { url: 'shop://x/{1️⃣self}', open: [] }", "1️⃣ link-syntax: 'self' can't be the name of a placeholder"),
    ])
    func `a mistake is named at its place`(link: String, finding: String) {
        let found = linked([shop("  " + link)]).findings.filter { !$0.contains("guard-without") }
        #expect(found.first?.hasPrefix(finding) == true, "\(found)")
    }

    @Test func `a step that runs on any screen can't name one`() {
        let findings = linked([
            """
            flowspec: 1
            app: K
            root: a
            flows: { a: { screens: { a: { transitions: { open: { push: u } } }, u: {} } } }
            transitions: { t: { push: 1️⃣u } }
            deepLinks: { l: { open: { push: 2️⃣u } } }
            """
        ]).findings
        #expect(
            findings == [
                "1️⃣ misplaced-step: 'push' runs on any screen, so it can't name a screen; name a flow",
                "2️⃣ misplaced-step: 'push' runs on any screen, so it can't name a screen; name a flow, or add 'in' with the flow of the screen",
            ])
    }

    /// A chain of screens that is too long to search, and many links into it.
    @Test func `many links into a large program are given up after so much work`() {
        let count = 3_000
        let screens = (0..<count).map { "s\($0): { transitions: { go: { push: s\($0 + 1) }, back: { push: s0 } } }" } + ["s\(count): {}"]
        let links = (0..<count).map { "  l\($0): { to: list.s\($0) }" }
        let text = """
            flows:
              list:
                screens:
                  \(screens.joined(separator: "\n      "))
            deepLinks:
            \(links.joined(separator: "\n"))
            """
        let findings = linked([specText(root: "list", text)]).findings
        #expect(
            findings.contains {
                $0.contains("have too many possible stacks")
            })
    }

    /// On every path, a link to a guarded screen shows it only after the guard is true.
    @Test func `a link shows what requires a guard only where the guard holds or what follows it goes on`() throws {
        let machine = Machine(try linkedProgram(shop("  l: { params: { id: Int }, to: list.pay }")))
        let program = machine.program
        let guarded = ScreenID(index: try #require(program.screens.firstIndex { $0.requirement != nil }))
        var open = machine.initialStates.map(\.state)
        var seen = Set(open)
        while let state = open.popLast(), seen.count < 2_000 {
            for (move, branches) in machine.outcomes(in: state) {
                for branch in branches {
                    guard case .settled(let next, let observations) = branch.outcome else { continue }
                    let isNew = next.activeScreens.contains(guarded) && !state.activeScreens.contains(guarded)
                    let isAsked = branch.choices.contains { if case .asked(_, holds: true) = $0 { true } else { false } }
                    let isResumed = observations.contains { if case .handled = $0 { true } else { false } }
                    if case .link = move, isNew { #expect(isAsked || isResumed, "\(next.description(in: program))") }
                    if seen.insert(next).inserted { open.append(next) }
                }
            }
        }
        #expect(seen.contains { $0.activeScreens.contains(guarded) })
    }
}
