import FlowGraph
import Testing

/// Split flows: the content of their columns, and the moves of users and steps in them.
@Suite struct SplitTests {
    @Test func `what isn't a column, and where a split view can't stand`() {
        let text = """
            flowspec: 1
            app: Mail
            root: mail
            flows:
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
        #expect(linked([text]).findings.sorted() == expected)
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
        #expect(try walk("tap mail.secondary") == "home: mail = mail: secondary [nothing]")
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
}
