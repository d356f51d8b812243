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
}
