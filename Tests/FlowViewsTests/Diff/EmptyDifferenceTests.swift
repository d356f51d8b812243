import Foundation
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowViews

/// A spec doesn't differ from itself.
@Suite struct EmptyDifferenceTests {
    @Test(arguments: ["Shop", "Bank", "Mail", "Orders", "SignIn", "Photos", "Kanji", "CustomTabBar"])
    func `each example`(_ name: String) throws {
        let difference = Difference(from: try revision(ofExample: name), to: try revision(ofExample: name))
        #expect(difference.isEmpty && difference.coverage == .whole)
        #expect(difference.text == "No differences.\n")
        #expect(difference.changedMap == nil && difference.gitHub() == "")
        #expect(difference.passes(DiffChecks(breaking: true, newFindings: true)))
    }

    /// `COUNT` is the number of programs.
    @Test func `random programs`() throws {
        let first = SeededNumbers.seed()
        let count = ProcessInfo.processInfo.environment["COUNT"].flatMap(UInt64.init) ?? 12
        print("equal programs: seed \(first), \(count) programs")
        for seed in first..<first + count {
            var writer = RandomProgram(random: SeededNumbers(seed: seed))
            let text = writer.text()
            let difference = try Difference(from: text, to: "# The same once more\n\n" + text + "\n")
            #expect(difference.isEmpty, "seed \(seed)\n\(difference.text)\n\(text)")
        }
    }

    @Test func `a library has no stacks to compare`() throws {
        let library = "flowspec: 1\nflows: { help: { screens: { topics: {} } } }\n"
        let old = try revision(library, isLibrary: true)
        let new = try revision(library.replacing("{ topics: {} }", with: "{ topics: {}, topic: {} }"), isLibrary: true)
        let difference = Difference(from: old, to: new)
        #expect(difference.coverage == .noStart)
        #expect(difference.specLines == ["+ screen 'help.topic'"])
        let reason = "without a root or an entry flow, the project has no stacks"
        #expect(difference.text.hasSuffix("\n\nReachability was not compared: \(reason).\n"))
        let same = Difference(from: old, to: old)
        #expect(same.isEmpty && same.text.hasPrefix("No differences in the spec or for app code.\n"))
    }
}
