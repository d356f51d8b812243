import FlowGraph
import FlowSpec
import FlowSwift
import Foundation
import TestSupport
import Testing

/// Runs the whole pipeline in this process on randomly damaged specs.
@Suite struct DamagedSpecTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func damaged(_ bytes: [UInt8], with numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = bytes
        let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map { Array($0.utf8) }
        let others = ["pop", "[]", "{}", "~", "1", "a.b", "Int = 1", "\"", "\n", " ", ": ", "- ", "\\(x)", "😀", "\u{0}"].map {
            Array($0.utf8)
        }
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let start = Int.random(in: 0...bytes.count, using: &numbers)
            let end = min(bytes.count, start + Int.random(in: 0...20, using: &numbers))
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes[start..<start] = bytes[start..<end]
            case 2: bytes.replaceSubrange(start..<min(end, start + 1), with: others.randomElement(using: &numbers) ?? [])
            default:
                // Replacing a word often makes a well-formed spec without a sensible meaning.
                let text = words.randomElement(using: &numbers) ?? []
                let wordEnd = bytes[start...].firstIndex { $0 < 0x30 || $0 == 0x3A || $0 == 0x5D || $0 == 0x7D } ?? bytes.count
                bytes.replaceSubrange(start..<wordEnd, with: text)
            }
        }
        return bytes
    }

    /// Scripts/fuzz, in optimized code, damages far more specs.
    private static let rounds = 30

    @Test(arguments: ["Examples/Sources/Orders", "Examples/Sources/Photos", "Tests/Fixtures/Compile"])
    func `a damaged spec gives findings or Swift, the same each time`(folder: String) throws {
        let url = Self.package.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".flow.yaml") }.sorted()
        let specs = try names.map { Source(path: $0, bytes: Array(try Data(contentsOf: url.appendingPathComponent($0)))) }
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        var sound = 0
        for round in 0..<Self.rounds {
            var copies = specs
            let index = Int.random(in: copies.indices, using: &numbers)
            copies[index] = Source(path: copies[index].path, bytes: damaged(copies[index].bytes, with: &numbers))
            let (findings, files) = compile(copies)
            let comment: Comment = "seed \(seed), round \(round):\n\(String(decoding: copies[index].bytes, as: UTF8.self))"
            #expect(compile(copies) == (findings, files), comment)
            #expect(files.count == (findings.contains(": error: ") ? 0 : specs.count), comment)
            for line in findings.split(separator: "\n") where line.contains(".flow.yaml:") {
                #expect([": error: ", ": warning: ", ": note: "].contains { line.contains($0) }, comment)
            }
            sound += files.isEmpty ? 0 : 1
        }
        #expect(sound < Self.rounds)
    }

    private func compile(_ specs: [Source]) -> (findings: String, files: [[UInt8]]) {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let files = specs.map { readSpec(sources.add($0), in: sources, into: &diagnostics) }
        let plan = link(files, into: &diagnostics).flatMap { planSwift(for: $0, sources: sources, into: &diagnostics) }
        let text = renderText(diagnostics.sorted, sources: sources, showsSource: true)
        return (text, plan.map { printSwift($0).map(\.bytes) } ?? [])
    }
}
