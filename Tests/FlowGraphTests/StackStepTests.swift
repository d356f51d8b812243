import FlowGraph
import Testing

/// The steps on one stack, with states in which they succeed and fail.
@Suite struct StackStepTests {
    private let steps = """
        flowspec: 1
        app: Steps
        root: main
        flows:
          main:
            transitions:
              push: { push: b }
              child: { push: child }
              childAt: { push: child, start: e, stack: [d, e] }
              replace: { replace: c }
              set: { setStack: [b, child, c] }
              bare: { present: a }
              pop: pop
              popTwo: { pop: 2 }
              toC: { popTo: c }
              toCOrPush: { popTo: c, else: push }
              toCOrRoot: { popTo: c, else: root }
              toCOrStay: { popTo: c, else: stay }
              root: popToRoot
              sheet: { present: main, start: c, stack: [child, a] }
            screens: { a: {}, b: {}, c: {} }
          child:
            screens:
              d: { transitions: { more: { push: e }, orRoot: { popTo: e, else: root }, bare: { present: d } } }
              e: { transitions: { orPush: { popTo: d, else: push } } }
        """

    @Test func `a flow's transitions are taken on any of its screens`() throws {
        var walk = try Walk(steps)
        #expect(try walk("push") == "main [a, b]")
        #expect(try walk("push") == "main [a, b, b]")
        #expect(try walk("root") == "main [a]")
        #expect(try walk("child") == "main [a, child:d]")
        #expect(walk.moves == ["more", "orRoot", "bare", "<", "< 1"], "child's screens have child's transitions")
    }

    @Test func `a flow begins where its start site says`() throws {
        var walk = try Walk(steps)
        #expect(try walk("childAt") == "main [a, child:e, d, e]")
        #expect(try walk("< 3") == "main [a]")
        #expect(walk.left == ["child by backMenu"])
        #expect(try walk("sheet") == "main [a] + main [c, child:d, main.a]")
        #expect(try walk("root") == "main [a] + main [c, child:d]", "the screen is in child's activation")
    }

    @Test func `a bare screen has no stack`() throws {
        var walk = try Walk(steps)
        #expect(try walk("bare") == "main [a] + main.a")
        #expect(try walk("push") == "no-stack at push: b")
        #expect(try walk("child") == "no-stack at push: child")
        #expect(try walk("replace") == "no-stack at replace: c")
        #expect(try walk("set") == "no-stack at setStack: [b, child, c]")
        #expect(try walk("toCOrPush") == "no-stack at popTo: c, else: push")
        #expect(try walk("pop") == "pop-at-root at pop")
        #expect(try walk("popTwo") == "pop-at-root at pop: 2")
        #expect(try walk("toC") == "pop-to-missing at popTo: c")
        #expect(try walk("toCOrStay") == "main [a] + main.a")
        #expect(try walk("toCOrRoot") == "main [a] + main.a")
        #expect(try walk("root") == "main [a] + main.a")
    }

    @Test func `steps on a stack`() throws {
        var walk = try Walk(steps)
        #expect(try walk("pop") == "pop-at-root at pop")
        #expect(try walk("replace") == "main [c]")
        #expect(try walk("set") == "main [b, child:d, main.c]")
        #expect(try walk("pop") == "main [b, child:d]")
        #expect(try walk("<") == "main [b]")
        _ = try walk("push")
        #expect(try walk("popTwo") == "pop-at-root at pop: 2", "one screen stays")
        _ = try walk("push")
        #expect(try walk("popTwo") == "main [b]")
    }

    @Test func `popTo and what it does otherwise`() throws {
        var walk = try Walk(steps)
        _ = try walk("push")
        let state = walk.state
        #expect(try walk("toC") == "pop-to-missing at popTo: c")
        #expect(try walk("toCOrStay") == "main [a, b]")
        #expect(try walk("toCOrRoot") == "main [a]")
        walk.state = state
        #expect(try walk("toCOrPush") == "main [a, b, c]")
        #expect(try walk("toCOrPush") == "main [a, b, c]")
        _ = try walk("push")
        #expect(try walk("toCOrRoot") == "main [a, b, c]")
        _ = try walk("child")
        #expect(try walk("orRoot") == "main [a, b, c, child:d]", "the flow's own first screen")
        _ = try walk("more")
        #expect(try walk("orPush") == "main [a, b, c, child:d]")
    }
}
