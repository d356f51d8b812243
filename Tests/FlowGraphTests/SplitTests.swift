import FlowGraph
import FlowSpec
import Testing

/// Split flows: the content of their columns, and the moves of users and steps in them.
@Suite struct SplitTests {
    @Test func `what isn't a column, and where a split view can't stand`() {
        let flows = """
            0️⃣mail:
              split: { primary: list, supplementary: 1️⃣bars, secondary: { flow: 2️⃣one } }
              start: 3️⃣third
              on: { 4️⃣third.done: [] }
            5️⃣bars: { tabs: { list: { flow: list } } }
            6️⃣one: { container: none, screens: { one: {} } }
            list:
              screens:
                list:
                  transitions:
                    a: { push: 7️⃣mail }
                    b: { select: mail.8️⃣third }
                    c: { restart: 9️⃣mail }
            """
        let column = "but a column of a split view needs a stack flow; name one, and present"
        let expected = [
            "1️⃣ illegal-containment: 'bars' is a tabs flow, \(column) 'bars' from it | 5️⃣ 'bars' is declared here",
            "2️⃣ illegal-containment: 'one' is a single screen, \(column) 'one' from it | 6️⃣ 'one' is declared here",
            "3️⃣ unknown-target: 'third' isn't a column of the flow 'mail'",
            "4️⃣ unknown-result: 'third' isn't a column of the flow 'mail'",
            "7️⃣ illegal-containment: 'mail' is a split flow: UIKit doesn't allow a split view controller on a navigation stack; present "
                + "it | 0️⃣ 'mail' is declared here",
            "8️⃣ unknown-target: 'third' isn't a column of the flow 'mail'",
            "9️⃣ misplaced-step: can't restart 'mail': it is a split flow; use 'select' with 'reset: true' to restart a column",
        ]
        #expect(linked([specText(root: "mail", flows: flows)]).findings.sorted() == expected)
    }

    private let mail = """
        flowspec: 1
        app: Mail
        root: home
        flows:
          home: { tabs: { mail: { flow: mail }, news: { flow: news } } }
          mail:
            split: { secondary: message, primary: boxes, supplementary: list }
            on: { secondary.deleted: { select: supplementary } }
          boxes: { screens: { boxes: { transitions: { open: { select: supplementary, reset: true } } } } }
          list:
            screens:
              list: { transitions: { open: { select: secondary, stack: [text] }, more: { push: more } } }
              more: { hidesTabBar: true, transitions: { back: { select: primary } } }
          message:
            results: { deleted: {} }
            screens: { nothing: {}, text: { transitions: { delete: { finish: deleted } } } }
          news: { screens: { news: {} } }
        """

    @Test func `the user can go on in any column, and a first screen is gone back from`() throws {
        var walk = try Walk(mail)
        #expect(walk.description == "home: mail = mail: primary [boxes]")
        func widths() -> [Width?] {
            let moves = walk.machine.moves(in: walk.state).filter { if case .tap = $0 { true } else { false } }
            return moves.map { walk.machine.width(of: $0, in: walk.state) }
        }
        #expect(widths() == [nil, nil, .regular, .regular, .regular], "the tabs, then the columns")
        #expect(try walk("tap mail.secondary") == "home: mail = mail: secondary [nothing]")
        #expect(widths() == [nil, nil, .regular, nil, .regular], "back to the column before")
        #expect(try walk("tap mail.supplementary") == "home: mail = mail: supplementary [list]")
        #expect(try walk("more") == "home: mail = mail: supplementary [list, more]")
        #expect(walk.moves.contains("tap mail.primary"), "a screen that hides the tab bar hides no column")
        #expect(!walk.moves.contains("tap home.news"))
        #expect(try walk("tap mail.supplementary") == "home: mail = mail: supplementary [list, more]", "no path to the first screen")
        #expect(try walk("tap mail.primary") == "home: mail = mail: primary [boxes]")
        #expect(walk.moves.contains("tap home.news"))
        #expect(try walk("tap mail.supplementary") == "home: mail = mail: supplementary [list, more]", "each keeps its screens")
    }

