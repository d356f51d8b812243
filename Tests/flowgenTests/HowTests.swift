import Testing

@Suite struct HowTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(shop, to: "Shop.flow.yaml")
    }

    @Test func `the fewest actions between two screens, from where the first is on top soonest`() async throws {
        let way = """
            'shop.cart' is on top after 2 actions. The shortest path to 'login.help' has 2 actions:
              from                    shop [list, detail, cart]
              1. shop.cart: checkout  shop [list, detail, cart] + login [signIn]
              2. login.signIn: help   shop [list, detail, cart] + login [signIn, help]

            """
        #expect(try await sandbox.flowgen("how", "cart", "help") == Run(code: 0, output: way, errors: ""))
        #expect(try await sandbox.flowgen("how", "shop.cart", "login.help", "Shop.flow.yaml").output == way)
    }

    @Test func `from the start`() async throws {
        let way = """
            'shop.cart' needs 2 actions:
              start               shop [list]
              1. shop.list: open  shop [list, detail]
                 'isOpen' is true
              2. shop.detail: add  shop [list, detail, cart]

            """
        let run = try await sandbox.flowgen("how", "cart")
        #expect(run.code == 0 && run.errors == "")
        let lines = run.output.split(separator: "\n").map(String.init)
        let expected = way.split(separator: "\n").map(String.init)
        #expect(lines.map(words) == expected.map(words))
        #expect(try await sandbox.flowgen("how", "start", "cart", ".") == run)
        #expect(try await sandbox.flowgen("how", "list").output == "'shop.list' is on top at the start:\n  start  shop [list]\n")
    }

    @Test func `why there is none`() async throws {
        let never = Run(code: 0, output: "'shop.lost' is never on top.\n", errors: "")
        #expect(try await sandbox.flowgen("how", "cart", "lost") == never)
        #expect(try await sandbox.flowgen("how", "lost", "cart") == never)
        #expect(try await sandbox.flowgen("how", "start", "lost") == never)
        #expect(
            try await sandbox.flowgen("how", "end", "list").output == """
                'shop.end' is on top after 1 action: shop [end]
                No path leads from there to 'shop.list'.

                """)
    }

    @Test func `a screen that only a search finds`() async throws {
        // The flows have 8,192 combinations of starts. The analysis examines some of them.
        let flows = Array(repeating: "other", count: 13).joined(separator: ", ")
        try sandbox.write(
            """
            flowspec: 1
            app: App
            root: home
            guards: { g: Holds }
            flows:
              home: { screens: { a: { transitions: { go: { setStack: [a, \(flows)] } } }, lost: {} } }
              other: { start: [{ if: g, start: b }, c], screens: { b: {}, c: {} } }
            """, to: "Many/Many.flow.yaml")
        #expect(try await sandbox.flowgen("how", "start", "c", "Many").output.hasPrefix("'other.c' needs 1 action:\n"))
        let lost = try await sandbox.flowgen("how", "start", "lost", "Many").output
        #expect(lost.hasPrefix("No path to 'home.lost' found within "))
        let page = try await sandbox.flowgen("explain", "lost", "Many").output
        #expect(page.contains("Not found on top.\n") && page.contains("The lists might be incomplete"))
    }

    @Test func `names that are no screen's, or several screens'`() async throws {
        func wrong(_ message: String) -> Run { Run(code: 64, output: "", errors: "flowgen: error: \(message)\n") }
        #expect(try await sandbox.flowgen("how", "crat", "help") == wrong("there is no screen 'crat'; did you mean 'cart'?"))
        #expect(try await sandbox.flowgen("how", "cart", "nowhere") == wrong("there is no screen 'nowhere'"))
        #expect(try await sandbox.flowgen("how", "login.cart") == wrong("there is no screen 'login.cart'; did you mean 'shop.cart'?"))
        #expect(
            try await sandbox.flowgen("how", "list", "same")
                == wrong("several flows have a screen 'same'; write 'shop.same' or 'login.same'"))
        #expect(try await sandbox.flowgen("how").code == 64)
    }

    @Test func `errors in the specs come first, and warnings say nothing of a way`() async throws {
        try sandbox.write(shop.replacingOccurrences(of: "push: cart", with: "push: crat"), to: "Shop.flow.yaml")
        let run = try await sandbox.flowgen("how", "cart")
        #expect(run.code == 1 && run.output == "" && run.rules == ["unknown-target"])
        #expect(try await sandbox.flowgen("how", "cart", "help", "nowhere").code == 66)
    }

    private func words(_ line: String) -> [Substring] {
        line.split(separator: " ")
    }
}

/// A shop with an unreachable screen, a screen without an exit, and a warning.
let shop = """
    flowspec: 1
    app: Shop
    root: shop
    guards: { isOpen: Whether the shop is open }
    flows:
      shop:
        screens:
          list: { transitions: { open: { if: isOpen, then: { push: detail } }, quit: { setStack: [end] } } }
          detail: { description: What one sees of a thing., transitions: { similar: { push: detail }, add: { push: cart } } }
          cart: { transitions: { checkout: { present: login, on: { ok: { popTo: list } } } } }
          lost: {}
          end: {}
          same: {}
      login:
        results: { ok: {} }
        screens: { signIn: { transitions: { ok: finish, help: { push: help } } }, help: {}, same: {} }

    """
