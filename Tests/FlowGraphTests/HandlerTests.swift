import FlowGraph
import Testing

/// The two ends of a flow: with a result, or dismissed.
@Suite struct HandlerTests {
    private let shop = """
        flowspec: 1
        app: Shop
        root: shop
        effects: { count: {}, check: { results: { ok: {}, failed: {} } } }
        flows:
          shop:
            screens:
              list:
                transitions:
                  buy: { push: checkout, on: { placed: { push: receipt }, cancelled: [] } }
                  buyTwice: [{ push: receipt }, { push: checkout, on: { placed: popToRoot, cancelled: pop, dismissed: { perform: count } } }]
                  sheet: { present: checkout, on: { placed: { push: receipt }, cancelled: [], dismissed: { push: survey } } }
                  sheetOverSheet: [{ present: receipt }, { present: checkout, on: { placed: dismiss, cancelled: dismissAll } }]
                  wrong: { present: checkout, on: { placed: { popTo: receipt }, cancelled: [], dismissed: [{ perform: count }, { popTo: receipt }] } }
                  wrongPush: { push: checkout, on: { placed: [], cancelled: [], dismissed: { popTo: receipt } } }
                  photo: { present: survey, on: { dismissed: { push: receipt } } }
              receipt: { transitions: { done: popToRoot, close: dismiss } }
              survey: { transitions: { close: dismiss, closeAndGo: [dismiss, { push: survey }] } }
          checkout:
            results: { placed: {}, cancelled: {} }
            screens:
              cart:
                transitions:
                  pay: { push: payment }
                  cancel: [{ perform: count }, { finish: cancelled }]
                  leave: pop
                  leaveAndPush: [pop, { push: cart }]
                  close: dismiss
                  closeAndPush: [dismiss, { push: cart }]
                  peek: { present: payment }
                  gift: { push: gifts, on: { wrapped: { finish: placed }, dismissed: [] } }
                  all: dismissAll
              payment:
                transitions:
                  placed: finish
                  outOfSheet: [dismiss, { finish: placed }]
                  help: { present: help }
                  checkOver: [{ present: help }, { perform: check, on: { ok: { finish: placed }, failed: dismiss } }]
          gifts:
            results: { wrapped: {} }
            screens: { wrap: { transitions: { wrapped: finish, leaveBoth: [pop, pop] } } }
          help: { screens: { help: { transitions: { close: dismiss } } } }
        """

