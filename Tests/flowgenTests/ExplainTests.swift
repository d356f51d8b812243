import FlowSpec
import FlowViews
import Testing

@Suite struct ExplainTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ["unhandled-result", "pop-to-missing"])
    func `a rule's page is printed`(id: String) async throws {
        let page = try #require(RulePage.of(id))
        #expect(try await sandbox.flowgen("explain", id) == Run(code: 0, output: page.text(width: 80), errors: ""))
    }

    @Test func `an unknown rule is wrong usage, with the nearest that there is`() async throws {
        let near = "flowgen: error: there is no rule 'unhandled-resutl'; did you mean 'unhandled-result'?\n"
        #expect(try await sandbox.flowgen("explain", "unhandled-resutl") == Run(code: 64, output: "", errors: near))
        let far = "flowgen: error: there is no rule 'x\\ny'; list the rules with 'flowgen rules'\n"
        #expect(try await sandbox.flowgen("explain", "x\ny") == Run(code: 64, output: "", errors: far))
        #expect(try await sandbox.flowgen("explain").code == 64)
    }

    @Test func `all rules are listed by what they look at, each with severity and title`() async throws {
        let run = try await sandbox.flowgen("rules")
        #expect(run.code == 0)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == Rule.all.count + RuleTopic.allCases.count)
        #expect(lines.filter { !$0.hasPrefix("  ") } == RuleTopic.allCases.map(\.title))
        #expect(lines.contains("  yaml-syntax                 error    A file isn't valid YAML."))
        #expect(lines.contains("  hides-tab-bar-outside-tabs  warning  'hidesTabBar' has no effect."))
        let ids = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ids == Rule.all.map(\.id))
    }
}

