import FlowRules
import Foundation
import TestSupport
import Testing

/// The page of all rules in the repository is the one that the rules' pages give. `make update` writes it anew.
@Suite struct CommittedFilesTests {
    private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation")

    @Test func `the page of all rules is up to date`() throws {
        #expect(try isCommitted(rulesDocument().utf8, at: "Documentation/rules.md"), "the rules' pages have changed: run 'make update'")
    }

    @Test func `what the pages refer to is there`() throws {
        for page in RulePage.all {
            for link in page.explanation.matches(of: /\]\(([a-z-]+\.md)(?:#([a-z0-9-]+))?\)/) {
                let text = try String(decoding: Data(contentsOf: Self.documentation.appendingPathComponent(String(link.1))), as: UTF8.self)
                guard let anchor = link.2 else { continue }
                let titles = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { anchorName(of: $0) }
                #expect(titles.contains(String(anchor)), "\(page.rule.id): \(link.0)")
            }
        }
    }
}

/// A title as the end of a link to it.
private func anchorName(of title: Substring) -> String {
    let words = title.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.map { $0 == " " ? "-" : $0 }.filter { $0 == "-" || $0.isLetter || $0.isNumber })
}
