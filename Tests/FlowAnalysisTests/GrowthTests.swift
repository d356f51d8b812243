import FlowGraph
import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Unlimited growth, and how findings about it are suppressed.
@Suite struct GrowthTests {
    private func findings(_ flows: String) throws -> [String] {
        try reported("flowspec: 1\napp: Shop\nroot: main\nflows:\n" + flows, [.unboundedStack, .unboundedModals, .unusedSuppression])
    }

    @Test func `two loops are two findings, though one screen is in both`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: detail }, look: { push: folder } } }
                  detail: { transitions: { list: 1️⃣{ push: list } } }
                  folder: { transitions: { list: 2️⃣{ push: list } } }
            """)
        #expect(
            found == [
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'open' in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'look' in turn",
            ])
    }

    @Test(arguments: [
        ("{ push: folder, allow: { unbounded-stack: Nested } }", ""), ("{ push: folder }", "allow: { unbounded-stack: Nested }, "),
    ])
    func `a suppression hides its own loop and no other`(step: String, allow: String) throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: detail }, look: { push: folder } } }
                  detail: { transitions: { list: 1️⃣{ push: list } } }
                  folder: { \(allow)transitions: { inside: \(step), list: { popTo: list } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'open' in turn"])
    }

    @Test func `a suppression of a step covers every loop through it`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: detail, allow: { unbounded-stack: Browsing } } } }
                  detail: { transitions: { list: { push: list }, look: { push: folder } } }
                  folder: { transitions: { list: { push: list } } }
            """)
        #expect(found == [])
    }

    @Test func `a suppression of a flow covers no loop that pushes elsewhere too`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: folders } } }
              folders:
                allow: { unbounded-stack: Nested }
                screens:
                  folder: { transitions: { inside: { push: folder }, list: 1️⃣{ push: main } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'open' in turn"])
    }

    @Test func `loops that come through what a suppression covers are told apart`() throws {
        let found = try findings(
            """
              main: { screens: { list: { transitions: { open: { push: folders } } } } }
              other: { screens: { other: { transitions: { open: { push: folders } } } } }
              folders:
                allow: { unbounded-stack: Nested }
                screens:
                  first: { transitions: { look: 1️⃣{ push: folder }, peek: 2️⃣{ push: folder } } }
                  folder: { transitions: { page: { push: page } } }
                  page: { transitions: { folder: { push: folder }, list: { push: main }, other: { push: other } } }
            """)
        #expect(
            found == [
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'look', 'page', 'list', 'open' in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'peek', 'page', 'other', 'open' in turn",
            ])
    }

    @Test(arguments: [("", ", allow: { unbounded-stack: Why }"), (", allow: { unbounded-stack: Why }", "")])
    func `of two steps in a row, a suppression of either covers the loop through both`(first: String, second: String) throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { more: [{ push: detail\(first) }, { push: list\(second) }] } }
                  detail: {}
            """)
        #expect(found == [])
    }

    @Test func `loops through the buttons of an alert are told apart`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list:
                    transitions:
                      ask: { alert: { title: Which, actions: { one: { do: { push: detail } }, two: { do: { push: folder } } } } }
                  detail: { transitions: { list: 1️⃣{ push: list } } }
                  folder: { transitions: { list: 2️⃣{ push: list } } }
            """)
        #expect(
            found == [
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'ask' in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'list', 'ask' in turn",
            ])
    }

    @Test func `two suppressed screens that push each other are a loop of its own`() throws {
        let found = try findings(
            """
              main:
                screens:
                  folder: { allow: { unbounded-stack: Nested }, transitions: { inside: { push: folder }, note: 1️⃣{ push: note } } }
                  note: { allow: { unbounded-stack: Threads }, transitions: { answer: { push: note }, folder: { push: folder } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'note', 'folder' in turn"])
    }

    @Test func `one suppression around both covers it`() throws {
        let found = try findings(
            """
              main:
                allow: { unbounded-stack: Nested }
                screens:
                  folder: { transitions: { inside: { push: folder }, note: { push: note } } }
                  note: { transitions: { answer: { push: note }, folder: { push: folder } } }
            """)
        #expect(found == [])
    }

    @Test func `a suppression without a loop suppressions nothing`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { again: 1️⃣{ push: list }, open: { push: detail, allow: { 2️⃣unbounded-stack: Why } } } }
                  detail: {}
            """)
        #expect(
            found == [
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'again'",
                "2️⃣ unused-suppression: 'unbounded-stack' is suppressed but finds nothing; remove it from 'allow'",
            ])
    }

    @Test func `what stands on a flow from the beginning is the suppressed step's`() throws {
        let found = try findings(
            """
              main:
                allow: { unbounded-stack: Why }
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: { transitions: { again: { push: main, stack: [detail] } } }
            """)
        #expect(found == [])
    }

    @Test(arguments: [
        ("deepLinks:\n  help: { open: 1️⃣{ present: help }, whenModal: over }\n  news: { open: { present: news }, whenModal: over }", true),
        ("transitions:\n  help: 1️⃣{ present: help }\n  news: { present: news }", true),
        ("transitions:\n  help: { present: help }\n  news: [dismissAll, { present: news }]", false),
        ("deepLinks:\n  help: { open: { present: help }, whenModal: over }\n  news: { open: { present: news } }", false),
        ("deepLinks:\n  help: { open: { present: help }, whenModal: over }", false),
    ])
    func `what one link presents isn't presented over itself, but over what another has presented`(links: String, isFound: Bool) throws {
        let found = try findings(
            """
              main: { screens: { list: { transitions: { news: { present: news } } } } }
              help: { screens: { topics: {} } }
              news: { screens: { news: {} } }
            \(links)
            """)
        #expect(
            found
                == (isFound
                    ? ["1️⃣ unbounded-modals: modals can be presented over each other without limit: users can repeat 'help', 'news' in turn"]
                    : []))
    }

    /// Two screens that push each other, with the keys of each.
    @Test(arguments: [
        ("", "", "1️⃣"), ("recursive: true, ", "", "1️⃣"), ("", "recursive: true, ", "2️⃣"), ("recursive: true, ", "recursive: true, ", nil),
    ])
    func `a loop is intended if each of its pushes is of a recursive screen`(profile: String, thread: String, cause: String?) throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: profile } } }
                  profile: { \(profile)transitions: { thread: 1️⃣{ push: thread } } }
                  thread: { \(thread)transitions: { author: 2️⃣{ push: profile } } }
            """)
        let text = "unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'thread', 'author' in turn"
        #expect(found == (cause.map { ["\($0) \(text)"] } ?? []))
    }

    @Test func `a recursive screen hides no other loop through it`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: thread } } }
                  thread: { recursive: true, transitions: { reply: { push: thread }, home: 1️⃣{ push: list }, up: { replace: thread } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'home', 'open' in turn"])
    }

    @Test func `a push that a screen replaces counts, the replacement doesn't`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { recursive: true, transitions: { open: 1️⃣{ push: loading }, both: [{ push: loading }, { replace: list }] } }
                  loading: { transitions: { done: { replace: list } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'done', 'open' in turn"])
    }

    /// A flow that pushes itself, with the keys of the flow and of its first and second screen.
    @Test(arguments: [
        ("", "", "", "1️⃣"), ("recursive: true", "", "", nil), ("", "recursive: true, ", "", "1️⃣"), ("", "", "recursive: true, ", "2️⃣"),
        ("", "recursive: true, ", "recursive: true, ", nil), ("recursive: true", "", "recursive: false, ", "1️⃣"),
    ])
    func `a recursive flow makes its screens recursive, and a pushed flow pushes its first one`(
        flow: String, first: String, second: String, cause: String?
    ) throws {
        let found = try findings(
            """
              main: { screens: { list: { transitions: { open: { push: thread } } } } }
              thread:
                \(flow)
                screens:
                  post: { \(first)transitions: { likes: 1️⃣{ push: likes } } }
                  likes: { \(second)transitions: { post: 2️⃣{ push: thread } } }
            """)
        let text = "unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'likes', 'post' in turn"
        #expect(found == (cause.map { ["\($0) \(text)"] } ?? []))
    }

    @Test(arguments: [("", true), ("recursive: true", false)])
    func `a push onto the visible stack grows, unless its flow is recursive`(key: String, isReported: Bool) throws {
        let found = try findings(
            """
              main: { screens: { list: { transitions: { open: { push: player } } } } }
              player: { external: true, \(key) }
            transitions: { play: { push: player } }
            """)
        #expect(
            found.isEmpty != isReported && found.allSatisfy { $0.contains("unbounded-stack: the stack of 'main' can grow without limit") })
    }

    @Test func `a suppression of an intended push covers nothing`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: 1️⃣{ push: thread, allow: { 2️⃣unbounded-stack: Threads } } } }
                  thread: { recursive: true, transitions: { home: 3️⃣{ push: list } } }
            """)
        #expect(
            found == [
                "2️⃣ unused-suppression: 'unbounded-stack' is suppressed but finds nothing; remove it from 'allow'",
                "3️⃣ unbounded-stack: the stack of 'main' can grow without limit: users can repeat 'home', 'open' in turn",
            ])
    }

    @Test func `a suppression and a recursive screen cover a loop together`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { recursive: true, allow: { unbounded-stack: Browsing }, transitions: { open: { push: detail } } }
                  detail: { transitions: { list: { push: list } } }
            """)
        #expect(found == [])
    }

    @Test func `a recursive key without a loop is reported`() throws {
        let found = try findings(
            """
              main:
                screens:
                  1️⃣list: { recursive: true, transitions: { thread: { push: thread }, sheet: { present: sheet }, more: { push: more }, note: { push: note } } }
                  2️⃣note: { recursive: true }
                  thread: { recursive: true, transitions: { reply: { push: thread }, item: { push: item } } }
                  item: { recursive: true, transitions: { item: [], copy: [] } }
              3️⃣sheet: { recursive: true, screens: { sheet: { transitions: { again: 4️⃣{ present: sheet } } } } }
              more:
                recursive: true
                screens:
                  more: { transitions: { more: { push: more }, item: { push: item }, thread: { push: thread } } }
                  thread: { like: main.thread, recursive: false, transitions: { reply: [], item: [] } }
                  item: { like: main.item, transitions: { item: { push: item }, copy: { push: copies } } }
              copies: { screens: { copy: { like: main.item } } }
            """)
        #expect(
            found == [
                "1️⃣ unused-suppression: 'recursive' has no effect: no loop pushes 'list'; remove it",
                "2️⃣ unused-suppression: 'recursive' has no effect: no loop pushes 'note'; remove it",
                "3️⃣ unused-suppression: 'recursive' has no effect: no loop pushes a screen of 'sheet'; remove it",
                "4️⃣ unbounded-modals: modals can be presented over each other without limit: users can repeat 'again'",
            ])
    }

    @Test func `layers over layers`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { help: { present: help } } }
              help:
                screens:
                  topics: { transitions: { more: { present: help, allow: { unbounded-modals: Why } }, ask: 1️⃣{ present: chat } } }
              chat:
                screens:
                  chat: { transitions: { help: { present: help } } }
            """)
        #expect(
            found == [
                "1️⃣ unbounded-modals: modals can be presented over each other without limit: users can repeat 'ask', 'help' in turn"
            ])
    }

    @Test func `forty screens that push each other are five findings`() throws {
        let screens = (0..<40).map { screen in
            "      s\(screen): { transitions: { " + (0..<40).map { "t\(screen)x\($0): { push: s\($0) }" }.joined(separator: ", ") + " } }"
        }
        let found = try findings("  main:\n    screens:\n" + screens.joined(separator: "\n"))
        #expect(found.count == 5)
        #expect(found.count { $0.hasSuffix("; 1595 more steps are part of such loops") } == 1)
    }

    @Test func `a hundred parts that grow are a hundred findings`() throws {
        let screens = (0..<100).map { "      s\($0): { transitions: { t\($0): { push: s\($0) }, n\($0): { push: s\($0 + 1) } } }" }
        let found = try findings("  main:\n    screens:\n" + screens.joined(separator: "\n") + "\n      s100: {}")
        #expect(found.count == 100)
    }

    @Test func `what is presented from outside over all else isn't presented over itself`() throws {
        func found(_ more: String) throws -> [String] {
            let text = """
                flows:
                  list: { screens: { list: { transitions: { help: { present: help } } } } }
                  help: { screens: { help: { transitions: { close: dismiss } } } }
                  offer: { screens: { offer: { transitions: { close: dismiss\(more) } } } }
                transitions: { offer: { present: offer } }
                deepLinks: { again: { open: { present: offer }, whenModal: over } }
                """
            return try reported(specText(root: "list", text), [.unboundedModals])
        }
        #expect(try found("") == [])
        #expect(try found(", more: { present: help }").count == 1)
    }
}

/// The findings of `rules` for a spec, as flowgen reports them, in source order.
func reported(_ source: String, _ rules: Set<Rule>, precisions: [Precision] = Precision.levels) throws -> [String] {
    let text = MarkedText(source)
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    let file = readSpec(sources.add(Source(path: "model.flow.yaml", bytes: text.bytes)), in: sources, into: &diagnostics)
    guard let program = link([file], into: &diagnostics) else { throw Mistakes(findings: diagnostics.all.map(\.message)) }
    Analysis(of: program, precisions: precisions).report(into: &diagnostics, suppressions: file.suppressions)
    let found = diagnostics.adopting(rulesOf: [file]) { _ in true }.sorted.filter { rules.contains($0.rule) }
    return text.lines(for: found)
}
