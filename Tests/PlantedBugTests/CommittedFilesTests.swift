import Foundation
import Testing

/// The page of planted bugs in the repository is the one that the list gives.
///
/// `FLOWGEN_UPDATE=1 swift test --filter CommittedFilesTests` writes it anew.
@Suite struct CommittedFilesTests {
    @Test func `the page of planted bugs is up to date`() throws {
        let file = tests.deletingLastPathComponent().appendingPathComponent("Documentation/planted-bugs.md")
        let page = bugPage(try Trial.topics.get())
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil { try Data(page.utf8).write(to: file) }
        #expect(
            try String(decoding: Data(contentsOf: file), as: UTF8.self) == page,
            "Documentation/planted-bugs.md isn't what the list of bugs gives; FLOWGEN_UPDATE=1 writes it")
    }
}
