import FlowGraph
import Testing

/// The activation that steps belong to after earlier steps of their list left the flow.
@Suite struct LeftActivationTests {
    private let shop = """
        flowspec: 1
        app: Shop
        root: main
        guards: { signedIn: The user has a session }
        effects: { ask: { results: { back: {}, close: {}, rebuild: {} } } }
        flows:
          main: { tabs: { home: { flow: home }, news: { flow: news } } }
          home:
            screens:
              a: { transitions: { open: { push: b } } }
              b:
                transitions:
                  hidden: { setStack: [a, inNews] }
                  reset: { setStack: [a, inNewsAnew] }
                  again: { setStack: [a, inHome] }
                  covered: [{ present: bar }, { select: bar.two }, { perform: ask, on: { back: popToRoot, close: dismiss, rebuild: { setStack: [b, b] } } }]
                  child: [{ present: sw }, { switch: sw.two }, { perform: ask, on: { back: popToRoot, close: dismiss, rebuild: { setStack: [b, b] } } }]
          news: { screens: { c: { transitions: { more: { push: d } } }, d: {} } }
          inNews: { requires: signedIn, otherwise: [{ select: news }, resume], screens: { login: {} } }
          inNewsAnew: { requires: signedIn, otherwise: [{ select: news, stack: [d] }, resume], screens: { login: {} } }
          inHome: { requires: signedIn, otherwise: [{ select: news }, { select: main.home }, resume], screens: { login: {} } }
          bar: { tabs: { one: { flow: x }, two: { flow: y } } }
          sw: { switch: { one: { flow: x }, two: { flow: y } } }
          x: { screens: { x: {} } }
          y: { screens: { y: {} } }
        """

    @Test func `a stack that another tab hides stays as it is`() throws {
        var walk = try Walk(shop)
        _ = try walk("tap main.news")
        _ = try walk("more")
        _ = try walk("tap main.home")
        _ = try walk("open")
        let state = walk.state
        _ = try walk("hidden / no")
        #expect(walk.all == "main {home [a, b]; *news [home.a, inNews:login]}")
        walk.state = state
        _ = try walk("reset / no")
        #expect(walk.all == "main {home [a, b]; *news [home.a, inNewsAnew:login]}")
        walk.state = state
        _ = try walk("again / no")
        #expect(walk.all == "main {*home [a, inHome:login]; news [c, d]}")
        walk.state = state
        _ = try walk("again / yes")
        #expect(walk.all == "main {*home [a, inHome:login]; news [c, d]}")
    }

    @Test(arguments: [("covered", "bar: two"), ("child", "sw: two")])
    func `a stack that a layer covers is still the steps' own, whatever shows in the layer`(transition: String, layer: String) throws {
        var walk = try Walk(shop)
        _ = try walk("open")
        let state = walk.state
        #expect(try walk("\(transition) / back") == "main: home [a] + \(layer) [y]")
        walk.state = state
        #expect(try walk("\(transition) / rebuild") == "main: home [b, b] + \(layer) [y]")
        walk.state = state
        #expect(try walk("\(transition) / close") == "main: home [a, b] + \(layer) [y]", "the window's layer can't be dismissed")
        #expect(walk.left.contains { $0.contains("dismiss-at-base") })
    }

    @Test func `a column that another hides is no longer the steps' own`() throws {
        let text = """
            guards: { signedIn: The user has a session }
            flows:
              mail: { split: { primary: boxes, secondary: letters } }
              boxes: { screens: { a: { transitions: { open: { push: b } } }, b: { transitions: { go: { setStack: [b, login] } } } } }
              letters: { screens: { c: {} } }
              login: { requires: signedIn, otherwise: [{ select: mail.secondary }, resume], screens: { d: {} } }
            """
        var walk = try Walk(specText(root: "mail", text))
        _ = try walk("open")
        _ = try walk("go / no")
        #expect(walk.all == "mail {primary [a, b]; *secondary [boxes.b, login:d]}")
    }

    @Test func `a container that shows still ends after its child has changed`() throws {
        let text = """
            effects: { ask: { results: { done: {}, close: {} } } }
            flows:
              home: { screens: { a: { transitions: { buy: { present: sw, on: { bought: { push: b }, dismissed: [] } } } }, b: {} } }
              sw:
                results: { bought: {} }
                switch: { one: { flow: x }, two: { flow: y } }
                on: { one.out: [{ switch: two }, { perform: ask, on: { done: { finish: bought }, close: dismiss } }] }
              x: { results: { out: {} }, screens: { x: { transitions: { out: finish } } } }
              y: { screens: { y: {} } }
            """
        var walk = try Walk(specText(text))
        _ = try walk("buy")
        let state = walk.state
        #expect(try walk("out / done") == "home [a, b]")
        walk.state = state
        #expect(try walk("out / close") == "home [a]")
    }
}
