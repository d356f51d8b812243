import FlowSpec
import Foundation
import Testing

/// Users copy from the examples, so together they use every construct of the language. Shop uses
/// nearly all.
@Suite struct CoverageTests {
    /// Constructs that only the guide shows: templates for names that don't clash in any example,
    /// promises that no example makes, exceptions that no example needs, SwiftUI, and a synonym.
    private static let guidesAlone: Set<String> = [
        "child", "column", "except", "factory", "flowRouter", "flowRouterClass", "flowView", "interface", "pad", "result", "routerClass",
        "screenAnswer", "screenEffects", "screenView", "set", "setFlow", "site",
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
