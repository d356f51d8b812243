import FlowSpec
import TestSupport
import Testing

private let specs = [
    "flowspec: 1\napp: Shop\nroot: app\nflows:\n  home:\n    screens:\n      details:\n        params: { item: Item, n: \"Bool = false\" }\n",
    "\u{FEFF}# é😀\r\nlink: &l [ \"shop://{id:Int}\", 'it''s' ]\r\nother: *l\r\n? key\r\n: |2-\r\n   text\r\n\r\n",
    "a: &a { b: 1, c: [ ~, true ] }\nd: >\n  folded\n  text\n\ne: [*a, !!str 5, \"\\u00e9\\n\"]\nf: - g\n---\n...\n%\t@`|",
]

private let fragments = [
    "\n", "\t", " ", "  ", ":", ": ", "- ", "? ", "[", "]", "{", "}", ",", "&a ", "*a", "!!int ", "!", "\"", "'", "|", ">", "#", "%",
    "---\n", "...\n", "<<: ",
    "\r", "\u{FEFF}", "\u{2028}", "\u{85}", "😀", "\\", "\u{0}",
].map { Array($0.utf8) }

@Suite("Damaged files")
struct MutationTests {
    private func mutated(_ bytes: [UInt8], with numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let start = Int.random(in: 0...bytes.count, using: &numbers)
            let end = min(bytes.count, start + Int.random(in: 0...5, using: &numbers))
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &numbers))
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: start)
            case 3: bytes.removeSubrange(start...)
            default: bytes.insert(contentsOf: fragments.randomElement(using: &numbers) ?? [], at: start)
            }
        }
        return bytes
    }

    @Test("A damaged file gives a node or a finding, the same each time, with ranges that lie in the file")
    func mutations() {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        for round in 0..<2000 {
            let bytes = mutated(Array(specs[round % specs.count].utf8), with: &numbers)
            let reading = Reading(bytes: bytes)
            var faults: [String] = []
            if reading.node == nil, reading.findings.isEmpty { faults.append("no node and no finding") }
            if reading.outline != Reading(bytes: bytes).outline { faults.append("not the same twice") }
            for range in reading.findings.flatMap({ [$0.range] + $0.notes.map(\.range) }) {
                faults += check(range, in: bytes)
            }
            if let node = reading.node { faults += check(node, inside: node.range, in: bytes) }
            #expect(faults == [], "seed \(seed), round \(round): \(escaped(String(decoding: bytes, as: UTF8.self)))")
        }
    }

    /// Checks a node's ranges: they are in the file and in the enclosing range. A plain scalar on
    /// one line equals the text in its range.
    private func check(_ node: Node, inside outer: SourceRange, in bytes: [UInt8]) -> [String] {
        var faults = check(node.range, in: bytes)
        if node.range.start < outer.start || node.range.end > outer.end {
            faults.append("\(describe(node.range)) isn't inside \(describe(outer))")
        }
        switch node.content {
        case .scalar(let scalar):
            let slice = String(decoding: bytes[node.range.start.offset..<node.range.end.offset], as: UTF8.self)
            if scalar.isPlain, node.anchor == nil, !slice.contains(where: { $0.isNewline || "\"'|>".contains($0) }), slice != scalar.text {
                faults.append("\(quoted(slice)) was read as \(quoted(scalar.text))")
            }
        case .sequence(let items):
            for item in items { faults += check(item, inside: node.range, in: bytes) }
        case .mapping(let pairs):
            for pair in pairs { faults += check(pair.key.range, in: bytes) + check(pair.value, inside: node.range, in: bytes) }
        }
        return faults
    }

    /// Checks a range by counting lines and columns again.
    private func check(_ range: SourceRange, in bytes: [UInt8]) -> [String] {
        guard 0 <= range.start.offset, range.start <= range.end, range.end.offset <= bytes.count else {
            return ["\(describe(range)) isn't in the file"]
        }
        return [range.start, range.end].compactMap { position in
            let before = bytes[..<position.offset]
            let line = before.count { $0 == 0x0A } + 1
            let column = position.offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
            return (line, column) == (position.line, position.column) ? nil : "\(describe(range)) should be \(line):\(column)"
        }
    }
}
