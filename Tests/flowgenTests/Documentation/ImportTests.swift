import Foundation
import TestSupport
import Testing

/// The imports of the sources.
@Suite struct ImportTests {
    /// The modules that are built for iOS, which has Foundation.
    private static let others = ["FlowRuntime", "FlowTesting"]

    /// On Linux, Foundation with ICU needs longer to load than a small app needs to validate.
    @Test func `flowgen and the compiler load no more of Foundation than its essentials`() throws {
        let root = repository.appendingPathComponent("Sources")
        let files = paths(in: "Sources").filter { path in path.hasSuffix(".swift") && !Self.others.contains { path.hasPrefix($0 + "/") } }
        #expect(!files.isEmpty)
        let importing = try files.filter { path in
            let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
            // An indented import is the fallback if the essentials aren't available.
            return lines.contains { $0.hasPrefix("import Foundation") && $0 != "import FoundationEssentials" }
        }
        #expect(importing == [])
    }
}
