import FlowDiagnostics
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

    @Test("Long texts are cut, also those that are one long character")
    func cut() {
        let sixty = String(repeating: "x", count: 60)
        #expect(quoted(sixty) == "'\(sixty)'")
        #expect(quoted(sixty + "y") == "'\(sixty)…'")
        #expect(quoted("e" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count == 63)
    }
}
