import TestSupport
import Testing

@testable import FlowSpec

/// The committed schema and reference match the tables of keys. `make update` regenerates them.
@Suite struct CommittedFilesTests {
    @Test(arguments: [("Schemas/flowspec.schema.json", flowSpecSchema), ("Documentation/reference.md", flowSpecReference)])
    func `a file is up to date`(path: String, text: @Sendable () -> String) throws {
        #expect(try isCommitted(text().utf8, at: path), "the tables have changed: run 'make update'")
    }
}
