import FlowSpec
import TestSupport
import Testing

@Suite("Findings as text")
struct RenderTextTests {
    /// Renders a finding about the characters between the markers 1️⃣ and 2️⃣. The markers 3️⃣ and
    /// 4️⃣, if present, enclose a note.
    private func render(_ text: String, message: String = "wrong", path: String = "App.flow.yaml", showsSource: Bool = true) -> String {
        let text = MarkedText(text)
        var sources = SourceTable()
        let id = sources.add(Source(path: path, bytes: text.bytes))
        var finding = Diagnostic(.wrongType, message, at: text.range(1, 2, in: id) ?? .start(of: id))
        finding.notes = text.range(3, 4, in: id).map { [Diagnostic.Note("here", at: $0)] } ?? []
        return renderText([finding], sources: sources, showsSource: showsSource)
    }

    @Test("A finding is a line, each note another")
    func lines() {
        #expect(renderText([], sources: SourceTable()) == "")
        #expect(
            render("a: 3️⃣b4️⃣\nc: 1️⃣d2️⃣\n", showsSource: false) == """
                App.flow.yaml:2:4: error: wrong [wrong-type]
                App.flow.yaml:1:4: note: here

                """
        )
    }

    @Test("The source line follows with the range underlined")
    func source() {
        #expect(
            render("a: 3️⃣b4️⃣\nc: 1️⃣dog2️⃣ # x\n") == """
                App.flow.yaml:2:4: error: wrong [wrong-type]
                c: dog # x
                   ^~~
                App.flow.yaml:1:4: note: here
                a: b
                   ^

                """
        )
    }

    @Test("The caret stands beneath the range also after tabs, wide and combined characters")
    func alignment() {
        let excerpts = ["\tä\t1️⃣xy2️⃣", "日本 e\u{301}👩‍👩‍👧 1️⃣xy2️⃣", "1️⃣日本2️⃣ x", "1️⃣👍🏽2️⃣", "\u{FEFF}a: 1️⃣b2️⃣\r\nc: d"].map { excerpt($0) }
        #expect(
            excerpts == [
                "\tä\txy\n\t \t^~", "日本 e\u{301}👩‍👩‍👧 xy\n         ^~", "日本 x\n^~~~", "👍🏽\n^~", "a: b\n   ^",
            ]
        )
    }

    @Test("An empty range, one of several lines and one at the end of the file have a caret too")
    func edges() {
        #expect(excerpt("a:1️⃣2️⃣\nb: c") == "a:\n  ^")
        #expect(excerpt("a: 1️⃣|\n  b2️⃣\n") == "a: |\n   ^")
        #expect(excerpt("a\n1️⃣2️⃣") == "\n^")
        #expect(excerpt("") == "\n^")
    }

    @Test("A long line is cut around the range")
    func longLines() {
        let long = String(repeating: "é", count: 100_000)
        let lines = excerpt(long + "1️⃣xy2️⃣" + long).split(separator: "\n").map(String.init)
        let (left, right) = (String(repeating: "é", count: 40), String(repeating: "é", count: 79))
        #expect(lines == ["…\(left)xy\(right)…", String(repeating: " ", count: 41) + "^~"])
        #expect(excerpt("1️⃣" + long + "2️⃣").split(separator: "\n").map(\.count) == [81, 80])
    }

    @Test("Nothing from a file can forge a line or reach the terminal as a command")
    func hostile() {
        let text = render("1️⃣a\u{1B}[31m2️⃣", message: "bad\nx:1:1: error: forged", path: "a\nb.flow.yaml")
        #expect(
            text == """
                a\\nb.flow.yaml:1:1: error: bad\\nx:1:1: error: forged [wrong-type]
                a\u{FFFD}[31m
                ^~~~~~

                """
        )
    }

    private func excerpt(_ text: String) -> String {
        render(text).split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().joined().dropLastLineFeed
    }
}

extension String {
    fileprivate var dropLastLineFeed: String {
        hasSuffix("\n") ? String(dropLast()) : self
    }
}
