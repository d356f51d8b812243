import Foundation
import TestSupport
import Testing

/// The lists of the architecture page name the files to change for something new. These are all
/// files that handle a similar existing name.
@Suite struct ChangeListTests {
    /// A heading of the page, the name in the files listed below it, and the name's form in code.
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

    /// The paths of the sources whose code contains a name. Excludes test tools, which have their
    /// own actions, and UIKit.
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
