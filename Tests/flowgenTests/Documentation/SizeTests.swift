import TestSupport
import Testing

/// The line limits of the architecture page.
@Suite struct SizeTests {
    @Test func `no part has more lines than its limit`() throws {
        let page = try #require(repositoryText("Documentation/architecture.md"))
        let rows = page.matches(of: /(?m)^\| `(Sources|Tests|Scripts|Package\.swift)` \|[^|]*\| ([\d,]+) \|/)
        #expect(rows.count == 4)
        for row in rows {
            let part = String(row.1)
            let limit = try #require(Int(row.2.replacing(",", with: "")))
            #expect(lines(of: part) <= limit, "\(part) has \(lines(of: part)) lines")
        }
    }

    /// Targets share Swift files as links: a copy could become outdated.
    @Test func `no Swift file is a copy of another`() {
        let files = ["Sources", "Tests", "Plugins"].flatMap { folder in paths(in: folder).map { "\(folder)/\($0)" } }
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !isLink($0) }
        let copies = Dictionary(grouping: files) { repositoryText($0) }.values.filter { $0.count > 1 }
        #expect(!files.isEmpty && copies == [])
    }

    /// The lines of a file, of a folder's Swift, or of everything in `Scripts`.
    private func lines(of part: String) -> Int {
        if part.hasSuffix(".swift") { return lines(at: part) }
        return paths(in: part).filter { part == "Scripts" || $0.hasSuffix(".swift") }.reduce(0) { $0 + lines(at: "\(part)/\($1)") }
    }

    private func lines(at path: String) -> Int {
        isLink(path) ? 0 : repositoryText(path)?.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0
    }
}
