import TestSupport
import Testing

/// The committed page of planted bugs matches the list. `make update` regenerates it.
@Suite struct CommittedFilesTests {
    @Test func `the page of planted bugs is up to date`() throws {
        let page = bugPage(try Trial.topics.get())
        #expect(try isCommitted(page.utf8, at: "Documentation/planted-bugs.md"), "the list of bugs has changed: run 'make update'")
    }
}
