import FlowGraph
import Testing

/// The Orders example on the machine. `<` is back, `< n` the back menu, `v` a swipe down.
@Suite struct OrdersTests {
    @Test func `from one tab into the middle of the other`() throws {
        var walk = try Walk(orders)
        #expect(walk.description == "main: home [home]")
        #expect(walk.all == "main {*home [home]; orders [orders]}")
        #expect(try walk("showDetails") == "main: home [home, details]")
        #expect(try walk("showOrder") == "main: orders [orders, order2, order3]")
        #expect(walk.all == "main {home [home, details]; *orders [orders, order2, order3]}")
        #expect(try walk("<") == "main: orders [orders, order2]")
        #expect(try walk("tap main.home") == "main: home [home, details]")
        #expect(try walk("showOrders") == "main: orders [orders, order2]", "a tab keeps its screens")
        #expect(try walk("tap main.home") == "main: home [home, details]")
        #expect(try walk("startOver") == "main: orders [orders]")
        #expect(walk.left == [])
    }

    @Test func `a stack's own steps`() throws {
        var walk = try Walk(orders)
        _ = try walk("tap main.orders")
        _ = try walk("next")
        #expect(try walk("next") == "main: orders [orders, order2, order3]")
        #expect(try walk("toSecond") == "main: orders [orders, order2]")
        _ = try walk("next")
        #expect(try walk("all") == "main: orders [orders, order3]")
        #expect(try walk("toSecond") == "pop-to-missing at popTo: order2")
        #expect(walk.description == "main: orders [orders, order3]", "a fault leaves the state as it was")
        #expect(try walk("swap") == "main: orders [orders, order2]")
        _ = try walk("next")
        #expect(try walk("back") == "main: orders [orders, order2]")
        _ = try walk("next")
        #expect(try walk("top") == "main: orders [orders]")
        #expect(try walk("<") == "impossible")
    }

    @Test func `tapping the selected tab goes to its root`() throws {
        var walk = try Walk(orders)
        _ = try walk("showDetails")
        #expect(try walk("tap main.home") == "main: home [home]")
        #expect(try walk("tap main.home") == "main: home [home]")
    }

    @Test func `the back menu takes several at once`() throws {
        var walk = try Walk(orders)
        _ = try walk("showDetails")
        _ = try walk("showOrder")
        #expect(try walk("< 3") == "impossible")
        #expect(try walk("< 2") == "main: orders [orders]")
    }

    @Test func `modals over modals`() throws {
        var walk = try Walk(orders)
        _ = try walk("showDetails")
        #expect(try walk("logIn") == "main: home [home, details] + login [email]")
        #expect(try walk("tap main.orders") == "impossible", "a layer covers the tab bar")
        #expect(try walk("help") == "main: home [home, details] + login [email] + login.help")
        #expect(try walk("<") == "impossible")
        #expect(try walk("close") == "main: home [home, details] + login [email]")
        #expect(walk.left == ["help by dismiss"])
        _ = try walk("help")
        #expect(try walk("v") == "main: home [home, details] + login [email]")
        #expect(walk.left == ["help by swipeDown"])
        _ = try walk("next")
        #expect(try walk("v") == "main: home [home, details]", "a swipe down works at any depth")
        #expect(walk.left == ["login by swipeDown"])
        _ = try walk("logIn")
        _ = try walk("next")
        #expect(try walk("back") == "main: home [home, details] + login [email]")
        #expect(try walk("cancel") == "main: home [home, details]")
        _ = try walk("logIn")
        _ = try walk("next")
        #expect(try walk("done") == "main: home [home, details]")
        #expect(try walk("v") == "impossible")
    }
}
