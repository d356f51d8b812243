import Foundation
import TestSupport
import Testing

/// The man page, which Scripts/man-page generates from the text of the help.
@Suite struct ManPageTests {
    @Test func `the man page is up to date`() async throws {
        let help = try await Sandbox().flowgen("--experimental-dump-help")
        #expect(help.code == 0)
        let script = try String(contentsOf: repository.appendingPathComponent("Scripts/man-page"), encoding: .utf8)
        let page = try python(script, arguments: ["help.json"], files: ["help.json": Array(help.output.utf8)])
        for command in ["validate", "generate", "how", "links", "open", "dump", "init", "rules", "explain", "schema"] {
            #expect(page.contains(".SS flowgen \(command)\n"))
        }
        #expect(try isCommitted(page.utf8, at: "Documentation/flowgen.1"))
    }
}
