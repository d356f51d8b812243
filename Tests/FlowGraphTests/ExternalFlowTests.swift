import FlowGraph
import Testing

/// External flows: one screen that can end in any way.
@Suite struct ExternalFlowTests {
    private let app = """
        flowspec: 1
        app: App
        root: main
        flows:
          main:
            tabs: { home: { flow: home }, old: { flow: old }, add: { action: { push: note } } }
            on: { old.done: { select: home }, old.failed: [] }
          home:
            screens:
              home:
                transitions:
                  push: { push: old, on: { done: { push: last }, failed: popToRoot, dismissed: { present: note } } }
                  over: { present: old, presentation: fullScreen, on: { done: { push: last }, failed: [], dismissed: { push: last } } }
                  listed: { setStack: [home, { flow: plain }, last] }
              last: { transitions: { home: popToRoot } }
          old: { external: true, results: { done: {}, failed: {} } }
          plain: { external: true }
          note: { screens: { note: {} } }
        invariants:
          order: { screen: old, above: home.home }
          shape: { stack: home, always: "home (old | plain | last | note)*" }
        """

    @Test func `a pushed one ends with each result, and is left by going back`() throws {
        var walk = try Walk(app)
        #expect(try walk("push") == "main: home [home, old:old]")
        #expect(walk.moves == ["done", "failed", "<", "< 1", "tap main.home", "tap main.old", "tap main.add"])
        #expect(try walk("done") == "main: home [home, last]")
        #expect(walk.left == ["old: done"])
        _ = try walk("<")
        _ = try walk("push")
        #expect(try walk("failed") == "main: home [home]")
        _ = try walk("push")
        #expect(try walk("<") == "main: home [home] + note [note]")
        #expect(walk.left == ["old: dismissed"])
    }

    @Test func `something may stand above it`() throws {
        var walk = try Walk(app)
        _ = try walk("push")
        #expect(try walk("tap main.add") == "main: home [home, old:old, note:note]")
        #expect(try walk("<") == "main: home [home, old:old]")
        #expect(try walk("tap main.home") == "main: home [home]")
        #expect(walk.left == ["old by reselect"])
    }

    @Test func `a presented one may dismiss itself, however it is presented`() throws {
        var walk = try Walk(app)
        #expect(try walk("over") == "main: home [home] + old")
        #expect(walk.moves == ["done", "failed", "v"])
        #expect(try walk("v") == "main: home [home, last]")
        #expect(walk.left == ["old: dismissed"])
        _ = try walk("<")
        _ = try walk("over")
        #expect(try walk("failed") == "main: home [home]")
    }

    @Test func `in a tab its result is the container's, and in a list it stands among screens`() throws {
        var walk = try Walk(app)
        #expect(try walk("tap main.old") == "main: old")
        #expect(walk.moves == ["done", "failed", "tap main.home", "tap main.old", "tap main.add"])
        #expect(try walk("tap main.add") == "no-stack at push: note")
        #expect(try walk("done") == "main: home [home]")
        #expect(try walk("listed") == "main: home [home, plain:plain, home.last]")
        #expect(try walk("<") == "main: home [home, plain:plain]")
    }

    @Test func `a link leads to it by its name, wherever it stands`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: app
            flows:
              app: { tabs: { main: { flow: main }, camera: { flow: camera } } }
              main: { screens: { list: { transitions: { scan: { push: scanner, on: { done: pop, dismissed: [] } }, pay: { present: payer } } } } }
              camera: { external: true }
              scanner: { external: true, params: { code: Int }, results: { done: {} } }
              payer: { external: true, params: { sum: Int } }
            deepLinks:
              camera: { to: camera }
              scan: { url: "shop://scan/{code:Int}", to: scanner }
              pay: { url: "shop://pay/{sum:Int}", to: payer }
            """
        var walk = try Walk(text)
        #expect(try walk("link camera") == "app: camera")
        #expect(try walk("link scan") == "app: main [list, scanner:scanner]")
        #expect(try walk("done") == "pop-at-root at pop", "its end is handled as if a user had started it")
        #expect(try walk("link pay") == "app: main [list] + payer")
        #expect(
            linked([text.replacing("to: camera", with: "to: camera.1️⃣camera")]).findings == [
                "1️⃣ unknown-target: 'camera' is an external flow, whose screens have no names; write 'to: camera'"
            ])
        #expect(
            linked([text.replacing("to: camera", with: "in: 1️⃣camera, open: []")]).findings == [
                "1️⃣ link-impossible-stack: 'camera' is an external flow, so no steps can run in it; write 'to: camera' instead of 'in' "
                    + "and 'open'"
            ])
    }

    @Test func `what it can't have, and what names can't mean`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { present: old, stack: [1️⃣home], on: { done: [], dismissed: [] } }
                    b: { present: old, start: 2️⃣old, on: { done: [], dismissed: [] } }
                    c: { popTo: 3️⃣old }
                    d: { push: 4️⃣old }
                other: { like: old.5️⃣old }
            6️⃣old: { external: true, results: { 7️⃣done: {} } }
            """
        let expected = [
            "1️⃣ illegal-containment: 'old' is an external flow, but 'stack' needs a stack flow; remove 'stack'",
            "2️⃣ illegal-containment: 'old' is an external flow, so the app decides which screen is first; remove 'start'",
            "3️⃣ unknown-target: 'old' is a flow, but 'popTo' needs a screen of the flow 'home' | 6️⃣ 'old' is declared here",
            "4️⃣ unhandled-result: result 'done' of 'old' isn't handled; add it to 'on' ('done: []' to ignore it) | 7️⃣ 'done' is declared "
                + "here",
            "5️⃣ unknown-target: 'old' isn't a screen of the flow 'old'",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }
}
