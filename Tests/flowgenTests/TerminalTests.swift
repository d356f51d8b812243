import Foundation
import Testing

/// Findings on a terminal, tested with a pseudo-terminal.
@Suite struct TerminalTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        let text = """
            flowspec: 1
            app: Shop
            root: shop
            guards: { a: 日本, never: No }
            flows:
              shop:
                screens:
                  cart: { transitions: { expressWithoutAnyFurtherQuestion: { push: receiptOfTheOrder } } }
                  payment: { transitions: { go: { push: receiptOfTheOrder } } }
                  receiptOfTheOrder: { transitions: { change: { popTo: payment } } }
            """
        try sandbox.write(text, to: "Shop.flow.yaml")
    }

    /// The output of flowgen on a terminal with `width` columns.
    private func shown(width: Int, environment: [String: String] = [:]) throws -> [String] {
        let program: URL = try #require(Sandbox.executable)
        return try onTerminal([program.path, "validate"], in: sandbox.url, width: width, environment: environment).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func bare(_ line: String) -> String {
        line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }

    @Test func `severities and carets are colored`() throws {
        let lines = try shown(width: 80)
        let finding =
            "Shop.flow.yaml:10:51: \u{1B}[1;31merror:\u{1B}[0m 'popTo: payment' always fails: 'payment' isn't on the stack (confirmed, 2 actions) [pop-to-missing]"
        let index = try #require(lines.firstIndex { $0.hasPrefix("Shop.flow.yaml:10:51: \u{1B}") }, "\(lines)")
        #expect(lines[index] == finding)
        #expect(bare(lines[index + 1]) == "      receiptOfTheOrder: { transitions: { change: { popTo: payment } } }")
        #expect(lines[index + 2] == String(repeating: " ", count: 50) + "\u{1B}[1;32m^" + String(repeating: "~", count: 17) + "\u{1B}[0m")
        let wide = try #require(
            lines.firstIndex { $0.hasSuffix("\u{1B}[1;35mwarning:\u{1B}[0m the guard 'never' is never checked; remove it [unused-guard]") })
        #expect(lines[wide + 1] == "guards: { a: 日本, never: No }")
        #expect(lines[wide + 2] == String(repeating: " ", count: 19) + "\u{1B}[1;32m^~~~~\u{1B}[0m")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": "no", "TERM": "xterm"], ["TERM": "dumb"]])
    func `without colors the text is the same`(environment: [String: String]) throws {
        let lines = try shown(width: 80, environment: environment)
        #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
        #expect(lines == (try shown(width: 80)).map(bare))
        // An empty value has no effect.
        #expect(try shown(width: 80, environment: ["NO_COLOR": ""]) == shown(width: 80))
    }

    @Test(arguments: [["NO_COLOR": "1"], [:]])
    func `the way to a finding is as wide as the terminal`(environment: [String: String]) throws {
        let narrow = try shown(width: 80, environment: environment).map(bare)
        let wide = try shown(width: 200, environment: environment).map(bare)
        let start = try #require(narrow.firstIndex { $0.hasPrefix("  start ") })
        let end = try #require(narrow[start...].firstIndex { $0.contains("isn't on the stack") })
        #expect(narrow[start...end].allSatisfy { $0.count <= 80 })
        #expect(wide.contains("  1. shop.cart: expressWithoutAnyFurtherQuestion  shop [cart, receiptOfTheOrder]"))
        #expect(!narrow.contains("  1. shop.cart: expressWithoutAnyFurtherQuestion  shop [cart, receiptOfTheOrder]"))
        #expect(narrow.count > wide.count)
        // The width affects only the layout of the trace.
        #expect(narrow[..<start] == wide[..<start])
    }

    @Test func `where there is no terminal there is neither color nor source`() async throws {
        let run = try await sandbox.flowgen("validate")
        #expect(!run.errors.contains("\u{1B}"))
        #expect(!run.errors.contains("^"))
        #expect(run.rules == ["pop-to-missing"])
    }
}
