import Foundation
import TestSupport
import Testing

/// The lists in the page about the architecture say which files something new touches: those that
/// know something like it.
@Suite struct ChangeListTests {
    /// A heading of the page, the name that the files below it know, and how code writes the name.
    struct List: CustomTestStringConvertible, Sendable {
        let heading: String
        let name: String
        let form: String

        var testDescription: String { name }
    }

    private static let lists = [
        List(heading: "### To add a step", name: "popToRoot", form: #"(\.|\bfunc )popToRoot\b"#),
        List(heading: "### To add a key", name: "largeTitle", form: #"\blargeTitle\b"#),
    ]

    @Test(arguments: lists) func `the files that know a name are those of the list`(list: List) throws {
        let page = try #require(repositoryText("Documentation/architecture.md"))
        let section = try #require(page.components(separatedBy: list.heading + "\n").last).prefix { $0 != "#" }
        #expect(section.contains("know `\(list.name)`"))
        let listed = section.matches(of: /(?m)^\| `([^`]+\.swift)` \|/).map { String($0.1) }
        #expect(try listed.sorted() == files(knowing: list))
    }

    /// The sources whose code knows a name, by their paths. Test tools have actions of their own,
    /// and UIKit isn't flowgen's.
    private func files(knowing list: List) throws -> [String] {
        let others = ["FlowTesting", "UIKit", "SwiftUI"]
        let form = try Regex(list.form).wordBoundaryKind(.simple)
        let sources = repository.appendingPathComponent("Sources")
        return try paths(in: "Sources").filter { path in
            guard path.hasSuffix(".swift"), !others.contains(where: { path.hasPrefix($0 + "/") }) else { return false }
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            return text.contains(list.name)
                && text.split(separator: "\n").contains { line in
                    line.contains(list.name) && !line.drop { $0 == " " }.hasPrefix("//") && line.firstMatch(of: form) != nil
                }
        }.sorted()
    }
}
