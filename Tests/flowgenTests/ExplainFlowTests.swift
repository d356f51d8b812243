import Testing

@Suite struct ExplainFlowTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(shop, to: "Shop.flow.yaml")
    }

    @Test func `who starts it and with what, how it ends and who handles that`() async throws {
        let page = """
            checkout, a stack of screens (Shop.flow.yaml:22:3)

            Pays for what is in the cart.

            Parameters
              item: Item

            Requires
              isOpen

            Starts with
              checkout.payment  if isKnown
              checkout.cart     otherwise

            Started by
              the app's code     present                             Shop.flow.yaml:24:12
              shop.detail.buy    present checkout, with item: $item  Shop.flow.yaml:16:13
              shop.detail.quick  push checkout, with item: $         Shop.flow.yaml:20:18

            Ends
              placed(order: Order)  shop.detail.buy    perform itemBought, pop  Shop.flow.yaml:16:13
              placed(order: Order)  shop.detail.quick  pop                      Shop.flow.yaml:20:18
              placed(order: Order)  the app's code
              without a result      shop.detail.buy    nothing                  Shop.flow.yaml:16:13
              without a result      shop.detail.quick  no handler runs          Shop.flow.yaml:20:18
              without a result      the app's code

            Exits
              checkout.cart.cancel     dismiss        Shop.flow.yaml:31:62
              checkout.cart.back       pop            Shop.flow.yaml:31:77
              checkout.payment.placed  finish placed  Shop.flow.yaml:32:41
              checkout.payment.away    select shop    Shop.flow.yaml:32:55
              back
              swipe down
              the tabs of main         shop, scan

            Screens
              checkout.cart     on top at the start
              checkout.payment  on top at the start

            """
        #expect(try await sandbox.flowgen("explain", "checkout") == Run(code: 0, output: page, errors: ""))
    }

    @Test func `back is a way out where only a later screen in the first one's place allows it`() async throws {
        func page(_ pay: String) async throws -> String {
            try sandbox.write(
                """
                flowspec: 1
                app: Shop
                root: shop
                flows:
                  shop: { screens: { list: { transitions: { buy: { push: checkout } } } } }
                  checkout: { screens: { cart: { back: none, transitions: { next: { replace: pay } } }, pay: { \(pay) } } }
                """, to: "Other/Shop.flow.yaml")
            return try await sandbox.flowgen("explain", "checkout", "Other").output
        }
        #expect(try await page("").contains("Exits\n  back\n"))
        #expect(try await !page("back: none").contains("back"))
    }

    @Test func `what containers hold, and what they do at its end`() async throws {
        let page = """
            scanner, an external flow (Shop.flow.yaml:33:3)

            Starts with
              scanner

            Started by
              main, tap 'scan'  shows it  Shop.flow.yaml:8:41

            Ends
              done  main, tap 'scan'  select shop  Shop.flow.yaml:8:41

            Exits
              scanner.done      finish done  Shop.flow.yaml:33:41
              the tabs of main  shop, scan

            Screens
              scanner  on top after 1 action

            """
        #expect(try await sandbox.flowgen("explain", "scanner").output == page)
        let main = try await sandbox.flowgen("explain", "main").output
        #expect(
            main.hasPrefix("main, a tab bar (Shop.flow.yaml:8:3)\n\nStarts with\n  shop\n\nStarted by\n  app, child 'main'  shows it  "))
        let ways = """
            Exits
              shop.detail.buy    present checkout  Shop.flow.yaml:16:13
              shop.detail.quick  push checkout     Shop.flow.yaml:20:18

            """
        #expect(main.hasSuffix(ways))
        let app = try await sandbox.flowgen("explain", "app").output
        #expect(app.contains("Started by\n  the app's start  shows it  Shop.flow.yaml:3:7\n"))
    }

    @Test func `a link starts it, and a screen is never on top`() async throws {
        let page = try await sandbox.flowgen("explain", "help").output
        #expect(page.contains("Started by\n  the app: assist  present help  Shop.flow.yaml:6:24\n"))
        // 'pop' can't leave a flow that is only presented.
        #expect(page.contains("Exits\n  swipe down\n"))
        #expect(page.hasSuffix("Screens\n  help.topics  on top after 1 action\n  help.topic   never on top\n"))
    }

    @Test func `a flow goes before a screen of its name, and either may be meant`() async throws {
        try sandbox.write(shop.replacing("list:", with: "shop:").replacing("open: {", with: "shops: {"), to: "Shop.flow.yaml")
        #expect(try await sandbox.flowgen("explain", "shop").output.hasPrefix("shop, a stack of screens ("))
        #expect(try await sandbox.flowgen("explain", "shop.shop").output.hasPrefix("shop.shop ("))
        let near = Run(
            code: 64, output: "", errors: "flowgen: error: no rule, flow or screen is named 'chekout'; did you mean 'checkout'?\n")
        #expect(try await sandbox.flowgen("explain", "chekout") == near)
    }

    private let shop = """
        flowspec: 1
        app: Shop
        root: app
        guards: { isOpen: The shop is open, isKnown: The user is known }
        effects: { itemBought: { params: { item: Item } } }
        transitions: { assist: { present: help } }
        flows:
          main: { tabs: { shop: { flow: shop }, scan: { flow: scanner } }, on: { scan.done: { select: shop } } }
          shop:
            screens:
              list: { transitions: { open: { push: detail } } }
              detail:
                params: { item: Item }
                transitions:
                  buy:
                    present: checkout
                    with: { item: $item }
                    on: { placed: [{ perform: itemBought, with: { item: $item } }, pop], dismissed: [] }
                  # Its cart is new.
                  quick: { push: checkout, with: { item: $ }, on: { placed: pop } }
          app: { switch: { main: main } }
          checkout:
            description: Pays for what is in the cart.
            entry: present
            params: { item: Item }
            requires: isOpen
            otherwise: []
            results: { placed: { order: Order } }
            start: [{ if: isKnown, start: payment }, cart]
            screens:
              cart: { transitions: { pay: { push: payment }, cancel: dismiss, back: pop } }
              payment: { transitions: { placed: finish, away: { select: main.shop } } }
          scanner: { external: true, results: { done: {} } }
          help: { screens: { topics: { transitions: { ok: pop } }, topic: {} } }
        """
}
