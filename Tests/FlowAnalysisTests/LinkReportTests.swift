import FlowAnalysis
import FlowGraph
import Testing

@testable import CompareAnalysis

/// Screens and transitions that only links reach.
@Suite struct LinkReportTests {
    private func findings(_ screens: String, _ links: String) throws -> [String] {
        let text = """
            flows:
              main: { tabs: { list: { flow: list }, orders: { flow: orders } } }
              list: { screens: { list: {} } }
              orders:
                screens:
            \(screens)
              login: { screens: { signIn: {} } }
            deepLinks:
            \(links)
            """
        return try reported(specText(root: "main", text), [.unreachableByHand, .linkImpossibleStack, .unreachableScreen])
    }

    private let screens = """
              orders: { transitions: { open: { push: order } } }
              order: { transitions: { items: { push: items } } }
              items: {}
        """

    @Test func `a screen and what it leads to`() throws {
        let screens = screens.replacingOccurrences(of: "{ open: { push: order } }", with: "{ out: { present: login } }")
            .replacingOccurrences(of: "order: { transitions", with: "1️⃣order: { transitions")
        let found = try findings(screens, "  order: { in: orders, open: [{ push: order }, { push: items }] }")
        #expect(
            found == [
                "1️⃣ unreachable-by-hand: 'order' and a screen that it leads to can only be opened by a deep link"
            ])
        #expect(try findings(screens, "  none: { in: orders, open: [] }").map { $0.prefix { $0 != ":" } } == ["1️⃣ unreachable-screen"])
    }

    @Test func `a suppression`() throws {
        let screens = screens.replacingOccurrences(of: "{ open: { push: order } }", with: "{ out: { present: login } }")
            .replacingOccurrences(of: "order: {", with: "order: { allow: { unreachable-by-hand: It ends a registration },")
        #expect(try findings(screens, "  order: { in: orders, open: { push: order } }") == [])
    }

    @Test func `a stack that nobody can build`() throws {
        let screens = screens.replacingOccurrences(of: "items: {}", with: "items: { transitions: { out: { present: login } } }")
        #expect(try findings(screens, "  items: { in: orders, open: [{ push: order }, { push: items }] }") == [])
        #expect(
            try findings(screens, "  1️⃣items: { in: orders, open: { push: items } }") == [
                "1️⃣ link-impossible-stack: 'items' opens 'main: orders [orders, items]', which users can't reach without deep links; use steps "
                    + "that users can follow, or add the missing transition"
            ])
        #expect(try findings(screens, "  items: { to: orders.items }") == [])
        #expect(try findings(screens, "  over: { open: { present: login }, whenModal: over }") == [], "it covers every visible screen")
    }

    @Test func `what is presented counts`() throws {
        let screens = screens.replacingOccurrences(of: "items: {}", with: "items: { transitions: { out: { present: login } } }")
        let deep = "[{ push: order }, { push: items }, { present: login }]"
        #expect(try findings(screens, "  login: { in: orders, open: \(deep) }") == [])
        #expect(
            try findings(screens, "  1️⃣login: { in: orders, open: { present: login } }").map { $0.prefix { $0 != ":" } } == [
                "1️⃣ link-impossible-stack"
            ])
    }

    @Test func `a link that waits leads there from where it needn't`() throws {
        let text = """
            flows:
              app: { switch: { gate: { flow: gate }, main: { flow: main } }, on: { gate.done: { switch: main } } }
              gate: { results: { done: {} }, screens: { signIn: { transitions: { done: finish } } } }
              main: { screens: { list: { transitions: { open: { push: a } } }, a: { transitions: { next: { push: b } } }, b: {} } }
            deepLinks:
              1️⃣b: { in: main, open: { push: b } }
            """
        let found = try reported(specText(root: "app", text), [.linkImpossibleStack])
        #expect(found.map { $0.prefix { $0 != ":" } } == ["1️⃣ link-impossible-stack"])
    }
}

