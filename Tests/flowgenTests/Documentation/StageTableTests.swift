import Foundation
import TestSupport
import Testing

/// Compares the check stages in CONTRIBUTING.md with the scripts and the workflow.
struct StageTableTests {
    private static let list = "mutate-…"

    /// The rows of the table: the stage, and when it runs.
    private func rows() throws -> [[String]] {
        let lines = try text(of: "CONTRIBUTING.md").split(separator: "\n", omittingEmptySubsequences: false)
        let table = lines.drop { !$0.hasPrefix("| stage |") }.prefix { $0.hasPrefix("|") }
        return try table.dropFirst(2).map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            try #require(cells.count == 5)
            return cells.map { $0.trimmingCharacters(in: [" ", "`"]) }
        }
    }

    private func stages(ofScript name: String) throws -> [String] {
        let script = try text(of: "Scripts/\(name)")
        return script.matches(of: #/\bstage ([a-z-]+|"mutate-\$list") /#).map { $0.1 == #""mutate-$list""# ? Self.list : String($0.1) }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `the table has the stages of both scripts`() throws {
        let rows = try rows()
        #expect(rows.filter { !$0[2].isEmpty }.map(\.[0]).sorted() == Set(try stages(ofScript: "test")).sorted())
        #expect(rows.filter { !$0[4].isEmpty }.map(\.[0]).sorted() == Set(try stages(ofScript: "nightly")).sorted())
    }

    @Test func `each stage of make test is in one job of CI, as the table says`() throws {
        let jobs = try text(of: ".github/workflows/checks.yml").matches(of: #/\{ name: (\w+), stages: ([a-z -]+) \}/#)
        #expect(jobs.count == 3)
        // Every job builds the products that its stages use.
        let inJobs = jobs.flatMap { job in job.2.split(separator: " ").map { "\($0) in \(job.1)" } } + ["build in all"]
        #expect(inJobs.sorted() == (try rows()).filter { !$0[2].isEmpty }.map { "\($0[0]) in \($0[3])" }.sorted())
    }
}
