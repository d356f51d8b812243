import Foundation
import TestSupport
import Testing

/// The form of comments in the sources.
@Suite struct CommentTests {
    @Test(arguments: ["Sources", "HeadlessUIKit", "Plugins", "Tests"])
    func `comments have at most 100 columns`(folder: String) throws {
        let root = repository.appendingPathComponent(folder)
        // Generated Swift contains the texts of specs in its comments.
        let files = paths(in: folder).filter { path in
            path.hasSuffix(".swift") && !path.hasSuffix(".flow.swift") && !path.hasPrefix("Fixtures/") && !path.contains(".build/")
        }
        #expect(!files.isEmpty)
        let long = try files.flatMap { path in
            try longComments(in: String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map { "\(folder)/\(path):\($0)" }
        }
        #expect(long == [])
    }

    /// The lines of comments that are too long, except single long words. Ignores comment-like
    /// lines in multi-line strings.
    private func longComments(in text: String) -> [Int] {
        var isInString = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let rest = line.drop { $0 == " " }
            guard rest.hasPrefix("//") else {
                if line.contains("\"\"\""), line.matches(of: /"""/).count % 2 == 1 { isInString.toggle() }
                return nil
            }
            guard !isInString, line.count > pageWidth else { return nil }
            let words = rest.drop { "/- ".contains($0) }
            return words.prefix(pageWidth - (line.count - words.count)).contains(" ") ? index + 1 : nil
        }
    }
}
