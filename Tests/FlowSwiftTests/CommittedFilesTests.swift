import Foundation
import TestSupport
import Testing

/// The sources that flowgen carries are those of FlowRuntime. `make update` writes them anew.
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
        #expect(
            try isCommitted(text.utf8, at: "Sources/FlowSwift/RuntimeSources.swift"), "Sources/FlowRuntime has changed: run 'make update'")
    }

    private static func text(_ file: URL) throws -> String {
        try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
}
