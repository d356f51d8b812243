import FlowRules
import Foundation
import Testing

/// The page of all rules in the repository is the one that the rules' pages give.
///
/// `FLOWGEN_UPDATE=1 swift test --filter CommittedFilesTests` writes it anew.
@Suite struct CommittedFilesTests {
    private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation")

    @Test func `the page of all rules is up to date`() throws {
        let file = Self.documentation.appendingPathComponent("rules.md")
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
            try Data(rulesDocument().utf8).write(to: file)
        }
        #expect(
            try String(decoding: Data(contentsOf: file), as: UTF8.self) == rulesDocument(),
            "Documentation/rules.md isn't what the rules' pages give; FLOWGEN_UPDATE=1 writes it")
    }
}
