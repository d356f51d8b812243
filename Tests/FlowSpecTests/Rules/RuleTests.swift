import FlowSpec
import Foundation
import TestSupport
import Testing

@Suite struct RuleTests {
    @Test func `each rule has an id of its own and a section in the documentation`() throws {
        let page = try String(contentsOf: repository.appendingPathComponent("Documentation/rules.md"), encoding: .utf8)
        let documented = page.split(separator: "\n").filter { $0.hasPrefix("### ") }.flatMap {
            $0.dropFirst(4).components(separatedBy: ", ")
        }
        #expect(documented.sorted() == Rule.all.map(\.id).sorted())
        #expect(Set(documented).count == documented.count)
        #expect(Rule.all.allSatisfy { $0.title.hasSuffix(".") })
    }
}
