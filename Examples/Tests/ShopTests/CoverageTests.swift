import FlowSpec
import Foundation
import Testing

/// Shop is what people copy from, so it has every construct of the language.
@Suite struct CoverageTests {
    @Test func `every key and every word of the language is used`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Shop")
            .standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let text = try files.filter { isSpecName($0.lastPathComponent) }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let lines = text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.joined(separator: "\n")
        let words = Set(lines.split { !$0.isLetter }.map(String.init))
        let keys = Set(lines.matches(of: /([A-Za-z]+)\s*:/).map { String($0.1) })
        for table in KeyTable.all {
            let names = table.keys.map(\.name) + table.variants.flatMap { [$0.leading.name] + $0.keys.map(\.name) }
            for name in names where !table.words.contains(name) {
                #expect(keys.contains(name), "'\(name)', a key of \(table.title), isn't in Shop")
            }
            for word in table.words { #expect(words.contains(word), "'\(word)', a word for \(table.title), isn't in Shop") }
        }
    }
}
