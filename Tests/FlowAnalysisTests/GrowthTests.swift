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
    func `an suppression hides its own loop and no other`(step: String, allow: String) throws {
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

    @Test func `an suppression of a step covers every loop through it`() throws {
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

    @Test func `an suppression of a flow covers no loop that pushes elsewhere too`() throws {
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

    @Test func `loops that come through what an suppression covers are told apart`() throws {
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
    func `of two steps in a row, an suppression of either covers the loop through both`(first: String, second: String) throws {
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

    @Test func `an suppression without a loop suppressions nothing`() throws {
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

/// The findings of `rules` for a spec, as flowgen reports them, in source order.
func reported(_ source: String, _ rules: Set<Rule>) throws -> [String] {
    let text = MarkedText(source)
    var diagnostics = Diagnostics()
    var sources = SourceTable()
    let file = readSpec(sources.add(Source(path: "model.flow.yaml", bytes: text.bytes)), in: sources, into: &diagnostics)
    guard let program = link([file], into: &diagnostics) else { throw Mistakes(findings: diagnostics.all.map(\.message)) }
    Analysis(of: program).report(into: &diagnostics, suppressions: file.suppressions)
    let found = diagnostics.adopting(rulesOf: [file]) { _ in true }.sorted.filter { rules.contains($0.rule) }
    return text.lines(for: found)
}
