import Testing

@testable import FlowSpec

@Suite("A file that isn't text in UTF-8 is one finding at the exact byte")
struct EncodingTests {
    private func lines(_ bytes: [UInt8]) -> [String] {
        let reading = Reading(bytes: Array("a: é\nb: ".utf8) + bytes)
        #expect(reading.node == nil)
        return reading.lines
    }

    @Test func invalidBytes() {
        #expect(lines([0xFF]) == ["2:4 yaml-syntax: the byte 0xFF isn't UTF-8; save the file as UTF-8"])
        #expect(lines([0x41, 0x80, 0x42]) == ["2:5 yaml-syntax: the byte 0x80 isn't UTF-8; save the file as UTF-8"])
        #expect(lines([0xC0, 0x80]) == ["2:4 yaml-syntax: the byte 0xC0 isn't UTF-8; save the file as UTF-8"])
        #expect(lines([0xE9, 0x74, 0x65]) == ["2:4 yaml-syntax: the bytes 0xE9 0x74 aren't UTF-8; save the file as UTF-8"])
        #expect(lines([0xED, 0xA0, 0x80]) == ["2:4 yaml-syntax: the bytes 0xED 0xA0 aren't UTF-8; save the file as UTF-8"])
        #expect(lines([0xF4, 0x90, 0x80, 0x80]) == ["2:4 yaml-syntax: the bytes 0xF4 0x90 aren't UTF-8; save the file as UTF-8"])
    }

    @Test func truncated() {
        #expect(lines([0xC3]) == ["2:4 yaml-syntax: the file ends in the middle of a character; save it again as UTF-8"])
        #expect(lines([0xF0, 0x9F, 0x98]) == ["2:4 yaml-syntax: the file ends in the middle of a character; save it again as UTF-8"])
    }

    @Test("The range is the wrong bytes")
    func range() throws {
        let range = try #require(Reading(bytes: Array("é: ".utf8) + [0xF0, 0x9F, 0x98, 0x41]).findings.first?.range)
        #expect((range.start.column, range.start.offset, range.end.column, range.end.offset) == (5, 4, 8, 7))
    }

    @Test func otherEncodings() {
        let utf16 = ["1:1 yaml-syntax: the file is UTF-16; save it as UTF-8"]
        #expect(Reading(bytes: [0xFF, 0xFE, 0x61, 0x00]).lines == utf16)
        #expect(Reading(bytes: [0xFE, 0xFF, 0x00, 0x61]).lines == utf16)
        #expect(Reading(bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).lines == ["1:1 yaml-syntax: the file is UTF-32; save it as UTF-8"])
    }

    @Test func controlCharacters() {
        let rest = "; remove it, or write it as an escape in double quotes"
        #expect(Reading("a: x1️⃣\u{0}y").lines == ["1️⃣ yaml-syntax: YAML doesn't allow the character U+0000\(rest)"])
        #expect(Reading("a: \"1️⃣\u{1B}\"").lines == ["1️⃣ yaml-syntax: YAML doesn't allow the character U+001B\(rest)"])
        #expect(Reading("é: 1️⃣\u{9B}").lines == ["1️⃣ yaml-syntax: YAML doesn't allow the character U+009B\(rest)"])
        #expect(Reading("é: 1️⃣\u{FFFE}").lines == ["1️⃣ yaml-syntax: YAML doesn't allow the character U+FFFE\(rest)"])
    }

    @Test("A line break that editors don't show", arguments: [("\u{85}", "0085"), ("\u{2028}", "2028"), ("\u{2029}", "2029")])
    func hiddenLineBreaks(character: String, code: String) {
        let message =
            "yaml-unsupported: the character U+\(code) ends the line in YAML 1.1, but most editors don't show it; remove it, or write "
            + "'\\u\(code)' in a string in double quotes"
        #expect(Reading("a: 1 # no1️⃣\(character)rules: { trap: off }").lines == ["1️⃣ \(message)"])
        #expect(Reading("a: \"1️⃣\(character)\"").lines == ["1️⃣ \(message)"])
        #expect(Reading("a: \"\\u\(code)\"").node?.pairs?.first?.value.string == character)
    }

    @Test("All characters that YAML takes are read as they are, as names and as escapes")
    func allowed() {
        for text in ["\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "😀", "\u{10FFFF}", "e\u{301}"] {
            #expect(Reading("a: \"x\(text)y\"").node?.pairs?.first?.value.string == "x\(text)y")
        }
        #expect(Reading("\"\\0\\x1b\\u00e9\\U0001F600\"").node?.string == "\u{0}\u{1B}é😀")
    }

    @Test("An empty file is one finding that says what to write")
    func empty() {
        let finding = ["1:1 missing-key: the file is empty; begin it with 'flowspec: 1'"]
        for text in ["", "\n", "\u{FEFF}", "# only a comment\n", "---\n", "---\n# c\n...\n", "%YAML 1.2\n---\n"] {
            let reading = Reading(text)
            #expect(reading.lines == finding, "\(escaped(text))")
            #expect(reading.node == nil)
        }
    }
}
