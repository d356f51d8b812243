import FlowSpec
import Foundation
import Testing

/// The examples are what people copy from, so that they have every construct of the language, Shop
/// nearly all of them.
@Suite struct CoverageTests {
    /// What only the guide shows: templates for names that clash with none of an example's own.
    private static let guidesAlone: Set<String> = [
        "child", "column", "factory", "flowRouter", "flowRouterClass", "result", "routerClass", "screenAnswer", "screenEffects",
        "site",
    ]

    @Test func `every key and every word of the language is used`() throws {
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
        let files = ["Sources", "Legacy"].flatMap { folder in
            let folder = examples.appendingPathComponent(folder)
            return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        }
        let text = try files.filter { isSpecName($0.lastPathComponent) }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let lines = text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.joined(separator: "\n")
        let words = Set(lines.split { !$0.isLetter }.map(String.init))
        let keys = Set(lines.matches(of: /([A-Za-z]+)\s*:/).map { String($0.1) })
        var missing: Set<String> = []
        for table in KeyTable.all {
            let names = table.keys.map(\.name) + table.variants.flatMap { [$0.leading.name] + $0.keys.map(\.name) }
            missing.formUnion(names.filter { !table.words.contains($0) && !keys.contains($0) })
            missing.formUnion(table.words.filter { !words.contains($0) })
        }
        #expect(missing == Self.guidesAlone)
    }
}
