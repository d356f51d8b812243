import FlowGraph
import Testing

/// Containers that show one child, and their behavior when a child ends.
@Suite struct SwitchTests {
    private let app = """
        flowspec: 1
        app: App
        root: app
        guards: { signedIn: The user has a session, isNew: The app was never opened }
        effects: { forget: {} }
        flows:
          app:
            switch: { launch: { screen: launch }, auth: auth, main: main }
            start: [{ if: signedIn, start: main }, { if: isNew, start: auth }, launch]
            screens:
              launch: { transitions: { next: { switch: auth } } }
            on:
              auth.authenticated: [{ perform: forget }, { switch: main }]
              auth.skipped: []
              main.signedOut: { switch: auth, start: form, stack: [form] }
          auth:
            results: { authenticated: {}, skipped: {} }
            transitions:
              stay: { switch: auth }
              anew: { switch: auth, reset: true }
              atForm: { switch: auth, start: form }
              launch: { switch: launch }
              help: { present: help }
            screens:
              welcome: { transitions: { signIn: { push: form }, skipped: finish } }
              form: { transitions: { authenticated: finish } }
          main:
            tabs: { home: { flow: home }, profile: { screen: profile }, bye: { action: { present: help, on: { dismissed: { finish: signedOut } } } } }
            results: { signedOut: {} }
            screens: { profile: { transitions: { signedOut: finish, sheet: { present: profile } } } }
            on: { home.left: [popToRoot, { finish: signedOut }] }
          home:
            results: { left: {} }
            screens:
              home: { transitions: { shop: { push: shop }, left: finish } }
          shop: { screens: { shop: { transitions: { help: { present: help } } } } }
          help: { screens: { topics: { transitions: { launch: { switch: launch }, main: { switch: main }, again: { present: help } } } } }
        """

    @Test(arguments: [("yes", "app: main = main: home [home]"), ("no yes", "app: auth [welcome]"), ("no no", "app: launch")])
    func `the first start whose guard holds`(choices: String, expected: String) throws {
        #expect(try Walk(app, choices: choices).description == expected)
    }

