import FlowSpec
import Testing

/// flowgen finds in the examples of the rules' pages what the pages say, and nothing else.
@Suite struct RulePageTests {
    private static let pages = RulePage.all.map(\.rule.id)
    private static let rules = Set(Rule.all.map(\.id))

    @Test(arguments: pages)
    func `a wrong example gives its findings`(id: String) async throws {
        let page = try #require(RulePage.of(id))
        let found = try await findings(in: page.wrong)
        switch page.topic {
        case .form, .names, .links, .graph: #expect(found == page.wrong.lines(of: page.rule))
        case .stacks: #expect(places(found) == places(page.wrong.lines(of: page.rule)))
        }
    }

    @Test(arguments: pages)
    func `a right example gives none`(id: String) async throws {
        let page = try #require(RulePage.of(id))
        #expect(try await findings(in: page.right) == [])
    }

    /// What flowgen prints about a program, line by line.
    private func findings(in example: RuleExample) async throws -> [RuleExample.Line] {
        let sandbox = try Sandbox()
        for file in example.files { try sandbox.write(file.plainText, to: file.path) }
        return try await sandbox.flowgen("validate").errors.split(separator: "\n").map { line in
            let parts = try #require(line.wholeMatch(of: /(.+?:\d+:\d+): (error|warning|note): (.*?)(?: \[([a-z-]+)\])?/), "\(line)")
            return RuleExample.Line(
                place: String(parts.1), kind: String(parts.2), message: String(parts.3), rule: parts.4.map(String.init))
        }
    }

    /// The rules and places of the findings, without what leads to them.
    private func places(_ lines: [RuleExample.Line]) -> [String] {
        // The stack after an action stands in brackets too.
        lines.compactMap { line in line.rule.flatMap { Self.rules.contains($0) ? "\(line.place) \($0)" : nil } }
    }
}
