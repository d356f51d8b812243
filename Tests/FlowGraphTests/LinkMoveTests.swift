import FlowSpec
import Testing

@testable import FlowGraph

/// Moves that enter the app from outside.
@Suite struct LinkMoveTests {
    private let text = """
        flowspec: 1
        app: App
        root: main
        effects: { ask: { results: { yes: {}, no: {} } } }
        flows:
          main:
            tabs: { home: { flow: home }, other: { flow: other } }
          home:
            screens:
              home: { transitions: { next: { push: fixed }, buy: { push: other }, help: { present: help } } }
              fixed: { back: none, hidesTabBar: true }
          other: { screens: { first: {}, second: { transitions: { shut: popToRoot } } } }
          help: { container: none, presentation: fullScreen, screens: { help: {} } }
          doors:
            transitions:
              showOther: { select: other, stack: [other] }
              push: { push: other }
              top: popToRoot
              leave: dismiss
              fail: [dismissAll, { push: other }, { pop: 3 }]
              ask: { perform: ask, on: { yes: { present: help }, no: { push: other } } }
              handled: { present: help, on: { dismissed: { push: other } } }
            screens: { door: {} }
        """

    private func walk() throws -> Walk {
        try Walk(text, entries: "doors")
    }

    @Test func `links stand last among the moves of every state`() throws {
        var walk = try walk()
        let all = ["showOther", "push", "top", "leave", "fail", "ask", "handled"].map { "link \($0)" }
        #expect(walk.moves == ["next", "buy", "help", "tap main.home", "tap main.other"] + all)
        _ = try walk("next")
        #expect(walk.moves == all, "also if no other move is possible")
        walk.state = try self.walk().state
        _ = try walk("help")
        #expect(walk.moves == all)
        #expect(Machine(walk.program.withoutLinks).moves(in: walk.state).isEmpty, "only links are left")
    }

    @Test func `the steps of a link belong to the activation on top`() throws {
        var walk = try walk()
        #expect(try walk("link showOther") == "main: other [first, other:first]")
        #expect(try walk("link top") == "main: other [first, other:first]", "the pushed flow is the link's own")
        #expect(try walk("link push") == "main: other [first, other:first, other:first]")
        #expect(try walk("link leave") == "dismiss-at-base at dismiss")
        #expect(try walk("link fail") == "pop-at-root at pop: 3")
        walk = try self.walk()
        #expect(try walk("help") == "main: home [home] + help")
        #expect(try walk("link leave") == "main: home [home]", "the top layer is the link's own")
        #expect(try walk("link handled") == "main: home [home] + help")
        #expect(try walk("link push") == "no-stack at push: other")
        #expect(try walk("link leave") == "main: home [home, other:first]", "a link's handlers continue at its destination")
    }

    @Test func `a link goes all ways of its choices`() throws {
        let walk = try walk()
        let ask = try #require(walk.program.links.firstIndex { $0.name.value == "ask" })
        let ways = walk.machine.outcomes(of: .link(LinkID(index: ask)), in: walk.state).map { branch in
            if case .settled(let state, _) = branch.outcome { state.description(in: walk.program) } else { "fault" }
        }
        #expect(ways == ["main: home [home] + help", "main: home [home, other:first]", "main: home [home]"])
        let missing = Move.link(LinkID(index: walk.program.links.count))
        #expect(walk.machine.apply(missing, to: walk.state) { _ in 0 } == .settled(walk.state, []), "a missing link does nothing")
    }

    @Test func `a link goes back to the screen that it keeps, on the stack that it restarts`() throws {
        let text = """
            flowspec: 1
            app: App
            root: main
            flows:
              main: { tabs: { home: { flow: home }, other: { flow: other } } }
              home: { screens: { home: { transitions: { next: { push: next }, help: { push: help }, ask: { present: help } } }, next: { transitions: { push: { push: next }, help: { push: help } } } } }
              help: { screens: { help: { transitions: { home: { push: home }, more: { present: help } } } } }
              other: { screens: { other: { transitions: { home: { push: home } } } } }
            deepLinks:
              next: { to: home.next, keep: true }
              help: { open: { push: help }, whenModal: refuse, keep: true }
            """
        let cases: [(moves: [String], end: String)] = [
            (["next", "help", "link next"], "main: home [home, next]"),
            (["next", "push", "help", "link next"], "main: home [home, next, next]"),
            (["next", "help", "more", "link next"], "main: home [home, next]"),
            (["help", "home", "link help"], "main: home [home, help:help, home:home, help:help]"),
            (["next", "tap main.other", "home", "next", "help", "link next"], "main: home [home, next]"),
        ]
        for (moves, end) in cases {
            var walk = try Walk(text)
            let states = try moves.map { try walk($0) }
            #expect(states.last == end)
        }
    }

    @Test func `a modal stops links, but not global transitions`() throws {
        let text = """
            flowspec: 1
            app: App
            root: home
            flows:
              home:
                screens:
                  home:
                    transitions:
                      keep: { present: note, presentation: { style: fullScreen, links: dismiss } }
                      wait: { present: note, presentation: { style: fullScreen, links: wait } }
                      refuse: { present: note, presentation: { style: fullScreen, links: refuse } }
              note: { screens: { note: { transitions: { more: { present: other } } } } }
              other: { screens: { other: {} } }
            deepLinks: { home: { to: home.home }, over: { open: { present: note }, whenModal: over } }
            transitions: { leave: dismissAll }
            """
        var walk = try Walk(text)
        #expect(walk.moves.suffix(3) == ["link leave", "link home", "link over"])
        for (name, links) in [("keep", nil), ("wait", Presentation.Links.wait), ("refuse", .refuse)] {
            walk = try Walk(text)
            _ = try walk(name)
            let ways = ["link leave"] + (links == nil ? ["link home"] : [])
            #expect(walk.moves == ["more"] + ways)
            _ = try walk("more")
            #expect(walk.moves == ["v"] + ways + (links == nil ? ["link over"] : []), "also over what the modal presents")
            let link = try #require(walk.program.links.last)
            #expect(walk.machine.stoppingLayer(of: link, in: walk.state)?.links == links)
            #expect(try walk("link leave") == "home [home]")
        }
    }
}
