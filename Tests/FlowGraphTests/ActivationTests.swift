import FlowGraph
import Testing

/// Flows that are started on another flow's stack.
@Suite struct ActivationTests {
    private let shop = """
        flowspec: 1
        app: Shop
        root: home
        flows:
          home:
            screens:
              home: { transitions: { buy: { push: checkout }, all: [{ push: home }, { push: checkout }, { push: checkout }] } }
              details: { transitions: { buy: { push: checkout } } }
          checkout:
            screens:
              cart:
                transitions:
                  pay: { push: payment }
                  swap: { replace: payment }
                  gift: { push: gifts }
                  rebuild: { setStack: [cart, gifts, payment] }
                  leave: pop
                  leaveAndPush: [pop, { push: payment }]
                  leaveAndTop: [pop, popToRoot]
                  leaveAndSet: [pop, { setStack: [payment, cart] }]
                  leaveAndLeave: [pop, pop]
              payment:
                transitions:
                  top: popToRoot
                  two: { pop: 2 }
                  gift: { push: gifts }
                  toCart: { popTo: cart }
                  under: [{ push: gifts }, { setStack: [payment] }]
                  underTop: [{ push: gifts }, popToRoot]
                  underCart: [{ push: gifts }, { push: cart }, { popTo: cart }]
                  underPop: [{ push: gifts }, { pop: 2 }]
                  giveAndTake: [{ push: gifts }, pop, { pop: 2 }]
          gifts:
            screens:
              wrap: { transitions: { top: popToRoot, more: { push: card }, back: pop } }
              card: { transitions: { three: { pop: 3 }, end: [popToRoot, pop], wrong: { popTo: card } } }
        """

    @Test func `a child flow on the stack`() throws {
        var walk = try Walk(shop)
        #expect(try walk("buy") == "home [home, checkout:cart]")
        #expect(try walk("pay") == "home [home, checkout:cart, payment]")
        #expect(try walk("top") == "home [home, checkout:cart]", "the flow's first screen, not the stack's")
        #expect(walk.left == [])
        #expect(try walk("<") == "home [home]")
        #expect(walk.left == ["checkout by back"])
        _ = try walk("buy")
        #expect(try walk("leave") == "home [home]", "pop leaves the flow, as back does")
        #expect(walk.left == ["checkout by pop"])
    }

    @Test func `replace and setStack keep the mark`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        #expect(try walk("swap") == "home [home, checkout:payment]")
        #expect(try walk("toCart") == "pop-to-missing at popTo: cart")
        #expect(try walk("<") == "home [home]")
        _ = try walk("buy")
        #expect(try walk("rebuild") == "home [home, checkout:cart, gifts:wrap, checkout.payment]")
        #expect(walk.left == [])
        #expect(try walk("toCart") == "pop-to-missing at popTo: cart", "the screen is in the activation of gifts")
        #expect(try walk("top") == "home [home, checkout:cart, gifts:wrap]")
    }

    @Test func `only as many screens as the flow has`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        _ = try walk("pay")
        #expect(try walk("two") == "pop-at-root at pop: 2")
        #expect(try walk("underPop") == "pop-at-root at pop: 2", "the own activation isn't on top")
        #expect(try walk("giveAndTake") == "pop-at-root at pop: 2")
        #expect(try walk("gift") == "home [home, checkout:cart, payment, gifts:wrap]")
        #expect(try walk("more") == "home [home, checkout:cart, payment, gifts:wrap, card]")
        #expect(try walk("three") == "pop-at-root at pop: 3")
        #expect(try walk("end") == "home [home, checkout:cart, payment]")
        #expect(walk.left == ["gifts by pop"])
    }

    @Test func `steps of a flow under its child`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        _ = try walk("pay")
        let state = walk.state
        #expect(try walk("under") == "home [home, checkout:payment]", "the screens above the own activation leave, too")
        #expect(walk.left == ["gifts by setStack: [payment]"])
        walk.state = state
        #expect(try walk("underTop") == "home [home, checkout:cart]")
        #expect(walk.left == ["gifts by popToRoot"])
        walk.state = state
        #expect(try walk("underCart") == "home [home, checkout:cart]", "the cart above gifts isn't one of the own activation")
        #expect(walk.left == ["gifts by popTo: cart"])
    }

    @Test func `after a pop that leaves the flow, the one below is its own`() throws {
        var walk = try Walk(shop)
        #expect(try walk("all") == "home [home, home, checkout:cart, checkout:cart]")
        let state = walk.state
        #expect(try walk("leaveAndPush") == "home [home, home, checkout:cart, payment]", "of the activation below, which is checkout's too")
        walk.state = state
        #expect(try walk("leaveAndTop") == "home [home, home, checkout:cart]")
        walk.state = state
        #expect(try walk("leaveAndSet") == "home [home, home, checkout:payment, cart]")
        walk.state = state
        #expect(try walk("leaveAndLeave") == "home [home, home]")
        #expect(walk.left == ["checkout by pop", "checkout by pop"])
        walk.state = state
        _ = try walk("leave")
        #expect(try walk("leaveAndPush") == "home [home, home, checkout.payment]", "a screen of checkout is in home's activation")
        walk.state = state
        _ = try walk("leave")
        #expect(try walk("leaveAndTop") == "home [home]")
        _ = try walk("buy")
        #expect(try walk("leaveAndLeave") == "pop-at-root at pop")
    }

    @Test func `the back menu abandons every flow that leaves`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        _ = try walk("pay")
        _ = try walk("gift")
        _ = try walk("more")
        #expect(try walk("< 4") == "home [home]")
        #expect(walk.left == ["gifts by backMenu", "checkout by backMenu"])
    }
}
