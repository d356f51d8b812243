import FlowGraph
import Testing

/// Nested tab bars, bare screens, and layers of every kind.
@Suite struct ContainerTests {
    private let nested = """
        flowspec: 1
        app: Shop
        root: main
        flows:
          main:
            start: shop
            tabs:
              home: { screen: home }
              shop: { flow: shop }
              news: { flow: news }
            screens:
              home:
                transitions:
                  buy: [{ select: shop }, { push: checkout }]
                  news: [{ select: news, reset: true }, { push: checkout }]
                  close: dismiss
                  leave: pop
                  top: popToRoot
                  stay: { popTo: home }
                  list: { select: main.shop, reset: true }
                  sheet: { present: home }
                  over: [dismiss, { push: checkout }]
          shop:
            tabs: { list: { flow: list }, cart: { screen: cart } }
            screens: { cart: { transitions: { home: { select: home }, list: { select: list }, close: dismiss } } }
          list:
            screens:
              list: { transitions: { more: { push: item }, cart: { select: cart }, bar: { present: shop }, all: dismissAll } }
              item: { transitions: { buy: { push: checkout }, home: { select: home } } }
          news: { screens: { news: { transitions: { main: { present: main } } } } }
          checkout: { screens: { pay: { transitions: { list: { select: list, stack: [item] }, done: dismissAll, close: dismiss } } } }
        """

    @Test func `tab bars in tab bars`() throws {
        var walk = try Walk(nested)
        #expect(walk.description == "main: shop = shop: list [list]")
        #expect(walk.all == "main {home; *shop = shop {*list [list]; cart}; news [news]}")
        #expect(try walk("more") == "main: shop = shop: list [list, item]")
        #expect(try walk("tap main.shop") == "main: shop = shop: list [list, item]", "the selected tab of the outer bar holds no stack")
        #expect(try walk("tap shop.cart") == "main: shop = shop: cart")
        #expect(try walk("tap shop.cart") == "main: shop = shop: cart")
        #expect(try walk("home") == "main: home")
        #expect(try walk("tap shop.list") == "impossible", "the inner bar is out of sight")
        #expect(try walk("tap main.shop") == "main: shop = shop: cart")
        #expect(try walk("list") == "main: shop = shop: list [list, item]")
        #expect(try walk("tap shop.list") == "main: shop = shop: list [list]")
    }

    @Test func `a reset begins a tab anew, a child flow's mark leaves with it`() throws {
        var walk = try Walk(nested)
        _ = try walk("more")
        _ = try walk("buy")
        #expect(try walk("list") == "main: shop = shop: list [list, item]")
        #expect(walk.left == ["checkout by select: list, stack: [item]"])
        _ = try walk("buy")
        _ = try walk("tap shop.cart")
        _ = try walk("home")
        #expect(try walk("list") == "main: shop = shop: list [list]")
        #expect(walk.left == ["checkout by select: main.shop, reset: true"])
    }

    @Test func `select gives a tab's root new values`() {
        func text(_ step: String) -> String {
            let flows = """
                main: { tabs: { list: { flow: list, with: { id: 1 } }, map: { flow: map, with: { place: home } }, fixed: { flow: fixed, with: { size: 1 } } } }
                list: { screens: { list: { params: { id: Int }, transitions: { go: \(step) } } } }
                map: { screens: { map: { params: { place: String, zoom: "Int = 3" } }, pin: { params: { id: Int } } } }
                fixed: { params: { size: Int }, screens: { fixed: {} } }
                """
            return specText(root: "main", flows: flows)
        }
        func method(_ step: String) -> String? {
            (linked([text(step)]).program.map { ProgramText(program: $0).methods(of: "list.list") } ?? []).first
        }
        #expect(method("{ select: map, with: { place: $ } }") == "go(place: String): select main.map as map(place: place) stack []")
        #expect(
            method("{ select: map, stack: [pin], with: { place: here, id: $id } }")
                == "go(): select main.map as map(place: \"here\") stack [pin(id: screen.id)]")
        #expect(method("{ select: map, stack: [pin], with: { id: $id } }") == "go(): select main.map stack [pin(id: screen.id)]")
        #expect(
            linked([text("{ select: fixed, with: { 1️⃣size: 2 } }")]).findings
                == ["1️⃣ unknown-argument: 'size' isn't a parameter: no target has parameters"])
        #expect(
            method("{ select: map, with: { zoom: 2 } }") == "go(place: String): select main.map as map(place: place, zoom: 2) stack []")
    }

    @Test func `a bare screen counts as a stack of one that can't grow`() throws {
        var walk = try Walk(nested)
        _ = try walk("tap main.home")
        #expect(try walk("<") == "impossible")
        #expect(try walk("leave") == "pop-at-root at pop")
        #expect(try walk("close") == "dismiss-at-base at dismiss")
        #expect(try walk("top") == "main: home")
        #expect(try walk("stay") == "main: home")
        #expect(try walk("over") == "dismiss-at-base at dismiss")
        #expect(try walk("sheet") == "main: home + main.home")
        #expect(try walk("buy") == "select-without-tabs at select: shop", "the bar is covered")
        #expect(try walk("over") == "no-stack at push: checkout", "below is a bare screen, too")
        #expect(try walk("close") == "main: home")
    }

    @Test func `a push after a select goes on the stack that shows now`() throws {
        var walk = try Walk(nested)
        _ = try walk("tap main.home")
        #expect(try walk("buy") == "main: shop = shop: list [list, checkout:pay]")
        _ = try walk("tap main.home")
        #expect(try walk("news") == "main: news [news, checkout:pay]")
        #expect(try walk("close") == "dismiss-at-base at dismiss")
        _ = try walk("tap main.shop")
        #expect(try walk("tap shop.list") == "main: shop = shop: list [list]")
        #expect(walk.left == ["checkout by reselect"])
        _ = try walk("tap shop.cart")
        _ = try walk("tap main.home")
        #expect(try walk("buy") == "no-stack at push: checkout")
        #expect(walk.description == "main: home")
    }

    @Test func `a tab bar in a layer`() throws {
        var walk = try Walk(nested)
        _ = try walk("more")
        _ = try walk("<")
        #expect(try walk("bar") == "main: shop = shop: list [list] + shop: list [list]")
        _ = try walk("more")
        #expect(try walk("home") == "select-without-tabs at select: home")
        _ = try walk("<")
        #expect(try walk("cart") == "main: shop = shop: list [list] + shop: cart")
        #expect(try walk("close") == "main: shop = shop: list [list]")
        _ = try walk("tap main.news")
        #expect(try walk("main") == "main: news [news] + main: shop = shop: list [list]", "the root can be presented over itself")
        #expect(try walk("bar") == "main: news [news] + main: shop = shop: list [list] + shop: list [list]")
        #expect(try walk("all") == "main: news [news]")
        #expect(walk.left == ["shop by dismissAll", "main by dismissAll"])
    }

    @Test func `dismiss in a child flow ends the layer that it stands in`() throws {
        var walk = try Walk(nested)
        _ = try walk("bar")
        _ = try walk("more")
        #expect(try walk("buy") == "main: shop = shop: list [list] + shop: list [list, item, checkout:pay]")
        #expect(try walk("close") == "main: shop = shop: list [list]")
        #expect(walk.left == ["checkout by dismiss", "shop by dismiss"])
    }
}
