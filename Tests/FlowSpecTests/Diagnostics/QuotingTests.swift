import FlowSpec
import Testing

@Suite("Quoting of names from files")
struct QuotingTests {
    @Test func plain() {
        #expect(quoted("push") == "'push'")
        #expect(quoted("Käse 👩‍👩‍👧 日本") == "'Käse 👩‍👩‍👧 日本'")
    }

    @Test("Nothing that breaks, hides or reorders a line gets through")
    func escapes() {
        #expect(quoted("a\nb\r\n\tc\u{1B}[31m\u{0}") == #"'a\nb\r\n\tc\u{1B}[31m\u{0}'"#)
        #expect(quoted("a\u{85}\u{2028}\u{202E}\u{2066}\u{200B}\u{FEFF}") == #"'a\u{85}\u{2028}\u{202E}\u{2066}\u{200B}\u{FEFF}'"#)
    }

    @Test(
        "What is invisible is shown, each by its number",
        arguments: [
            0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x2029, 0x202A, 0x202E,
            0x2060,
            0x2066, 0x2069, 0x206A, 0x206F, 0x2800, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0x1D173, 0xE0001, 0xE0041,
            0xE0100,
            0xE01EF,
        ])
    func invisible(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(escaped("a\(scalar)b") == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
        #expect(escaped("\(scalar)") == "\\u{\(String(value, radix: 16, uppercase: true))}")
        #expect(JSON.string("\(scalar)").text.utf8.allSatisfy { $0 < 0x7F })
    }

    @Test(
        "The parts of an emoji stay together, and of nothing else",
        arguments: [
            ("👩‍👩‍👧 👍🏽 ❤️ 🏳️‍🌈 1️⃣ ⚙️", "👩‍👩‍👧 👍🏽 ❤️ 🏳️‍🌈 1️⃣ ⚙️"), ("1\u{FE0F}", #"1\u{FE0F}"#), ("❤\u{FE0F}\u{FE0F}", "❤️\\u{FE0F}"),
            ("👩\u{200D}", "👩\\u{200D}"), ("👩\u{200D}a", "👩\\u{200D}a"), ("a\u{FE0F}\u{200D}👩", "a\\u{FE0F}\\u{200D}👩"),
            ("\u{200D}👩", "\\u{200D}👩"),
        ])
    func emoji(text: String, shown: String) {
        #expect(escaped(text) == shown)
        #expect(escaped(shown) == shown)
    }

    @Test("A mark above a quotation mark hides it from nobody")
    func marked() {
        #expect(Array(backslashed("\"\u{301}\\\u{301}").utf8) == Array("\\\"\u{301}\\\\\u{301}".utf8))
        #expect(Array(JSON.string("\"\u{301}").text.utf8) == Array("\"\\\"\u{301}\"\n".utf8))
    }

    @Test("A path is shown in one form, and found by another")
    func path() {
        let source = Source(path: "a\n\u{202E}/b\u{2028}.flow.yaml", text: "")
        #expect(source.path == #"a\n\u{202E}/b\u{2028}.flow.yaml"#)
        #expect(source.location == "a\n\u{202E}/b\u{2028}.flow.yaml")
        #expect(source.name == "b\u{2028}.flow.yaml")
    }

    @Test("Long texts are cut, also those that are one long character")
    func cut() {
        let sixty = String(repeating: "x", count: 60)
        #expect(quoted(sixty) == "'\(sixty)'")
        #expect(quoted(sixty + "y") == "'\(sixty)…'")
        #expect(quoted("e" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count == 63)
    }
}
