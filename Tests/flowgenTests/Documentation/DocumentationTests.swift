import Foundation
import TestSupport
import Testing

/// The pages show flowgen's actual behavior.
///
/// `make update` regenerates the transcripts.
@Suite struct DocumentationTests {
    /// The reasons why fences aren't run, and the number of fences for each reason.
    private static let reasons = [
        "Scripts/check-tutorial runs it": 3, "a configuration": 1, "a notation": 4, "a package's manifest": 3, "a picture": 6,
        "needs SwiftPM": 5, "needs Xcode": 6, "needs a checkout": 4, "needs an app": 30, "needs jq": 2,
        "needs the service": 6, "opens a browser, or goes on until it is interrupted": 1,
        "pictures and folders": 1, "settings of a shell": 1, "tests of the examples compare it": 1,
    ]

    @Test(arguments: writtenPages)
    func `every fence shows what is so`(name: String) async throws {
        let text = try #require(repositoryText(name))
        let page = MarkdownPage(name: name, text: text)
        var run = try await PageRun(page)
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil, !run.changes.isEmpty {
            let renewed = page.text(replacing: run.changes)
            try Data(renewed.utf8).write(to: repository.appendingPathComponent(name))
            run = try await PageRun(MarkdownPage(name: name, text: renewed))
        }
        #expect(run.problems.isEmpty, "\(run.problems.joined(separator: "\n"))")
    }

    @Test func `few fences aren't run, each for a known reason`() async throws {
        var counts: [String: Int] = [:]
        for name in writtenPages {
            for case .directive(.unchecked(let reason), _) in MarkdownPage(name: name, text: try #require(repositoryText(name))).parts {
                counts[reason, default: 0] += 1
            }
        }
        #expect(counts == Self.reasons)
    }
}
