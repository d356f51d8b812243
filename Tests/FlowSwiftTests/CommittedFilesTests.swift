import Foundation
import Testing

/// The sources that flowgen carries are those of FlowRuntime.
///
/// `FLOWGEN_UPDATE=1 swift test --filter CommittedFilesTests` writes them anew.
@Suite struct CommittedFilesTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    @Test func `the embedded run time is up to date`() throws {
        let folder = Self.sources.appendingPathComponent("FlowRuntime")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let nested = try nestedRuntime(
            of: names.filter { $0 != "UnsupportedPlatforms.swift" }.map { ($0, try Self.text(folder.appendingPathComponent($0))) })
        let text = """
            // Made of Sources/FlowRuntime by CommittedFilesTests. Do not edit.
            // swift-format-ignore-file

            /// FlowRuntime's sources with its types inside an enumeration `FlowRuntime`, and the access that a module of its own gives them.
            let runtimeSources = ##\"""

            """ + nested + "\"\"\"##\n"
        let file = Self.sources.appendingPathComponent("FlowSwift/RuntimeSources.swift")
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil { try Data(text.utf8).write(to: file) }
        #expect(
            try Self.text(file) == text,
            "Sources/FlowSwift/RuntimeSources.swift isn't what Sources/FlowRuntime gives; FLOWGEN_UPDATE=1 writes it")
    }

    private static func text(_ file: URL) throws -> String {
        try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
}
