import Foundation
import Testing

/// The specs of the language's guide.
@Suite struct GuideTests {
    private static let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Documentation/language.md")

    @Test func `every spec of the guide is read without findings`() throws {
        let guide = try String(decoding: Data(contentsOf: Self.guide), as: UTF8.self)
        let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        let specs = blocks.filter { $0.hasPrefix("flowspec: 1") }
        #expect(specs.count > 10)
        for spec in specs {
            #expect(read(spec).findings == [], "\(spec)")
        }
    }
}
