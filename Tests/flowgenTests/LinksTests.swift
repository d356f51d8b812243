import Testing

@Suite struct LinksTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(links, to: "App.flow.yaml")
    }

    private func wrong(_ message: String) -> Run { Run(code: 64, output: "", errors: "flowgen: error: \(message)\n") }

    @Test func `the table is the default`() async throws {
        let run = try await sandbox.flowgen("links")
        #expect(run.code == 0 && run.errors == "")
        #expect(
            run.output == """
                order
                  shop://orders/{id:Int}
                  https://shop.example/orders/{id:Int}
                  at the start  orders [orders, list, order]

                """)
        #expect(try await sandbox.flowgen("links", "--format", "table", "App.flow.yaml") == run)
    }

    @Test func `Apple's files`() async throws {
        let plist = try await sandbox.flowgen("links", "--format", "plist")
        #expect(plist.code == 0 && plist.output.contains("<string>shop</string>") && plist.output.contains("applinks:shop.example"))
        let aasa = try await sandbox.flowgen("links", "--format", "aasa", "--app-id", "ABCDE12345.com.example.shop")
        #expect(aasa.code == 0 && aasa.output.contains(#""appIDs": ["ABCDE12345.com.example.shop"]"#) && aasa.output.contains("/orders/?*"))
        #expect(try await sandbox.flowgen("links", "--format", "aasa").code == 64)
        #expect(try await sandbox.flowgen("links", "--format", "aasa", "--app-id", "shop").code == 64)
        #expect(try await sandbox.flowgen("links", "--app-id", "ABCDE12345.com.example.shop").code == 64)
    }

    @Test func `existing files are compared with the links`() async throws {
        let id = "ABCDE12345.com.example.shop"
        try sandbox.write(try await sandbox.flowgen("links", "--format", "aasa", "--app-id", id).output, to: "aasa.json")
        try sandbox.write("<plist><dict></dict></plist>", to: "Shop.entitlements")
        #expect(try await sandbox.flowgen("links", "--check-association", "aasa.json") == Run(code: 0, output: "", errors: ""))
        let message = "links have the host 'shop.example', which is missing in the entitlements; add 'applinks:shop.example'"
        #expect(
            try await sandbox.flowgen(
                "links", "--check-association", "aasa.json", "--app-id", id, "--check-entitlements", "Shop.entitlements")
                == Run(code: 1, output: "", errors: "Shop.entitlements: error: \(message)\n"))
        try sandbox.write(#"{ "applinks": { "details": [ { "appID": "\#(id)", "paths": ["/o/*"] }] } }"#, to: "aasa.json")
        let run = try await sandbox.flowgen("links", "--check-association", "aasa.json")
        #expect(run.code == 1 && run.errors.contains("doesn't open 'https://shop.example/orders/1'"))
        #expect(run.errors.contains("note: no link opens URLs of '/o/*'"))
        #expect(try await sandbox.flowgen("links", "--check-association", "none.json").code == 66)
        #expect(try await sandbox.flowgen("links", "--check-association", "aasa.json", "--format", "aasa").code == 64)
    }

    @Test func `a host is asked for where there are several`() async throws {
        func aasa(_ host: String...) async throws -> Run {
            let options = host.isEmpty ? [] : ["--host"] + host
            return try await sandbox.flowgen(["links", "--format", "aasa", "--app-id", "ABCDE12345.com.example.shop"] + options)
        }
        let one = try await aasa()
        #expect(try await aasa("Shop.example") == one)
        #expect(try await aasa("shop.exmaple") == wrong("no link has a URL with the host 'shop.exmaple'; did you mean 'shop.example'?"))
        let second = "https://shop.example/orders/{id:Int}\", \"https://m.shop.example/o/{id:Int}"
        try sandbox.write(links.replacingOccurrences(of: "https://shop.example/orders/{id:Int}", with: second), to: "App.flow.yaml")
        #expect(try await aasa() == wrong("the links have several hosts; choose one with '--host': 'm.shop.example' or 'shop.example'"))
        #expect(try await aasa("m.shop.example").output.contains("/o/?*"))
        try sandbox.write(links.replacingOccurrences(of: "https://shop.example/orders", with: "shop://o"), to: "App.flow.yaml")
        #expect(try await aasa() == wrong("no link has a URL that begins with 'https://'"))
    }

    @Test func `a URL that a link opens, one that none does, and a text that is none`() async throws {
        #expect(
            try await sandbox.flowgen("open", "shop://orders/3")
                == Run(
                    code: 0,
                    output:
                        "'shop://orders/3' opens 'order': shop://orders/{id:Int}\n  id: 3\nAt the start:\n  orders [orders, list, order]\n",
                    errors: ""))
        let none = try await sandbox.flowgen("open", "shop://orders", "App.flow.yaml")
        #expect(none.code == 0 && none.output.hasPrefix("No link matches 'shop://orders'.\n"))
        #expect(
            try await sandbox.flowgen("open", "orders/3")
                == wrong("'orders/3' isn't a valid link: it needs a scheme and a host or path, such as 'shop://orders'"))
        #expect(try await sandbox.flowgen("open").code == 64)
        #expect(try await sandbox.flowgen("open", "shop://orders", "nowhere").code == 66)
    }

    @Test func `errors in the spec come first`() async throws {
        try sandbox.write(links.replacingOccurrences(of: "push: order", with: "push: ordre"), to: "App.flow.yaml")
        for arguments in [["links"], ["open", "shop://orders/3"]] {
            let run = try await sandbox.flowgen(arguments)
            #expect(run.code == 1 && run.output == "" && run.rules.first == "unknown-target")
        }
    }

    @Test func `ways without links, and the links among the ways in`() async throws {
        let way = try await sandbox.flowgen("how", "order")
        #expect(
            way.output.contains("1. open link 'order'  orders [orders, list, order]")
                && way.output.hasPrefix("'orders.order' needs 1 action:"))
        for name in ["--by-hand", "--without-links"] {
            let byHand = try await sandbox.flowgen("how", "order", name)
            #expect(byHand.output.hasPrefix("'orders.order' needs 2 actions:") && !byHand.output.contains("link"))
        }
        let page = try await sandbox.flowgen("explain", "order").output
        #expect(
            page.contains("  orders.list.open  push order  App.flow.yaml:8:")
                && page.contains("  link 'order'      push order  App.flow.yaml:11:")
                && page.contains("\n  the deep links  order\n"))
        let pageByHand = try await sandbox.flowgen("explain", "order", "--by-hand").output
        #expect(pageByHand.contains("  orders.list.open  push order") && !pageByHand.contains("link"))
    }

    @Test func `the app's own transitions are ways out too, but not by hand`() async throws {
        try sandbox.write(
            """
            flowspec: 1
            app: App
            root: main
            transitions: { reset: dismissAll, ask: { present: locked } }
            flows:
              main: { screens: { list: { transitions: { open: { present: locked } } } } }
              locked: { presentation: fullScreen, screens: { a: { transitions: { next: { push: b } } }, b: {} } }
            """, to: "App.flow.yaml")
        let way = try await sandbox.flowgen("how", "locked.b", "main.list").output
        #expect(way.contains("1. the app: reset"))
        let page = try await sandbox.flowgen("explain", "locked.a").output
        let waysOut = page.components(separatedBy: "Exits")[1].components(separatedBy: "On top")[0]
        #expect(waysOut.contains("  the app: reset  dismissAll  App.flow.yaml:4:16\n") && !waysOut.contains("the app: ask"))
        #expect(try await sandbox.flowgen("explain", "main.list").output.contains("  the app: ask    present locked"))
        let none = try await sandbox.flowgen("how", "locked.b", "main.list", "--by-hand").output
        #expect(none.contains("No path leads from there to 'main.list'"))
        #expect(try await !sandbox.flowgen("explain", "locked.a", "--by-hand").output.contains("the app's"))
    }
}

private let links = """
    flowspec: 1
    app: Shop
    root: orders
    flows:
      orders:
        screens:
          orders: { transitions: { list: { push: list } } }
          list: { transitions: { open: { push: order } } }
          order: { params: { id: Int } }
    deepLinks:
      order: { url: ["shop://orders/{id:Int}", "https://shop.example/orders/{id:Int}"], in: orders, open: [{ push: list }, { push: order }] }
    """