    @Test func `a result ends a pushed flow and its parent goes on`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        #expect(try walk("pay") == "shop [list, checkout:cart, payment]")
        #expect(try walk("placed") == "shop [list, receipt]")
        #expect(walk.left == ["checkout: placed"])
        _ = try walk("<")
        _ = try walk("buy")
        #expect(try walk("cancel") == "shop [list]", "an empty handler just ends the flow")
        #expect(walk.left == ["perform count", "checkout: cancelled"])
        _ = try walk("buyTwice")
        #expect(try walk("cancel") == "shop [list]", "the handler pops receipt")
        _ = try walk("buyTwice")
        _ = try walk("pay")
        #expect(try walk("placed") == "shop [list]")
    }

    @Test func `a result ends a presented flow with all above it`() throws {
        var walk = try Walk(shop)
        _ = try walk("sheet")
        _ = try walk("pay")
        #expect(try walk("placed") == "shop [list, receipt]")
        #expect(walk.left == ["checkout: placed"])
        _ = try walk("done")
        #expect(try walk("sheetOverSheet") == "shop [list] + shop.receipt + checkout [cart]")
        let state = walk.state
        #expect(try walk("cancel") == "shop [list]")
        #expect(walk.left == ["perform count", "checkout: cancelled", "receipt by dismissAll"])
        walk.state = state
        _ = try walk("pay")
        #expect(try walk("placed") == "shop [list]", "dismiss removes the layer of the screen that is then on top")
    }

    @Test func `a flow's handler may end the parent's flow in turn`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        #expect(try walk("gift") == "shop [list, checkout:cart, gifts:wrap]")
        #expect(try walk("wrapped") == "shop [list, receipt]")
        #expect(walk.left == ["gifts: wrapped", "checkout: placed"])
    }

    @Test func `a bare screen in a layer belongs to no flow until the layer is gone`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        #expect(try walk("peek") == "shop [list, checkout:cart] + checkout.payment")
        #expect(try walk("placed") == "finish-unhandled at finish")
        #expect(try walk("outOfSheet") == "shop [list, receipt]")
        #expect(walk.left == ["payment by dismiss", "checkout: placed"])
    }

    @Test func `an answer works on the flow that asked, under what was presented meanwhile`() throws {
        var walk = try Walk(shop)
        _ = try walk("sheet")
        _ = try walk("pay")
        let state = walk.state
        #expect(try walk("checkOver / ok") == "shop [list, receipt]")
        #expect(walk.left == ["perform check", "help by finish: placed", "checkout: placed"])
        walk.state = state
        #expect(try walk("checkOver / none") == "shop [list] + checkout [cart, payment] + help [help]")
        walk.state = state
        #expect(try walk("checkOver / failed") == "shop [list, survey]", "with its layer, all layers above it")
        #expect(walk.left == ["perform check", "help by dismiss", "checkout: dismissed"])
    }

    @Test func `back and pop run dismissed, if it says anything`() throws {
        var walk = try Walk(shop)
        _ = try walk("buy")
        #expect(try walk("<") == "shop [list]")
        #expect(walk.left == ["checkout by back"])
        _ = try walk("buyTwice")
        let state = walk.state
        #expect(try walk("<") == "shop [list, receipt]")
        #expect(walk.left == ["checkout: dismissed", "perform count"])
        walk.state = state
        #expect(try walk("leaveAndPush") == "shop [list, receipt]", "the steps of 'dismissed' replace the rest of the list")
        #expect(walk.left == ["checkout: dismissed", "perform count"])
        _ = try walk("done")
        _ = try walk("buy")
        #expect(try walk("leaveAndPush") == "shop [list, checkout.cart]", "without 'dismissed', the rest of the list runs")
        _ = try walk("<")
        _ = try walk("buy")
        _ = try walk("gift")
        #expect(try walk("leaveBoth") == "shop [list]", "also with an empty 'dismissed'")
        #expect(walk.left == ["gifts: dismissed", "checkout by pop"])
    }

    @Test func `of flows that leave by the back menu the lowest one's dismissed runs`() throws {
        var walk = try Walk(shop)
        _ = try walk("buyTwice")
        _ = try walk("gift")
        #expect(try walk("< 2") == "shop [list, receipt]")
        #expect(walk.left == ["gifts by backMenu", "checkout: dismissed", "perform count"])
        _ = try walk("done")
        _ = try walk("buy")
        _ = try walk("gift")
        #expect(try walk("< 1") == "shop [list, checkout:cart]")
        #expect(walk.left == ["gifts: dismissed"])
    }

    @Test func `a swipe down and dismiss run dismissed`() throws {
        var walk = try Walk(shop)
        _ = try walk("sheet")
        let state = walk.state
        _ = try walk("pay")
        _ = try walk("help")
        #expect(try walk("v") == "shop [list] + checkout [cart, payment]")
        #expect(walk.left == ["help by swipeDown"])
        #expect(try walk("v") == "shop [list, survey]")
        #expect(walk.left == ["checkout: dismissed"])
        walk.state = state
        #expect(try walk("close") == "shop [list, survey]")
        walk.state = state
        #expect(try walk("closeAndPush") == "shop [list, survey]", "the steps of 'dismissed' replace the rest of the list")
        walk.state = state
        #expect(try walk("all") == "shop [list]", "dismissAll runs no handler")
        #expect(walk.left == ["checkout by dismissAll"])
        #expect(try walk("photo") == "shop [list] + shop.survey")
        #expect(try walk("v") == "shop [list, receipt]")
        #expect(walk.left == ["survey: dismissed"])
        _ = try walk("done")
        _ = try walk("photo")
        #expect(try walk("closeAndGo") == "shop [list, receipt]")
    }

    @Test func `a flow inside what leaves is abandoned`() throws {
        var walk = try Walk(shop)
        _ = try walk("sheet")
        _ = try walk("gift")
        #expect(try walk("v") == "shop [list, survey]")
        #expect(walk.left == ["gifts by swipeDown", "checkout: dismissed"])
    }

    @Test func `a handler that can't be taken`() throws {
        var walk = try Walk(shop)
        _ = try walk("wrong")
        let state = walk.state
        #expect(try walk("v") == "shop [list]", "the layer has gone, and the handler does nothing")
        #expect(walk.left == ["checkout: dismissed", "perform count", "pop-to-missing at popTo: receipt"])
        walk.state = state
        #expect(try walk("close") == "pop-to-missing at popTo: receipt", "in a list the whole transition stops")
        #expect(walk.left == ["perform count"], "but the app has been called")
        _ = try walk("pay")
        #expect(try walk("placed") == "pop-to-missing at popTo: receipt")
        #expect(walk.description == "shop [list] + checkout [cart, payment]")
        walk.state = state
        _ = try walk("v")
        _ = try walk("wrongPush")
        #expect(try walk("<") == "shop [list]")
        #expect(walk.left == ["checkout: dismissed", "pop-to-missing at popTo: receipt"])
        _ = try walk("wrongPush")
        #expect(try walk("leave") == "pop-to-missing at popTo: receipt")
    }
}
