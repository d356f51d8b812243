import FlowAnalysis
import TestSupport
import Testing

/// Screens that users lose when the window becomes narrow or wide.
@Suite struct FoldingTests {
    private func findings(_ flows: String, except: String = "") throws -> [String] {
        let head = "flowspec: 1\napp: Mail\nroot: mail\ninvariants: { 1️⃣same: { folds: everywhere\(except) } }\nflows:\n"
        return try reported(head + flows, [.trap, .vacuousInvariant])
    }

    private static func lost(_ screen: String, from top: String, at width: String = "compact", also: String = "") -> String {
        "1️⃣ trap: '\(screen)' must be reachable at both widths, but users can't always reach it from '\(top)' in \(width) width\(also)"
    }

    @Test(arguments: [
        ("", "", [lost("text", from: "list")]), ("transitions: { open: { select: secondary } }", "", []),
        ("", "placeholder: true", []),
    ])
    func `a column that nothing opens in a narrow window`(list: String, text: String, expected: [String]) throws {
        let found = try findings(
            """
              mail: { split: { primary: list, secondary: text } }
              list: { screens: { list: { \(list) } } }
              text: { screens: { text: { \(text) } } }
            """)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("{ style: formSheet, compact: fullScreen }", [lost("list", from: "terms")]),
        ("{ style: fullScreen, compact: pageSheet }", [lost("list", from: "terms", at: "regular")]), ("formSheet", []),
        ("fullScreen", []),
    ])
    func `a modal that only one width lets the user dismiss`(presentation: String, expected: [String]) throws {
        let found = try findings(
            """
              mail: { screens: { list: { transitions: { show: { present: terms } } } } }
              terms: { presentation: \(presentation), screens: { terms: {} } }
            """)
        #expect(found == expected)
    }

    @Test func `a modal that users can dismiss if one screen presents it, but not if another does`() throws {
        let found = try findings(
            """
              mail:
                screens:
                  list: { transitions: { show: { present: terms }, open: { push: text } } }
                  text: { transitions: { show: { present: terms, presentation: { compact: fullScreen } } } }
              terms: { screens: { terms: {} } }
            """)
        #expect(found == [Self.lost("list", from: "terms", also: " | 1️⃣ users also lose 1 other screen: 'text'")])
    }

    @Test(arguments: [
        ("width: regular", "", [lost("orders", from: "home")]), ("width: compact", "", [lost("orders", from: "home", at: "regular")]),
        ("width: regular", "transitions: { show: { select: orders } }", []),
    ])
    func `a tab that only one width has in the bar`(width: String, home: String, expected: [String]) throws {
        let found = try findings(
            """
              mail: { tabs: { home: { flow: home }, orders: { flow: orders, \(width) } } }
              home: { screens: { home: { \(home) } } }
              orders: { screens: { orders: {} } }
            """)
        #expect(found == expected)
    }

    /// Users can open the text only while its column is beside the list.
    @Test func `every lost screen is named, the nearest with its trace`() throws {
        let found = try findings(
            """
              mail: { split: { primary: list, secondary: text } }
              list: { screens: { list: { transitions: { settings: { push: settings } } }, settings: {} } }
              text: { screens: { text: { transitions: { more: { push: details } } }, details: {} } }
            """)
        #expect(found == [Self.lost("text", from: "list", also: " | 1️⃣ users also lose 1 other screen: 'details'")])
    }

    @Test(arguments: [
        (", except: [text.text]", []),
        (", except: [text.text, list.list]", ["list"]), (", except: [list.list]", ["list", ""]),
    ])
    func exceptions(except: String, expected: [String]) throws {
        let found = try findings(
            """
              mail: { split: { primary: list, secondary: text } }
              list: { screens: { list: {} } }
              text: { screens: { text: {} } }
            """, except: except)
        let unneeded = "1️⃣ vacuous-invariant: 'list' needs no exception: both widths lead to it from the same states"
        #expect(Set(found) == Set(expected.map { $0.isEmpty ? Self.lost("text", from: "list") : unneeded }))
    }

    @Test func `a screen that users lose only in some states of a tab`() throws {
        let found = try findings(
            """
              mail: { tabs: { inbox: { flow: inbox }, help: { flow: help } } }
              inbox: { split: { primary: list, secondary: text } }
              list: { screens: { list: { transitions: { open: { select: secondary } } }, rules: { back: none } } }
              text: { screens: { text: { transitions: { block: { select: primary, stack: [rules] } } } } }
              help: { screens: { topics: {} } }
            """)
        #expect(found == [Self.lost("text", from: "rules")])
    }

    @Test(arguments: ["Bank", "CustomTabBar", "Kanji", "Mail", "Orders", "Photos", "Shop", "SignIn"])
    func `the examples lose no screen`(name: String) throws {
        let analysis = Analysis(of: try #require(Example(name).program()))
        #expect(analysis.folding(except: []).lost == [])
        #expect(analysis.program.differsByWidth == (name == "Mail"))
    }
}
