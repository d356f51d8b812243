import Foundation
import TestSupport
import Testing

/// What the sources import.
@Suite struct ImportTests {
    /// The modules that are built for iOS, where there is Foundation.
    private static let others = ["FlowRuntime", "FlowTesting"]

    /// On Linux, Foundation with ICU takes longer to load than a small app takes to validate.
    @Test func `flowgen and the compiler load no more of Foundation than its essentials`() throws {
        let root = repository.appendingPathComponent("Sources")
        let files = paths(in: "Sources").filter { path in path.hasSuffix(".swift") && !Self.others.contains { path.hasPrefix($0 + "/") } }
        #expect(!files.isEmpty)
        let importing = try files.filter { path in
            let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
            // Indented, it is what stands in where there are no essentials.
            return lines.contains { $0.hasPrefix("import Foundation") && $0 != "import FoundationEssentials" }
        }
        #expect(importing == [])
    }
}