/// Links opened in the states that distinguish them.
@Suite struct LinkContextTests {
    @Test func `contexts are found without links, each the nearest`() throws {
        let text = """
            guards: { isKnown: Whether somebody is signed in }
            flows:
              app: { start: [{ if: isKnown, start: main }, gate], switch: { gate: { flow: gate }, main: { flow: main } }, on: { gate.done: { switch: main } } }
              gate: { results: { done: {} }, screens: { signIn: { transitions: { done: finish } } } }
              main: { tabs: { list: { flow: list }, add: { action: { present: rate } }, me: { flow: me } } }
              list: { screens: { list: { transitions: { open: { push: item } } }, item: { transitions: { help: { present: help } } } } }
              me: { screens: { me: {} } }
              help: { screens: { help: {} } }
              rate: { container: none, presentation: fullScreen, screens: { rate: { transitions: { close: dismiss } } } }
            deepLinks:
              help: { open: { present: help }, whenModal: over }
            """
        let program = try linkedMachine(specText(root: "app", text)).program
        let contexts = Analysis(of: program).linkContexts.map {
            "\($0.names.joined(separator: "; ")): \($0.state.description(in: program))"
        }
        #expect(
            contexts == [
                "at the start, 'isKnown' is true; in the child 'main'; in the tab 'list': app: main = main: list [list]",
                "at the start, 'isKnown' is false; in the child 'gate': app: gate [signIn]",
                "in the tab 'me': app: main = main: me [me]",
                "under a sheet in the child 'main': app: main = main: list [list, item] + help [help]",
                "under a full screen in the child 'main': app: main = main: list [list] + rate",
            ])
    }

    /// True if the link `l` never opens anything in an app whose window shows one of two children.
    private func isDead(_ link: String, begin: String = "{ present: main }") throws -> Bool {
        let text = """
            guards: { g: A }
            effects: { e: {} }
            flows:
              app: { switch: { launch: launch, main: main } }
              launch: { screens: { launch: { transitions: { begin: \(begin) } } } }
              main: { screens: { list: {} } }
            deepLinks:
              1️⃣l: \(link)
            """
        let found = try reported(specText(root: "app", text), [.deadLink])
        return found.map { $0.hasPrefix("1️⃣ dead-link: 'l' never") } == [true]
    }

    @Test(arguments: [
        ("{ open: [], whenModal: over }", true), ("{ open: { if: g, then: [] }, whenModal: over }", true),
        ("{ open: dismissAll, whenModal: refuse }", true), ("{ in: launch, open: popToRoot, whenModal: refuse }", false),
        ("{ open: { switch: launch }, whenModal: refuse }", true), ("{ open: [] }", false), ("{ open: { perform: e } }", false),
        ("{ open: { present: main } }", false), ("{ open: { if: g, then: { present: main } } }", false), ("{ to: launch.launch }", false),
        ("{ open: { switch: main } }", false),
    ])
    func `a link that does nothing in any state`(link: String, isDead: Bool) throws {
        #expect(try self.isDead(link) == isDead)
    }

    @Test func `a link that waits for what nothing shows`() throws {
        #expect(try isDead("{ to: main.list }"))
        #expect(try isDead("{ in: main, open: { present: launch } }"))
        #expect(try !isDead("{ to: main.list }", begin: "{ switch: main }"))
    }

    @Test(arguments: ["{}", "{ transitions: { help: { present: help } } }"])
    func `a link whose tab is selected wherever it can open`(list: String) throws {
        let text = """
            flows:
              app: { switch: { launch: launch, main: main } }
              launch: { screens: { launch: { transitions: { begin: { switch: main }, help: { present: help } } } } }
              main: { tabs: { shop: { flow: shop } } }
              shop: { screens: { list: \(list) } }
              help: { screens: { help: {} } }
            deepLinks:
              l: { open: { select: main.shop } }
            """
        let found = try reported(specText(root: "app", text), [.deadLink])
        #expect(found.isEmpty == (list != "{}"), "a modal is dismissed")
    }
}

/// Modals that users can't swipe away, and the links that remove them.
@Suite struct RemovedModalTests {
    private func findings(_ presentation: String, _ links: String) throws -> [String] {
        let text = """
            flows:
              app: { switch: { gate: gate, main: { flow: main } } , screens: { gate: { transitions: { enter: { switch: main } } } } }
              main: { tabs: { inbox: { flow: inbox }, news: { screen: news } }, screens: { news: {} } }
              inbox: { screens: { list: { transitions: { compose: { present: compose } } } } }
              1️⃣compose: { presentation: \(presentation), screens: { form: { transitions: { send: dismiss, more: { present: more } } } } }
              more: { screens: { more: {} } }
            \(links)
            """
        return try reported(specText(root: "app", text), [.linkRemovesModal]).map { String($0.split(separator: " | ")[0]) }
    }

    private let byLink = "; add 'links: wait' or 'links: refuse' to its presentation, or add 'links: dismiss' if that is intended"

    @Test(arguments: [
        ("{ dismissible: false }", "deepLinks: { news: { open: { select: main.news } } }", true),
        ("{ dismissible: false, regular: { dismissible: true } }", "deepLinks: { news: { to: inbox.list } }", true),
        ("{ style: fullScreen }", "deepLinks: { news: { open: { select: main.news } } }", false),
        ("{ dismissible: false }", "deepLinks: { news: { open: { select: main.news }, whenModal: refuse } }", false),
        ("{ dismissible: false }", "deepLinks: { more: { open: { present: more }, whenModal: over } }", false),
        ("{ dismissible: false, links: wait }", "deepLinks: { news: { open: { select: main.news } } }", false),
        ("{ dismissible: false, links: refuse }", "deepLinks: { news: { open: { select: main.news } } }", false),
        ("{ dismissible: false, links: dismiss }", "deepLinks: { news: { open: { select: main.news } } }", false),
        ("{ dismissible: false }", "transitions: { expire: { switch: app.gate } }", false),
    ])
    func `a link removes a modal`(presentation: String, links: String, isFound: Bool) throws {
        let message = "1️⃣ link-removes-modal: 'news' can remove 'compose', although users can't swipe it away: their input is lost"
        #expect(try findings(presentation, links) == (isFound ? [message + byLink] : []))
    }

    @Test func `a link that keeps the screen on top, but not the one below it`() throws {
        let text = """
            flows:
              home: { screens: { list: { transitions: { write: { present: compose, stack: [home] } } } } }
              1️⃣compose: { presentation: { dismissible: false }, screens: { form: {} } }
            deepLinks: { list: { to: home.list, keep: true } }
            """
        let found = try reported(specText(text), [.linkRemovesModal])
        #expect(found.count == 1, "\(found)")
    }

    @Test func `several links, and the steps of global transitions`() throws {
        let links = "deepLinks: { a: { open: { select: main.news } }, b: { to: inbox.list } }\ntransitions: { leave: dismissAll }"
        let message =
            "1️⃣ link-removes-modal: 'leave', 'a' and 'b' can remove 'compose', although users can't swipe it away: "
            + "their input is lost"
        #expect(try findings("{ dismissible: false }", links) == [message + byLink])
        let own =
            "1️⃣ link-removes-modal: 'leave' can remove 'compose', although users can't swipe it away: their input is lost; "
            + "change the steps of 'leave', or suppress this finding if that is intended"
        #expect(try findings("{ dismissible: false, links: wait }", links) == [own])
    }
}
