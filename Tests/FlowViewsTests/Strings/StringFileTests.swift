import FlowGraph
import FlowSpec
import Testing

@testable import FlowViews

/// The texts of a spec, as translators receive them.
@Suite struct StringFileTests {
    private func strings(_ text: String) -> [StringEntry] {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let file = readSpec(sources.add(Source(path: "App.flow.yaml", text: text)), in: sources, into: &diagnostics)
        let program = link([file], into: &diagnostics)
        #expect(diagnostics.sorted.filter { $0.severity == .error }.map(\.message) == [])
        return program?.strings ?? []
    }

    private var shop: [StringEntry] {
        strings(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main: { tabs: { list: { flow: list, title: { key: tabs.list, table: Tabs } } } }
              list:
                screens:
                  list: { title: { key: shop.title, default: "The \\"Shop\\"" }, transitions: { open: { push: item }, look: { present: item } } }
                  item:
                    params: { price: Int }
                    title: { key: item.title, default: "$price EUR, 19 % VAT" }
                    transitions:
                      buy: { if: known, then: { alert: { title: { key: shop.title, comment: "The */ name" }, actions: { ok: { title: { key: OK } } } } } }
            guards: { known: Whether the user is known }
            """)
    }

    @Test func `the list has each text with its places`() {
        #expect(
            shop.listing == """
                Localizable
                  OK
                    button 'ok' of an alert of list.item.buy
                  item.title
                    "%lld EUR, 19 %% VAT"
                    title of the screen list.item
                  shop.title
                    "The "Shop""
                    The */ name
                    title of the screen list.list
                    title of an alert of list.item.buy

                Tabs
                  tabs.list
                    title of the tab main.list

                """)
        #expect([StringEntry]().listing == "The project has no localized strings.\n")
    }

    @Test func `an alert of a link and one of the app's own transition`() {
        let alert = { (key: String) in "{ alert: { title: { key: \(key) }, actions: { ok: {} } } }" }
        let entries = strings(
            """
            flowspec: 1
            app: Shop
            root: list
            flows: { list: { screens: { list: {} } } }
            transitions: { expired: \(alert("Expired")) }
            deepLinks: { news: { url: "shop://news", open: \(alert("News")) } }
            """)
        #expect(entries.map(\.key) == ["Expired", "News"])
        #expect(entries.flatMap(\.places) == ["title of an alert of expired", "title of an alert of the link news"])
    }

    @Test func `a strings file`() {
        #expect(
            shop.filter { $0.table == "Localizable" }.stringsFile == #"""
                /* button 'ok' of an alert of list.item.buy */
                "OK" = "OK";

                /* title of the screen list.item */
                "item.title" = "%lld EUR, 19 %% VAT";

                /* The * / name
                title of the screen list.list; title of an alert of list.item.buy */
                "shop.title" = "The \"Shop\"";

                """#)
    }

    @Test func `what isn't seen is a number in a strings file, and a mark ends neither a text nor a comment`() {
        let entries = strings(
            #"""
            flowspec: 1
            app: Shop
            root: list
            flows: { list: { screens: { list: { params: { n: "Int = 1" }, title: { key: k, default: "\e\u202E\U000E0041\"\u0301 $n %\u0301\n", comment: "a\e*/\u0301" } } } } }
            """#)
        #expect(
            entries.stringsFile == """
                /* a\\u{1B}* /\u{301}
                title of the screen list.list */
                "k" = "\\U001B\\U202E\\UDB40\\UDC41\\"\u{301} %lld %%\u{301}\\n";

                """)
    }

    @Test func `a String Catalog has what Swift doesn't know by itself`() {
        let text = shop.filter { $0.key == "OK" || $0.key == "item.title" }.catalog(language: "de").text
        #expect(
            text == """
                {
                  "sourceLanguage": "de",
                  "strings": {
                    "OK": { "comment": "button 'ok' of an alert of list.item.buy" },
                    "item.title": {
                      "comment": "title of the screen list.item",
                      "extractionState": "extracted_with_value",
                      "localizations": { "de": { "stringUnit": { "state": "new", "value": "%lld EUR, 19 %% VAT" } } }
                    }
                  },
                  "version": "1.0"
                }

                """)
    }
}
