import FlowAnalysis
import Testing

@testable import FlowViews

@Suite struct LinkTableTests {
    @Test func `each link in each context`() throws {
        #expect(
            LinkTable(of: Analysis(of: try program(shop))).text == """
                order
                  shop://orders/{id:Int}
                  https://shop.example/orders/{id:Int}?from={source:String?}
                  at the start, 'isKnown' is true; in the child 'main'; in the tab 'list'  app: main = main: orders [orders, order]
                  at the start, 'isKnown' is false; in the child 'gate'                    waits for 'main'
                  in the tab 'orders'                                                      app: main = main: orders [orders, order]
                  under a sheet in the child 'main'                                        app: main = main: orders [orders, order]
                  under a full screen in the child 'main'                                  app: main = main: orders [orders, order]

                named
                  shop://orders/{name}
                  at the start, 'isKnown' is true; in the child 'main'; in the tab 'list'  app: main = main: orders [orders]
                  at the start, 'isKnown' is false; in the child 'gate'                    waits for 'main'
                  in the tab 'orders'                                                      app: main = main: orders [orders]
                  under a sheet in the child 'main'                                        refused
                  under a full screen in the child 'main'                                  refused

                help
                  by value only
                  at the start, 'isKnown' is true; in the child 'main'; in the tab 'list'  app: main = main: list [list] + help [help]
                  at the start, 'isKnown' is false; in the child 'gate'                    app: gate [signIn] + help [help]
                  in the tab 'orders'                                                      app: main = main: orders [orders] + help [help]
                  under a sheet in the child 'main'                                        refused
                  under a full screen in the child 'main'                                  app: main = main: list [list] + rate + help [help]

                """)
    }

    @Test func `guards decide, steps fail, nothing happens`() throws {
        let table = LinkTable(
            of: Analysis(
                of: try program(
                    """
                    flowspec: 1
                    app: Shop
                    root: main
                    guards: { isKnown: Whether somebody is signed in }
                    flows:
                      main: { tabs: { list: { flow: list }, orders: { flow: orders } } }
                      list: { screens: { list: {} } }
                      orders: { screens: { orders: { transitions: { open: { push: order } } }, order: {} } }
                    deepLinks:
                      maybe: { in: orders, open: { if: isKnown, then: { push: order } } }
                      far: { in: orders, open: [{ push: order }, { pop: 2 }] }
                      list: { open: { select: list } }
                      again: { open: { select: list, reset: true } }
                    """)))
        let rows = table.entries.map {
            "\($0.name): \($0.rows[0].lines.joined(separator: " | ")); \($0.rows[1].lines.joined(separator: " | "))"
        }
        let maybe = "if 'isKnown' is true: main: orders [orders, order] | if 'isKnown' is false: main: orders [orders]"
        #expect(
            rows == [
                "maybe: \(maybe); \(maybe)",
                "far: main: list [list]: fewer than 2 screens are above the first on the stack; main: orders [orders]: fewer than 2 screens are above the first on the stack",
                "list: does nothing; main: list [list]",
                "again: main: list [list]; main: list [list]",
            ])
    }

    @Test func `without links`() throws {
        let program = try program("flowspec: 1\napp: A\nroot: a\nflows: { a: { screens: { a: {} } } }\n")
        #expect(LinkTable(of: Analysis(of: program)).text == "The project has no deep links.\n")
    }

    @Test func `a modal stops links`() throws {
        let table = LinkTable(
            of: Analysis(
                of: try program(
                    """
                    flowspec: 1
                    app: Shop
                    root: list
                    flows:
                      list: { screens: { list: { transitions: { help: { present: help }, rate: { present: rate } } } } }
                      help: { presentation: { links: wait }, screens: { help: {} } }
                      rate: { presentation: { style: fullScreen, links: refuse }, screens: { rate: { transitions: { close: dismiss } } } }
                    deepLinks:
                      list: { to: list.list }
                      careful: { to: list.list, whenModal: refuse }
                      help: { open: { present: help }, whenModal: over }
                    """)))
        #expect(
            table.entries.map { "\($0.name): \($0.rows.map { $0.lines.joined() }.joined(separator: "; "))" } == [
                "list: list [list]; waits for the end of 'help'; refused", "careful: list [list]; refused; refused",
                "help: list [list] + help [help]; refused; refused",
            ])
    }
}
