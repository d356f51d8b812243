import FlowSpec
import Foundation
import Testing

/// The schema and the reference in the repository are those that the tables of keys give.
///
/// `FLOWGEN_UPDATE=1 swift test --filter CommittedFilesTests` writes them anew.
@Suite struct CommittedFilesTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: [("Schemas/flowspec.schema.json", flowSpecSchema), ("Documentation/reference.md", flowSpecReference)])
    func `a file is up to date`(path: String, text: @Sendable () -> String) throws {
        let file = Self.package.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text().utf8).write(to: file)
        }
        #expect(
            try String(decoding: Data(contentsOf: file), as: UTF8.self) == text(),
            "\(path) isn't what the tables give; FLOWGEN_UPDATE=1 writes it")
    }
}