    @Test func `steps show columns`() throws {
        var walk = try Walk(mail)
        _ = try walk("open")
        #expect(try walk("open") == "home: mail = mail: secondary [nothing, text]")
        #expect(try walk("<") == "home: mail = mail: secondary [nothing]")
        _ = try walk("tap mail.supplementary")
        _ = try walk("open")
        #expect(try walk("delete") == "home: mail = mail: supplementary [list]")
        _ = try walk("more")
        #expect(try walk("back") == "home: mail = mail: primary [boxes]")
        #expect(try walk("open") == "home: mail = mail: supplementary [list]", "begins anew")
    }

    @Test func `an empty column is never selected, and its first screen replaces the placeholder`() throws {
        var walk = try Walk(
            mail.replacingOccurrences(of: "nothing: {}", with: "nothing: { placeholder: true }")
                .replacingOccurrences(of: "more: { push: more }", with: "more: { push: more }, empty: { select: secondary, reset: true }")
                .replacingOccurrences(of: "delete: {", with: "away: { select: secondary, reset: true }, delete: {"))
        #expect(!walk.moves.contains("tap mail.secondary"))
        _ = try walk("open")
        #expect(try walk("empty") == "home: mail = mail: supplementary [list]")
        #expect(try walk("open") == "home: mail = mail: secondary [text]")
        #expect(!walk.moves.contains("<"))
        #expect(try walk("tap mail.supplementary") == "home: mail = mail: supplementary [list]")
        #expect(try walk("tap mail.secondary") == "home: mail = mail: secondary [text]", "each keeps its screens")
        #expect(try walk("away") == "home: mail = mail: supplementary [list]")
        #expect(!walk.moves.contains("tap mail.secondary"))
        _ = try walk("open")
        _ = try walk("tap mail.supplementary")
        #expect(try walk("empty") == "home: mail = mail: supplementary [list]")
        #expect(!walk.moves.contains("tap mail.secondary"))
    }

    @Test func `where a placeholder can't be`() {
        let text = """
            flows:
              mail:
                split: { primary: 1️⃣list, secondary: reading }
                start: 2️⃣secondary
              list:
                screens:
                  0️⃣none: { placeholder: true }
                  list:
                    transitions:
                      a: { push: 3️⃣reading }
                      b: { select: secondary, stack: [4️⃣help] }
                      c: { present: 5️⃣mail, start: secondary }
              reading:
                screens:
                  nothing: { placeholder: true, transitions: { 6️⃣more: { push: message } } }
                  message: { transitions: { a: { replace: 7️⃣nothing }, b: 8️⃣{ popTo: nothing } } }
              help: { screens: { help: {} } }
            deepLinks: { 9️⃣more: { in: reading, open: { push: message } } }
            """
        let start =
            "misplaced-placeholder: the split view can't start with the column 'secondary': it is empty at the start; name another column"
        let shown =
            "misplaced-placeholder: no step can show the placeholder 'nothing', because only an empty column shows it; use 'select' with "
            + "'reset: true' to empty the column"
        let only =
            "begins with a placeholder, so it can only be the secondary column of a split view; name another flow, or remove 'placeholder'"
        let expected = [
            "0️⃣ misplaced-placeholder: the placeholder 'none' is never visible: 'list' isn't the secondary column of a split view; remove "
                + "'placeholder'",
            "1️⃣ misplaced-placeholder: 'list' \(only)", "2️⃣ \(start)", "3️⃣ misplaced-placeholder: 'reading' \(only)",
            "4️⃣ misplaced-placeholder: 'help' can't be the first in 'stack': no screen of the column's flow is below it; name a "
                + "screen of 'reading' first",
            "5️⃣ \(start)",
            "6️⃣ misplaced-placeholder: the placeholder 'nothing' can't have transitions: an empty column can't be selected; remove 'more'",
            "7️⃣ \(shown)", "8️⃣ \(shown)",
            "9️⃣ misplaced-placeholder: the link can't start in 'reading': its column is empty, and only a step can fill it; remove 'in' or "
                + "'to', and use 'select' with 'stack' in 'open'",
        ]
        #expect(linked([specText(root: "mail", text)]).findings.filter { $0.contains("placeholder") }.sorted() == expected)
    }
}
