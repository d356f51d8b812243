import TestSupport
import Testing

@testable import FlowSpec

/// The schema and the reference in the repository are those that the tables of keys give. `make
/// update` writes them anew.
@Suite struct CommittedFilesTests {
    @Test(arguments: [("Schemas/flowspec.schema.json", flowSpecSchema), ("Documentation/reference.md", flowSpecReference)])
    func `a file is up to date`(path: String, text: @Sendable () -> String) throws {
        #expect(try isCommitted(text().utf8, at: path), "the tables have changed: run 'make update'")
    }
}
