import FlowGraph
import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// What grows without end, and what of it an excuse hides.
@Suite struct GrowthTests {
    private func findings(_ flows: String) throws -> [String] {
        try reported("flowspec: 1\napp: Shop\nroot: main\nflows:\n" + flows, [.unboundedStack, .unboundedModals, .uselessExcuse])
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
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'open' can be repeated in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'look' can be repeated in turn",
            ])
    }

    @Test(arguments: [
        ("{ push: folder, allow: { unbounded-stack: Nested } }", ""), ("{ push: folder }", "allow: { unbounded-stack: Nested }, "),
    ])
    func `an excuse hides its own loop and no other`(step: String, allow: String) throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { open: { push: detail }, look: { push: folder } } }
                  detail: { transitions: { list: 1️⃣{ push: list } } }
                  folder: { \(allow)transitions: { inside: \(step), list: { popTo: list } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'open' can be repeated in turn"])
    }

    @Test func `an excuse of a step covers every loop through it`() throws {
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

    @Test func `an excuse of a flow covers no loop that pushes elsewhere too`() throws {
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
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'open' can be repeated in turn"])
    }

    @Test func `loops that come through what an excuse covers are told apart`() throws {
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
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'look', 'page', 'list', 'open' can be repeated in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'peek', 'page', 'other', 'open' can be repeated in turn",
            ])
    }

    @Test(arguments: [("", ", allow: { unbounded-stack: Why }"), (", allow: { unbounded-stack: Why }", "")])
    func `of two steps in a row, an excuse of either covers the loop through both`(first: String, second: String) throws {
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
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'ask' can be repeated in turn",
                "2️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'list', 'ask' can be repeated in turn",
            ])
    }

    @Test func `two excused screens that push each other are a loop of its own`() throws {
        let found = try findings(
            """
              main:
                screens:
                  folder: { allow: { unbounded-stack: Nested }, transitions: { inside: { push: folder }, note: 1️⃣{ push: note } } }
                  note: { allow: { unbounded-stack: Threads }, transitions: { answer: { push: note }, folder: { push: folder } } }
            """)
        #expect(found == ["1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'note', 'folder' can be repeated in turn"])
    }

    @Test func `one excuse around both covers it`() throws {
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

    @Test func `an excuse without a loop excuses nothing`() throws {
        let found = try findings(
            """
              main:
                screens:
                  list: { transitions: { again: 1️⃣{ push: list }, open: { push: detail, allow: { 2️⃣unbounded-stack: Why } } } }
                  detail: {}
            """)
        #expect(
            found == [
                "1️⃣ unbounded-stack: the stack of 'main' can grow without limit: 'again' can be repeated",
                "2️⃣ useless-excuse: this place is excused from 'unbounded-stack', which finds nothing here",
            ])
    }

    @Test func `what stands on a flow from the beginning is the excused step's`() throws {
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
                    ? ["1️⃣ unbounded-modals: layers can be presented over each other without limit: 'help', 'news' can be repeated in turn"]
                    : []))
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
                "1️⃣ unbounded-modals: layers can be presented over each other without limit: 'ask', 'help' can be repeated in turn"
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
                flowspec: 1
                app: Shop
                root: list
                flows:
                  list: { screens: { list: { transitions: { help: { present: help } } } } }
                  help: { screens: { help: { transitions: { close: dismiss } } } }
                  offer: { screens: { offer: { transitions: { close: dismiss\(more) } } } }
                transitions: { offer: { present: offer } }
                deepLinks: { again: { open: { present: offer }, whenModal: over } }
                """
            return try reported(text, [.unboundedModals])
        }
        #expect(try found("") == [])
        #expect(try found(", more: { present: help }").count == 1)
    }
}

/// The findings of some rules about a spec, as a run of flowgen reports them, in the order of the
/// text.
func reported(_ source: String, _ rules: Set<Rule>) throws -> [String] {
    let text = MarkedText(source)
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    let file = readSpec(sources.add(Source(path: "model.flow.yaml", bytes: text.bytes)), in: sources, into: &diagnostics)
    guard let program = link([file], into: &diagnostics) else { throw Mistakes(findings: diagnostics.all.map(\.message)) }
    Analysis(of: program).report(into: &diagnostics, excuses: file.excuses)
    let found = diagnostics.adopting(rulesOf: [file]) { _ in true }.sorted.filter { rules.contains($0.rule) }
    return text.lines(for: found)
}