@Suite struct ExplainScreenTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(shop, to: "Shop.flow.yaml")
    }

    @Test func `a split flow's page calls it one`() async throws {
        try sandbox.write(
            """
            flowspec: 1
            app: Mail
            root: mail
            flows:
              mail: { split: { primary: list, secondary: reading } }
              list: { screens: { list: {} } }
              reading: { screens: { nothing: {} } }
            """, to: "Mail/Mail.flow.yaml")
        let page = try await sandbox.flowgen("explain", "mail", "Mail").output
        #expect(page.hasPrefix("mail, a split view (Mail/Mail.flow.yaml:5:3)\n"))
    }

    @Test func `ways in and out, where it is on top, and an expression of its stacks`() async throws {
        let page = """
            shop.detail (Shop.flow.yaml:9:7)

            What one sees of a thing.

            Shown by
              shop.list.open       push detail  Shop.flow.yaml:8:56
              shop.detail.similar  push detail  Shop.flow.yaml:9:81

            Exits
              shop.detail.similar  push detail  Shop.flow.yaml:9:72
              shop.detail.add      push cart    Shop.flow.yaml:9:99
              back

            On top
              shop  after 1 action

            Shortest path
              start                shop [list]
              1. shop.list: open   shop [list, detail]
                 'isOpen' is true

            Possible stacks, bottom first, as an expression
              list detail+

            """
        #expect(try await sandbox.flowgen("explain", "detail") == Run(code: 0, output: page, errors: ""))
        #expect(try await sandbox.flowgen("explain", "shop.detail", ".").output == page)
    }

    @Test func `a screen with unsaved work names the exits that ask and the exits that can't`() async throws {
        try sandbox.write(
            """
            flowspec: 1
            app: Notes
            root: notes
            flows:
              notes:
                screens:
                  list: { transitions: { edit: { push: editor } } }
                  editor: { unsaved: true, transitions: { save: pop } }
            """, to: "Notes/Notes.flow.yaml")
        let page = try await sandbox.flowgen("explain", "editor", "Notes").output
        #expect(page.contains("Unsaved work\n  asks first  each exit above, and each other change that removes the screen:"))
        #expect(page.contains("\n  can't ask   your own code that sets a stack"))
    }

    @Test func `the start of the app doesn't show a tab whose guard is checked`() async throws {
        try sandbox.write(
            """
            flowspec: 1
            app: Club
            root: main
            guards: { member: Somebody is a member }
            flows:
              main: { tabs: { home: { flow: home }, club: { flow: club } } }
              home: { screens: { home: {} } }
              club: { requires: member, otherwise: [], screens: { club: {} } }
            """, to: "Club/Club.flow.yaml")
        let page = try await sandbox.flowgen("explain", "club.club", "Club").output
        #expect(page.contains("Shown by\n  main, tap 'club'  select club"), "\(page)")
    }

    @Test func `a few stacks are listed, and gestures are named`() async throws {
        let page = try await sandbox.flowgen("explain", "login.help").output
        #expect(page.contains("Shown by\n  login.signIn.help  push help  Shop.flow.yaml:16:"))
        #expect(page.contains("Exits\n  back\n  swipe down\n"))
        #expect(page.contains("On top\n  login  after 4 actions\n"))
        #expect(page.hasSuffix("Possible stacks, bottom first\n  login [signIn, help]\n"))
        let first = try await sandbox.flowgen("explain", "list").output
        #expect(first.contains("  the app's start             shows it    Shop.flow.yaml:3:7\n"))
        #expect(first.contains("  shop.cart.checkout (on ok)  popTo list  Shop.flow.yaml:10:"))
    }

    @Test func `a flow's ways out are all that lead out of it, and its screens' gestures`() async throws {
        try sandbox.write(
            """
            flowspec: 1
            app: A
            root: app
            flows:
              app: { switch: { main: main, auth: auth } }
              auth: { screens: { auth: { transitions: { signedIn: { switch: main } } } } }
              main:
                tabs: { home: { flow: home }, me: { screen: me } }
                screens: { me: { transitions: { out: { switch: auth } } } }
              home:
                transitions: { help: { present: help } }
                screens: { home: { transitions: { more: { push: more }, again: { push: home } } } }
              more: { screens: { more: {}, most: {} } }
              help: { presentation: custom, screens: { help: { transitions: { close: dismiss } } } }
            """, to: "A/A.flow.yaml")
        func waysOut(_ flow: String) async throws -> [String] {
            let page = try await sandbox.flowgen("explain", flow, "A").output
            let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.drop { $0 != "Exits" }.dropFirst().prefix { $0 != "" }.map { line in
                line.split(separator: " ").filter { !$0.hasPrefix("A/A.flow") }.joined(separator: " ")
            }
        }
        #expect(try await waysOut("home") == ["home.home.more push more", "home.help present help", "the tabs of main home, me"])
        let ofMain = ["home.help present help", "home.home.more push more", "main.me.out switch auth"]
        #expect(try await waysOut("main").sorted() == ofMain)
        #expect(try await waysOut("more") == ["back", "the tabs of main home, me"])
        #expect(try await waysOut("help") == ["help.help.close dismiss", "the custom presentation's own gesture"])
    }

    @Test func `a full-screen screen isn't swiped down, it dismisses itself`() async throws {
        for (presentation, end) in [
            ("fullScreen", "'notes.detail' dismisses itself"),
            ("{ style: pageSheet, dismissible: false }", "'notes.detail' dismisses itself"), ("pageSheet", "swipe down"),
            ("{ style: fullScreen, regular: formSheet }", "swipe down"), ("custom", "the custom presentation's own gesture"),
        ] {
            try sandbox.write(
                """
                flowspec: 1
                app: Notes
                root: notes
                flows:
                  notes:
                    screens:
                      list: { transitions: { show: { present: detail } } }
                      detail: { presentation: \(presentation) }
                """, to: "N/N.flow.yaml")
            let page = try await sandbox.flowgen("explain", "notes.detail", "N").output
            #expect(page.contains("Exits\n  \(end)\n\nOn top"), "\(page)")
        }
    }

    @Test func `a screen that is never on top`() async throws {
        let page = "shop.lost (Shop.flow.yaml:11:7)\n\nShown by\n  none\n\nExits\n  none\n\nNever on top.\n"
        #expect(try await sandbox.flowgen("explain", "lost") == Run(code: 0, output: page, errors: ""))
    }

    @Test func `the first ten stacks where an expression would be long`() async throws {
        let names = (0..<9).map { "s\($0)" }
        let screens = names.enumerated().map { index, name in
            let ways = names.indices.filter { $0 != index && ($0 + index) % 3 != 0 }.map { "to\($0): { push: s\($0) }" }
            return "      \(name): { transitions: { \(ways.joined(separator: ", ")) } }\n"
        }
        try sandbox.write("flowspec: 1\napp: App\nroot: app\nflows:\n  app:\n    screens:\n\(screens.joined())", to: "App/App.flow.yaml")
        let run = try await sandbox.flowgen("explain", "s2", "App")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "Possible stacks, bottom first"))
        let stacks = lines[(start + 1)...].dropLast().map { $0 }
        #expect(stacks.count == 11 && stacks.last == "  …")
        #expect(stacks.first == "  app [s0, s2]")
        let sizes = stacks.dropLast().map { $0.split(separator: ",").count }
        #expect(sizes == sizes.sorted() && Set(stacks).count == 11)
    }

    @Test func `a rule goes before a screen of its name, and either may be meant`() async throws {
        try sandbox.write(shop.replacingOccurrences(of: "lost", with: "trap"), to: "Shop.flow.yaml")
        #expect(try await sandbox.flowgen("explain", "trap").output.hasPrefix("trap (error)"))
        #expect(try await sandbox.flowgen("explain", "shop.trap").output.hasPrefix("shop.trap (Shop.flow.yaml:11:7)\n"))
        let near = Run(code: 64, output: "", errors: "flowgen: error: no rule, flow or screen is named 'detial'; did you mean 'detail'?\n")
        #expect(try await sandbox.flowgen("explain", "detial") == near)
    }
}