    @Test func `all starts`() throws {
        let machine = Machine(try linkedProgram(app))
        #expect(
            machine.initialStates.map { $0.state.description(in: machine.program) } == [
                "app: main = main: home [home]", "app: auth [welcome]", "app: launch",
            ])
        #expect(machine.initialStates.map(\.choices.count) == [1, 2, 2])
    }

    @Test func `a child that shows is kept unless it begins anew`() throws {
        var walk = try Walk(app, choices: "no no")
        #expect(try walk("next") == "app: auth [welcome]")
        #expect(try walk("signIn") == "app: auth [welcome, form]")
        #expect(try walk("stay") == "app: auth [welcome, form]")
        #expect(try walk("anew") == "app: auth [welcome]")
        _ = try walk("signIn")
        #expect(try walk("atForm") == "app: auth [form]")
        #expect(try walk("launch") == "app: launch")
        #expect(walk.moves == ["next"])
    }

    @Test func `a container goes on when a child ends, which stays where it is`() throws {
        var walk = try Walk(app, choices: "no yes")
        #expect(try walk("skipped") == "app: auth [welcome]")
        _ = try walk("signIn")
        #expect(try walk("authenticated") == "app: main = main: home [home]")
        #expect(walk.left == ["perform forget"])
        _ = try walk("shop")
        _ = try walk("<")
        #expect(try walk("left") == "app: auth [form, form]", "the tabs flow ends in turn")
    }

    @Test func `a bare screen's end is its container's`() throws {
        var walk = try Walk(app, choices: "yes")
        _ = try walk("shop")
        _ = try walk("tap main.profile")
        let state = walk.state
        #expect(try walk("signedOut") == "app: auth [form, form]")
        #expect(walk.left == ["shop by switch: auth, start: form, stack: [form]"], "the other tab's flow leaves too")
        walk.state = state
        _ = try walk("sheet")
        #expect(try walk("signedOut") == "finish-unhandled at finish", "presented, it has none")
    }

    @Test func `a switch drops the layers above`() throws {
        var walk = try Walk(app, choices: "yes")
        _ = try walk("shop")
        _ = try walk("help")
        _ = try walk("again")
        let state = walk.state
        #expect(try walk("main") == "app: main = main: home [home, shop:shop]")
        #expect(walk.left == ["help by switch: main", "help by switch: main"])
        walk.state = state
        #expect(try walk("launch") == "app: launch")
        #expect(walk.left == ["help by switch: launch", "help by switch: launch", "shop by switch: launch"])
    }

    @Test func `a handler that a container wrote is the container's too`() throws {
        var walk = try Walk(app, choices: "yes")
        _ = try walk("shop")
        #expect(try walk("tap main.bye") == "app: main = main: home [home, shop:shop] + help [topics]")
        #expect(try walk("v") == "app: auth [form, form]", "not shop's, which is on top")
        #expect(walk.left == ["help: dismissed", "shop by switch: auth, start: form, stack: [form]"])
    }

    private let wizard = """
        flowspec: 1
        app: App
        root: home
        flows:
          home:
            screens:
              home: { transitions: { two: { switch: two }, more: { push: home }, wizard: { present: wizard, on: { ended: { push: home }, dismissed: [] } } } }
          wizard:
            switch: { one: { screen: one }, two: { flow: home } }
            results: { ended: {} }
            screens: { one: { transitions: { two: { switch: two }, ended: finish, close: dismiss, sheet: { present: one } } } }
        """

    @Test func `the topmost container that has the child`() throws {
        var walk = try Walk(wizard)
        #expect(try walk("two") == "switch-without-switch at switch: two")
        #expect(try walk("wizard") == "home [home] + wizard: one")
        #expect(try walk("sheet") == "home [home] + wizard: one + wizard.one")
        #expect(try walk("two") == "home [home] + wizard: two [home]")
        #expect(walk.left == ["one by switch: two"])
        _ = try walk("more")
        _ = try walk("wizard")
        #expect(try walk("two") == "home [home] + wizard: two [home, home] + wizard: two [home]")
    }

    @Test func `a container in a layer ends as a flow does`() throws {
        var walk = try Walk(wizard)
        _ = try walk("wizard")
        let state = walk.state
        #expect(try walk("ended") == "home [home, home]")
        #expect(walk.left == ["wizard: ended"])
        walk.state = state
        #expect(try walk("close") == "home [home]")
        #expect(walk.left == ["wizard: dismissed"])
    }

    private let steps = """
        flowspec: 1
        app: App
        root: main
        effects: { count: {} }
        flows:
          main:
            tabs:
              list: { flow: list }
              cart: { screen: cart }
              scan: { action: { present: scanner, on: { found: { push: item }, dismissed: [] } } }
              top: { action: [popToRoot, { perform: count }] }
              back: { action: pop }
              close: { action: dismiss }
              closeTwo: { action: [dismiss, dismiss] }
              under: { action: [{ push: item }, popToRoot] }
              over: { action: [{ select: cart }, { present: main }] }
            on: { list.closed: [dismiss, { select: list }] }
            screens: { cart: { transitions: { over: { present: main } } } }
          list:
            results: { closed: {} }
            screens: { list: { transitions: { more: { push: item }, closed: finish } } }
          item: { screens: { item: { transitions: { more: { push: item } } } } }
          scanner: { results: { found: {} }, screens: { camera: { transitions: { found: finish } } } }
        """

    @Test func `a tab that acts takes its steps in the container`() throws {
        var walk = try Walk(steps)
        #expect(walk.all == "main {*list [list]; cart; scan(); top(); back(); close(); closeTwo(); under(); over()}")
        _ = try walk("more")
        #expect(try walk("tap main.scan") == "main: list [list, item:item] + scanner [camera]")
        #expect(try walk("found") == "main: list [list, item:item, item:item]")
        #expect(try walk("tap main.top") == "main: list [list, item:item, item:item]", "the stack's steps work on the activation on top")
        #expect(walk.left == ["perform count"])
        #expect(try walk("tap main.under") == "main: list [list, item:item, item:item]", "it is the one on top when the list begins")
        #expect(walk.left == ["item by popToRoot"])
        #expect(try walk("tap main.back") == "main: list [list, item:item]")
        #expect(try walk("tap main.close") == "dismiss-at-base at dismiss")
        #expect(try walk("tap main.over") == "main: cart + main: list [list]")
        #expect(try walk("tap main.back") == "pop-at-root at pop")
        _ = try walk("more")
        #expect(try walk("tap main.close") == "main: cart")
        #expect(walk.left == ["item by dismiss", "main by dismiss"])
        #expect(try walk("tap main.scan") == "main: cart + scanner [camera]")
        #expect(try walk("found") == "no-stack at push: item")
    }

    @Test func `what a container does at a result works on its layer`() throws {
        var walk = try Walk(steps)
        #expect(try walk("closed") == "dismiss-at-base at dismiss")
        _ = try walk("tap main.over")
        #expect(try walk("closed") == "main: list [list]")
        _ = try walk("tap main.over")
        _ = try walk("tap main.over")
        #expect(try walk("tap main.closeTwo") == "main: cart", "without the container, the layer on top is the own one")
    }
}
