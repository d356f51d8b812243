import FlowSpec
import TestSupport
import Testing

/// Paths, which are bytes to the system, as strings.
@Suite struct PathBytesTests {
    @Test func `bytes that are no text have a text, and come back from it`() {
        #expect(String(pathBytes: Array("a/é.flow.yaml".utf8)) == "a/é.flow.yaml")
        #expect(String(pathBytes: [0x61, 0xFF]).unicodeScalars.map(\.value) == [0x61, 0x10FEFF])
        #expect(escaped(String(pathBytes: [0x61, 0xFF, 0x80])) == #"a\xFF\x80"#)
        #expect(octalEscaped(String(pathBytes: [0x61, 0xFF])) == #"a\377"#)
    }

    @Test func `each name has a text of its own`() {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        // Bytes of valid text, and of the scalars that encode other bytes: U+10FEFF and similar.
        let parts: [[UInt8]] = [
            [0x2E], [0x61], [0xC3], [0xA9], [0xC3, 0xA9], [0xFF], [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBB, 0xBF], [0xF4], [0x8F],
        ]
        var texts: [[UInt8]: [UInt8]] = [:]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...5, using: &numbers)).flatMap { _ in numbers.pick(parts) }
            let text = String(pathBytes: bytes)
            #expect(text.pathBytes == bytes, "seed \(seed): \(bytes)")
            #expect(texts.updateValue(bytes, forKey: Array(text.utf8)) ?? bytes == bytes, "seed \(seed): \(bytes)")
        }
    }
}
